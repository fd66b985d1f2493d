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
    private let readsTyped: Bool
    private let pairs: [[String]]
    private let fold: Fold?

    /// A part of a form with buttons that few people need. It opens.
    public struct Fold {
        let title: String
        let actions: Set<String>

        /// - Parameter actions: The ids of its buttons.
        public init(_ title: String, actions: Set<String>) {
            self.title = title
            self.actions = actions
        }
    }

    /// - Parameters:
    ///   - others: Actions of the screen that save the form, too, such as those that lead on to another page.
    ///   - showsTitle: False where the page or a fold above the form says it.
    ///   - letters: The fewest letters from which a script shows the results of the form while its text is typed; nil for a form that isn't a
    ///     search. The page has the results in a `ResultsView`.
    ///   - readsTyped: Whether a script shows how the server reads the fields while they are typed.
    ///   - pairs: The ids of fields that stand side by side, such as those of an amount and its unit.
    ///   - fold: The buttons that are folded; nil for none.
    public init(
        _ form: Form,
        with others: [Action] = [],
        showsTitle: Bool = true,
        searchesFrom letters: Int? = nil,
        readsTyped: Bool = false,
        pairs: [[String]] = [],
        folding fold: Fold? = nil,
        in context: PageContext
    ) {
        content = form
        buttons = Self.ordered(form.buttons + others)
        self.showsTitle = showsTitle
        self.letters = letters
        self.readsTyped = readsTyped
        self.pairs = pairs
        self.fold = fold
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
            letters != nil ? PageScript.search.attribute : readsTyped ? PageScript.reading.attribute : nil,
            letters.map { .data("data-letters", "\($0)") }
        ) {
            if showsTitle, !content.title.isEmpty { h2 { content.title } }
            SentAlong(context: context)
            if content.fields.count > Self.manyFields, let main = buttons.first, reason(main) == nil {
                div(.class("buttons")) { button(name: "action", value: main.id, .class("main")) { main.label } }
            }
            for row in rows {
                if row.count > 1 {
                    div(.class("pair")) { for field in row { view(of: field) } }
                } else {
                    view(of: row[0])
                }
            }
            if sendsRecords { ProgressLine(context: context) }
            div(.class("buttons")) {
                for (index, action) in buttons.enumerated() where !isFolded(action) { view(of: action, index == 0) }
            }
            if let fold {
                details(context.showsErrors(of: buttons.filter(isFolded)) ? .open : nil) {
                    summary { fold.title }
                    div(.class("buttons")) { for action in buttons where isFolded(action) { view(of: action, false) } }
                }
            }
        }
    }

    private func isFolded(_ action: Action) -> Bool { fold?.actions.contains(action.id) == true }

    /// Whether a file with records is sent, whose import can take long. A picture takes no time.
    private var sendsRecords: Bool { content.fields.contains { $0.kind == .file && $0.takes != .picture } }

    /// The fields in rows: one in each, but for those that stand side by side.
    private var rows: [[Field]] {
        var rows: [[Field]] = []
        for field in content.fields {
            if let last = rows.last?.last, pairs.contains([last.id, field.id]) {
                rows[rows.count - 1].append(field)
            } else {
                rows.append([field])
            }
        }
        return rows
    }

    private func view(of field: Field) -> FieldView {
        FieldView(
            field: context.shown(field, of: buttons),
            scope: content.id,
            showsError: context.showsErrors(of: buttons),
            isReadTyped: readsTyped
        )
    }

    private func view(of action: Action, _ isMain: Bool) -> HTMLFragment {
        HTMLFragment {
            if let why = reason(action) {
                DisabledAction(action: action, why: why)
            } else {
                button(name: "action", value: action.id, .class(isMain ? "main" : "plain")) { action.label }
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
            DisabledAction(action: action, why: why, isSaid: context.sharedReason == why, about: about)
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

    private var label: ActionLabel { ActionLabel(text: action.label, about: about) }
}

/// The label of a button of a row. The name of the row is heard and not seen, because the row shows it.
struct ActionLabel: HTMLView {
    let text: String
    let about: String?

    var body: some HTMLContent {
        if let about, let parts = Self.parts(of: text, around: about) {
            // The span keeps the spaces beside the name, which a button would drop.
            span {
                parts.before
                span(.class("heard")) { " " + about }
                parts.after
            }
        } else {
            text
        }
    }

    /// Returns the label before and after a name; nil for a label that begins with the name. A label without it is followed by it.
    private static func parts(of text: String, around name: String) -> (before: String, after: String)? {
        guard !name.isEmpty else { return nil }
        let parts = text.split(separator: " " + name, omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, !parts[0].isEmpty, parts[1].isEmpty || parts[1].hasPrefix(" ") {
            return (parts[0], parts[1])
        }
        return text.contains(name) ? nil : (text, "")
    }
}

/// The line in which a script tells how far the server is with a file.
private struct ProgressLine: HTMLView {
    let context: PageContext

    var body: some HTMLContent {
        p(
            .class("muted"),
            .role("status"),
            .hidden,
            PageScript.progress.attribute,
            .data("data-progress", context.app.path([PagePlaces.progress]).description)
        ) { "" }
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
    /// The name of the row; nil for a button of none.
    var about: String?

    var body: some HTMLContent {
        div(.class("act")) {
            button(.class("plain"), .disabled, .aria("aria-describedby", isSaid ? Self.sharedID : "why-" + action.id)) {
                ActionLabel(text: action.label, about: about)
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
