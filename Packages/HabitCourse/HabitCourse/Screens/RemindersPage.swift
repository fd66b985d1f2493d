import Foundation
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The reminders of the habits (HABIT-2.0), one for each.
public struct RemindersPage: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The active habits with their reminders.
    public let habits: [Row]
    /// The form with the fields `ID.on` and `ID.time` for each habit, and its button ``save``.
    public let form: Form
    /// The time zone of the reminders: "times are in America/Phoenix".
    public let zoneNote: String
    /// The reminders that Save would set, unchanged ones included; nil while the form is invalid.
    @NullEncoded public private(set) var reminders: [Setting]?
    /// A link back to the settings, without saving.
    public let back: Link

    /// Saves the reminders. Disabled while the form is invalid.
    public var save: Action { form.buttons[0] }

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        public let id: Habit.ID
        public let theme: Theme
        /// The current wording.
        public let text: String
        public let reminder: Habit.Reminder
        /// The reminder as a phrase: "daily at 20:00", "off".
        public let reminderText: String
    }

    /// A new reminder for a habit.
    public struct Setting: Hashable, Codable, Sendable {
        public let habit: Habit.ID
        public let reminder: Habit.Reminder
    }

    /// Creates the page. `typed` holds the unsaved texts by field id.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        let today = context.today
        title = localized("Reminders")
        revision = context.revision
        validUntil = context.dayEnd
        zoneNote = localized("times are in \(state.clock.current.timeZone.identifier)")
        let running = context.habits.filter { HabitSetting.runs($0, in: state, on: today) }
        habits = running.map { habit in
            Row(
                id: habit.id,
                theme: habit.theme,
                text: habit.text,
                reminder: habit.reminder,
                reminderText: habit.reminder.isOn
                    ? localized("daily at \(Words.time(habit.reminder.time))") : localized("off")
            )
        }
        var fields: [Field] = []
        var settings: [Setting] = []
        for habit in running {
            let isOn = Field.isOn(typed["\(habit.id).on"], default: habit.reminder.isOn)
            let typedTime = typed["\(habit.id).time"] ?? habit.reminder.time.description
            let read = FormFields.time("\(habit.id).time", localized("\(habit.text): time"), typedTime)
            fields += [Field.toggle("\(habit.id).on", habit.text, isOn), read.field]
            guard let time = read.time else { continue }
            settings.append(Setting(habit: habit.id, reminder: .init(isOn: isOn, time: time)))
        }
        form = Form(
            HabitAct.saveReminders,
            title,
            fields,
            saves: localized("Save"),
            unless: running.isEmpty ? [localized("no habit runs today")] : [],
            opens: HabitLink.settings.labeled(localized("Settings"))
        )
        reminders = settings.count == running.count ? settings : nil
        back = HabitLink.settings.labeled(localized("Settings"))
    }
}
