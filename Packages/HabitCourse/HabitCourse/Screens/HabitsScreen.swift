public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The habits with their versions and edit dates, and the themes without a habit.
public struct HabitsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The habits, in the order of their themes.
    public let habits: [Row]
    /// The themes without a habit, in order.
    public let toSet: [ThemeRow]
    public let back: Link

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        public let id: Habit.ID
        public let theme: Theme
        /// The current wording.
        public let text: String
        /// Whether the habit is active today.
        public let isRunning: Bool
        /// The first course day of the habit.
        public let from: LocalDate
        /// The first course day after the habit ended; nil if it has not ended.
        @NullEncoded public private(set) var until: LocalDate?
        /// All versions, the earliest first.
        public let versions: [Habit.Version]
        /// Whether the habit can be edited.
        public let canEdit: Bool
        /// The first day on which the habit can be edited; nil for the observation.
        @NullEncoded public private(set) var editableOn: LocalDate?
        /// The advice from the user's own days; nil while the habit cannot be edited.
        @NullEncoded public private(set) var advice: EditAdvice?
        /// The advice as a phrase, such as "4 of 14 days: make it easier"; nil without advice.
        @NullEncoded public private(set) var adviceText: String?
        /// The daily reminder.
        public let reminder: Habit.Reminder
        /// Opens the edit page (`habit/ID/edit`). Disabled with the day from which the habit can be edited.
        public let edit: Action
    }

    public struct ThemeRow: Hashable, Codable, Identifiable, Sendable {
        public let theme: Theme
        /// The name of the theme: "drinking water".
        public let name: String
        /// Whether its habit can be set.
        public let standing: ThemeStanding
        /// The condition for setting the habit, in a sentence.
        public let text: String
        /// Opens the page to set the habit (`theme/THEME/set`). Disabled with the reason while it cannot be set.
        public let set: Action
        public var id: Theme { theme }
    }

    /// Creates the screen of a started course.
    public init(_ context: ScreenContext) {
        title = localized("Habits")
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
            let text = ThemeWords.text(of: standing, context)
            return ThemeRow(
                theme: theme,
                name: theme.name,
                standing: standing,
                text: text,
                set: Action(
                    HabitAct.openSet(theme),
                    label: localized("Set your habit"),
                    availability: standing == .ready ? .enabled : .disabled(why: text),
                    opens: HabitLink.setHabit(theme).labeled(localized("Set your habit"))
                )
            )
        }
        back = HabitLink.home.labeled(localized("Home"))
    }
}
