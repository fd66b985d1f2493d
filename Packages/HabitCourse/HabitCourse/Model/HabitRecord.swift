public import TimeKit

/// What the score, the graph and the statistics know of a habit: when it ran, was done and was skipped.
public struct HabitRecord: Hashable, Codable, Identifiable, Sendable {
    /// Which habit.
    public let id: Habit.ID
    /// The first course day it ran.
    public let from: LocalDate
    /// The course day from which it ran no more; nil while it runs.
    public let until: LocalDate?
    /// The days it was done.
    public var ticks: DaySet
    /// The days that don't count unless it was done.
    public var skips: DaySet

    /// A habit's days.
    public init(id: Habit.ID, from: LocalDate, until: LocalDate? = nil, ticks: DaySet = [], skips: DaySet = []) {
        self.id = id
        self.from = from
        self.until = until
        self.ticks = ticks
        self.skips = skips
    }

    /// Whether it ran on a day.
    public func runs(on day: LocalDate) -> Bool {
        from <= day && until.map { day < $0 } ?? true
    }
}
