import FractionParser
import ScreenKit
import TimeKit
import WordKit

/// A refused act of a row, so that the answer shows what was typed into the row's inputs with its errors.
struct TypedIntoRow {
    @TaskLocal static var current: TypedIntoRow?

    let act: Act
    /// The reason of the refusal.
    let why: String
    /// The id of the input that the reason is about; nil if it isn't known.
    let field: String?

    /// Returns the texts that were typed into the inputs of an act; empty for an act that wasn't refused.
    static func texts(of act: KidneyAct) -> [String: String] {
        guard let current, current.act.action == act.id else { return [:] }
        return current.act.fields
    }
}

extension [Field] {
    /// The inputs of a row's act. One that was refused has its errors, or the reason where only what is stored could tell it. Into any other
    /// nobody typed, so it has none.
    func judged(_ act: KidneyAct) -> [Field] {
        let refused = TypedIntoRow.current.flatMap { $0.act.action == act.id ? $0 : nil }
        let hasErrors = contains { $0.error != nil }
        return map { field in
            var field = field
            if let refused {
                if !hasErrors, field.id == refused.field { field.error = refused.why }
            } else {
                field.error = nil
                field.reading = nil
            }
            return field
        }
    }
}

/// The fields of an edit, filled in with what is stored, or with what was typed if the edit was refused.
enum EditInputs {
    static func weight(_ reading: WeightReading, _ context: KidneyContext?, boundsDay: Bool) -> [Field] {
        let typed = TypedIntoRow.texts(of: .weight(.edit, reading.id))
        let stored = "\(TypedNumber.exact(reading.value)) \(reading.unit.symbol)"
        return [
            WeightForm.weight(typed["weight"] ?? stored, isRequired: true, in: context?.units),
            WeightForm.occasion(typed["context"] ?? reading.context.rawValue),
        ] + moment(reading.moment, typed, context, boundsDay: boundsDay) + [WeightForm.sure(typed["sure"] ?? "false")]
    }

    static func pressure(_ reading: PressureReading, _ context: KidneyContext?) -> [Field] {
        let typed = TypedIntoRow.texts(of: .pressure(.edit, reading.id))
        let stored = "\(TypedNumber.exact(reading.systolic))/\(TypedNumber.exact(reading.diastolic))"
        return [PressureForm.pressure(typed["pressure"] ?? stored, isRequired: true)]
            + moment(reading.moment, typed, context)
    }

    static func activity(_ reading: ActivityReading, _ context: KidneyContext?) -> [Field] {
        let typed = TypedIntoRow.texts(of: .activity(.edit, reading.id))
        let amount = Field(
            id: "amount",
            label: localized("How much, in \(reading.kind.unit)"),
            kind: .amount,
            value: typed["amount"] ?? TypedNumber.exact(reading.value),
            isRequired: true,
            range: Field.Bounds(ActivityRule.amounts(of: reading.kind), unit: "")
        )
        return [ActivityForm.judged(amount, of: reading.kind)] + moment(reading.moment, typed, context)
    }

    static func lab(_ line: LabLine, _ context: KidneyContext) -> [Field] {
        let typed = TypedIntoRow.texts(of: .lab(.edit, line.result))
        var unit = LabForm.unit(LabTable.facts(line.analyte), typed["unit"] ?? line.unit.ucum)
        unit.error = LabForm.fault(ofUnit: unit.value, line.analyte)
        return [
            LabForm.value(typed["value"] ?? line.typed, line.analyte, unit.value, context), unit,
        ] + moment(line.moment, typed, context)
            + LabRemark.allCases.map { remark -> Field in
                let stored = "\(line.remarks.contains(remark))"
                return LabForm.remark(of: remark, [remark.rawValue: typed[remark.rawValue] ?? stored])
            }
    }

    static func entry(_ entry: IntakeEntry, _ context: KidneyContext) -> [Field] {
        let typed = TypedIntoRow.texts(of: .entry(.edit, entry.id))
        let local = context.zone.local(at: entry.at)
        let amount = amount(of: entry, typed["amount"])
        return [
            // An amount that stays as it is shown keeps its text.
            amount.value == entry.shownAmount ? amount : FoodScreen.amount(amount, of: entry.food).field,
            MealForm.field(["meal": typed["meal"] ?? entry.meal?.rawValue ?? ""]),
        ] + MomentForm.edited(day: local.date, time: local.time.hourAndMinute, typed, context, needsTime: true)
    }

