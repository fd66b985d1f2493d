import HTMLKit
import ScreenKit
import WordKit

/// A page with the bar at its top, its heading and its content.
struct ShellPage: HTMLPage {
    private let heading: String
    /// The tag of the title's language; nil for that of the page.
    var titleLanguage: String?
    /// The app of the page; nil for the page of all apps.
    let app: PageApp?
    /// The address of the page; nil for one that can't be asked for again, whose footer leads to the app's first page.
    var address: LinkTarget?
    /// The line above the heading on paper; nil for a page that isn't a screen.
    var printed: String?
    /// The seconds after which the screen changes by itself; nil for a page that doesn't.
    var validSeconds: Int64?
    /// The way to the app's first page, for a screen that has no way back; nil for others.
    private let way: Link?
    private let notice: HTMLFragment?
    /// Whether the page tells an error, which its title says first.
    private let isRefused: Bool
    private let content: HTMLFragment

    /// - Parameters:
    ///   - title: The heading. It is the title of the page, too.
    ///   - way: The way to the app's first page, for a screen that has no way back.
    ///   - isRefused: Whether the page tells an error, which its title says first.
    init(
        title: String,
        titleLanguage: String? = nil,
        app: PageApp?,
        address: LinkTarget? = nil,
        way: Link? = nil,
        notice: HTMLFragment? = nil,
        isRefused: Bool = false,
        content: HTMLFragment
    ) {
        heading = title
        self.titleLanguage = titleLanguage
        self.app = app
        self.address = address
        self.way = way
        self.notice = notice
        self.isRefused = isRefused
        self.content = content
    }

    var title: String { isRefused ? localized("Error: \(heading)") : heading }

    var language: String { Language.current.rawValue }

    private var accent: String { app?.accent.style ?? "" }

    var head: some HTMLContent {
        meta(.colorScheme, "light dark")
        styleSheet(href: Assets.style.address)
        moduleScript(src: Assets.core.address)
        if let app, let icon = app.icon { AppHead(app: app, icon: icon) }
    }

    var body: some HTMLContent {
        a(href: .fragment("main"), .class("heard")) { localized("Skip to the content") }
        header(.class("bar " + accent)) {
            nav(.aria("aria-label", localized("Apps"))) {
                a(href: "/", .class("name")) { "Nourish" }
                if let app { a(href: app.path([])) { app.title } }
            }
        }
        main(
            .id("main"),
            .class(accent),
            printed.map { .data("data-printed", $0) },
            validSeconds.map { .data("data-valid", "\($0)") }
        ) {
            if let notice { notice }
            h1(titleLanguage.map { .lang($0) }) { heading }
            if let app, let way { p(.class("back")) { a(href: app.address(of: way.target)) { "← " + way.label } } }
            content
        }
        footer(.class("foot ways")) {
            LanguageChoice(page: address ?? app?.path([]) ?? "/")
            if let app, app.icon != nil {
                a(href: app.path([PagePlaces.device]), .class("button plain")) { localized("On this device") }
            }
        }
        SpokenLine()
    }
}

/// The line in which the script says what was done. It stays while the script changes the content.
private struct SpokenLine: HTMLView {
    var body: some HTMLContent {
        div(
            .class("heard"),
            .id("told"),
            .role("status"),
            .data("data-sending", localized("Sending …")),
            .data(
                "data-offline",
                localized(
                    "Nothing was sent, because Nourish can’t be reached. What you typed is still here. Send it again later."
                )
            ),
            .data(
                "data-old",
                localized(
                    "This page is from an earlier time. Reload it to see it as it is now; what you typed and didn’t send is lost then."
                )
            )
        ) { "" }
    }
}

/// The alarm of what was just done, and a line about it with the button that takes it back.
struct DoneNotice: HTMLView {
    let done: Acted.Done
    let app: PageApp
    let operation: @Sendable () -> String

    var body: some HTMLContent {
        if let alarm = done.alarm {
            div(.class("notice wrong"), .role("alert")) { p { strong { alarm } } }
        }
        div(.class("notice"), .role("status")) {
            DoneLine(text: done.rest ?? "", undo: done.undo, app: app, operation: operation)
        }
    }
}

/// The words for what was done, with the button that takes it back.
struct DoneLine: HTMLView {
    let text: String
    let undo: Acted.Undo?
    let app: PageApp
    let operation: @Sendable () -> String

    var body: some HTMLContent {
        p { localized("Done: \(text)") }
        if let undo {
            form(action: app.address(of: undo.at.target), method: .post, .class("act")) {
                input(.hidden, name: "operation", value: operation())
                if let seen = undo.act.seen { input(.hidden, name: "seen", value: seen.rawValue) }
                if undo.act.isConfirmed { input(.hidden, name: "confirmed", value: "true") }
                button(name: "action", value: undo.act.action, .class("plain")) { localized("Undo") }
            }
        }
    }
}

/// A line about the end of an address that no page reads.
struct UnreadQueryNotice: HTMLView {
    let query: String

    var body: some HTMLContent {
        div(.class("notice"), .role("status")) {
            p { localized("“\(query)” in the address has no effect. Choose on the page what it shows.") }
        }
    }
}

/// The reason of a refusal, with links to the fields that have errors and to the page of the next step.
struct RefusalNotice: HTMLView {
    let why: String
    let remedy: Link?
    /// Whether the act failed unexpectedly, so that nobody knows what was changed.
    var isUnexpected = false
    let context: PageContext

    var body: some HTMLContent {
        div(.class("notice wrong"), .role("alert")) {
            ErrorSummary(
                title: isUnexpected ? localized("That didn't work") : localized("Nothing was changed"),
                why: why,
                lines: context.refusal?.lines ?? []
            )
            // The page itself needs no way to it.
            if let remedy, remedy.target != context.link {
                p { a(href: context.address(of: remedy), .class("button")) { remedy.label } }
            }
        }
    }
}

/// The links to the fields that have errors, or the reason alone where there are none.
struct ErrorSummary: HTMLView {
    let title: String
    let why: String
    let lines: [Refusal.Line]

    var body: some HTMLContent {
        h2 { title }
        if lines.isEmpty {
            p { why }
        } else {
            ul { for line in lines { li { a(href: .fragment(line.place)) { line.text } } } }
        }
    }
}

/// The question of an action, as a page that needs no script. A file is chosen again, because no page can hold one.
struct QuestionView: HTMLView {
    let question: Action.Confirmation
    let act: Act
    /// The fields of the action whose files were chosen.
    let files: [Field]
    let context: PageContext

    var body: some HTMLContent {
        form(action: context.own, method: files.isEmpty ? .post : .postWithFiles, .class("card")) {
            SentAlong(context: context, operation: act.operation)
            input(.hidden, name: "confirmed", value: "true")
            if let key = question.key { input(.hidden, name: "answers", value: key) }
            for (id, value) in act.fields.sorted(by: { $0.key < $1.key }) {
                input(.hidden, name: "f-" + id, value: value)
            }
            if !files.isEmpty {
                p { localized("Choose the file once more: a page can’t send it again by itself.") }
            }
            for field in files { FieldView(field: field, scope: "question", showsError: false) }
            div(.class("buttons")) {
                button(name: "action", value: act.action, .class("danger")) { question.proceed }
                a(href: context.own, .class("button plain")) { question.cancel }
            }
        }
    }
}
