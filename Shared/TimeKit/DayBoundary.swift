public import Foundation

/// When a logical day begins on the wall clock: midnight, or three in the morning for people who count the evening long.
///
/// A day starts at the earliest instant whose wall clock shows the day's date and this time, or later; an instant belongs to
/// the latest day that has started. So days never run backwards and never overlap, whatever the clocks do: a day the calendar
/// skips has no length, and a repeated hour belongs to the day that had already begun.
public struct DayBoundary: Hashable, Codable, Sendable {
    /// The wall time at which a day starts.
    public var startsAt: LocalTime

    /// Days that start at a wall time.
    public init(startsAt: LocalTime) {
        self.startsAt = startsAt
    }

    /// Calendar days.
    public static let midnight = DayBoundary(startsAt: .midnight)

    /// The day an instant belongs to.
    public func day(of instant: Instant, in zone: TimeZone) -> LocalDate {
        let local = zone.local(at: instant)
        var day = local.time < startsAt ? local.date.previous : local.date
        // Where the clocks went back over the boundary, later days have begun already.
        while start(of: day.next, in: zone) <= instant { day = day.next }
        return day
    }

    /// The instant at which a day starts.
    public func start(of day: LocalDate, in zone: TimeZone) -> Instant {
        zone.earliestInstant(atOrAfter: LocalDateTime(day, startsAt))
    }

    /// The instant at which a day ends, which is the start of the next.
    public func end(of day: LocalDate, in zone: TimeZone) -> Instant {
        start(of: day.next, in: zone)
    }
}
