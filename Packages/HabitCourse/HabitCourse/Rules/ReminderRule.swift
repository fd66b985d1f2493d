import Foundation
public import TimeKit

/// The course day of each reminder of a habit, and the times at which reminders are suppressed (HABIT-2.0).
///
/// There is one reminder per calendar date. Between midnight and the reset time it belongs to the course day of the
/// previous date, whose box is still current.
public struct ReminderRule: Hashable, Sendable {
    /// The number of past course days to consider. A reminder missed before them is never sent.
    private static let daysBack = 8
    /// The number of future course days to consider; skips reach ``SkipRule/daysAhead``.
    private static let daysAhead = 400

    /// The local time of the reminder.
    public let time: LocalTime
    public let clock: CourseClock

    public init(at time: LocalTime, by clock: CourseClock) {
        self.time = time
        self.clock = clock
    }

    /// Returns the local time of the reminder for a course day.
    public func wallTime(of day: LocalDate) -> LocalDateTime {
        let boundary = clock.current.boundary
        let date = boundary.startDate(of: day)
        return LocalDateTime(time < boundary.startsAt ? date.next : date, time)
    }

    /// The lifetime of the reminder in milliseconds: until the reset time, and at least an hour.
    public var usefulFor: Int64 {
        let day: Int64 = 86_400_000
        let left = Int64(clock.current.boundary.startsAt.millisecondOfDay - time.millisecondOfDay)
        return max(3_600_000, left > 0 ? left : left + day)
    }

    /// Returns the instant from which reminders belong to a course day or a later one. This is the beginning of the
    /// day, unless clock changes moved a reminder of the previous day past it (02:30 when clocks jump from 02:00 to
    /// 03:00, or an evening relived after a flight west).
    public func start(of day: LocalDate) -> Instant {
        let begins = clock.boundary(of: day)
        let before = clock.current.timeZone.instant(of: wallTime(of: day.previous))
        return max(begins, before.adding(milliseconds: 1))
    }

    /// Returns the periods without reminders, in order: before the first day of the habit, after its end, and on ticked
    /// or skipped days. They cover about a week before `today` and a year after.
    public func silences(of record: HabitRecord, around today: LocalDate) -> [Range<Instant>] {
        var silences: [Range<Instant>] = []
        func add(_ from: Instant, _ until: Instant) {
            guard from < until else { return }
            if let last = silences.last, last.upperBound >= from {
                silences[silences.count - 1] = last.lowerBound..<max(last.upperBound, until)
            } else {
                silences.append(from..<until)
            }
        }
        let beginning = start(of: record.from)
        // The recurrence has no dates beyond these days.
        add(beginning.adding(hours: -72), beginning)
        var day = max(record.from, today.adding(days: -Self.daysBack))
        let marked = [record.ticks.last, record.skips.last].compactMap(\.self).max() ?? today
        let last = min(marked, today.adding(days: Self.daysAhead), record.until?.previous ?? marked)
        while day <= last {
            if record.ticks.contains(day) || record.skips.contains(day) { add(start(of: day), start(of: day.next)) }
            day = day.next
        }
        if let until = record.until {
            let end = start(of: until)
            add(end, end.adding(hours: 72))
        }
        return silences
    }
}
