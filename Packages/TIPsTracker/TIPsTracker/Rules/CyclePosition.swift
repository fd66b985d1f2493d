public import TimeKit

/// The position of a day in a cycle, in room-local calendar days and never in seconds.
public struct CyclePosition: Hashable, Codable, Sendable {
    /// The phase of a cycle.
    public enum Phase: String, Codable, Sendable {
        /// Before the dosing start.
        case before
        /// From the start to the day before the challenge.
        case dosing
        /// The day of the food challenge: no treatment or recommended food is due.
        case challenge
        /// After the challenge.
        case complete
    }

    public let phase: Phase
    /// The week, from 1. Before the start it is 1; after the last dosing day it is the last week.
    public let week: Int
    /// The day of the week, 1…7; nil outside the dosing days.
    public let day: Int?
    /// The days until the start (`before`) or since the challenge (`complete`); else 0.
    public let distance: Int

    /// Computes the position of `day` in `cycle`.
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
    /// The number of weeks; the last may be short. A cycle of 84 days has 12, one of 85 days has 13.
    public var weekCount: Int { max(1, (start.days(until: challenge) + 6) / 7) }

    /// The last dosing day: the day before the challenge.
    public var lastDosingDay: LocalDate { challenge.previous }

    /// The dosing days of a week, at most 7; empty for a week that the cycle doesn't have.
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

// MARK: Weeks of the week view and the report

extension Plan {
    /// The start of the cycle after another one; nil if none is set up.
    func start(after cycle: Cycle) -> LocalDate? {
        cycles.filter { $0.id != cycle.id && $0.start >= cycle.challenge }.map(\.start).min()
    }

    /// The number of the last week that the week view and the report can show by a day: the weeks of the cycle, and from the challenge day on, on
    /// which medicines and maintenance foods go on, those up to the day or to the next cycle.
    func shownWeeks(of cycle: Cycle, by day: LocalDate) -> Int {
        let last = start(after: cycle).map { min(day, $0.previous) } ?? day
        return last < cycle.challenge ? cycle.weekCount : cycle.weekCount + cycle.challenge.days(until: last) / 7 + 1
    }

    /// The days of a week of the week view and the report, at most 7. The first number after the cycle's weeks begins on the challenge day.
    func days(ofShownWeek week: Int, of cycle: Cycle) -> Range<LocalDate> {
        guard week > cycle.weekCount else { return cycle.days(ofWeek: week) }
        let first = cycle.challenge.adding(days: (week - cycle.weekCount - 1) * 7)
        let end = start(after: cycle).map { min(first.adding(days: 7), $0) } ?? first.adding(days: 7)
        return first..<max(first, end)
    }
}
