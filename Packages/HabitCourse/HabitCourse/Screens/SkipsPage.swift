public import ScreenKit
public import TimeKit

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
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        let today = context.today
        title = "Skipped days"
        revision = context.revision
        validUntil = context.dayEnd
        explanation =
            "On a skipped day nothing is due, and your streaks go on as if the day weren't there. "
            + "A box ticked on one counts all the same."
        skips = context.skips.map { Self.row($0, context.habits) }
        let allowed = SkipRule.allowed(on: today, in: state)
        earliest = allowed.lowerBound
        latest = allowed.upperBound
        let usual = max(today, earliest).description
        let from = FormFields.day("from", "From", typed["from"] ?? usual)
        var until = FormFields.day("until", "Until", typed["until"] ?? typed["from"] ?? usual)
        var days: ClosedRange<LocalDate>?
        if let first = from.day, let last = until.day {
            if first > last {
                until.field.error = "the last day, \(last), lies before the first, \(first)"
            } else {
                do throws(HabitCourseError) {
                    try SkipRule.check(first...last, on: today, in: state)
                    days = first...last
                } catch {
                    until.field.error = error.description
                }
            }
        }
        let running = context.habits.filter { HabitSetting.runs($0, in: state, on: today) }
        var who = Field(id: "habit", label: "Which habit", kind: .choice, value: typed["habit"] ?? "")
        who.choices =
            [Field.Choice("", label: "all habits")]
            + running.map { Field.Choice($0.id.rawValue, label: $0.text) }
        if !who.choices.contains(where: { $0.value == who.value }) {
            who.error = HabitCourseError.noSuchHabit(String(who.value.prefix(60))).description
        }
        let reason = FormFields.text("reason", "Why", .reason, typed["reason"] ?? "")
        form = Form(id: "skip", title: "Skip days", fields: [from.field, until.field, who, reason.field], buttons: [])
        skip =
            if let days, let text = reason.text, who.error == nil {
                Skip(days, of: who.value.isEmpty ? nil : .init(who.value), reason: text)
            } else {
                nil
            }
        save = Action(
            id: "save",
            label: "Skip",
            availability: .without(form.errors),
            opens: HabitLink.home.labelled("Home")
        )
        back = HabitLink.home.labelled("Home")
    }

    private static func row(_ skipped: SkippedDays, _ habits: [Habit]) -> Row {
        let skip = skipped.skip
        let habit = skip.habit.flatMap { id in habits.first { $0.id == id } }
        let who = habit.map { Words.quoted($0.text) } ?? "all habits"
        let days = Words.days(skip.days)
        return Row(
            id: skipped.id,
            from: skip.days.lowerBound,
            until: skip.days.upperBound,
            habit: skip.habit,
            text: "\(days), \(who): \(skip.reason)",
            reason: skip.reason,
            remove: Action(
                id: "skip/\(skipped.id)/remove",
                label: "Count the days again",
                confirmation: Action.Confirmation(
                    question:
                        "Count \(days) again? What you wrote beside it, \(Words.quoted(skip.reason)), goes with it.",
                    proceed: "Count"
                )
            )
        )
    }
}
