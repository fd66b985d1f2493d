public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The page of the self-image goal (TIMELINE-2.0).
public struct GoalPage: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day while the goal cannot be set; then nil.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The current goal; nil if it is not set.
    @NullEncoded public private(set) var goal: String?
    /// The meaning and purpose of a self-image goal.
    public let explanation: String
    public let examples: [String]
    /// The form with the field `goal` and its button ``save``.
    public let form: Form
    /// The text that Save would set; nil while it is invalid.
    @NullEncoded public private(set) var text: String?
    /// A link back to the home screen, without saving.
    public let back: Link

    /// Saves the goal. Disabled with the reason before the end of week 1 and while the form is invalid.
    public var save: Action { form.buttons[0] }

    /// Creates the page. `typed` holds the unsaved texts by field id.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        let today = context.today
        let isEarly = !HabitSetting.takesGoal(in: state, on: today)
        title = localized("Self-image goal")
        revision = context.revision
        validUntil = isEarly ? context.dayEnd : nil
        goal = state.goal
        explanation =
            localized(
                "A self-image goal says who you want to be, in a sentence of your own. ",
                "It stands on your home screen, and it is what the habits are for."
            )
        examples = [
            localized("I am someone who eats with attention"), localized("I am someone who enjoys each meal"),
            localized("I am someone who takes time for food and for the people at the table"),
        ]
        let read = FormFields.text("goal", localized("My self-image goal"), .goal, typed["goal"] ?? state.goal ?? "")
        text = read.text
        var reasons: [String] = []
        if isEarly {
            let unlock = state.unlock(ofWeek: 2)?.text(on: today)
            reasons.append(
                unlock.map { localized("the goal is written when week 1 is over: it \($0)") }
                    ?? localized("the goal is written when week 1 is over")
            )
        }
        form = Form(
            HabitAct.saveGoal,
            title,
            [read.field],
            saves: localized("Save"),
            unless: reasons,
            opens: HabitLink.home.labeled(localized("Home"))
        ).unjudged(typed)
        back = HabitLink.home.labeled(localized("Home"))
    }
}
