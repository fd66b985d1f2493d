import FractionParser
import ScreenKit
import TimeKit
import WordKit

/// Creates the fields of forms. A field has the unsaved input, else the stored value; invalid input has an error.
enum FormFields {
    /// Creates a text field that checks a rule.
    static func text(
        _ id: String,
        _ label: String,
        _ rule: TextRule,
        _ value: String,
        placeholder: String? = nil
    ) -> Field {
        Field(
            id: id,
            label: label,
            kind: rule.hasLines ? .lines : .line,
            value: value,
            isRequired: rule.isRequired,
            limit: rule.limit,
            placeholder: placeholder,
            error: Problem.text { () throws(TIPsError) in _ = try rule.checked(value) }
        )
    }

    /// Creates the picker of a category.
    static func category(_ id: String, _ label: String, _ value: String) -> Field {
        var field = Field(id: id, label: label, kind: .choice, value: value, isRequired: true)
        field.choices = Category.allCases.map { Field.Choice($0.rawValue, label: $0.title) }
        if Category(rawValue: value) == nil {
            field.error = TIPsError.notACategory(String(value.prefix(40))).description
        }
        return field
    }

    static func date(_ id: String, _ label: String, _ value: String) -> Field {
        var field = Field(id: id, label: label, kind: .date, value: value, isRequired: true, placeholder: "2026-01-05")
        if let day = LocalDate(value) {
            field.reading = day.weekday.name
        } else {
            field.error =
                value.isEmpty
                ? localized("a date is needed, such as 2026-01-05")
                : localized("“\(value.prefix(40))” is no date — write it as 2026-01-05")
        }
        return field
    }

    static func time(_ id: String, _ label: String, _ value: String) -> Field {
        var field = Field(id: id, label: label, kind: .time, value: value, isRequired: true, placeholder: "08:00")
        if (try? LocalTime(typed: value)) == nil {
            field.error = TIPsError.notATime(String(value.prefix(40))).description
        }
        return field
    }

    /// Creates a field for a whole number in a range; anything else is an error.
    static func number(
        _ id: String,
        _ label: String,
        _ value: String,
        in range: ClosedRange<Int>,
        outside: (Int) -> TIPsError
    ) -> Field {
        var field = Field(id: id, label: label, kind: .number, value: value, isRequired: true)
        field.range = Field.Bounds(range)
        if let number = Int(value) {
            if !range.contains(number) { field.error = outside(number).description }
        } else {
            field.error = localized("“\(value.prefix(40))” is no whole number — write digits alone, such as 15")
        }
        return field
    }

    /// Creates the field of a dose's amount.
    static func amount(_ id: String, _ label: String, _ value: String, isRequired: Bool = true) -> Field {
        var field = Field(
            id: id,
            label: label,
            kind: .amount,
            value: value,
            isRequired: isRequired,
            limit: DoseRule.amountLimit,
            placeholder: "1/4"
        )
        guard !value.isEmpty else {
            field.error = isRequired ? localized("a dose is needed, such as 1/4") : nil
            return field
        }
        do throws(TIPsError) {
            let read = try DoseRule.amount(value)
            if read.text != value { field.reading = localized("read as \(read.text)") }
        } catch {
            field.error = error.description
        }
        return field
    }

    /// Creates the picker of a dose's unit. The choices are the units that aren't deleted, with their ids as values, and last the link to a new unit.
    ///
    /// A deleted unit is offered only if it is the present one, and stays valid only with the present amount.
    static func unit(
        _ id: String,
        _ label: String,
        _ value: String,
        plan: Plan,
        addUnit origin: TIPsLink.UnitOrigin?,
        isRequired: Bool = true,
        hasOldAmount: Bool = true
    ) -> Field {
        var field = Field(id: id, label: label, kind: .choice, value: value, isRequired: isRequired)
        field.choices = plan.pickableUnits.map { Field.Choice($0.id.rawValue, label: $0.shownName) }
        let chosen =
            plan.pickableUnits.first { $0.id.rawValue == value || TextRule.key($0.name) == TextRule.key(value) }
            ?? plan.pickableUnits.first { $0.isNamed(TextRule.key(value)) }
        if let chosen {
            field.value = chosen.id.rawValue
        } else if let kept = plan.units.first(where: { $0.id.rawValue == value }) {
            field.choices.append(Field.Choice(kept.id.rawValue, label: localized("\(kept.shownName) (deleted)")))
            if hasOldAmount {
                field.reading = localized(
                    "\(kept.name) was deleted from the units; it stays here until another is chosen"
                )
            } else {
                field.error = localized("\(kept.name) was deleted from the units — choose another for the new dose")
            }
        } else if !value.isEmpty {
            field.error = TIPsError.notFound(what: "unit", String(value.prefix(60))).description
        } else if isRequired {
            field.error = localized("a unit is needed — choose one")
        }
        if let origin {
            field.choices.append(Field.Choice(TIPsLink.addUnit(origin).target, label: localized("Add a Unit")))
        }
        return field
    }

