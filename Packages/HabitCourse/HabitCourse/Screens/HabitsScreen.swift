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
    public init(_ context: ScreenContext) { fatalError("screens") }
}

/// Editing a habit (HABIT-1.0), with the reason to.
public struct EditHabitPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Which habit.
    public let habit: Habit.ID
    /// What it is about.
    public let theme: Theme
    /// All it ever was, the earliest first.
    public let versions: [Habit.Version]
    /// Whether it can be edited.
    public let canEdit: Bool
    /// From which day on it can be edited; nil for the observation.
    @NullEncoded public private(set) var editableOn: LocalDate?
    /// What the user's own days say.
    public let advice: EditAdvice
    /// The advice in a sentence or two, or when the habit can be edited.
    public let text: String
    /// The ideas of its theme's posts.
    public let ideas: [String]
    /// `habit`.
    public let form: Form
    /// Keeps the new wording from today on; disabled with the reason while it can't be edited, and while something is wrong.
    public let save: Action
    /// What Save sets; nil while something is wrong.
    @NullEncoded public private(set) var wording: String?
    /// Back to the habits, without saving.
    public let back: Link

    /// The page of a habit; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, habit: Habit, typed: [String: String] = [:]) { fatalError("screens") }
}
