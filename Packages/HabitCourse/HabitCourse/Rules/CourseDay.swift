import Foundation
public import TimeKit

// HABIT-0.1, and the design's "Course day": boundary(D) is the earliest instant whose wall clock is at or after D + reset, and
// the course day of an instant the latest D whose boundary has come. Where the zone or the reset time changes, a day that has
// begun stays begun. So the course day never runs backwards: not over the date line, not by a later reset, not in autumn.

extension CourseClock {
    /// The course day an instant belongs to. O(changes of the settings).
    public func day(of instant: Instant) -> LocalDate {
        var day = first.boundary.day(of: min(instant, end(ofPeriod: -1) ?? instant), in: first.timeZone)
        for (index, change) in changes.enumerated() where change.at <= instant {
            let last = min(instant, end(ofPeriod: index) ?? instant)
            guard last >= change.at else { continue }
            day = max(day, change.setting.boundary.day(of: last, in: change.setting.timeZone))
        }
        return day
    }

    /// The instant at which a course day begins: the first whose course day is this one or a later one.
    public func boundary(of day: LocalDate) -> Instant {
        let start = first.boundary.start(of: day, in: first.timeZone)
        guard let end = end(ofPeriod: -1), start > end else { return start }
        for (index, change) in changes.enumerated() {
            let start = max(change.at, change.setting.boundary.start(of: day, in: change.setting.timeZone))
            guard let end = self.end(ofPeriod: index), start > end else { return start }
        }
        return start
    }

    /// The course day that was before another: the calendar's, or an earlier one where days never were.
    public func day(before day: LocalDate) -> LocalDate {
        min(day.previous, self.day(of: boundary(of: day).adding(milliseconds: -1)))
    }

    /// What the clocks show as a course day begins, in the zone that holds then.
    public func wallTime(of day: LocalDate) -> LocalDateTime {
        let instant = boundary(of: day)
        return (changes.last { $0.at <= instant }?.setting ?? first).timeZone.local(at: instant)
    }

    /// When a period ended: -1 is the first one, before any change; nil for the one that lasts. A day that began in the very
    /// millisecond of the change has begun.
    private func end(ofPeriod index: Int) -> Instant? {
        index + 1 < changes.count ? changes[index + 1].at : nil
    }
}

// MARK: Days that never were

extension CourseClock {
    /// Course days of a range that never were: left out by a zone that moved over the date line (Apia has no 30 December 2011),
    /// or flown over. They count as skipped: nobody could tick a box on them. O(changes of the settings).
    public func daysThatNeverWere(in range: ClosedRange<LocalDate>) -> [LocalDate] {
        let from = boundary(of: range.lowerBound).adding(milliseconds: -1)
        let to = boundary(of: range.upperBound.next)
        var moments = changes.map(\.at).filter { $0 > from && $0 <= to }
        for index in -1..<changes.count {
            let setting = index < 0 ? first : changes[index].setting
            let lower = index < 0 ? from : max(from, changes[index].at)
            let upper = min(to, end(ofPeriod: index) ?? to)
            if lower < upper, let leap = Self.leap(of: setting.timeZone, from: lower, to: upper) {
                moments.append(leap)
            }
        }
        var days = Set<LocalDate>()
        for moment in moments {
            var day = self.day(of: moment.adding(milliseconds: -1)).next
            let reached = self.day(of: moment)
            while day < reached {
                if range.contains(day) { days.insert(day) }
                day = day.next
            }
        }
        return days.sorted()
    }

    /// When a zone's clocks were set ahead by half a day or more between two instants: by bisection; nil if they weren't.
    private static func leap(of zone: TimeZone, from: Instant, to: Instant) -> Instant? {
        let halfDay: Int64 = 43_200_000
        var low = from
        var high = to
        guard zone.offset(at: high) - zone.offset(at: low) >= halfDay else { return nil }
        while low.milliseconds(until: high) > 1 {
            let middle = low.adding(milliseconds: low.milliseconds(until: high) / 2)
            if zone.offset(at: middle) - zone.offset(at: low) >= halfDay { high = middle } else { low = middle }
        }
        return high
    }
}
