public import HTMLKit
public import ScreenKit
import WordKit

/// A form with its fields and buttons. The main button stands first, so it is the one that the Enter key presses.
public struct FormView: HTMLView {
    private let content: Form
    private let buttons: [Action]
    private let context: PageContext
    private let showsTitle: Bool
    private let letters: Int?

    /// - Parameters:
    ///   - others: Actions of the screen that save the form, too, such as those that lead on to another page.
    ///   - showsTitle: False where the page or a fold above the form says it.
    ///   - letters: The fewest letters from which a script shows the results of the form while its text is typed; nil for a form that isn't a
    ///     search. The page has the results in a `ResultsView`.
    public init(
        _ form: Form,
        with others: [Action] = [],
        showsTitle: Bool = true,
        searchesFrom letters: Int? = nil,
        in context: PageContext
    ) {
        content = form
        buttons = Self.ordered(form.buttons + others)
        self.showsTitle = showsTitle
        self.letters = letters
        self.context = context
    }

    /// Returns buttons with those that delete something last.
    private static func ordered(_ buttons: [Action]) -> [Action] {
        buttons.filter { $0.gesture != .swipeLeft } + buttons.filter { $0.gesture == .swipeLeft }
    }

    /// The most fields below which the main button stands at the end alone. A longer form has it at the top, too.
    private static let manyFields = 12

    private var sendsFiles: Bool { content.fields.contains { $0.kind == .file || $0.kind == .page } }

    public var body: some HTMLContent {
        form(
            action: context.own,
            method: sendsFiles ? .postWithFiles : .post,
            .class("card"),
            .id(content.id),
            letters == nil ? nil : PageScript.search.attribute,
            letters.map { .data("data-letters", "\($0)") }
        ) {
            if showsTitle { h2 { content.title } }
            SentAlong(context: context)
            if content.fields.count > Self.manyFields, let main = buttons.first, reason(main) == nil {
                div(.class("buttons")) { button(name: "action", value: main.id, .class("main")) { main.label } }
            }
            for field in content.fields {
                FieldView(
                    field: context.shown(field, of: buttons),
                    scope: content.id,
                    showsError: context.showsErrors(of: buttons)
                )
            }
            div(.class("buttons")) {
                for (index, action) in buttons.enumerated() {
                    if let why = reason(action) {
                        DisabledAction(action: action, why: why)
                    } else {
                        button(name: "action", value: action.id, .class(index == 0 ? "main" : "plain")) { action.label }
                    }
                }
            }
        }
    }

    /// The reason that disables a button. What is typed wrong or not yet doesn't count: the user types it into the form, and without a script
    /// the page can't notice that. The reason comes back when the form is sent. A form that no input opens says so at once.
    private func reason(_ action: Action) -> String? {
        guard content.whyNot == nil else { return action.whyNot }
        return content.fields.contains { $0.error != nil || ($0.value.isEmpty && $0.kind != .toggle) }
            ? nil : action.whyNot
    }
}

/// A button for one action outside a form, with its inputs. An action that only leads to another screen is a link.
public struct ActionView: HTMLView {
    private let action: Action
    private let style: String
    private let context: PageContext
    private let about: String?
    private let isPressed: Bool?

    /// - Parameters:
    ///   - style: The class of the button: "main", "plain" or "danger".
    ///   - about: The thing that the action is about, for people who hear the button alone.
    ///   - isPressed: Whether a choice is on; nil for a button that isn't one.
    public init(
        _ action: Action,
        style: String = "plain",
        about: String? = nil,
        isPressed: Bool? = nil,
        in context: PageContext
    ) {
        self.action = action
        self.style = style
        self.about = about
        self.isPressed = isPressed
        self.context = context
    }

    private var sendsFiles: Bool { action.inputs.contains { $0.kind == .file } }

    public var body: some HTMLContent {
        if let why = action.whyNot {
            DisabledAction(action: action, why: why, isSaid: context.sharedReason == why)
        } else if let link = context.way(action) {
            a(href: context.address(of: link), .class("button " + style)) { label }
        } else {
            form(
                action: context.own,
                method: sendsFiles ? .postWithFiles : .post,
                .class("act"),
                place == nil ? nil : PageScript.reorder.attribute,
                action.gesture == .swipeLeft ? PageScript.swipe.attribute : nil,
                place.map { .data("data-place", FieldView.name(of: $0)) },
                place == nil
                    ? nil : .data("data-handle", localized("\(name): drag it, or press the up and down arrows"))
            ) {
                SentAlong(context: context)
                if about == nil || action.inputs.isEmpty {
                    fields
                } else {
                    // The fields of each row have the same labels.
                    div(.class("fields"), .role("group"), .aria("aria-label", name)) { fields }
                }
                button(
                    name: "action",
                    value: action.id,
                    .class(style),
                    isPressed.map { .aria("aria-pressed", $0 ? "true" : "false") }
                ) { label }
            }
        }
    }

    /// The place among others that a drag changes; nil for an action that moves nothing.
    private var place: Field? { action.gesture == .drag ? action.inputs.last { $0.kind == .number } : nil }

    private var name: String {
        if let about, !action.label.contains(about) { "\(action.label) \(about)" } else { action.label }
    }

    @HTMLBuilder private var fields: some HTMLContent {
        for field in action.inputs {
            FieldView(
                field: context.shown(field, of: [action]),
                scope: action.id,
                showsError: context.showsErrors(of: [action])
            )
        }
    }

    @HTMLBuilder private var label: some HTMLContent {
        action.label
        if let about, !action.label.contains(about) { span(.class("heard")) { " " + about } }
    }
}

/// A button that prints the page. A script shows it, because a page can't print itself without one.
public struct PrintView: HTMLView {
    public init() {}

    public var body: some HTMLContent {
        button(.class("plain"), .hidden, PageScript.print.attribute) { localized("Print this page") }
    }
}

/// The results of a search form, which a script replaces while its text is typed.
public struct ResultsView<Content: HTMLContent>: HTMLView {
    private let said: String
    private let content: Content

    /// - Parameter said: The results in a sentence, for people who hear that they changed.
    public init(_ said: String, @HTMLBuilder content: () -> Content) {
        self.said = said
        self.content = content()
    }

    public var body: some HTMLContent { div(.data("data-results", said)) { content } }
}

/// A button that can't be pressed, with its reason in words.
struct DisabledAction: HTMLView {
    let action: Action
    let why: String
    /// Whether the top of the page has the reason.
    var isSaid = false

    var body: some HTMLContent {
        div(.class("act")) {
            button(.class("plain"), .disabled, .aria("aria-describedby", isSaid ? Self.sharedID : "why-" + action.id)) {
                action.label
            }
            if !isSaid { span(.class("muted"), .id("why-" + action.id)) { why } }
        }
    }

    /// The id of the reason at the top of the page.
    static let sharedID = "why-page"
}

/// The values that every form sends beside its fields.
struct SentAlong: HTMLView {
    let context: PageContext
    /// The operation of an act that is asked about; nil for a new one.
    var operation: String?

    var body: some HTMLContent {
        input(.hidden, name: "operation", value: operation ?? context.operation())
        input(.hidden, name: "seen", value: context.revision.rawValue)
        if context.shortAddress != nil { input(.hidden, name: "link", value: context.link) }
    }
}
