public import FractionParser
public import TimeKit
import WordKit

/// Checks the goals of a diabetes diet and computes their progress on a day.
public enum DietRule {
    /// The range of goals for carbohydrate or sugars, in grams.
    public static let grams = Rational(5)...Rational(1000)
    /// The range of goals for HbA1c, in percent.
    public static let hbA1c = DecimalText.constant("6.0")...DecimalText.constant("10")
    /// The range of goals for fasting glucose, in mg/dL.
    public static let fastingGlucose = Rational(80)...Rational(250)
    /// The carbohydrate under which a daily goal is called low, in grams.
    public static let adequateCarbohydrate = Rational(130)
    /// The source of ``adequateCarbohydrate``.
    public static let evidence = Evidence("Dietary Reference Intakes 2005: 130 g of carbohydrate a day", .recalled)

    /// Checks that goals aren't harmfully low or beyond the range of intake and measurement.
    ///
    /// - Throws: `profileValue`.
    public static func check(_ diet: DiabetesDiet) throws(KidneyError) {
        for part in DietPart.allCases { try check(part, of: diet) }
    }

    /// Checks one part of a diet, beside the carbohydrate of a day.
    ///
    /// - Throws: `profileValue`.
    static func check(_ part: DietPart, of diet: DiabetesDiet) throws(KidneyError) {
        if let amount = diet[grams: part] {
            let shown = "\(DecimalText.text(amount)) g"
            guard grams.contains(amount) else { throw refused(part, shown, localized("5 to 1,000 g")) }
            guard let day = diet.carbohydrate, amount > day else { return }
            throw refused(
                part,
                shown,
                part == .sugars
                    ? localized("at most the carbohydrate of a day, of which they are a part")
                    : localized("at most what a day may bring")
            )
        }
        guard let reading = diet[value: part], let analyte = part.analyte, let range = measured(part) else { return }
        let unit = LabTable.facts(analyte).conventional
        guard reading.comparator == .equal,
            let value = try? LabConversion.convert(reading.value, of: analyte, from: reading.unit, to: unit),
            range.contains(value)
        else { throw refused(part, "\(reading.text) \(reading.unit.symbol)", allowed(part)) }
    }

    /// The range of goals of a part that is measured, in the conventional unit; nil for one that is eaten.
    static func measured(_ part: DietPart) -> ClosedRange<Rational>? {
        switch part {
        case .hbA1c: hbA1c
        case .fastingGlucose: fastingGlucose
        case .carbohydrate, .mealCarbohydrate, .sugars: nil
        }
    }

    private static func allowed(_ part: DietPart) -> String {
        part == .hbA1c
            ? localized("6 to 10 % (43 to 85 mmol/mol), as your care team set it")
            : localized("80 to 250 mg/dL (4.5 to 13.8 mmol/L), as your care team set it")
    }

    private static func refused(_ part: DietPart, _ value: String, _ allowed: String) -> KidneyError {
        .profileValue(localized("a goal for \(part.name) of"), value, allowed: allowed)
    }

    // MARK: A day

    /// Returns the progress of each part of the diet that is set.
    ///
    /// - Parameters:
    ///   - entries: The entries of the day. Those of other days are ignored.
    ///   - labs: The laboratory results. Those after the day are ignored, and so is glucose that wasn't fasting.
    public static func progress(
        of diet: DiabetesDiet,
        on day: LocalDate,
        entries: [IntakeEntry],
        labs: [LabResult]
    ) -> [DietProgress] {
        let own = entries.filter { $0.day == day }
        return DietPart.allCases.compactMap { part in
            guard let aim = diet.words(of: part) else { return nil }
            let parts: Parts
            if let most = diet[grams: part] {
                parts = part == .mealCarbohydrate ? meals(most, own) : dayTotal(part, most, own)
            } else if diet[value: part] != nil, let analyte = part.analyte {
                parts = measured(part, of: diet, analyte, labs, on: day)
            } else {
                return nil
            }
            return DietProgress(part: part, aim: aim, shown: parts.shown, state: parts.state, note: parts.note)
        }
    }

