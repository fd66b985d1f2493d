public import TimeKit

/// Why a box can't be changed.
public enum TickRefusal: Hashable, Codable, Sendable {
    /// The day hasn't begun.
    case inTheFuture(LocalDate)
    /// The day is further back than the earliest that can be changed.
    case tooOld(LocalDate, earliest: LocalDate)
    /// The habit wasn't running on that day.
    case notRunning(LocalDate)
}

/// Which boxes can be ticked and unticked (HABIT-0.1): once per habit and course day, today's and yesterday's.
///
/// That a box is ticked once is in the data: ticks are a set of (habit, course day).
public enum TickRule {
    /// The days whose boxes can be changed at an instant: today, and the course day before it.
    public static func changeableDays(at now: Instant, by clock: CourseClock) -> ClosedRange<LocalDate> {
        let today = clock.day(of: now)
        return clock.day(before: today)...today
    }

    /// Why the box of a habit on a course day can't be changed now; nil if it can. A skipped day's box can.
    public static func refusal(
        of habit: Habit,
        on day: LocalDate,
        in state: CourseState,
        at now: Instant
    ) -> TickRefusal? {
        let changeable = changeableDays(at: now, by: state.clock)
        if day > changeable.upperBound { return .inTheFuture(day) }
        // A day in between never was: nobody can have done anything on it.
        guard day == changeable.lowerBound || day == changeable.upperBound else {
            return .tooOld(day, earliest: changeable.lowerBound)
        }
        return HabitSetting.runs(habit, in: state, on: day) ? nil : .notRunning(day)
    }
}
