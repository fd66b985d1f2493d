public import FractionParser
public import TimeKit
import WordKit

/// Reads doses, and checks the weekly doses of treatment foods. Its warnings give no advice.
public enum DoseRule {
    /// The maximum length of an amount, in characters.
    public static let amountLimit = 40

    /// Reads a typed amount: "1/4", "2.5", "1 1/2".
    ///
    /// Ambiguous text is an error: a comma ("1,000", and "0,5" but in Spanish), a possibly lost space ("11/2"), or words ("about 2").
    ///
    /// - Returns: the exact value, and the text with single spaces and a decimal point.
    /// - Throws: `notAnAmount` with a correction, `doseIsRange`, `doseNotPositive`.
    public static func amount(_ typed: String) throws(TIPsError) -> (value: Rational, text: String) {
        let text = Amount.withDecimalPoint(TypedText.line(typed))
        let shown = String(text.prefix(60))
        guard text.count <= amountLimit else {
            throw .notAnAmount(text: shown, AmountError(.tooLong, offset: amountLimit))
        }
        if let comma = text.firstIndex(of: ",") {
            throw .notAnAmount(text: shown, AmountError(.syntax, offset: comma.utf16Offset(in: text), found: ","))
        }
        let amount: Amount
        do throws(AmountError) {
            amount = try Amount.parse(text)
        } catch {
            if error.code == .negative { throw .doseNotPositive(shown) }
            throw .notAnAmount(text: shown, error)
        }
        guard !amount.isRange else { throw .doseIsRange(shown) }
        guard amount.reading == .plain else { throw .notAnAmount(text: shown, AmountError(.ambiguous, found: shown)) }
        guard !amount.isApproximate else { throw .notAnAmount(text: shown, AmountError(.syntax, found: shown)) }
        guard amount.low > .zero else { throw .doseNotPositive(shown) }
        return (amount.low, text)
    }

    /// Splits "1/4 tsp" into amount and unit name; also "5mL", "half tsp", and in Spanish "media cucharadita", "un cuarto de cucharadita",
    /// "treinta y dos gotas" and "1/8 de cucharadita". A unit that begins with more of a Spanish number is an error.
    /// Neither part is validated.
    ///
    /// - Throws: `doseIncomplete`.
    public static func split(_ typed: String) throws(TIPsError) -> (amount: String, unit: String) {
        let text = TypedText.line(typed)
        let words = withDigits(text.split(separator: " ").map(String.init))
        var count = words.prefix { word in word.first.map(beginsNumber) ?? false }.count
        if count == 0 {
            count = (0..<words.count).last { (try? Amount.parse(words[..<$0].joined(separator: " "))) != nil } ?? 0
        } else if count == words.count, let last = words.last, let letter = last.firstIndex(where: \.isLetter) {
            let amount = (words.dropLast() + [String(last[..<letter])]).joined(separator: " ")
            return (amount, String(last[letter...]))
        }
        guard count > 0, count < words.count else { throw .doseIncomplete(String(text.prefix(60))) }
        var unit = words[count...]
        if let next = unit.first, isSpanishNumber(next) { throw .doseIncomplete(String(text.prefix(60))) }
        if unit.count > 1, let first = unit.first, first.lowercased() == "de" { unit.removeFirst() }
        return (words[..<count].joined(separator: " "), unit.joined(separator: " "))
    }

    /// Returns the words with digits for the Spanish number that they begin with: "32 gotas" for "treinta y dos gotas".
    private static func withDigits(_ words: [String]) -> [String] {
        guard let first = words.first, isSpanishNumber(first) else { return words }
        for count in stride(from: min(words.count, 6), through: 1, by: -1) {
            let typed = words[..<count].joined(separator: " ")
            guard let amount = try? Amount.parse(typed, options: .spanish) else { continue }
            return [amount.formatted()] + words[count...]
        }
        return words
    }

    /// Whether a word is part of a Spanish number. In "Once daily", "once" isn't the Spanish eleven.
    private static func isSpanishNumber(_ word: String) -> Bool {
        SpanishNumber.goesOn(with: word) && (word.lowercased() != "once" || Language.current == .spanish)
    }

    private static func beginsNumber(_ character: Character) -> Bool {
        character.isNumber || "+-−–—./⁄,".contains(character)
    }

    /// Returns the weeks that need a dose when a treatment food is saved: the current and all later weeks. Nil after the last dosing day.
    public static func openWeeks(of cycle: Cycle, today: LocalDate) -> ClosedRange<Int>? {
        let position = CyclePosition(of: today, in: cycle)
        switch position.phase {
        case .before, .dosing: return position.week...cycle.weekCount
        case .challenge, .complete: return nil
        }
    }

    /// Validates weekly doses: every open week has one. Doses that aren't in force are ignored.
    ///
    /// - Throws: `missingWeekDoses`, `noSuchWeek`, `weeklyDosesNotAllowed`.
    public static func check(
        _ dosing: Dosing,
        of item: String,
        in category: Category,
        cycle: Cycle,
        today: LocalDate
    ) throws(TIPsError) {
        guard dosing.isWeekly else { return }
        guard category == .treatment else { throw .weeklyDosesNotAllowed(category) }
        let weeks = 1...cycle.weekCount
        if let stray = dosing.weeks.keys.sorted().first(where: { !weeks.contains($0) }) {
            throw .noSuchWeek(stray, weeks: cycle.weekCount)
        }
        guard let open = openWeeks(of: cycle, today: today) else { return }
        let missing = open.filter { dosing.weeks[$0] == nil }
        guard missing.isEmpty else { throw .missingWeekDoses(item: item, weeks: missing) }
    }

