public import Foundation

/// The wall time at which a logical day begins, such as midnight or three in the morning.
///
/// A day starts at the earliest instant whose wall clock shows the day's date and this time or a later one. An instant belongs to the
/// latest day that has started. So days never overlap or run backwards: a day that the calendar skips has no length, and a repeated hour
/// belongs to the day that had already begun.
public struct DayBoundary: Hashable, Codable, Sendable {
    /// The wall time at which a day starts.
    public var startsAt: LocalTime

    public init(startsAt: LocalTime) {
        self.startsAt = startsAt
    }

    /// Days that start at midnight.
    public static let midnight = DayBoundary(startsAt: .midnight)

    /// Returns the day that an instant belongs to.
    public func day(of instant: Instant, in zone: TimeZone) -> LocalDate {
        let instant = instant.clamped
        let local = zone.local(at: instant)
        var day = local.time < startsAt ? local.date.previous : local.date
        // If the clocks went back over the boundary, a later day has already begun.
        while start(of: day.next, in: zone) <= instant { day = day.next }
        return day
    }

    /// Returns the instant at which a day starts.
    public func start(of day: LocalDate, in zone: TimeZone) -> Instant {
        zone.earliestInstant(atOrAfter: LocalDateTime(day, startsAt))
    }

    /// Returns the instant at which a day ends: the start of the next day.
    public func end(of day: LocalDate, in zone: TimeZone) -> Instant {
        start(of: day.next, in: zone)
    }
}
