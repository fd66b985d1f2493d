import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// Asks for doses, and for new units in them.
struct DoseQuestions {
    let interview: Interview
    /// The existing units.
    let offered: [String]
    /// The units added in the course of the questions.
    private(set) var added: [String] = []

    init(_ interview: Interview, units: [String]) {
        self.interview = interview
        offered = units
    }

    /// Asks for a dose such as "1/4 tsp". An unknown unit can be added at once.
    ///
    /// - Parameter unit: the unit of an amount alone; nil if a unit must be given.
    mutating func dose(_ question: String, keeping kept: String? = nil, unit: String? = nil) throws -> DoseDraft {
        while true {
            let typed = try interview.ask(question, keeping: kept) { try Self.read($0, unit: unit) }
            if let dose = try known(typed) { return dose }
        }
    }

    private static func read(_ text: String, unit: String?) throws(TIPsError) -> DoseDraft {
        if let unit, case .success(let amount) = Result(catching: { () throws(TIPsError) in try DoseRule.amount(text) })
        {
            return DoseDraft(amount.text, unit)
        }
        let parts = try DoseRule.split(text)
        return DoseDraft(try DoseRule.amount(parts.amount).text, try TextRule.unitName.checked(parts.unit))
    }

    /// Returns the dose with an existing or newly added unit; nil if the person must type it again.
    private mutating func known(_ typed: DoseDraft) throws -> DoseDraft? {
        if let unit = unit(named: typed.unit) {
            return DoseDraft(typed.amount, unit)
        }
        if try interview.asksYes(
            StyledText(localized("There is no unit “\(typed.unit)” yet. Add it?")),
            byDefault: false
        ) {
            added.append(typed.unit)
            return typed
        }
        interview.note(StyledText(localized("The units are \(units.map(\.shownName).joined(separator: ", ")).")))
        return nil
    }

    private var units: [DoseUnit] { (offered + added).map { DoseUnit(id: ID($0), name: $0) } }

    /// The name of the unit that a word means; nil for none.
    private func unit(named word: String) -> String? {
        let key = TextRule.key(word)
        return (units.first { TextRule.key($0.name) == key } ?? units.first { $0.isNamed(key) })?.name
    }

    /// Asks for the doses of a treatment food: one for each week, or one for all.
    ///
    /// Enter repeats the dose of the former week. "3-6=1/2 tsp" is the dose of several weeks. An amount alone has the former week's unit.
    ///
    /// - Parameter earlier: the doses of the last cycle, which the answer "same" takes over.
    mutating func treatment(_ weeks: ClosedRange<Int>, after earlier: [Int: DoseDraft] = [:]) throws -> DosingDraft {
        guard try interview.asksYes(StyledText(localized("Add future week doses, one for each week?")), byDefault: true)
        else {
            return .same(try dose(localized("Dose, the same in every week")))
        }
        if weeks.count > 1 {
            let example = "\(weeks.lowerBound)-\(weeks.upperBound)=1/4 tsp"
            interview.note(
                StyledText(
                    localized(
                        "Several weeks at once: \(example). From the second week on, Enter repeats the dose before."
                    ),
                    .faint
                )
            )
        }
        let known = earlier.filter { weeks.contains($0.key) }
        if !known.isEmpty {
            let words = ItemDraft(localized("Last cycle"), .treatment, .weekly(earlier)).words
            interview.note(StyledText(localized("\(words). Answer same for the same doses."), .faint))
        }
        var doses: [Int: DoseDraft] = [:]
        var last: DoseDraft?
        for week in weeks where doses[week] == nil {
            let same = doses.isEmpty ? known : [:]
            let typed = try stretch(from: week, of: weeks, after: last, same: same)
            doses.merge(typed) { $1 }
            last = typed.max { $0.key < $1.key }?.value
        }
        return .weekly(doses)
    }

    /// Asks for the dose of a week, or of several weeks from it on.
    private mutating func stretch(
        from week: Int,
        of weeks: ClosedRange<Int>,
        after last: DoseDraft?,
        same: [Int: DoseDraft]
    ) throws -> [Int: DoseDraft] {
        let kept = last.map { DoseUnit.counted($0.amount, $0.unit) }
        while true {
            let answer = try interview.ask(localized("Week \(week) of \(weeks.upperBound)"), keeping: kept) { text in
                if !same.isEmpty, AnswerWord.read(text, among: [.same]) != nil {
                    return nil as (ClosedRange<Int>, DoseDraft)?
                }
                guard text.contains("=") else { return (week...week, try Self.read(text, unit: last?.unit)) }
                let several = try WeekDose(text)
                guard several.weeks.lowerBound == week, several.weeks.upperBound <= weeks.upperBound else {
                    throw CommandError(
                        .badData,
                        localized("weeks \(several.weeks.lowerBound) to \(several.weeks.upperBound) don't begin here"),
                        remedy: localized("begin with week \(week), up to week \(weeks.upperBound)")
                    )
                }
                let amount = try DoseRule.amount(several.dose.amount).text
                return (several.weeks, DoseDraft(amount, try TextRule.unitName.checked(several.dose.unit)))
            }
            guard let (span, typed) = answer else { return same }
            if let dose = try known(typed) {
                return Dictionary(uniqueKeysWithValues: span.map { ($0, dose) })
            }
        }
    }

    /// Asks for new items of a category, until a name is left out.
    mutating func items(of category: Category, weeks: ClosedRange<Int>?) throws -> [ItemDraft] {
        var items: [ItemDraft] = []
        while let name = try name(isFirst: items.isEmpty) {
            let dosing: DosingDraft =
                if category == .treatment, let weeks {
                    try treatment(weeks)
                } else {
                    .same(try dose(localized("Dose")))
                }
            items.append(ItemDraft(name, category, dosing))
        }
        return items
    }

    private func name(isFirst: Bool) throws -> String? {
        try interview.ask(
            isFirst ? localized("Item name, or Enter for none") : localized("Another item name, or Enter for no more")
        ) {
            text in
            text.isEmpty ? nil : try TextRule.itemName.checked(text)
        }
    }
}

extension Category {
    /// A short description of the category's items.
    var hint: String {
        switch self {
        case .medicine: localized("taken daily")
        case .maintenance: localized("cleared foods, eaten daily")
        case .treatment: localized("worked on daily, their doses set week by week")
        case .recommended: localized("eaten three to five times a week")
        }
    }
}
