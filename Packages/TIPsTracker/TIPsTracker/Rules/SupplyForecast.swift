public import FractionParser
public import TimeKit

/// How long a supply lasts at the doses of the plan.
public struct SupplyForecast: Hashable, Codable, Sendable {
    /// What is left by now, exactly: the count, less what was logged since. Never below zero.
    public let left: Rational
    /// The first day that can't be dosed in full; nil where it lasts beyond the cycle or nothing is due.
    public let runsOutOn: LocalDate?
    /// Whole days left from today on; nil as above.
    public let daysLeft: Int?
    /// Whether that is below the warning's threshold.
    public let isLow: Bool

    /// A forecast; doses in another unit than the supply's count for nothing.
    ///
    /// - Parameters:
    ///   - entries: the logs of the item's lineage since the count.
    ///   - item: the item in the current cycle; nil where it is no longer in a plan.
    public init(
        _ supply: Supply,
        item: Item?,
        cycle: Cycle?,
        plan: Plan,
        entries: [LogEntry],
        today: LocalDate
    ) {
        fatalError("rules")
    }
}
