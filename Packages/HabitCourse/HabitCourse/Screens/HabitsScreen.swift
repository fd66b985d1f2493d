public import ScreenKit
public import TimeKit

/// All habits with what they were, when they can be edited, and those that are still to be set.
public struct HabitsScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The habits in the order of their themes.
    public let habits: [Row]
    /// The themes without a habit, in their order.
    public let toSet: [ThemeRow]
    /// Back to the home screen.
    public let back: Link

    /// A habit.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: Habit.ID
        /// What it is about.
        public let theme: Theme
        /// What to do, as the user put it.
        public let text: String
        /// Whether it runs today.
        public let isRunning: Bool
        /// The first course day it ran.
        public let from: LocalDate
        /// The course day from which it ran no more; nil while it runs.
        @NullEncoded public private(set) var until: LocalDate?
        /// All it ever was, the earliest first.
        public let versions: [Habit.Version]
        /// Whether it can be edited.
        public let canEdit: Bool
        /// From which day on it can be edited; nil for the observation.
        @NullEncoded public private(set) var editableOn: LocalDate?
        /// Why it might be edited, drawn from the user's own days; nil while it can't be.
        @NullEncoded public private(set) var advice: EditAdvice?
        /// The advice in words: "4 of 14 days: make it easier".
        @NullEncoded public private(set) var adviceText: String?
        /// Its one reminder.
        public let reminder: Habit.Reminder
        /// Opens its form (`habit/ID/edit`); disabled with the day from which it can be.
        public let edit: Action
    }

    /// A theme without a habit.
    public struct ThemeRow: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let theme: Theme
        /// "drinking water".
        public let name: String
        /// Whether its habit can be set.
        public let standing: ThemeStanding
        /// What it waits for, in a sentence.
        public let text: String
        /// Opens the form (`theme/THEME/set`); disabled with the reason while it can't be set.
        public let set: Action
        /// Which.
        public var id: Theme { theme }
    }

    /// The habits of a course that was started.
    public init(_ context: ScreenContext) {
        title = "Habits"
        revision = context.revision
        validUntil = context.dayEnd
        let today = context.today
        habits = context.pairs.map { habit, record in
            let canEdit = HabitEditing.canEdit(habit, on: today)
            let advice = canEdit ? HabitEditing.advice(for: habit, record: record, on: today) : nil
            return Row(
                id: habit.id,
                theme: habit.theme,
                text: habit.text,
                isRunning: record.runs(on: today),
                from: record.from,
                until: record.until.flatMap { $0 <= today ? $0 : nil },
                versions: habit.versions,
                canEdit: canEdit,
                editableOn: HabitEditing.editableOn(habit),
                advice: advice,
                adviceText: advice?.text,
                reminder: habit.reminder,
                edit: EditWords.action(habit, on: today)
            )
        }
        toSet = Theme.ofCourse.compactMap { theme in
            let standing = context.standing(of: theme)
            if case .set = standing { return nil }
            let text = ThemeWords.text(of: theme, standing, context)
            return ThemeRow(
                theme: theme,
                name: theme.name,
                standing: standing,
                text: text,
                set: Action(
                    id: "theme/\(theme.rawValue)/set",
                    label: "Set your habit",
                    availability: standing == .ready ? .enabled : .disabled(why: text),
                    opens: HabitLink.setHabit(theme).labelled("Set your habit")
                )
            )
        }
        back = HabitLink.home.labelled("Home")
    }
}