    /// Creates the picker of a cycle's number, 1…25, with the taken ones marked.
    static func cycleNumber(_ value: String, taken: Set<Int>) -> Field {
        var field = Field(id: "number", label: localized("Cycle Number"), kind: .choice, value: value, isRequired: true)
        field.choices = Cycle.numbers.map { number in
            Field.Choice(String(number), label: taken.contains(number) ? localized("\(number) (taken)") : nil)
        }
        guard let number = Int(value) else {
            field.error = localized("“\(value.prefix(40))” is no cycle number — choose 1 to 25")
            return field
        }
        if !Cycle.numbers.contains(number) {
            field.error = TIPsError.cycleNumberOutOfRange(number).description
        } else if taken.contains(number) {
            field.error = TIPsError.cycleNumberTaken(number).description
        }
        return field
    }

    /// Creates the fields of a cycle, and checks them one by one and together. The challenge date's field has the errors of the dates.
    static func cycle(
        patient: String,
        number: String,
        start: String,
        challenge: String,
        id: Cycle.ID,
        among others: [Cycle]
    ) -> (fields: [Field], cycle: Cycle?) {
        var fields = [
            text("patient", localized("Patient Name"), .patientName, patient, placeholder: "Mia"),
            cycleNumber(number, taken: Set(others.map(\.number))),
            date("start", localized("Cycle Dosing Start Date"), start),
            date("challenge", localized("Food Challenge Date"), challenge),
        ]
        guard let first = LocalDate(start), let last = LocalDate(challenge) else { return (fields, nil) }
        let cycle = Cycle(
            id: id,
            patient: patient,
            number: fields[1].error == nil ? Int(number) ?? 0 : Cycle.numbers.lowerBound,
            start: first,
            challenge: last
        )
        // The number's field has its own error, which must not hide the errors of the dates.
        let dated = others.map { other in
            var other = other
            if fields[1].error != nil, other.number == cycle.number { other.number = 0 }
            return other
        }
        fields[3].error = Problem.text { () throws(TIPsError) in try CycleRule.check(cycle, among: dated) }
        if fields[3].error == nil {
            let days = first.days(until: last)
            fields[3].reading =
                days % 7 == 0
                ? localized("\(last.weekday.name), \(cycle.weekCount, "week")")
                : localized("\(last.weekday.name), \(cycle.weekCount, "week"), the last of \(days % 7, "day")")
        }
        return (fields, fields.areRight ? cycle : nil)
    }
}

extension Form {
    /// Creates a form with a button “Save”, which is disabled while a field is invalid. A blank field has no error before somebody typed into it.
    ///
    /// - Parameters:
    ///   - typed: the unsaved input, by field id.
    ///   - availability: the reason for which it can't be saved besides the fields.
    ///   - more: buttons after “Save” that take the fields, too.
    ///   - errors: the errors to consider; nil for those of the fields.
    init(
        saving id: String,
        _ title: String,
        _ fields: [Field],
        typed: [String: String],
        label: String = localized("Save"),
        if availability: Action.Availability,
        errors: [String]? = nil,
        confirmation: Action.Confirmation? = nil,
        opens: Link? = nil,
        more: [Action] = []
    ) {
        let fields = fields.asked(if: availability)
        let save = Action(
            TIPsAct.save,
            label: label,
            availability: availability.and(.without(errors ?? fields.compactMap(\.error))),
            confirmation: confirmation,
            opens: opens
        )
        self = Form(id: id, title: title, fields: fields, buttons: [save] + more, whyNot: availability.whyNot)
            .unjudged(typed)
    }
}

extension [Field] {
    /// Whether no field is invalid.
    var areRight: Bool { allSatisfy { $0.error == nil } }

    /// The fields as a member may fill them in. Where the form can't be saved, a blank field is no mistake, so that the reason shows instead.
    func asked(if availability: Action.Availability) -> [Field] {
        guard case .disabled = availability else { return self }
        return map { field in
            var field = field
            if field.value.isEmpty {
                field.error = nil
                field.isRequired = false
            }
            return field
        }
    }
}
