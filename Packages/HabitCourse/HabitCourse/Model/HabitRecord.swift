public import TimeKit

/// The days of a habit, from which the score, the graph and the statistics are computed.
public struct HabitRecord: Hashable, Codable, Identifiable, Sendable {
    public let id: Habit.ID
    /// The first course day of the habit.
    public let from: LocalDate
    /// The first course day after the habit ended; nil if it has not ended.
    public let until: LocalDate?
    /// The course days on which the habit was done.
    public var ticks: DaySet
    /// The skipped course days. A skipped day on which the habit was done counts all the same.
    public var skips: DaySet

    public init(id: Habit.ID, from: LocalDate, until: LocalDate? = nil, ticks: DaySet = [], skips: DaySet = []) {
        self.id = id
        self.from = from
        self.until = until
        self.ticks = ticks
        self.skips = skips
    }

    /// Whether the habit is active on a day, from `from` until before `until`.
    public func runs(on day: LocalDate) -> Bool {
        from <= day && until.map { day < $0 } ?? true
    }
}
