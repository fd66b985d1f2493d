public import ScreenKit
public import TimeKit

/// The self-image goal (TIMELINE-2.0): who the user wants to be, in their own words.
public struct GoalPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// While the goal can't be entered: when the course day ends; then nothing here changes by itself.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The goal as it is; nil until there is one.
    @NullEncoded public private(set) var goal: String?
    /// What a self-image goal is and what it is for.
    public let explanation: String
    /// Goals that would do.
    public let examples: [String]
    /// `goal`.
    public let form: Form
    /// Sets it; disabled with the reason before the end of week 1, and while something is wrong.
    public let save: Action
    /// What Save sets; nil while something is wrong.
    @NullEncoded public private(set) var text: String?
    /// Back to the home screen, without saving.
    public let back: Link

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        let today = context.today
        let isEarly = !HabitSetting.takesGoal(in: state, on: today)
        title = "Self-image goal"
        revision = context.revision
        validUntil = isEarly ? context.dayEnd : nil
        goal = state.goal
        explanation =
            "A self-image goal says who you want to be, in a sentence of your own. "
            + "It stands on your home screen, and it is what the habits are for."
        examples = [
            "I am someone who eats with attention", "I am someone who enjoys each meal",
            "I am someone who takes time for food and for the people at the table",
        ]
        let read = FormFields.text("goal", "My self-image goal", .goal, typed["goal"] ?? state.goal ?? "")
        text = read.text
        var reasons: [String] = []
        if isEarly {
            let when = state.unlock(ofWeek: 2).map { ": it \($0.text(on: today))" } ?? ""
            reasons.append("the goal is written when week 1 is over\(when)")
        }
        form = Form(id: "goal", title: title, fields: [read.field], buttons: [])
        save = Action(
            id: "save",
            label: "Save",
            availability: .without(reasons + form.errors),
            opens: HabitLink.home.labelled("Home")
        )
        back = HabitLink.home.labelled("Home")
    }
}
