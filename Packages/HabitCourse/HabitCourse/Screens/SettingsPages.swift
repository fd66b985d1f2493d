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
    public init(_ context: ScreenContext, typed: [String: String] = [:]) { fatalError("screens") }
}

/// The clock, the news, and the ways to the other pages.
public struct SettingsPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// By which clock days begin.
    public let clock: CourseClock.Setting
    /// What is told, beside the habits' own reminders.
    public let notices: CourseState.Notices
    /// When the course day began and when it ends: "today ends at 03:00".
    public let dayNote: String
    /// Where the device's clocks show another time than the course's; nil where they don't.
    @NullEncoded public private(set) var zoneNote: String?
    /// `reset`, `zone`, `week.on`, `edit.on`.
    public let form: Form
    /// Keeps them; disabled while something is wrong.
    public let save: Action
    /// The clock that Save sets; nil while something is wrong.
    @NullEncoded public private(set) var newClock: CourseClock.Setting?
    /// The news that Save sets; nil while something is wrong.
    @NullEncoded public private(set) var newNotices: CourseState.Notices?
    /// Reminders, skipped days, the schedule, the course's source.
    public let pages: [Link]
    /// Back to the home screen, without saving.
    public let back: Link

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) { fatalError("screens") }
}

/// Skipped days, and skipping more: illness, travel.
public struct SkipsPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// What skipping means, in a sentence or two.
    public let explanation: String
    /// The skips, the latest first.
    public let skips: [Row]
    /// The first day that can be skipped.
    public let earliest: LocalDate
    /// The last day that can be skipped.
    public let latest: LocalDate
    /// `from`, `until`, `habit` and `reason`.
    public let form: Form
    /// Skips them; disabled while something is wrong.
    public let save: Action
    /// What Save keeps; nil while something is wrong.
    @NullEncoded public private(set) var skip: Skip?
    /// Back to the home screen, without saving.
    public let back: Link

    /// Skipped days.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: TimeKit.ID<SkippedDays>
        /// The first day.
        public let from: LocalDate
        /// The last day.
        public let until: LocalDate
        /// Which habit; nil for all of them.
        @NullEncoded public private(set) var habit: Habit.ID?
        /// "2026-03-02 to 2026-03-05, all habits: flu".
        public let text: String
        /// Why.
        public let reason: String
        /// Takes it away (`skip/ID/remove`).
        public let remove: Action
    }

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) { fatalError("screens") }
}
