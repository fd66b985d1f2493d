public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The skipped days, with a form to skip more.
public struct SkipsPage: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The meaning of a skip, in two sentences.
    public let explanation: String
    public let skips: [Row]
    public let earliest: LocalDate
    public let latest: LocalDate
    /// The form with the fields `from`, `until`, `habit` and `reason`, and its button ``save``.
    public let form: Form
    /// The skip that Save would store; nil while the form is invalid.
    @NullEncoded public private(set) var skip: Skip?
    /// A link back to the home screen, without saving.
    public let back: Link

    /// Skips the days. Disabled while the form is invalid.
    public var save: Action { form.buttons[0] }

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<SkippedDays>
        public let from: LocalDate
        public let until: LocalDate
        /// The habit; nil for all habits.
        @NullEncoded public private(set) var habit: Habit.ID?
        /// The skip as text: "2026-03-02 to 2026-03-05, all habits: flu".
        public let text: String
        public let reason: String
        /// Removes the skip (`skip/ID/remove`).
        public let remove: Action
    }

    /// Creates the page. `typed` holds the unsaved texts by field id.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        let today = context.today
        title = localized("Skipped days")
        revision = context.revision
        validUntil = context.dayEnd
        explanation =
            localized(
                "On a skipped day nothing is due, and your streaks go on as if the day weren't there. ",
                "A box ticked on one counts all the same."
            )
        skips = context.skips.map { Self.row($0, context.habits) }
        let allowed = SkipRule.allowed(on: today, in: state)
        earliest = allowed.lowerBound
        latest = allowed.upperBound
        let usual = max(today, earliest).description
        var from = FormFields.day("from", localized("From"), typed["from"] ?? usual, in: allowed)
        var until = FormFields.day(
            "until",
            localized("Until"),
            typed["until"] ?? typed["from"] ?? usual,
            in: allowed
        )
        var days: ClosedRange<LocalDate>?
        if let first = from.day, let last = until.day {
            do throws(HabitCourseError) {
                let named = try SkipRule.days(from: first, until: last)
                try SkipRule.check(named, on: today, in: state)
                days = named
            } catch {
                if allowed.contains(first) || !allowed.contains(last) { until.field.error = error.description }
                if !allowed.contains(first) { from.field.error = error.description }
            }
        }
        let running = context.habits.filter { HabitSetting.runs($0, in: state, on: today) }
        var who = Field(id: "habit", label: localized("Which habit"), kind: .choice, value: typed["habit"] ?? "")
        who.choices =
            [Field.Choice("", label: localized("all habits"))]
            + running.map { Field.Choice($0.id.rawValue, label: $0.text) }
        if !who.choices.contains(where: { $0.value == who.value }) {
            who.error = HabitCourseError.noSuchHabit(String(who.value.prefix(60))).description
        }
        let reason = FormFields.text("reason", localized("Why"), .reason, typed["reason"] ?? "")
        form = Form(
            HabitAct.skip,
            localized("Skip days"),
            [from.field, until.field, who, reason.field],
            saves: localized("Skip"),
            opens: HabitLink.home.labeled(localized("Home"))
        ).unjudged(typed)
        skip =
            if let days, let text = reason.text, who.error == nil {
                Skip(days, of: who.value.isEmpty ? nil : .init(who.value), reason: text)
            } else {
                nil
            }
        back = HabitLink.home.labeled(localized("Home"))
    }

    private static func row(_ skipped: SkippedDays, _ habits: [Habit]) -> Row {
        let skip = skipped.skip
        let habit = skip.habit.flatMap { id in habits.first { $0.id == id } }
        let who = habit.map { Words.quoted($0.text) } ?? localized("all habits")
        let days = Words.days(skip.days)
        return Row(
            id: skipped.id,
            from: skip.days.lowerBound,
            until: skip.days.upperBound,
            habit: skip.habit,
            text: "\(days), \(who): \(skip.reason)",
            reason: skip.reason,
            remove: Action(
                HabitAct.unskip(skipped.id),
                label: localized("Count the days again"),
                confirmation: Action.Confirmation(
                    question:
                        localized("Count \(days) again? Your note, \(Words.quoted(skip.reason)), is deleted with it."),
                    proceed: localized("Count")
                )
            )
        )
    }
}
