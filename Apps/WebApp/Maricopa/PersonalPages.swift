import CommandKit
import HTMLKit
import MaricopaDirectory
import NotificationKit
import PageKit
import ScreenKit
import TimeKit
import WordKit

/// A person's reminders and the notices that were told.
struct DirectoryNotificationsPage: HTMLView {
    let screen: NotificationsScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if let signIn = screen.signIn { SignInView(prompt: signIn, context: context) }
        if screen.reminders.isEmpty, !screen.emptyText.isEmpty { p { screen.emptyText } }
        ul(.class("cards")) {
            for row in screen.reminders {
                li(.class("card")) {
                    h2 { TitleView(title: row.event, link: row.link, context: context) }
                    p { row.words }
                    p(.class("muted")) { Self.state(row) }
                    div(.class("buttons")) { ActionView(row.remove, about: row.event, in: context) }
                }
            }
        }
        if let told = screen.told {
            h2 { localized("Told") }
            if told.items.isEmpty { p { told.emptyText } }
            ul(.class("cards")) {
                for item in told.items {
                    li(.class("card")) {
                        h3 {
                            TitleView(
                                title: item.title,
                                link: item.link.map { Link("\($0)", label: item.title) },
                                context: context
                            )
                        }
                        if !item.body.isEmpty { p { item.body } }
                        p(.class("muted")) { item.toldAtLocal.minutes }
                    }
                }
            }
            div(.class("ways")) { WayLink(screen.inbox, context) }
        }
    }

    private static func state(_ row: NotificationsScreen.ReminderRow) -> String {
        switch row.state {
        case .coming: row.occurrence + (row.tellsAt.map { "; " + localized("told \($0.minutes)") } ?? "")
        case .canceled: localized("The event was called off: nothing is told.")
        case .over: localized("Nothing is left to tell.")
        case .gone: localized("The event is no longer in the directory.")
        }
    }
}

/// A person's favorites, as a list has its records.
struct DirectoryFavoritesPage: HTMLView {
    let screen: FavoritesScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if let signIn = screen.signIn { SignInView(prompt: signIn, context: context) }
        if let hint = screen.hint { p { hint } }
        ul(.class("cards")) {
            for item in screen.items {
                li(.class("card")) {
                    h2 { TitleView(title: item.title, link: item.row?.link, context: context) }
                    for line in Self.lines(item) { p(.class("muted")) { line } }
                    div(.class("buttons")) { ActionView(item.remove, about: item.title, in: context) }
                }
            }
        }
        if let more = screen.more { div(.class("ways")) { WayLink(more, context) } }
    }

    private static func lines(_ item: FavoritesScreen.Item) -> [String] {
        guard let row = item.row else { return [item.note ?? ""].filter { !$0.isEmpty } }
        let town = [row.city, row.zip].filter { !$0.isEmpty }.joined(separator: " ")
        let facts = [town, row.checked].filter { !$0.isEmpty }.joined(separator: " · ")
        return [row.subtitle, facts].filter { !$0.isEmpty }
    }
}

/// A title that leads to its page, where there is one.
private struct TitleView: HTMLView {
    let title: String
    let link: Link?
    let context: PageContext

    @HTMLBuilder var body: some HTMLContent {
        if let link {
            a(href: context.address(of: link)) { title }
        } else {
            title
        }
    }
}

/// The reason to log in, and the ways to do so.
private struct SignInView: HTMLView {
    let prompt: SignInPrompt
    let context: PageContext

    var body: some HTMLContent {
        p { prompt.text }
        div(.class("ways")) { for link in prompt.links { WayLink(link, context) } }
    }
}

/// A text of those who run the directory.
struct StaticTextPage: HTMLView {
    let screen: StaticPageScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        for section in screen.sections {
            if !section.title.isEmpty { h2(lang) { section.title } }
            for paragraph in section.paragraphs { p(lang) { paragraph } }
        }
        if let edit = screen.edit { div(.class("ways")) { WayLink(edit, context) } }
    }

    private var lang: Attribute? { screen.textLanguage.map { .lang($0) } }
}
