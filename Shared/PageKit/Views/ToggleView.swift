public import HTMLKit
public import ScreenKit

/// A row as wide as the page that a press turns on or off, such as a habit that is ticked.
public struct ToggleView: HTMLView {
    private let action: Action
    private let isOn: Bool
    private let text: String
    private let note: String
    private let context: PageContext

    /// - Parameters:
    ///   - action: Turns the row on if it is off, or off if it is on.
    ///   - text: The name of the row.
    ///   - note: The state and the facts of the row in words.
    public init(_ action: Action, isOn: Bool, text: String, note: String, in context: PageContext) {
        self.action = action
        self.isOn = isOn
        self.text = text
        self.note = note
        self.context = context
    }

    public var body: some HTMLContent {
        if let why = action.whyNot {
            DisabledAction(action: action, why: "\(text): \(why)")
        } else {
            form(action: context.own, method: .post) {
                SentAlong(context: context)
                button(
                    name: "action",
                    value: action.id,
                    .class("toggle"),
                    .aria("aria-pressed", isOn ? "true" : "false")
                ) {
                    span(.class("grow")) {
                        span(.class("name")) { text }
                        span(.class("muted")) { " " + note }
                    }
                }
            }
        }
    }
}
