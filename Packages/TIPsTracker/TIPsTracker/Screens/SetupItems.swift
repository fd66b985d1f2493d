import Foundation
import ScreenKit
import TimeKit

/// The items that are entered in the first setup: `medicine.1.name`, `medicine.1.dose`, `medicine.1.unit`; for treatment foods
/// `treatment.1.weekly`, and then `treatment.1.week.6.dose` and `.unit` for each week. `units` has more units, with commas between.
struct SetupItems {
    /// The most items of a category that the setup takes; more are added on the items page.
    static let limit = 50

    let typed: [String: String]
    let moreUnits: [String]
    let fields: [Field]
    let buttons: [Action]
    let drafts: [ItemDraft]

    /// - Parameter known: the names of the units that there are already.
    init(typed: [String: String], cycle: Cycle?, today: LocalDate, known: [String] = DoseUnit.usual) {
        self.typed = typed
        let more = Self.units(typed["units"] ?? "", besides: known)
        moreUnits = more.names
        var fields = [more.field]
        var buttons: [Action] = []
        var drafts: [ItemDraft] = []
        let names = known + more.names
        // Units that are new have no id yet: all go by their names.
        let units = Plan(room: Room(timeZone: .gmt), units: names.map { DoseUnit(id: ID($0), name: $0) })
        let weeks = cycle.flatMap { DoseRule.openWeeks(of: $0, today: today) }
        for category in Category.allCases {
            for number in Self.numbers(of: category.rawValue, typed) {
                let doses = SetupDoses(
                    prefix: "\(category.rawValue).\(number)",
                    typed: typed,
                    weeks: category == .treatment ? weeks : nil,
                    units: units
                )
                let id = "\(category.rawValue).\(number)"
                let name = FormFields.text(
                    "\(id).name",
                    "\(category.title): Item Name",
                    .itemName,
                    typed["\(id).name"] ?? ""
                )
                fields += [name] + doses.fields
                drafts.append(ItemDraft(name.value, category, doses.draft))
                buttons.append(Action(id: "remove/\(id)", label: "Remove \(name.value)"))
            }
            buttons.append(Action(id: "add/\(category.rawValue)", label: "Add Item: \(category.title)"))
        }
        self.fields = fields
        self.buttons = buttons
        self.drafts = drafts
    }

    /// How many items of a category there is room for, removed ones too.
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
            label: "More units, with commas between",
            value: value,
            placeholder: "drop, sachet"
        )
        field.reading = "there are \(Counted.list(known)) already"
        field.error = Problem.text { () throws(TIPsError) in
            var known = Set(known.map(TextRule.key))
            for name in names {
                _ = try TextRule.unitName.checked(name)
                guard known.insert(TextRule.key(name)).inserted else { throw .nameTaken(name, what: "unit") }
            }
        }
        return (field, names)
    }

    var summary: [String] {
        Category.allCases.map { category in
            let names = drafts.filter { $0.category == category }.map(\.name)
            return "\(category.title): " + (names.isEmpty ? "none yet" : names.joined(separator: ", "))
        }
    }
}

/// The doses of one item within a form of several: one dose, or one a week where the weeks are given.
struct SetupDoses {
    let fields: [Field]
    let draft: DosingDraft?

    /// - Parameters:
    ///   - prefix: what the ids of the fields begin with.
    ///   - weeks: the weeks to ask for; nil for what has one dose.
    ///   - units: the units to choose from.
    ///   - label: what the labels begin with.
    ///   - isRequired: whether all of it can't stay blank; weeks are filled all or none.
    init(
        prefix: String,
        typed: [String: String],
        weeks: ClosedRange<Int>?,
        units: Plan,
        label: String = "",
        isRequired: Bool = true
    ) {
        func pair(_ id: String, _ title: String, _ isRequired: Bool) -> [Field] {
            [
                FormFields.amount("\(id).dose", "\(title)Dose", typed["\(id).dose"] ?? "", isRequired: isRequired),
                FormFields.unit(
                    "\(id).unit",
                    "\(title)Unit",
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
        let isWeekly = weeks != nil && FormFields.isOn(typed["\(prefix).weekly"], default: true)
        var all: [Field] = []
        if weeks != nil { all.append(FormFields.toggle("\(prefix).weekly", "\(label)Add Future Week Doses", isWeekly)) }
        guard isWeekly, let weeks else {
            let asks = isRequired || !isBlank(prefix)
            let dose = pair(prefix, label, asks)
            fields = all + dose
            draft = asks ? .same(DoseDraft(dose[0].value, dose[1].value)) : nil
            return
        }
        let asks = isRequired || weeks.contains { !isBlank("\(prefix).week.\($0)") }
        var doses: [Int: DoseDraft] = [:]
        for week in weeks {
            let dose = pair("\(prefix).week.\(week)", "\(label)Week \(week): ", asks)
            all += dose
            doses[week] = DoseDraft(dose[0].value, dose[1].value)
        }
        fields = all
        draft = asks ? .weekly(doses) : nil
    }
}
