public import TimeKit

/// Which days can be called skipped.
public enum SkipRule {
    /// How far back, in days: an illness is noted once it is over.
    public static let daysBack = 14
    /// How far ahead, in days.
    public static let daysAhead = 365

    /// The days that can be skipped on a course day: never before the start.
    public static func allowed(on today: LocalDate, in state: CourseState) -> ClosedRange<LocalDate> {
        let first = max(state.start, today.adding(days: -daysBack))
        return first...max(first, today.adding(days: daysAhead))
    }

    /// Throws `skipOutOfRange`.
    public static func check(
        _ days: ClosedRange<LocalDate>,
        on today: LocalDate,
        in state: CourseState
    ) throws(HabitCourseError) {
        let allowed = allowed(on: today, in: state)
        guard allowed.contains(days.lowerBound), allowed.contains(days.upperBound) else {
            throw .skipOutOfRange(days, allowed: allowed)
        }
    }
}
