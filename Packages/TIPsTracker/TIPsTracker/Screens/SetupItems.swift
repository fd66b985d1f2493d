import Foundation
import ScreenKit
import TimeKit
import WordKit

/// The items in a setup: `medicine.1.name`, `medicine.1.dose`, `medicine.1.unit`; for treatment foods `treatment.1.weekly`, then
/// `treatment.1.week.6.dose` and `.unit` for each week. `units` has additional units, separated by commas.
struct SetupItems {
    /// The maximum number of items of a category in a setup. More can be added on the items page.
    static let limit = 50

    let typed: [String: String]
    let moreUnits: [String]
    let fields: [Field]
    let buttons: [Action]
    let drafts: [ItemDraft]

    /// - Parameters:
    ///   - known: the names of existing units.
    ///   - others: the names of the other items in the form.
    init(
        typed: [String: String],
        cycle: Cycle?,
        today: LocalDate,
        known: [String] = DoseUnit.usual,
        others: [String] = []
    ) {
        self.typed = typed
        let more = Self.units(typed["units"] ?? "", besides: known)
        moreUnits = more.names
        var fields = [more.field]
        var buttons: [Action] = []
        var drafts: [ItemDraft] = []
        var labels = Set(others.map(TextRule.key))
        let units = Self.named(known + more.names)
        let weeks = cycle.flatMap { DoseRule.openWeeks(of: $0, today: today) }
        for category in Category.allCases {
            for number in Self.numbers(of: category.rawValue, typed) {
                let id = "\(category.rawValue).\(number)"
                let place = "\(category.title) \(number)"
                let name = FormFields.text(
                    "\(id).name",
                    localized("\(place): Item Name"),
                    .itemName,
                    typed["\(id).name"] ?? ""
                )
                // No two fields have one label, so an item without a name of its own goes by its number.
                let isNamed = name.error == nil && labels.insert(TextRule.key(name.value)).inserted
                let doses = SetupDoses(
                    prefix: id,
                    typed: typed,
                    weeks: category == .treatment ? weeks : nil,
                    units: units,
                    label: "\(isNamed ? name.value : place): "
                )
                fields += [name] + doses.fields
                drafts.append(ItemDraft(name.value, category, doses.draft))
                buttons += [doses.copyDown].compactMap { $0 }
                buttons.append(
                    Action(
                        TIPsAct.removeNewItem(category, number),
                        label: localized("Remove \(isNamed ? name.value : place)", context: "an item")
                    )
                )
            }
            buttons.append(Action(TIPsAct.addItem(category), label: localized("Add Item: \(category.title)")))
        }
        self.fields = fields
        self.buttons = buttons
        self.drafts = drafts
    }

    /// The number of items of a category, including removed ones.
    static func count(of category: String, _ typed: [String: String]) -> Int {
        min(max(typed["\(category).count"].flatMap { Int($0) } ?? 0, 0), limit)
    }

    private static func numbers(of category: String, _ typed: [String: String]) -> [Int] {
        (0..<count(of: category, typed)).map { $0 + 1 }.filter { typed["\(category).\($0).removed"] != "true" }
    }

    private static func units(_ value: String, besides known: [String]) -> (field: Field, names: [String]) {
        let names = value.split(separator: ",").map { TypedText.line(String($0)) }.filter { !$0.isEmpty }
        var field = Field(
            id: "units",
            label: localized("More units, with commas between"),
            value: value,
            placeholder: localized("drop, sachet")
        )
        field.reading = localized("there are \(listed(known.map { UnitWords($0).one })) already")
        field.error = Problem.text { () throws(TIPsError) in
            var plan = named(known)
            for name in names {
                try plan.checkUnitName(TextRule.unitName.checked(name))
                plan.units.append(DoseUnit(id: ID(name), name: UnitWords.kept(name)))
            }
        }
        return (field, names.map(UnitWords.kept))
    }

    /// Returns a plan with units that are identified by name, because new ones have no ids yet.
    private static func named(_ units: [String]) -> Plan {
        Plan(room: Room(timeZone: .gmt), units: units.map { DoseUnit(id: ID($0), name: $0) })
    }
}

/// The doses of an item within a form of several items: one dose, or one for each given week.
struct SetupDoses {
    let fields: [Field]
    let draft: DosingDraft?
    /// Copies the doses to the empty weeks below them; nil for a constant dose.
    let copyDown: Action?

    /// - Parameters:
    ///   - prefix: the prefix of the field ids.
    ///   - weeks: the weeks to enter; nil for a constant dose.
    ///   - units: the plan with the units to choose from.
    ///   - label: the prefix of the labels.
    ///   - isRequired: whether the doses can't all stay blank. Weekly doses are entered for all weeks or for none.
    ///   - isUsuallyWeekly: whether a treatment food has a dose for each week unless the person chooses.
    ///   - hint: the text about a blank dose of a week, or of all weeks; nil for none.
    init(
        prefix: String,
        typed: [String: String],
        weeks: ClosedRange<Int>?,
        units: Plan,
        label: String = "",
        isRequired: Bool = true,
        isUsuallyWeekly: Bool = true,
        hint: (_ week: Int?) -> String? = { _ in nil }
    ) {
        func pair(_ id: String, _ title: String, _ isRequired: Bool, week: Int? = nil) -> [Field] {
            var amount = FormFields.amount(
                "\(id).dose",
                title + localized("Dose"),
                typed["\(id).dose"] ?? "",
                isRequired: isRequired
            )
            if amount.value.isEmpty { amount.reading = hint(week) }
            return [
                amount,
                FormFields.unit(
                    "\(id).unit",
                    title + localized("Unit"),
                    typed["\(id).unit"] ?? "",
                    plan: units,
                    addUnit: nil,
                    isRequired: isRequired
                ),
            ]
        }
        func isBlank(_ id: String) -> Bool {
            (typed["\(id).dose"] ?? "").isEmpty && (typed["\(id).unit"] ?? "").isEmpty
        }
        let isWeekly = weeks != nil && Field.isOn(typed["\(prefix).weekly"], default: isUsuallyWeekly)
        var all: [Field] = []
        if weeks != nil {
            all.append(Field.toggle("\(prefix).weekly", label + localized("Add Future Week Doses"), isWeekly))
        }
        guard isWeekly, let weeks else {
            let asks = isRequired || !isBlank(prefix)
            let dose = pair(prefix, label, asks)
            fields = all + dose
            draft = asks ? .same(DoseDraft(dose[0].value, dose[1].value)) : nil
            copyDown = nil
            return
        }
        let asks = isRequired || weeks.contains { !isBlank("\(prefix).week.\($0)") }
        var doses: [Int: DoseDraft] = [:]
        for week in weeks {
            let dose = pair("\(prefix).week.\(week)", label + localized("Week \(week): "), asks, week: week)
            all += dose
            doses[week] = DoseDraft(dose[0].value, dose[1].value)
        }
        fields = all
        draft = asks ? .weekly(doses) : nil
        copyDown = Action(TIPsAct.copyDown(prefix: "\(prefix).week."), label: label + localized("Copy Down"))
    }
}
