import CommandKit
import TIPsTracker
import TimeKit

/// The questions about doses, and the units that come up in them.
struct DoseQuestions {
    let interview: Interview
    /// The units that can be picked.
    let offered: [String]
    /// Those that were made on the way.
    private(set) var added: [String] = []

    init(_ interview: Interview, units: [String]) {
        self.interview = interview
        offered = units
    }

    /// A dose such as "1/4 tsp". A unit that isn't there yet can be made at once.
    mutating func dose(_ question: String, keeping kept: String? = nil) throws -> DoseDraft {
        while true {
            let typed = try interview.ask(question, keeping: kept) { text in
                let parts = try DoseRule.split(text)
                return DoseDraft(try DoseRule.amount(parts.amount).text, try TextRule.unitName.checked(parts.unit))
            }
            if let unit = (offered + added).first(where: { TextRule.key($0) == TextRule.key(typed.unit) }) {
                return DoseDraft(typed.amount, unit)
            }
            if try interview.asksYes("There is no unit “\(typed.unit)” yet. Add it?", byDefault: false) {
                added.append(typed.unit)
                return typed
            }
            interview.terminal.note("The units are \((offered + added).joined(separator: ", ")).")
        }
    }

    /// The doses of a treatment food: one for each week, or one for all.
    mutating func treatment(_ weeks: ClosedRange<Int>) throws -> DosingDraft {
        guard try interview.asksYes("Add future week doses, one for each week?", byDefault: true) else {
            return .same(try dose("Dose, the same in every week"))
        }
        var doses: [Int: DoseDraft] = [:]
        for week in weeks { doses[week] = try dose("Week \(week) of \(weeks.upperBound)") }
        return .weekly(doses)
    }

    /// New items of a category, until a name is left out.
    mutating func items(of category: Category, weeks: ClosedRange<Int>?) throws -> [ItemDraft] {
        var items: [ItemDraft] = []
        while let name = try name(isFirst: items.isEmpty) {
            let dosing: DosingDraft =
                if category == .treatment, let weeks {
                    try treatment(weeks)
                } else {
                    .same(try dose("Dose"))
                }
            items.append(ItemDraft(name, category, dosing))
        }
        return items
    }

    private func name(isFirst: Bool) throws -> String? {
        try interview.ask(isFirst ? "Item name, or Enter for none" : "Another item name, or Enter for no more") {
            text in
            text.isEmpty ? nil : try TextRule.itemName.checked(text)
        }
    }
}

extension Category {
    /// What belongs into it, in a few words.
    var hint: String {
        switch self {
        case .medicine: "taken daily"
        case .maintenance: "cleared foods, eaten daily"
        case .treatment: "worked on daily, their doses set week by week"
        case .recommended: "eaten three to five times a week"
        }
    }
}
