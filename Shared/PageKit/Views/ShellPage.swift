import HTMLKit
import ScreenKit
import WordKit

/// A page with the bar at its top, its heading and its content.
struct ShellPage: HTMLPage {
    let title: String
    /// The tag of the title's language; nil for that of the page.
    var titleLanguage: String?
    /// The app of the page; nil for the page of all apps.
    let app: PageApp?
    /// The address of the page; nil for one that can't be asked for again, whose footer leads to the app's first page.
    var address: HTMLKit.LinkTarget?
    var notice: HTMLFragment?
    let content: HTMLFragment

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
                a(href: "/") { "Nourish" }
                if let app { a(href: app.path([])) { app.title } }
            }
        }
        main(.id("main"), .class(accent)) {
            if let notice { notice }
            h1(titleLanguage.map { .lang($0) }) { title }
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
            .data(
                "data-offline",
                localized(
                    "Nothing was sent, because Nourish can’t be reached. What you typed is still here. Send it again later."
                )
            )
        ) { "" }
    }
}

/// A line about what was just done, with the button that takes it back.
struct DoneNotice: HTMLView {
    let done: Acted.Done
    let app: PageApp
    let operation: @Sendable () -> String

    var body: some HTMLContent {
        div(.class("notice"), .role("status")) {
            p { localized("Done: \(done.said ?? "")") }
            if let undo = done.undo {
                form(action: app.address(of: undo.at.target), method: .post, .class("act")) {
                    input(.hidden, name: "operation", value: operation())
                    if let seen = undo.act.seen { input(.hidden, name: "seen", value: seen.rawValue) }
                    if undo.act.isConfirmed { input(.hidden, name: "confirmed", value: "true") }
                    button(name: "action", value: undo.act.action, .class("plain")) { localized("Undo") }
                }
            }
        }
    }
}

/// The reason of a refusal, with links to the fields that have errors and to the page of the next step.
struct RefusalNotice: HTMLView {
    let why: String
    let remedy: Link?
    let forms: [Form]
    let context: PageContext

    var body: some HTMLContent {
        div(.class("notice wrong"), .role("alert")) {
            h2 { localized("Nothing was changed") }
            if wrong.isEmpty {
                p { why }
            } else {
                ul {
                    for (field, scope, error) in wrong {
                        li { a(href: .fragment(FieldView.id(of: field, in: scope))) { "\(field.label): \(error)" } }
                    }
                }
            }
            // The page itself needs no way to it.
            if let remedy, remedy.target != context.link {
                p { a(href: context.address(of: remedy), .class("button")) { remedy.label } }
            }
        }
    }

    private var wrong: [(Field, String, String)] {
        forms.filter { context.showsErrors(of: $0.buttons) }.flatMap { form in
            form.fields.compactMap { field in field.error.map { (field, form.id, $0) } }
        }
    }
}

/// The question of an action, as a page that needs no script. A file is chosen again, because no page can hold one.
struct QuestionView: HTMLView {
    let question: Action.Confirmation
    let act: Act
    /// The fields of the action that take a file.
    let files: [Field]
    let context: PageContext

    var body: some HTMLContent {
        form(action: context.own, method: files.isEmpty ? .post : .postWithFiles, .class("card")) {
            SentAlong(context: context, operation: act.operation)
            input(.hidden, name: "confirmed", value: "true")
            for (id, value) in act.fields.sorted(by: { $0.key < $1.key }) {
                input(.hidden, name: "f-" + id, value: value)
            }
            for field in files { FieldView(field: field, scope: "question", showsError: false) }
            div(.class("buttons")) {
                button(name: "action", value: act.action, .class("danger")) { question.proceed }
                a(href: context.own, .class("button plain")) { question.cancel }
            }
        }
    }
}