    /// The field with an entry's amount, not judged.
    static func amount(of entry: IntakeEntry, _ typed: String?) -> Field {
        Field(
            id: "amount",
            label: localized("How much"),
            kind: .amount,
            value: typed ?? entry.shownAmount,
            isRequired: true,
            range: entry.food.amountBounds
        )
    }

    private static func moment(
        _ moment: Moment,
        _ typed: [String: String],
        _ context: KidneyContext?,
        boundsDay: Bool = true
    ) -> [Field] {
        MomentForm.edited(day: moment.day, time: moment.clockTime, typed, context, boundsDay: boundsDay)
    }
}

/// The field of a blood pressure.
enum PressureForm {
    /// Returns the field with its reading or its error. An empty one that isn't required has neither.
    static func pressure(_ value: String, isRequired: Bool = false) -> Field {
        var field = Field(
            id: "pressure",
            label: localized("Blood pressure"),
            value: value,
            isRequired: isRequired,
            placeholder: "130/80"
        )
        guard isRequired || !value.isEmpty else { return field }
        do throws(KidneyError) {
            let (upper, lower) = try PressureRule.read(value)
            field.reading = localized("\(DecimalText.text(upper)) over \(DecimalText.text(lower)) mmHg")
        } catch { field.error = error.description }
        return field
    }
}

/// The field of an amount of activity.
enum ActivityForm {
    /// Returns a field with its reading or its error. An empty one that isn't required has neither.
    static func judged(_ typed: Field, of kind: ActivityKind) -> Field {
        var field = typed
        guard field.isRequired || !field.value.isEmpty else { return field }
        do throws(KidneyError) {
            let value = try ActivityRule.read(field.value, of: kind)
            field.reading = "\(DecimalText.grouped(value, most: 1)) \(kind.unit)"
        } catch { field.error = error.description }
        return field
    }
}

/// The fields of a weight.
enum WeightForm {
    /// Returns the field of the number with its reading or its error. An empty one that isn't required has neither.
    ///
    /// - Parameter units: The person's units; nil where they aren't known. A number alone is then taken as pounds, and no range is told.
    static func weight(_ value: String, isRequired: Bool = false, in units: UnitSystem?) -> Field {
        var field = Field(
            id: "weight",
            label: localized("Weight"),
            value: value,
            isRequired: isRequired,
            placeholder: units == .international ? "81.2 kg" : "179 lb",
            range: units.map { WeightRule.bounds(in: $0) }
        )
        guard isRequired || !value.isEmpty else { return field }
        do throws(KidneyError) {
            let (number, unit) = try WeightRule.read(value, in: units ?? .conventional)
            field.reading = WeightRow.text(number, unit)
        } catch { field.error = error.description }
        return field
    }

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

/// The fields of a span of days.
enum SpanForm {
    /// Returns the fields `from` and `to` with their errors, and the days; nil if one of them is none.
    ///
    /// - Parameter longest: The largest number of days; nil for no limit.
    static func fields(
        _ context: KidneyContext,
        _ first: LocalDate,
        _ last: LocalDate,
        _ typed: [String: String],
        longest: Int? = nil
    ) -> (fields: [Field], days: ClosedRange<LocalDate>?) {
        func field(_ id: String, _ label: String, _ day: LocalDate) -> (field: Field, day: LocalDate?) {
            var field = Field(
                id: id,
                label: label,
                kind: .date,
                value: typed[id] ?? "\(day)",
                isRequired: true,
                range: Field.Bounds(highest: context.today)
            )
            guard let day = LocalDate(field.value) else {
                field.error = ScreenInput.refused("day", field.value).description
                return (field, nil)
            }
            if day > context.today { field.error = KidneyError.dayToCome(day).description }
            return (field, day)
        }
        let from = field("from", localized("First day"), first)
        var to = field("to", localized("Last day"), last)
        var days: ClosedRange<LocalDate>?
        if let first = from.day, let last = to.day {
            let count = first.days(until: last) + 1
            if first > last {
                to.field.error = KidneyError.spanBackwards(first, last).description
            } else if let longest, count > longest {
                to.field.error = KidneyError.spanTooLong(days: count, limit: longest).description
            } else {
                days = first...last
            }
        }
        return ([from.field, to.field], days)
    }
}
