import CommandKit
import HTMLKit
import HabitCourse
import PageKit
import ScreenKit
import WordKit

/// The path of the weeks with their posts.
struct PostPathPage: HTMLView {
    let screen: PostsScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if let hint = screen.emptyText { p { hint } }
        p { sentence(screen.next) }
        if let note = screen.ageNote { p(.class("muted")) { sentence(note) } }
        ol {
            for week in screen.weeks {
                li(.class("card")) {
                    h2 { localized("Week \(week.week)") }
                    if let text = week.unlockText { p(.class("muted")) { sentence(text) } }
                    ul(.class("lines")) {
                        for post in week.posts {
                            li { PathRow(post: post, week: week, language: screen.language, context: context) }
                        }
                    }
                }
            }
        }
    }

    private func sentence(_ text: String) -> String {
        text.capitalizedFirst + (text.hasSuffix(".") ? "" : ".")
    }
}

/// A post of the path.
private struct PathRow: HTMLView {
    let post: PostsScreen.Row
    let week: PostsScreen.Week
    /// The tag of the language of the title and the summary; nil for that of the page.
    let language: String?
    let context: PageContext

    var body: some HTMLContent {
        if let why = post.read.whyNot {
            span(lang) { post.title }
            if why != week.unlockText { span(.class("muted")) { " — " + why } }
        } else if let link = post.read.opens {
            div(.class("row")) {
                div(.class("grow")) {
                    h3 { a(href: context.address(of: link), lang) { post.title } }
                    p(.class("muted"), lang) { post.summary }
                }
                p(.class("muted")) { isFinished ? localized("Read to the end") : localized("To read") }
            }
        }
    }

    private var lang: Attribute? { language.map { .lang($0) } }

    private var isFinished: Bool { if case .finished = post.standing { true } else { false } }
}

/// A post to read, with its end and the next step below.
struct PostReadingPage: HTMLView {
    let screen: PostScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p(.class("muted")) { localized("Week \(screen.post.week) · \(screen.page.minutes, "minute") to read") }
        if let note = screen.ageNote { p(.class("muted")) { note } }
        article(.class("reader"), lang) {
            SanitizedHTML(utf8: Array(content.utf8), sanitizedBy: "MarkupKit.HTMLSanitizer")
        }
        if screen.page.links.contains(where: leadsOut) {
            p(.class("muted")) { localized("Links with ↗ lead out of this app, to other sites.") }
        }
        if !elsewhere.isEmpty {
            h2 { localized("Pictures on the course’s site") }
            ul(.class("points")) {
                for image in elsewhere {
                    li {
                        a(
                            href: try? LinkTarget(checking: image.address),
                            .rel(.external),
                            image.text.isEmpty ? nil : lang
                        ) { image.text.isEmpty ? localized("Picture") : image.text }
                    }
                }
            }
        }
        if !screen.post.ideas.isEmpty, !screen.finish.isEnabled {
            h2 { localized("Ideas") }
            ul(.class("points")) { for idea in screen.post.ideas { li(lang) { idea } } }
        }
        if let why = screen.finish.whyNot {
            p(.class("muted")) { why.capitalizedFirst + "." }
        } else {
            div(.class("after")) { ActionView(screen.finish, style: "main", in: context) }
        }
        div(.class("ways")) {
            if let link = screen.setHabit { a(href: context.address(of: link), .class("button main")) { link.label } }
            if let link = screen.next {
                a(href: context.address(of: link), .class("button plain")) { localized("Next: \(link.label)") }
            }
        }
        p(.class("muted")) {
            localized("From", context: "the source of a page")
            " "
            a(href: try? LinkTarget(checking: screen.page.address), .rel(.external)) { screen.page.address }
        }
    }

    private var lang: Attribute? { screen.language.map { .lang($0) } }

    private var content: String {
        let stored = screen.storedPictures.map { ($0, context.picture($0).description) }
        let posts = screen.links.map { ($0.address, context.address(of: $0.opens).description) }
        return screen.page.html(
            placing: Dictionary(stored) { first, _ in first },
            leadingTo: Dictionary(posts) { first, _ in first }
        )
    }

    /// Whether a link of the page leads to another site. A link to mail or to a number leads to no site.
    private func leadsOut(_ address: String) -> Bool {
        address.lowercased().hasPrefix("http") && !screen.links.contains { $0.address == address }
    }

    /// The pictures that the copy doesn't hold. A page shows nothing of other sites.
    private var elsewhere: [CoursePage.Image] {
        screen.page.images.filter { !screen.storedPictures.contains($0.address) }
    }
}
