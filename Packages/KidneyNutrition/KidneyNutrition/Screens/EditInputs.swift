import FractionParser
import ScreenKit
import TimeKit
import WordKit

/// The texts that a person typed into the inputs of a row whose act was refused, so that the answer shows it again.
enum TypedIntoRow {
    @TaskLocal static var current: Act?
}

extension [Field] {
    /// The inputs of a row's act with what was typed into them.
    func retyped(_ act: KidneyAct) -> [Field] {
        guard let typed = TypedIntoRow.current, typed.action == act.id else { return self }
        return map { field in
            var field = field
            field.value = typed.fields[field.id] ?? field.value
            return field
        }
    }
}

/// The fields of an edit, filled in with what is stored.
enum EditInputs {
    static func weight(_ reading: WeightReading) -> [Field] {
        [
            Field(
                id: "weight",
                label: localized("Weight"),
                value: "\(TypedNumber.exact(reading.value)) \(reading.unit.symbol)",
                isRequired: true
            ),
            WeightForm.occasion(reading.context.rawValue),
        ] + moment(reading.moment) + [WeightForm.sure("false")]
    }

    static func pressure(_ reading: PressureReading) -> [Field] {
        let text = "\(TypedNumber.exact(reading.systolic))/\(TypedNumber.exact(reading.diastolic))"
        return [Field(id: "pressure", label: localized("Blood pressure"), value: text, isRequired: true)]
            + moment(reading.moment)
    }

    static func activity(_ reading: ActivityReading) -> [Field] {
        let amount = Field(
            id: "amount",
            label: localized("How much, in \(reading.kind.unit)"),
            kind: .amount,
            value: TypedNumber.exact(reading.value),
            isRequired: true
        )
        return [amount] + moment(reading.moment)
    }

    static func lab(_ line: LabLine) -> [Field] {
        [
            Field(id: "value", label: localized("Value"), value: line.typed, isRequired: true),
            LabForm.unit(LabTable.facts(line.analyte), line.unit.ucum),
        ] + moment(line.moment)
            + LabRemark.allCases.map { LabForm.remark(of: $0, [$0.rawValue: "\(line.remarks.contains($0))"]) }
    }

    static func entry(_ entry: IntakeEntry, _ context: KidneyContext) -> [Field] {
        let local = context.zone.local(at: entry.at)
        return [
            Field(id: "amount", label: localized("How much"), value: entry.shownAmount, isRequired: true),
            MealForm.field(["meal": entry.meal?.rawValue ?? ""]),
            Field(id: "day", label: localized("Day"), kind: .date, value: "\(local.date)", isRequired: true),
            Field(
                id: "time",
                label: localized("Time"),
                kind: .time,
                value: local.time.hourAndMinute,
                isRequired: true
            ),
        ]
    }

    private static func moment(_ moment: Moment) -> [Field] {
        [
            Field(id: "day", label: localized("Day"), kind: .date, value: "\(moment.day)", isRequired: true),
            Field(
                id: "time",
                label: localized("Time"),
                kind: .time,
                value: moment.clockTime ?? "",
                placeholder: "08:30"
            ),
        ]
    }
}

/// The fields of a weight besides its number.
enum WeightForm {
    static func occasion(_ value: String) -> Field {
        Field(
            id: "context",
            label: localized("Weighed"),
            kind: .choice,
            value: value,
            choices: WeightContext.allCases.map { Field.Choice($0.rawValue, label: $0.name) },
            error: WeightContext(rawValue: value) == nil
                ? ScreenInput.refused("time of weighing", value).description : nil
        )
    }

    /// Says that a weight far from the last one is right.
    static func sure(_ value: String) -> Field {
        Field(
            id: "sure",
            label: localized("The weight is right, though it is far from the last one"),
            kind: .toggle,
            value: value
        )
    }
}

/// The form that opens the page of another day.
enum DayForm {
    static func form(
        _ act: KidneyAct,
        _ shown: LocalDate,
        _ typed: [String: String],
        _ page: (LocalDate) -> KidneyLink
    ) -> Form {
        let text = typed["shown"] ?? "\(shown)"
        let day = LocalDate(text)
        let error = day == nil ? ScreenInput.refused("day", text).description : nil
        return Form(
            id: "day",
            title: localized("Another day"),
            fields: [
                Field(id: "shown", label: localized("Day"), kind: .date, value: text, isRequired: true, error: error)
            ],
            buttons: [
                Action(
                    act,
                    label: localized("Show"),
                    availability: .without([error].compactMap(\.self)),
                    opens: day.map { page($0).labeled("\($0)") }
                )
            ]
        )
    }
}
