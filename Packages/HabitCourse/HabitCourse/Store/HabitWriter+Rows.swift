import StorageKit
import TimeKit
import WordKit

/// The inserts of the user's rows.
extension HabitWriter {
    /// Inserts the start of the course with its clock.
    static func start(
        on day: LocalDate,
        by setting: CourseClock.Setting,
        at now: Instant,
        in rows: ChangeScope
    ) throws {
        try rows.insert(
            into: "course_state",
            [
                "id": .integer(1), "start_day": .text(day.description), "goal": .null, "tells_week": .integer(1),
                "tells_edit": .integer(1), "started_at": .integer(now.milliseconds),
            ]
        )
        try insert(setting, number: 0, at: now, in: rows)
    }

    /// Inserts a setting of the clock from an instant on.
    static func insert(
        _ setting: CourseClock.Setting,
        number: Int,
        at instant: Instant,
        in rows: ChangeScope
    ) throws {
        try rows.insert(
            into: "clock_setting",
            [
                "number": .integer(Int64(number)), "at": .integer(instant.milliseconds),
                "zone": .text(setting.timeZoneID), "reset_time": .text(setting.boundary.startsAt.description),
            ]
        )
    }

    /// Inserts a habit with all its versions.
    static func insert(_ habit: Habit, in rows: ChangeScope) throws {
        try rows.insert(
            into: "habit",
            [
                "id": .text(habit.id.rawValue), "theme": .text(habit.theme.rawValue),
                "reminder_is_on": .integer(habit.reminder.isOn ? 1 : 0),
                "reminder_time": .text(habit.reminder.time.description),
            ]
        )
        for (number, version) in habit.versions.enumerated() {
            try insert(version, number: number, of: habit.id, in: rows)
        }
    }

    /// Inserts a version of a habit; `number` counts from 0.
    static func insert(_ version: Habit.Version, number: Int, of habit: Habit.ID, in rows: ChangeScope) throws {
        try rows.insert(
            into: "habit_version",
            [
                "habit_id": .text(habit.rawValue), "number": .integer(Int64(number)),
                "set_on": .text(version.setOn.description), "text": .text(version.text),
            ]
        )
    }

    /// Inserts a skip.
    static func insert(_ skipped: SkippedDays, in rows: ChangeScope) throws {
        try rows.insert(
            into: "skip",
            [
                "id": .text(skipped.id.rawValue),
                "habit_id": skipped.skip.habit.map { .text($0.rawValue) } ?? .null,
                "from_day": .text(skipped.skip.days.lowerBound.description),
                "until_day": .text(skipped.skip.days.upperBound.description),
                "reason": .text(skipped.skip.reason),
            ]
        )
    }

    /// Ticks an empty box or unticks a ticked one. `text` is the wording of the habit on that day.
    func tick(_ habit: Habit.ID, _ text: String, on day: LocalDate, to isChecked: Bool) throws {
        let key: [StoredValue] = [.text(habit.rawValue), .integer(Int64(day.dayNumber))]
        try change(
            isChecked ? "check" : "uncheck",
            of: HabitCourse.subject(habit),
            isChecked ? localized("“\(text)” ticked for \(day)") : localized("“\(text)” unticked for \(day)")
        ) { rows in
            if isChecked {
                try rows.insert(into: "tick", ["habit_id": key[0], "day": key[1]])
            } else {
                try rows.delete(from: "tick", key: key)
            }
        }
    }
}
