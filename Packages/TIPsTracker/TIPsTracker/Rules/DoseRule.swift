public import FractionParser
public import TimeKit

/// How doses are read, what a treatment food must have, and what is worth a warning. Never advice.
public enum DoseRule {
    /// An amount as a person typed it: "1/4", "2.5", "1 1/2". Its text with single spaces, and its exact value.
    ///
    /// Throws `notAnAmount` (with what to write, for "0,5"), `doseIsRange`, `doseNotPositive`.
    public static func amount(_ typed: String) throws(TIPsError) -> (value: Rational, text: String) {
        fatalError("rules")
    }

    /// Splits "1/4 tsp" into its amount and its unit's name. Throws `doseIncomplete`.
    public static func split(_ typed: String) throws(TIPsError) -> (amount: String, unit: String) {
        fatalError("rules")
    }

    /// The weeks that must have a dose when a treatment food is saved: this one and those after it; all before the start; none
    /// after the last dosing day.
    public static func openWeeks(of cycle: Cycle, today: LocalDate) -> ClosedRange<Int>? {
        fatalError("rules")
    }

    /// Checks doses by week: every open week has one. Throws `missingWeekDoses`, `noSuchWeek`, `weeklyDosesNotAllowed`.
    public static func check(
        _ dosing: Dosing,
        of item: String,
        in category: Category,
        cycle: Cycle,
        today: LocalDate
    ) throws(TIPsError) {
        fatalError("rules")
    }

    /// What is odd about doses by week: lower than the week before, more than ten times as much, another unit.
    public static func warnings(_ dosing: Dosing, of item: String, units: [DoseUnit]) -> [PlanWarning] {
        fatalError("rules")
    }

    /// The doses by week after the cycle's start has moved: kept by week number, or by the date on which each was in force.
    public static func shifted(_ weeks: [Int: Dose], from old: Cycle, to new: Cycle, keep: WeekDoseShift) -> [Int: Dose] {
        fatalError("rules")
    }
}

/// What becomes of doses by week when a cycle's start is moved.
public enum WeekDoseShift: String, CaseIterable, Codable, Sendable {
    /// Week 6 keeps its dose, whenever week 6 now is.
    case byWeek
    /// Each date keeps the dose it had.
    case byDate
}

/// Something in the plan that somebody should look at. It stops nothing.
public enum PlanWarning: Hashable, Codable, Sendable {
    /// A weekly dose lower than the week before.
    case doseFalls(item: String, week: Int, from: DoseLabel, to: DoseLabel)
    /// A weekly dose of more than ten times that of the week before.
    case doseJumps(item: String, week: Int, from: DoseLabel, to: DoseLabel)
    /// A weekly dose in another unit than the week before.
    case unitChanges(item: String, week: Int, from: DoseLabel, to: DoseLabel)
    /// A treatment food without a dose in these weeks.
    case dosesMissing(item: String, weeks: [Int])
    /// Several items of one category have this name.
    case sameName(String, Category)
    /// Logs lie outside the dosing days, after the cycle's dates were edited.
    case logsOutside(count: Int)
    /// Two people logged one box.
    case loggedTwice(item: String, first: String, second: String)
    /// A log lies in the future: a device's clock was wrong.
    case logInFuture(item: String, at: Instant)
    /// A supply runs out in so many days.
    case supplyLow(item: String, days: Int)

    /// For people; for a log twice: "Peanut was logged twice: Ann 08:00, Bob 08:12".
    public var text: String { "TODO" }
}
