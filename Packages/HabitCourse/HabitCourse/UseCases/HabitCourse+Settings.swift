public import Foundation
import StorageKit
public import TimeKit
import WordKit

/// The settings of the clock, the notifications and the reminders.
extension HabitCourse {
    /// Changes the clock and the notification settings as one change, which one undo takes back; nil leaves a value unchanged. Days that have
    /// begun stay begun, and ticks stay.
    ///
    /// - Throws: `notStarted`.
    @discardableResult
    public func setSettings(
        resetsAt resetTime: LocalTime? = nil,
        in zone: TimeZone? = nil,
        weekUnlocked: Bool? = nil,
        editUnlocked: Bool? = nil
    ) throws(HabitCourseError) -> CourseState {
        try setSettings { setting, notices in
            if let zone { setting.timeZoneID = zone.identifier }
            if let resetTime { setting.boundary = DayBoundary(startsAt: resetTime) }
            if let weekUnlocked { notices.weekUnlocked = weekUnlocked }
            if let editUnlocked { notices.editUnlocked = editUnlocked }
        }
    }

    /// Changes the clock and the notification settings as one change; nil leaves a value unchanged.
    ///
    /// - Throws: `notStarted`.
    @discardableResult
    func setSettings(
        clock: CourseClock.Setting?,
        notices: CourseState.Notices?
    ) throws(HabitCourseError) -> CourseState {
        try setSettings { setting, told in
            if let clock { setting = clock }
            if let notices { told = notices }
        }
    }

    private func setSettings(
        _ edit: (inout CourseClock.Setting, inout CourseState.Notices) -> Void
    ) throws(HabitCourseError) -> CourseState {
        try writeHolding { tables, state in
            var setting = state.clock.current
            var notices = state.notices
            edit(&setting, &notices)
            let clock = setting == state.clock.current ? nil : setting
            let told = notices == state.notices ? nil : notices
            guard clock != nil || told != nil else { return state }
            try tables.change("setSettings", of: Self.subject, Self.summary(clock, told)) { rows in
                if setting != state.clock.current {
                    var changed = state.clock
                    changed.change(to: setting, at: tables.now)
                    let at = changed.changes.last?.at ?? tables.now
                    try HabitWriter.insert(setting, number: changed.changes.count, at: at, in: rows)
                }
                if notices != state.notices {
                    try rows.update(
                        "course_state",
                        key: [.integer(1)],
                        set: [
                            "tells_week": .integer(notices.weekUnlocked ? 1 : 0),
                            "tells_edit": .integer(notices.editUnlocked ? 1 : 0),
                        ]
                    )
                }
            }
            return try tables.reader.startedState()
        }
    }

    /// Changes a habit's reminder (HABIT-2.0); nil leaves a value unchanged.
    ///
    /// - Throws: `notStarted` or `noSuchHabit`.
    @discardableResult
    public func setReminder(
        of habit: Habit.ID,
        isOn: Bool? = nil,
        at time: LocalTime? = nil
    ) throws(HabitCourseError) -> Habit {
        try setReminders([(habit, isOn, time)])
        return try read { tables in try tables.habit(habit) }
    }

    /// Changes the reminders of several habits as one change.
    ///
    /// - Throws: `notStarted` or `noSuchHabit`.
    func setReminders(_ settings: [RemindersPage.Setting]) throws(HabitCourseError) {
        try setReminders(settings.map { ($0.habit, $0.reminder.isOn, $0.reminder.time) })
    }

    private func setReminders(
        _ settings: [(habit: Habit.ID, isOn: Bool?, time: LocalTime?)]
    ) throws(HabitCourseError) {
        try writeHolding { tables, _ in
            var changed: [Habit] = []
            for (id, isOn, time) in settings {
                var habit = try tables.reader.habit(id)
                let before = habit.reminder
                if let isOn { habit.reminder.isOn = isOn }
                if let time { habit.reminder.time = time }
                if habit.reminder != before { changed.append(habit) }
            }
            guard let first = changed.first else { return }
            let subject = changed.count == 1 ? Self.subject(first.id) : Self.subject
            try tables.change("setReminder", of: subject, Self.summary(changed)) { rows in
                for habit in changed {
                    try rows.update(
                        "habit",
                        key: [.text(habit.id.rawValue)],
                        set: [
                            "reminder_is_on": .integer(habit.reminder.isOn ? 1 : 0),
                            "reminder_time": .text(habit.reminder.time.description),
                        ]
                    )
                }
            }
        }
    }

    private static func summary(_ clock: CourseClock.Setting?, _ notices: CourseState.Notices?) -> String {
        let day = clock.map { localized("days begin at \($0.boundary.startsAt) in \($0.timeZoneID)") }
        let news =
            switch notices.map({ ($0.weekUnlocked, $0.editUnlocked) }) {
            case (true, true)?: localized("news of weeks on, of edits on")
            case (true, false)?: localized("news of weeks on, of edits off")
            case (false, true)?: localized("news of weeks off, of edits on")
            case (false, false)?: localized("news of weeks off, of edits off")
            case nil: nil as String?
            }
        return [day, news].compactMap { $0 }.joined(separator: KeptSummary.separator)
    }

    private static func summary(_ reminders: [Habit]) -> String {
        reminders.map { habit in
            habit.reminder.isOn
                ? localized("“\(habit.text)” reminder at \(habit.reminder.time)")
                : localized("“\(habit.text)” reminder off")
        }
        .joined(separator: KeptSummary.separator)
    }
}
