public import TimeKit

/// At most so many events in any stretch of time of a certain length, by the wall clock.
public struct RateLimit: Hashable, Sendable {
    /// How many.
    public var events: Int
    /// How long the stretch is, in milliseconds.
    public var window: Int64

    /// A limit; less than one event counts as one.
    public init(events: Int, window: Int64) {
        self.events = max(1, events)
        self.window = max(1, window)
    }

    /// So many an hour.
    public static func hourly(_ events: Int) -> RateLimit { RateLimit(events: events, window: 3_600_000) }

    /// The earliest instant whose events still count.
    ///
    /// What lies further ahead than the window was noted before the clock was set back, and counts no more: else a clock that was
    /// a year ahead for a minute would shut everybody out for a year.
    func counted(at now: Instant) -> (after: Instant, through: Instant) {
        (now.adding(milliseconds: -window), now.adding(milliseconds: window))
    }

    /// When one more event is allowed, given those before; `nil` when it is allowed now.
    public func waits(after times: [Instant], now: Instant) -> Instant? {
        let bounds = counted(at: now)
        let counting = times.filter { $0 > bounds.after && $0 <= bounds.through }.sorted()
        guard counting.count >= events else { return nil }
        return counting[counting.count - events].adding(milliseconds: window)
    }
}
