import Foundation
public import TimeKit

/// Which course day a habit's one reminder is about, and when it is silent (HABIT-2.0).
///
/// The reminder comes once on each date of the wall clock. Between midnight and the reset it is about the course day of the date
/// before, whose box is still today's.
public struct ReminderRule: Hashable, Sendable {
    /// How many course days back are looked at: a reminder that was missed longer ago is told no more.
    private static let daysBack = 8
    /// How many course days ahead; skips reach ``SkipRule/daysAhead``.
    private static let daysAhead = 400

    /// When it is given on the wall clock.
    public let time: LocalTime
    /// By which clock days begin.
    public let clock: CourseClock

    /// A reminder at a time, by the course's clock.
    public init(at time: LocalTime, by clock: CourseClock) {
        self.time = time
        self.clock = clock
    }

    /// The wall time of the reminder that is about a course day.
    public func wallTime(of day: LocalDate) -> LocalDateTime {
        LocalDateTime(time < clock.current.boundary.startsAt ? day.next : day, time)
    }

    /// How many milliseconds the reminder is of use: until the box can be ticked anew, and for an hour at least.
    public var usefulFor: Int64 {
        let day: Int64 = 86_400_000
        let left = Int64(clock.current.boundary.startsAt.millisecondOfDay - time.millisecondOfDay)
        return max(3_600_000, left > 0 ? left : left + day)
    }

    /// From when on a reminder is about a course day or a later one: as the day begins, but for a reminder of the day before that
    /// the clocks moved there (02:30 where they jump from 02:00 to 03:00, or the evening relived after a flight to the west).
    public func start(of day: LocalDate) -> Instant {
        let begins = clock.boundary(of: day)
        let before = clock.current.timeZone.instant(of: wallTime(of: day.previous))
        return max(begins, before.adding(milliseconds: 1))
    }

    /// The stretches in which the reminder has no reason, in order: before the habit's first day and from where it ends, and on
    /// the days that are ticked or skipped. Looks from about a week before the course day up to a year after it.
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
        // Beyond these days the recurrence has no dates.
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
