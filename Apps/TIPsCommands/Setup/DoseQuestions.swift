import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// Asks for doses, and for new units in them.
struct DoseQuestions {
    let interview: Interview
    let form: SetupForm
    /// The existing units.
    let offered: [String]
    /// The units added in the course of the questions.
    private(set) var added: [String] = []

    init(_ interview: Interview, _ form: SetupForm, units: [String]) {
        self.interview = interview
        self.form = form
        offered = units
    }

    /// Asks for an amount, and for the unit unless the answer is a whole dose such as "1/4 tsp". An unknown unit can be added at once.
    ///
    /// - Parameter kept: the dose that Enter alone means.
    mutating func dose(_ question: String, keeping kept: String? = nil) throws -> DoseDraft {
        while true {
            let typed = try interview.ask(question, keeping: kept) { try read($0, unit: nil) }
            if let dose = try whole(typed) { return dose }
        }
    }

    /// Reads an amount, or an amount with its unit.
    ///
    /// - Parameter unit: the unit for an amount alone; nil leaves the unit blank, to be asked for.
    private func read(_ text: String, unit: String?) throws -> DoseDraft {
        do {
            return DoseDraft(try amount(text), unit ?? "")
        } catch {
            if text.contains(where: \.isNumber), !text.contains(where: \.isLetter) { throw error }
        }
        let parts = try DoseRule.split(text)
        return DoseDraft(try amount(parts.amount), try unitName(parts.unit))
    }

    /// Returns an amount as a dose keeps it.
    private func amount(_ text: String) throws -> String {
        try form.checkItem(text, at: "dose")
        return try DoseRule.amount(text).text
    }

    /// Returns the name of an existing unit, or of a new one.
    private func unitName(_ text: String) throws -> String {
        let name = TypedText.line(text)
        if DoseReading(units: units).pickable(name) == nil {
            if name.isEmpty { try form.checkItem(name, at: "unit") }
            try form.check(name, at: "units", of: .items)
        }
        return name
    }

    /// Returns the dose with its unit, which is asked for where it is blank; nil if the person must type the dose again.
    private mutating func whole(_ typed: DoseDraft) throws -> DoseDraft? {
        guard typed.unit.isEmpty else { return try known(typed) }
        while true {
            let names = units.map(\.shownName).joined(separator: ", ")
            let unit = try interview.ask(localized("Unit (\(names), or another)")) { try unitName($0) }
            if let dose = try known(DoseDraft(typed.amount, unit)) { return dose }
        }
    }

    /// Returns the dose with an existing or newly added unit; nil if the person must type it again.
    private mutating func known(_ typed: DoseDraft) throws -> DoseDraft? {
        if let unit = DoseReading(units: units).pickable(typed.unit) {
            return DoseDraft(typed.amount, unit.name)
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

    /// The units to pick from. Their names stand in for ids, because added units have none yet.
    private var units: [DoseUnit] { (offered + added).map { DoseUnit(id: ID($0), name: $0) } }

    /// Asks for the doses of a treatment food: one for each week, or one for all.
    ///
    /// Enter repeats the dose of the former week. "3-6=1/2 tsp" is the dose of several weeks. An amount alone has the former week's unit.
    ///
    /// - Parameters:
    ///   - weeks: the weeks to ask for.
    ///   - earlier: the doses of the last cycle by week. The answer "same" to the first question takes over those of `weeks`.
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
                        "Answer the amount; the unit is asked for next. From the second week on, Enter repeats the dose before. ",
                        "Several weeks at once: \(example)."
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
        // The last cycle may lack its first weeks, which are asked for after "same".
        while let week = weeks.first(where: { doses[$0] == nil }) {
            let same = doses.isEmpty ? known : [:]
            let typed = try stretch(from: week, of: weeks, after: doses[week - 1], same: same)
            doses.merge(typed) { $1 }
        }
        return .weekly(doses)
    }

    /// Asks for the dose of a week, or of several weeks from it on.
    ///
    /// - Parameters:
    ///   - last: the dose that Enter alone means, and whose unit an amount alone gets; nil for none.
    ///   - same: the doses that the answer "same" means; empty where it isn't offered.
    /// - Returns: the doses by week.
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
                guard text.contains("=") else { return (week...week, try read(text, unit: last?.unit)) }
                let several = try WeekDose(text)
                guard several.weeks.lowerBound == week, several.weeks.upperBound <= weeks.upperBound else {
                    throw CommandError(
                        .badData,
                        localized("weeks \(several.weeks.lowerBound) to \(several.weeks.upperBound) don't begin here"),
                        remedy: localized("begin with week \(week), up to week \(weeks.upperBound)")
                    )
                }
                return (several.weeks, DoseDraft(try amount(several.dose.amount), try unitName(several.dose.unit)))
            }
            guard let (span, typed) = answer else { return same }
            if let dose = try whole(typed) {
                return Dictionary(uniqueKeysWithValues: span.map { ($0, dose) })
            }
        }
    }

    /// Asks again for an item's dose, because the clinic's plan doesn't have the one that was typed.
    ///
    /// - Parameter refused: the unusual dose. Each week with the same amount is asked for, whatever its unit.
    /// - Returns: the doses with the new ones; nil for an item without doses.
    mutating func again(_ item: ItemDraft, insteadOf refused: DoseLabel) throws -> DosingDraft? {
        switch item.dosing {
        case nil: return nil
        case .same?: return .same(try dose(localized("Dose of \(item.name)")))
        case .weekly(var weeks)?:
            let amount = try? DoseRule.amount(refused.amount).value
            let unusual = weeks.filter { (try? DoseRule.amount($0.value.amount).value) == amount }
            // Its weeks were asked for at an earlier refusal.
            guard !unusual.isEmpty else { return item.dosing }
            var last: String?
            for week in unusual.keys.sorted() {
                let new = try dose(localized("\(item.name), week \(week)"), keeping: last)
                weeks[week] = new
                last = DoseUnit.counted(new.amount, new.unit)
            }
            return .weekly(weeks)
        }
    }

    /// Asks for new items of a category, until a name is left out.
    ///
    /// - Parameter weeks: the weeks that need doses of a treatment food; nil asks for one dose for all weeks.
    mutating func items(of category: Category, weeks: ClosedRange<Int>?) throws -> [ItemDraft] {
        var items: [ItemDraft] = []
        while let name = try name(isFirst: items.isEmpty) {
            let dosing: DosingDraft =
                if category == .treatment, let weeks {
                    try treatment(weeks)
                } else {
                    .same(try dose(localized("Dose: the amount, such as 1/4")))
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
            if text.isEmpty { return nil as String? }
            try form.checkItem(text, at: "name")
            return TypedText.line(text)
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