    private typealias Parts = (shown: String, state: DietProgress.State, note: String)

    private static func dayTotal(_ part: DietPart, _ most: Rational, _ entries: [IntakeEntry]) -> Parts {
        let total = Totals(entries)[part == .sugars ? .sugars : .carbohydrate]
        guard total.foods > 0 else { return (localized("nothing written down"), .unknown, little(part, most)) }
        return (total.text(unit: "g", beside: most), state(of: total, most), little(part, most))
    }

    /// A remark about a low carbohydrate goal; empty for other goals.
    private static func little(_ part: DietPart, _ most: Rational) -> String {
        guard part == .carbohydrate, most < adequateCarbohydrate else { return "" }
        return
            localized(
                "less than \(DecimalText.text(adequateCarbohydrate)) g a day is little — keep to it only where your care team ",
                "set it (\(evidence.citation))"
            )
    }

    /// Compares breakfast, lunch and dinner separately. Snacks count only in the day's total.
    private static func meals(_ most: Rational, _ entries: [IntakeEntry]) -> Parts {
        let totals = [Meal.breakfast, .lunch, .dinner].compactMap { meal -> (Meal, PartialTotal)? in
            let total = Totals(entries.filter { $0.meal == meal })[.carbohydrate]
            return total.foods == 0 ? nil : (meal, total)
        }
        guard !totals.isEmpty else { return (localized("no meal written down"), .unknown, "") }
        let states = totals.map { state(of: $0.1, most) }
        let worst = [DietProgress.State.over, .unknown, .near].first(where: states.contains) ?? .ok
        let shown = totals.map { "\($0.0.name) \($0.1.text(unit: "g", beside: most))" }.joined(separator: "; ")
        let over = zip(totals, states).filter { $0.1 == .over }.map(\.0.0.name)
        let without = entries.filter { $0.meal == nil }.count
        let notes = [
            over.isEmpty ? "" : localized("over it at \(over.joined(separator: localized(" and ")))"),
            without == 0 ? "" : localized("\(without, one: "# entry belongs", other: "# entries belong") to no meal"),
        ]
        return (shown, worst, notes.filter { !$0.isEmpty }.joined(separator: "; "))
    }

    /// The state of a total. A lower bound under 80 % of the limit is unknown.
    private static func state(of total: PartialTotal, _ most: Rational) -> DietProgress.State {
        if total.known.value > most { return .over }
        if let near = try? most.multiplying(by: DecimalText.constant("0.8")), total.known.value >= near { return .near }
        return total.isComplete ? .ok : .unknown
    }

    private static func measured(
        _ part: DietPart,
        of diet: DiabetesDiet,
        _ analyte: Analyte,
        _ labs: [LabResult],
        on day: LocalDate
    ) -> Parts {
        let fitting = part == .fastingGlucose ? labs.filter { $0.remarks.contains(.fasting) } : labs
        guard let last = LabLimitRule.newest(analyte, fitting, on: day) else {
            let missing =
                part == .fastingGlucose ? localized("no value that was said to be fasting") : localized("no value yet")
            return (missing, .unknown, localized("enter one"))
        }
        let shown = localized("\(last.shown) of \(last.moment.day)", context: "day")
        let cited = LabLimitRule.cite(last, on: day)
        let age = cited.isOld ? localized("the value is \(cited.age) days old — ask for a new test") : ""
        guard let value = last.conventionalValue, let range = LabGoal(of: diet, for: last)?.range else {
            return (shown, .unknown, age)
        }
        if range.isLow(value, last.comparator) {
            return (shown, .low, localized("low: talk about it with your care team"))
        }
        if range.isHigh(value, last.comparator) { return (shown, .over, age) }
        let isOpen = last.comparator != .equal && !range.holds(value, last.comparator)
        return (shown, isOpen ? .unknown : .ok, age)
    }
}
