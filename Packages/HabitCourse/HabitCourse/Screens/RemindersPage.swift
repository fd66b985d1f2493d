import Foundation
public import ScreenKit
public import TimeKit

/// The habits' reminders (HABIT-2.0): one each, on or off, at a time.
public struct RemindersPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The habits that run, as their reminders are.
    public let habits: [Row]
    /// For each habit `ID.on` and `ID.time`.
    public let form: Form
    /// By which zone the times go: "times are in America/Phoenix".
    public let zoneNote: String
    /// Keeps them; disabled while something is wrong.
    public let save: Action
    /// What Save sets, habit by habit, those that don't change included; nil while something is wrong.
    @NullEncoded public private(set) var reminders: [Setting]?
    /// Back to the settings, without saving.
    public let back: Link

    /// A habit and its reminder.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: Habit.ID
        /// What it is about.
        public let theme: Theme
        /// What to do.
        public let text: String
        /// Whether and when it is reminded of.
        public let reminder: Habit.Reminder
        /// "daily at 20:00", "off".
        public let reminderText: String
    }

    /// What a habit's reminder becomes.
    public struct Setting: Hashable, Codable, Sendable {
        /// Which habit.
        public let habit: Habit.ID
        /// Whether and when.
        public let reminder: Habit.Reminder
    }

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        let today = context.today
        title = "Reminders"
        revision = context.revision
        validUntil = context.dayEnd
        zoneNote = "times are in \(state.clock.current.timeZone.identifier)"
        let running = context.habits.filter { HabitSetting.runs($0, in: state, on: today) }
        habits = running.map { habit in
            Row(
                id: habit.id,
                theme: habit.theme,
                text: habit.text,
                reminder: habit.reminder,
                reminderText: habit.reminder.isOn ? "daily at \(Words.time(habit.reminder.time))" : "off"
            )
        }
        var fields: [Field] = []
        var settings: [Setting] = []
        for habit in running {
            let isOn = FormFields.isOn(typed["\(habit.id).on"], default: habit.reminder.isOn)
            let typedTime = typed["\(habit.id).time"] ?? habit.reminder.time.description
            let read = FormFields.time("\(habit.id).time", "\(habit.text): time", typedTime)
            fields += [FormFields.toggle("\(habit.id).on", habit.text, isOn), read.field]
            guard let time = read.time else { continue }
            settings.append(Setting(habit: habit.id, reminder: .init(isOn: isOn, time: time)))
        }
        form = Form(id: "reminders", title: title, fields: fields, buttons: [])
        reminders = settings.count == running.count ? settings : nil
        let none = running.isEmpty ? ["no habit runs today"] : []
        save = Action(
            id: "save",
            label: "Save",
            availability: .without(none + form.errors),
            opens: HabitLink.settings.labelled("Settings")
        )
        back = HabitLink.settings.labelled("Settings")
    }
}
