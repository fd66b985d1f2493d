public import TimeKit
import WordKit

// TIMELINE-0.0, TIMELINE-10.1, and the design's "Week w of the course starts at boundary(start + 7(w−1))". A pause
// moves the weeks that had not begun. A week that begins on the day of the pause has begun.

/// The phase of the course on a course day.
public enum CoursePhase: Hashable, Codable, Sendable {
    /// The course begins in this number of days.
    case before(days: Int)
    /// The 1-based week and its 1-based day. A week that a pause has lengthened has more than 7 days.
    case running(week: Int, day: Int)
    /// The course is paused in this week.
    case paused(week: Int)
    /// The last week ended this number of days ago, from 0. Habits go on, and nothing new unlocks.
    case complete(days: Int)
}

/// The time at which a week's posts unlock.
public struct WeekUnlock: Hashable, Codable, Sendable {
    /// The 1-based week.
    public let week: Int
    public let day: LocalDate
    /// The instant at which that day begins.
    public let at: Instant
    /// The wall-clock time of that instant.
    public let wallTime: LocalDateTime

    /// Returns "unlocks Monday 03:00", with the date if it is more than six days away.
    public func text(on today: LocalDate) -> String {
        let time = wallTime.time.hourAndMinute
        let isNear = (0...6).contains(today.days(until: wallTime.date))
        let weekday = wallTime.date.weekday.name
        return isNear
            ? localized("unlocks \(weekday) \(time)") : localized("unlocks \(weekday) \(wallTime.date) \(time)")
    }
}

extension CourseState {
    /// Returns the course day on which a week begins. Week ``weeks`` + 1 is the end of the course.
    ///
    /// - Returns: The day; nil for any other week and for a week after an open pause.
    /// - Complexity: O(pauses).
    public func startDay(ofWeek week: Int) -> LocalDate? {
        guard week >= 1, week <= weeks + 1 else { return nil }
        var day = start.adding(days: 7 * (week - 1))
        for pause in pauses where day > pause.from {
            guard let until = pause.until else { return nil }
            day = day.adding(days: pause.from.days(until: until))
        }
        return day
    }

    /// Returns the week of a course day: 0 before the start, ``weeks`` + 1 after the end.
    ///
    /// - Complexity: O(weeks × pauses).
    public func week(on day: LocalDate) -> Int {
        var week = 0
        while let next = startDay(ofWeek: week + 1), next <= day { week += 1 }
        return week
    }

    /// Returns the last unlocked week on a course day, never less than ``unlockedWeeks``.
    public func lastUnlockedWeek(on day: LocalDate) -> Int {
        min(max(unlockedWeeks, week(on: day)), weeks)
    }

    /// Whether the course is paused on a course day.
    public func isPaused(on day: LocalDate) -> Bool {
        pauses.contains { $0.from <= day && $0.until.map { day < $0 } ?? true }
    }

    /// Returns the phase of the course on a course day.
    public func phase(on day: LocalDate) -> CoursePhase {
        let week = week(on: day)
        // After the end a pause has no effect.
        if week > weeks { return .complete(days: (startDay(ofWeek: week) ?? day).days(until: day)) }
        if isPaused(on: day) { return .paused(week: week) }
        guard week > 0 else { return .before(days: day.days(until: startDay(ofWeek: 1) ?? day)) }
        return .running(week: week, day: (startDay(ofWeek: week) ?? day).days(until: day) + 1)
    }

    /// Returns the next week to unlock; nil after the last week and during a pause.
    public func nextWeek(on day: LocalDate) -> WeekUnlock? {
        let week = lastUnlockedWeek(on: day) + 1
        return week <= weeks ? unlock(ofWeek: week) : nil
    }

    /// Returns the unlock of a week by the course's clock; nil as for ``startDay(ofWeek:)``.
    public func unlock(ofWeek week: Int) -> WeekUnlock? {
        startDay(ofWeek: week).map {
            WeekUnlock(week: week, day: $0, at: clock.boundary(of: $0), wallTime: clock.wallTime(of: $0))
        }
    }
}

// MARK: Pauses

extension CourseState {
    /// Returns the state paused from a course day on; unchanged if the course is paused or over.
    public func paused(on day: LocalDate) -> CourseState {
        guard pauses.last.map({ $0.until != nil }) ?? true, week(on: day) <= weeks else { return self }
        var copy = self
        // If the clock was set back, the pause does not begin before the end of the previous one.
        copy.pauses.append(Pause(from: max(day, pauses.last?.until ?? day)))
        return copy
    }

    /// Returns the state resumed on a course day; unchanged if the course is not paused.
    public func resumed(on day: LocalDate) -> CourseState {
        guard let last = pauses.last, last.until == nil else { return self }
        var copy = self
        copy.pauses[pauses.count - 1] = Pause(from: last.from, until: day)
        return copy
    }
}
