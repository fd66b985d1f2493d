public import TimeKit

// TIMELINE-0.0, TIMELINE-10.1, and the design's "Week w of the course starts at boundary(start + 7(w−1))". A pause moves the
// weeks that hadn't begun; a week that begins on the day of the pause has begun.

/// What a course day is to the course.
public enum CoursePhase: Hashable, Codable, Sendable {
    /// The course begins in so many days.
    case before(days: Int)
    /// A week, from 1, and the day of it, from 1; where a pause made the week longer, there are more than 7.
    case running(week: Int, day: Int)
    /// The course rests in this week.
    case paused(week: Int)
    /// The last week is over since so many days, from 0. Habits go on; nothing new unlocks.
    case complete(days: Int)
}

/// When a week's posts unlock.
public struct WeekUnlock: Hashable, Codable, Sendable {
    /// Which week, from 1.
    public let week: Int
    /// The course day.
    public let day: LocalDate
    /// When that day begins.
    public let at: Instant
    /// What the clocks show then.
    public let wallTime: LocalDateTime

    /// "unlocks Monday 03:00"; with the date where it is more than six days away.
    public func text(on today: LocalDate) -> String {
        let time = String(wallTime.time.description.prefix(5))
        let isNear = (0...6).contains(today.days(until: wallTime.date))
        return "unlocks \(wallTime.date.weekday.name)\(isNear ? "" : " \(wallTime.date)") \(time)"
    }
}

extension CourseState {
    /// The course day on which a week begins; nil for a week that neither exists nor is the end (``weeks`` + 1), and while a
    /// pause without an end lies before it. O(pauses).
    public func startDay(ofWeek week: Int) -> LocalDate? {
        guard week >= 1, week <= weeks + 1 else { return nil }
        var day = start.adding(days: 7 * (week - 1))
        for pause in pauses where day > pause.from {
            guard let until = pause.until else { return nil }
            day = day.adding(days: pause.from.days(until: until))
        }
        return day
    }

    /// The week of a course day: 0 before the start, ``weeks`` + 1 when all are over. O(weeks × pauses).
    public func week(on day: LocalDate) -> Int {
        var week = 0
        while let next = startDay(ofWeek: week + 1), next <= day { week += 1 }
        return week
    }

    /// The last week whose posts are unlocked on a course day: what the day says, and never less than what once was.
    public func lastUnlockedWeek(on day: LocalDate) -> Int {
        min(max(unlockedWeeks, week(on: day)), weeks)
    }

    /// Whether the course rests on a course day.
    public func isPaused(on day: LocalDate) -> Bool {
        pauses.contains { $0.from <= day && $0.until.map { day < $0 } ?? true }
    }

    /// What a course day is to the course.
    public func phase(on day: LocalDate) -> CoursePhase {
        let week = week(on: day)
        // Nothing is left to rest from after the end.
        if week > weeks { return .complete(days: (startDay(ofWeek: week) ?? day).days(until: day)) }
        if isPaused(on: day) { return .paused(week: week) }
        guard week > 0 else { return .before(days: day.days(until: startDay(ofWeek: 1) ?? day)) }
        return .running(week: week, day: (startDay(ofWeek: week) ?? day).days(until: day) + 1)
    }

    /// The next week to unlock after those that are; nil after the last, and while the course rests.
    public func nextWeek(on day: LocalDate) -> WeekUnlock? {
        let week = lastUnlockedWeek(on: day) + 1
        return week <= weeks ? unlock(ofWeek: week) : nil
    }

    /// When a week of the course begins by the course's clock; nil as for ``startDay(ofWeek:)``.
    public func unlock(ofWeek week: Int) -> WeekUnlock? {
        startDay(ofWeek: week).map {
            WeekUnlock(week: week, day: $0, at: clock.boundary(of: $0), wallTime: clock.wallTime(of: $0))
        }
    }
}

// MARK: Pauses

extension CourseState {
    /// The course resting from a course day on; unchanged if it rests already or is over.
    public func paused(on day: LocalDate) -> CourseState {
        guard pauses.last.map({ $0.until != nil }) ?? true, week(on: day) <= weeks else { return self }
        var copy = self
        // Where the clock was set back, a rest doesn't begin before the end of the one before.
        copy.pauses.append(Pause(from: max(day, pauses.last?.until ?? day)))
        return copy
    }

    /// The course going on from a course day on; unchanged if it doesn't rest.
    public func resumed(on day: LocalDate) -> CourseState {
        guard let last = pauses.last, last.until == nil else { return self }
        var copy = self
        copy.pauses[pauses.count - 1] = Pause(from: last.from, until: day)
        return copy
    }
}
