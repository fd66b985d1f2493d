public import TimeKit

/// Where a day stands in a cycle. Weeks and days are counted in room-local calendar days, never in seconds.
public struct CyclePosition: Hashable, Codable, Sendable {
    /// What a day is to a cycle.
    public enum Phase: String, Codable, Sendable {
        /// Before the dosing start.
        case before
        /// From the start up to the day before the challenge.
        case dosing
        /// The day of the food challenge: no treatment or recommended food is due.
        case challenge
        /// After it.
        case complete
    }

    /// What the day is.
    public let phase: Phase
    /// The week, from 1; before the start 1, after the last dosing day the last.
    public let week: Int
    /// The day of the week, 1…7; nil outside the dosing days.
    public let day: Int?
    /// Days until the start (`before`), since the challenge (`complete`), else 0.
    public let distance: Int

    /// Where `day` stands in a cycle.
    public init(of day: LocalDate, in cycle: Cycle) {
        let passed = cycle.start.days(until: day)
        if passed < 0 {
            self.init(phase: .before, week: 1, day: nil, distance: -passed)
        } else if day < cycle.challenge {
            self.init(phase: .dosing, week: passed / 7 + 1, day: passed % 7 + 1, distance: 0)
        } else {
            let since = cycle.challenge.days(until: day)
            self.init(phase: since == 0 ? .challenge : .complete, week: cycle.weekCount, day: nil, distance: since)
        }
    }

    private init(phase: Phase, week: Int, day: Int?, distance: Int) {
        self.phase = phase
        self.week = week
        self.day = day
        self.distance = distance
    }
}

extension Cycle {
    /// How many weeks it has; the last may be short. Start + 84 days makes 12, start + 85 a thirteenth of one day.
    public var weekCount: Int { max(1, (start.days(until: challenge) + 6) / 7) }

    /// The last day with doses: the one before the challenge.
    public var lastDosingDay: LocalDate { challenge.previous }

    /// The dosing days of a week, 1…7 of them; empty for a week that it doesn't have.
    public func days(ofWeek week: Int) -> Range<LocalDate> {
        let first = start.adding(days: (week - 1) * 7)
        guard week >= 1, first < challenge else { return challenge..<challenge }
        return first..<min(first.adding(days: 7), challenge)
    }

    /// The week of a dosing day; nil for any other day.
    public func week(of day: LocalDate) -> Int? {
        day >= start && day < challenge ? start.days(until: day) / 7 + 1 : nil
    }
}
