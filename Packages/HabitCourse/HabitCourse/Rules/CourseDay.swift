import Foundation
public import TimeKit

// HABIT-0.1, and the design's "Course day": boundary(D) is the earliest instant whose wall clock is at or after D +
// reset, or after the day before D + reset if that is at noon or later. The course day of an instant is the latest D
// whose boundary has passed. If the zone or the reset time changes, a day that has begun stays begun. The course day
// therefore never decreases, neither across the date line, nor by a later reset, nor in autumn.

extension CourseClock {
    /// Returns the course day of an instant.
    ///
    /// - Complexity: O(number of setting changes).
    public func day(of instant: Instant) -> LocalDate {
        var day = first.boundary.day(of: min(instant, end(ofPeriod: -1) ?? instant), in: first.timeZone)
        for (index, change) in changes.enumerated() where change.at <= instant {
            let last = min(instant, end(ofPeriod: index) ?? instant)
            guard last >= change.at else { continue }
            day = max(day, change.setting.boundary.day(of: last, in: change.setting.timeZone))
        }
        return day
    }

    /// Returns the first instant whose course day is `day` or later.
    public func boundary(of day: LocalDate) -> Instant {
        let start = first.boundary.start(of: day, in: first.timeZone)
        guard let end = end(ofPeriod: -1), start > end else { return start }
        for (index, change) in changes.enumerated() {
            let start = max(change.at, change.setting.boundary.start(of: day, in: change.setting.timeZone))
            guard let end = self.end(ofPeriod: index), start > end else { return start }
        }
        return start
    }

    /// Returns the course day before `day`: the calendar's, or an earlier one if days were skipped.
    public func day(before day: LocalDate) -> LocalDate {
        min(day.previous, self.day(of: boundary(of: day).adding(milliseconds: -1)))
    }

    /// Returns the wall-clock time at which a course day begins, in the zone of that instant.
    public func wallTime(of day: LocalDate) -> LocalDateTime {
        let instant = boundary(of: day)
        return (changes.last { $0.at <= instant }?.setting ?? first).timeZone.local(at: instant)
    }

    /// Returns the end of a period, where −1 is the period before the first change; nil for the current period. A day
    /// that begins in the millisecond of the change has begun.
    private func end(ofPeriod index: Int) -> Instant? {
        index + 1 < changes.count ? changes[index + 1].at : nil
    }
}

// MARK: Missing days

extension CourseClock {
    /// Returns the course days of a range that did not exist, because the zone moved across the date line (Apia has no
    /// 30 December 2011) or the user crossed it. They count as skipped, because no box could be ticked on them.
    ///
    /// - Complexity: O(number of setting changes).
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

    /// Finds by bisection the instant at which a zone's clocks were set ahead by half a day or more; nil if there is
    /// none.
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
