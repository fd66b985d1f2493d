public import TimeKit

/// The activity by day, of all habits or of one (PROGRESSION-1.1).
extension HabitCourse {
    /// Returns the activity of each course day: for all habits since the start, for one habit on its active days. The
    /// result is empty before the first of them.
    ///
    /// - Throws: `notStarted` or `noSuchHabit`.
    /// - Complexity: O(days + habits × days / 64).
    public func activity(of habit: Habit.ID? = nil) throws(HabitCourseError) -> [DayActivity] {
        let now = clock.now()
        return try read { reader in
            guard let state = try reader.state() else { throw HabitCourseError.notStarted }
            let today = state.clock.day(of: now)
            let habits = try reader.habits()
            guard let habit else {
                let records = try reader.records(of: habits, in: state, through: today)
                return ActivityLevels.days(of: records, from: state.start, through: today)
            }
            guard let known = habits.first(where: { $0.id == habit }) else {
                throw HabitCourseError.noSuchHabit(habit.rawValue)
            }
            let records = try reader.records(of: [known], in: state, through: today)
            return records.flatMap { record in
                let last = min(record.until?.previous ?? today, today)
                return ActivityLevels.days(of: records, from: record.from, through: last)
            }
        }
    }
}
