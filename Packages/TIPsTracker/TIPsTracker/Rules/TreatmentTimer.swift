public import TimeKit

/// The wait between two treatment foods. It is derived from the logs; nothing is stored.
public struct TreatmentTimer: Hashable, Codable, Sendable {
    /// The first instant at which the next treatment food may be logged.
    public let endsAt: Instant
    /// The id of the log that started it.
    public let since: Claim.ID
    /// The number of treatment foods of that day left to log.
    public let remaining: Int

    /// Derives the timer from the newest treatment log; nil if there is no such log, or no treatment food of its day is left to log. In a box with
    /// several logs each one counts, because each may be a real dose.
    ///
    /// The clock isn't consulted: the timer runs until `endsAt`. It continues past midnight, because the day of the newest log (by time of
    /// intake) decides. Items that aren't due on that day don't count. A held day counts as any other, so a hold never hides a running wait.
    ///
    /// - Parameters:
    ///   - entries: the logs of the newest treatment log's day and the days around it; other logs are ignored.
    ///   - minutes: the interval between treatment foods.
    public static func derived(
        from entries: [LogEntry],
        items: [Item],
        cycle: Cycle,
        minutes: Int
    ) -> TreatmentTimer? {
        guard let newest = newest(of: entries) else { return nil }
        return derived(
            from: newest,
            ticked: Set(entries.filter { $0.day == newest.slot.day }.map(\.item)),
            items: items,
            cycle: cycle,
            minutes: minutes
        )
    }

    /// The treatment log with the latest time of intake, among all logs of each box; nil for none.
    static func newest(of entries: [LogEntry]) -> Claim? {
        entries.flatMap(\.claims).filter { $0.snapshot.category == .treatment }
            .max { ($0.at, $0.clock) < ($1.at, $1.clock) }
    }

    /// Derives the timer from the newest treatment log.
    ///
    /// - Parameter ticked: the items logged on its day.
    static func derived(
        from newest: Claim,
        ticked: Set<Item.ID>,
        items: [Item],
        cycle: Cycle,
        minutes: Int
    ) -> TreatmentTimer? {
        let left = DueRule.left(
            in: .treatment,
            on: newest.slot.day,
            items: items,
            cycle: cycle,
            ticked: ticked,
            weekCounts: [:]
        )
        guard !left.isEmpty else { return nil }
        return TreatmentTimer(endsAt: newest.at.adding(minutes: minutes), since: newest.id, remaining: left.count)
    }

    /// The seconds left, rounded up; nil once it has ended.
    public func remainingSeconds(at now: Instant) -> Int? {
        let left = now.milliseconds(until: endsAt)
        return left > 0 ? Int((left + 999) / 1000) : nil
    }
}