    /// Returns warnings about weekly doses: lower than the week before, more than three times or ten times as much, or another unit.
    ///
    /// Amounts in different units are converted if the relation of the units is known. Otherwise, and if the dose becomes a tenth or less,
    /// the warning is about the unit. Weeks without a dose are skipped.
    public static func warnings(_ dosing: Dosing, of item: String, units: [DoseUnit]) -> [PlanWarning] {
        guard dosing.isWeekly else { return [] }
        let doses = dosing.weeks.sorted { $0.key < $1.key }
        return zip(doses, doses.dropFirst()).compactMap { earlier, later in
            let from = label(earlier.value, units)
            let to = label(later.value, units)
            let week = later.key
            guard let (before, after) = compared(earlier.value, later.value, from, to) else {
                return .unitChanges(item: item, week: week, from: from, to: to)
            }
            if after < before { return .doseFalls(item: item, week: week, from: from, to: to) }
            return switch rise(from: before, to: after) {
            case .none: nil
            case .large: .doseRises(item: item, week: week, from: from, to: to)
            case .tenfold: .doseJumps(item: item, week: week, from: from, to: to)
            }
        }
    }

    /// The amounts of two doses in one unit; nil if they can't be compared, and for a tenth or less in another unit.
    private static func compared(
        _ earlier: Dose,
        _ later: Dose,
        _ from: DoseLabel,
        _ to: DoseLabel
    ) -> (Rational, Rational)? {
        // Units of one name are one unit to the reader. They arise when one was deleted, or two people added the same at once.
        if earlier.unit == later.unit || TextRule.key(from.unit) == TextRule.key(to.unit) {
            return (earlier.amount, later.amount)
        }
        guard let pair = DoseMeasure.pair((earlier.amount, from.unit), (later.amount, to.unit)) else { return nil }
        return rise(from: pair.1, to: pair.0) == .tenfold ? nil : pair
    }

    /// The size of an increase between two amounts.
    enum Rise {
        /// At most three times as much.
        case none
        /// More than three times and less than ten times as much.
        case large
        /// At least ten times as much, which suggests a missing decimal point.
        case tenfold
    }

    /// Compares two amounts exactly. If one multiplication overflows 64 bits, the equivalent division decides.
    static func rise(from earlier: Rational, to later: Rational) -> Rise {
        func compare(_ factor: Int64, _ holds: (Rational, Rational) -> Bool) -> Bool {
            let factor = Rational(factor)
            if let multiple = try? earlier.multiplying(by: factor) { return holds(later, multiple) }
            if let part = try? later.dividing(by: factor) { return holds(part, earlier) }
            return later > earlier
        }
        if compare(10, >=) { return .tenfold }
        return compare(3, >) ? .large : .none
    }

    /// Returns a warning about a dose and the one it replaces (an edit, or the last week of the former cycle); nil if it isn't remarkable.
    /// Doses in different units are compared as in ``warnings(_:of:units:)``.
    static func warning(from earlier: Dose?, to later: Dose?, of item: String, units: [DoseUnit]) -> PlanWarning? {
        guard let earlier, let later else { return nil }
        let (from, to) = (label(earlier, units), label(later, units))
        guard let (before, after) = compared(earlier, later, from, to) else {
            return .unitDiffers(item: item, from: from, to: to)
        }
        if rise(from: after, to: before) == .tenfold { return .doseShrinks(item: item, from: from, to: to) }
        return switch rise(from: before, to: after) {
        case .none: nil
        case .large: .doseGrows(item: item, from: from, to: to, isTenfold: false)
        case .tenfold: .doseGrows(item: item, from: from, to: to, isTenfold: true)
        }
    }

    private static func label(_ dose: Dose, _ units: [DoseUnit]) -> DoseLabel {
        DoseLabel(amount: dose.text, unit: units.first { $0.id == dose.unit }?.name ?? "?")
    }

    /// Returns the weekly doses after the cycle's start has moved.
    ///
    /// `byWeek` keeps all doses by their week number, including those of weeks that the cycle no longer has. `byDate` gives a week the dose
    /// that was in force on its first day. A week that begins before the old start and reaches into it gets the dose of the old week 1; any
    /// other week gets none.
    public static func shifted(_ weeks: [Int: Dose], from old: Cycle, to new: Cycle, keep: WeekDoseShift) -> [Int: Dose]
    {
        guard keep == .byDate else { return weeks }
        var shifted: [Int: Dose] = [:]
        for week in 1...new.weekCount {
            let days = new.days(ofWeek: week)
            if let then = old.week(of: days.lowerBound) {
                shifted[week] = weeks[then]
            } else if days.lowerBound < old.start, old.start < days.upperBound {
                shifted[week] = weeks[1]
            }
        }
        return shifted
    }
}

/// The rule for weekly doses when a cycle's start moves.
public enum WeekDoseShift: String, CaseIterable, Codable, Sendable {
    /// Each week number keeps its dose.
    case byWeek
    /// Each date keeps the dose it had.
    case byDate
}
