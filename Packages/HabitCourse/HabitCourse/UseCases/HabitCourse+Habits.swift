public import TimeKit

/// Habits: set, edited, ticked, skipped.
extension HabitCourse {
    /// The habits in the order of their themes.
    public func habits() throws(HabitCourseError) -> [Habit] { throw .fault("not built") }

    /// The habit a user means by an id, a theme (`water`, `drinkingWater`, `drinking water`), or a text it begins with in any case.
    /// Habits that no longer run can be meant, too.
    ///
    /// Throws `noSuchHabit`, `ambiguousHabit`.
    public func findHabit(_ text: String) throws(HabitCourseError) -> Habit { throw .fault("not built") }

    /// Sets a theme's habit in the user's own words (TIMELINE-2.2, 4.0, 6.0, 8.0); it starts today.
    ///
    /// Throws `notStarted`, `observationIsGiven`, `themeNotReady`, `themeAlreadySet`, `blank`, `tooLong`.
    @discardableResult
    public func setHabit(_ theme: Theme, _ text: String) throws(HabitCourseError) -> Habit { throw .fault("not built") }

    /// Gives a habit another wording from today on; what it was is kept (HABIT-1.0).
    ///
    /// Throws `noSuchHabit`, `cannotEdit`, `observationIsGiven`, `blank`, `tooLong`. The same words as before change nothing.
    @discardableResult
    public func editHabit(_ id: Habit.ID, _ text: String) throws(HabitCourseError) -> Habit {
        throw .fault("not built")
    }

    /// Ticks a habit's box of today, or of the course day before (HABIT-0.1). A ticked box stays as it is.
    ///
    /// Throws `notStarted`, `noSuchHabit`, `cannotTick`. It takes the same time after ten years as on the first day.
    @discardableResult
    public func check(_ id: Habit.ID, forYesterday: Bool = false) throws(HabitCourseError) -> TickReceipt {
        throw .fault("not built")
    }

    /// Empties a habit's box of today, or of the course day before. An empty box stays as it is. Throws as `check` does.
    @discardableResult
    public func uncheck(_ id: Habit.ID, forYesterday: Bool = false) throws(HabitCourseError) -> TickReceipt {
        throw .fault("not built")
    }

    /// Calls days skipped, of one habit or of all: they don't count. Throws `notStarted`, `noSuchHabit`, `skipOutOfRange`, `blank`,
    /// `tooLong`.
    @discardableResult
    public func skip(
        _ days: ClosedRange<LocalDate>,
        of habit: Habit.ID? = nil,
        reason: String
    ) throws(HabitCourseError) -> SkippedDays { throw .fault("not built") }

    /// Takes the skips that touch a day away, of one habit or all that were meant for all. Throws `noSuchSkip`.
    @discardableResult
    public func unskip(_ day: LocalDate, of habit: Habit.ID? = nil) throws(HabitCourseError) -> [SkippedDays] {
        throw .fault("not built")
    }

    /// All skips, the latest first.
    public func skips() throws(HabitCourseError) -> [SkippedDays] { throw .fault("not built") }
}
