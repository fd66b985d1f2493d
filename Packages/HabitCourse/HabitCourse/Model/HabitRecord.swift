public import TimeKit

/// The days of a habit, from which the score, the graph and the statistics are computed.
public struct HabitRecord: Hashable, Codable, Identifiable, Sendable {
    public let id: Habit.ID
    /// The first course day of the habit.
    public let from: LocalDate
    /// The first course day after the habit ended; nil if it has not ended.
    public let until: LocalDate?
    /// The days on which it was done.
    public var ticks: DaySet
    /// The days that do not count unless the habit was done.
    public var skips: DaySet

    public init(id: Habit.ID, from: LocalDate, until: LocalDate? = nil, ticks: DaySet = [], skips: DaySet = []) {
        self.id = id
        self.from = from
        self.until = until
        self.ticks = ticks
        self.skips = skips
    }

    /// Whether the habit was active on a day.
    public func runs(on day: LocalDate) -> Bool {
        from <= day && until.map { day < $0 } ?? true
    }
}
