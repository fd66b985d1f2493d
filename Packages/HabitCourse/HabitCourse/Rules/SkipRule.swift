public import TimeKit

/// The rules for skipping days.
public enum SkipRule {
    /// The number of days before today that can be skipped. An illness is often entered afterward.
    public static let daysBack = 14
    /// The number of days after today that can be skipped.
    public static let daysAhead = 365

    /// Returns the days that can be skipped if the present course day is `today`. None is before the first day of the course.
    public static func allowed(on today: LocalDate, in state: CourseState) -> ClosedRange<LocalDate> {
        let first = max(state.start, today.adding(days: -daysBack))
        return first...max(first, today.adding(days: daysAhead))
    }

    /// Returns the days from the first through the last.
    ///
    /// - Throws: `endBeforeStart`.
    public static func days(
        from first: LocalDate,
        until last: LocalDate
    ) throws(HabitCourseError) -> ClosedRange<LocalDate> {
        guard first <= last else { throw .endBeforeStart(last, start: first) }
        return first...last
    }

    /// Checks that all days of a range can be skipped.
    ///
    /// - Throws: `skipOutOfRange`.
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
