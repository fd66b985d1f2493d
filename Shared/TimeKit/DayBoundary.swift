public import Foundation

/// The wall time at which a logical day begins, such as midnight or three in the morning.
///
/// A day starts at the earliest instant whose wall clock shows the day's date and this time or a later one. A time from noon on ends the
/// day in its evening instead, so the day starts on the date before: with 22:00, Tuesday lasts from Monday 22:00 to Tuesday 22:00. An instant belongs
/// to the latest day that has started. So days never overlap or run backwards: a day that the calendar skips has no length, and a repeated hour
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
        let begun = local.time < startsAt ? local.date.previous : local.date
        var day = startsInTheEvening ? begun.next : begun
        // If the clocks went back over the boundary, a later day has already begun.
        while start(of: day.next, in: zone) <= instant { day = day.next }
        return day
    }

    /// Returns the instant at which a day starts.
    public func start(of day: LocalDate, in zone: TimeZone) -> Instant {
        zone.earliestInstant(atOrAfter: LocalDateTime(startDate(of: day), startsAt))
    }

    /// Returns the calendar date on which a day starts: its own, or the one before if days start at noon or later.
    package func startDate(of day: LocalDate) -> LocalDate { startsInTheEvening ? day.previous : day }

    /// Whether days start at noon or later.
    package var startsInTheEvening: Bool { startsAt.millisecondOfDay >= 43_200_000 }

    /// Returns the instant at which a day ends: the start of the next day.
    public func end(of day: LocalDate, in zone: TimeZone) -> Instant {
        start(of: day.next, in: zone)
    }
}
