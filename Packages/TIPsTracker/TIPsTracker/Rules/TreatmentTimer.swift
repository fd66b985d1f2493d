public import TimeKit

/// The wait between two treatment foods. Derived from the logs; nothing is stored and nothing runs.
public struct TreatmentTimer: Hashable, Codable, Sendable {
    /// When the next treatment food may be logged.
    public let endsAt: Instant
    /// The log it counts from.
    public let since: Claim.ID
    /// How many treatment foods of that day are still to be logged.
    public let remaining: Int

    /// The timer that the newest treatment log starts; nil where none is left to log on that log's day, or nothing was logged.
    /// The clock is not asked: the timer runs while `endsAt` is still to come.
    ///
    /// It goes on over midnight: what counts is the day of the newest log (by the time it was taken). Items without a dose in
    /// that day's week and days without doses don't count. A held day counts as any other: a hold never hides a running wait.
    ///
    /// - Parameters:
    ///   - entries: what is logged on the day of the newest treatment log, and the day before and after; others don't matter.
    ///   - minutes: the member's interval.
    public static func derived(
        from entries: [LogEntry],
        items: [Item],
        cycle: Cycle,
        minutes: Int
    ) -> TreatmentTimer? {
        let newest =
            entries
            .filter { $0.claim.snapshot.category == .treatment }
            .max { ($0.at, $0.claim.clock) < ($1.at, $1.claim.clock) }
        guard let newest else { return nil }
        return derived(
            from: newest,
            ticked: Set(entries.filter { $0.day == newest.day }.map(\.item)),
            items: items,
            cycle: cycle,
            minutes: minutes
        )
    }

    /// The timer that a treatment log starts which is the newest.
    ///
    /// - Parameter ticked: what is logged on its day.
    static func derived(
        from newest: LogEntry,
        ticked: Set<Item.ID>,
        items: [Item],
        cycle: Cycle,
        minutes: Int
    ) -> TreatmentTimer? {
        let left = DueRule.left(
            in: .treatment,
            on: newest.day,
            items: items,
            cycle: cycle,
            ticked: ticked,
            weekCounts: [:]
        )
        guard !left.isEmpty else { return nil }
        return TreatmentTimer(endsAt: newest.at.adding(minutes: minutes), since: newest.id, remaining: left.count)
    }

    /// Seconds left, rounded up; nil once it has ended.
    public func remainingSeconds(at now: Instant) -> Int? {
        let left = now.milliseconds(until: endsAt)
        return left > 0 ? Int((left + 999) / 1000) : nil
    }
}
