public import TimeKit

/// A habit was done on a day.
///
/// The course day is fixed when the box is ticked and never computed again: a new reset time, a journey or a change of the
/// clocks neither loses a day nor doubles one.
public struct Tick: Hashable, Codable, Sendable {
    /// Which habit.
    public let habit: Habit.ID
    /// For which course day.
    public let day: LocalDate

    /// A habit done on a day.
    public init(_ habit: Habit.ID, on day: LocalDate) {
        self.habit = habit
        self.day = day
    }
}

/// Days that don't count: illness, travel. A box can still be ticked on one, and then the day counts as any other.
public struct Skip: Hashable, Codable, Sendable {
    /// Which habit; nil for all of them.
    public let habit: Habit.ID?
    /// The course days, the first and the last included.
    public let days: ClosedRange<LocalDate>
    /// Why, for whoever looks back.
    public let reason: String

    /// Days that don't count.
    public init(_ days: ClosedRange<LocalDate>, of habit: Habit.ID? = nil, reason: String) {
        self.habit = habit
        self.days = days
        self.reason = reason
    }

    /// A day that doesn't count.
    public init(_ day: LocalDate, of habit: Habit.ID? = nil, reason: String) {
        self.init(day...day, of: habit, reason: reason)
    }
}
