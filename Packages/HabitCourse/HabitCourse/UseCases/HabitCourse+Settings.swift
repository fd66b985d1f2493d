public import Foundation
public import TimeKit

/// What the user decides about the clock and about being told.
extension HabitCourse {
    /// Changes when days begin and where the user lives; nil leaves a part as it is. Days that have begun stay begun, and what was
    /// ticked stays ticked. Throws `notStarted`.
    @discardableResult
    public func setClock(
        resetsAt resetTime: LocalTime? = nil,
        in zone: TimeZone? = nil
    ) throws(HabitCourseError) -> CourseState { throw .fault("not built") }

    /// Changes which news are told; nil leaves a kind as it is. Throws `notStarted`.
    @discardableResult
    public func setNotices(
        weekUnlocked: Bool? = nil,
        editUnlocked: Bool? = nil
    ) throws(HabitCourseError) -> CourseState { throw .fault("not built") }

    /// Changes a habit's one reminder (HABIT-2.0); nil leaves a part as it is. Throws `noSuchHabit`.
    @discardableResult
    public func setReminder(
        of habit: Habit.ID,
        isOn: Bool? = nil,
        at time: LocalTime? = nil
    ) throws(HabitCourseError) -> Habit { throw .fault("not built") }
}
