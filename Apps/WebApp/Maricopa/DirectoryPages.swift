import HTMLKit
import MaricopaDirectory
import PageKit
import ScreenKit

/// The first page: a card for each feature.
struct DirectoryHomePage: HTMLView {
    let screen: HomeScreen
    let context: PageContext

    var body: some HTMLContent {
        div(.class("ways")) {
            for item in screen.bar {
                a(href: context.address(of: item.link), .class("button plain")) { item.link.label }
            }
        }
        ul(.class("cards")) {
            for card in screen.cards {
                li(.class("card")) {
                    h2 { a(href: context.address(of: card.link)) { card.title } }
                    if !card.note.isEmpty { p(.class("muted")) { card.note } }
                }
            }
        }
        if let signIn = screen.signIn {
            p { signIn.text }
            div(.class("ways")) {
                for link in [signIn.signUp, signIn.login] {
                    a(href: context.address(of: link), .class("button plain")) { link.label }
                }
            }
        }
    }
}

/// A page of results, whose filters are in its address.
struct DirectoryListPage: HTMLView {
    let screen: ListScreen
    let context: PageContext

    var body: some HTMLContent {
        p { screen.text }
        if let bar = screen.bar {
            p { bar.text }
            div(.class("buttons")) {
                for action in bar.removals + [bar.clear] { ActionView(action, in: context) }
            }
        }
        for note in screen.notes + screen.suggestions { p { note } }
        ol(.class("cards")) {
            for row in screen.rows { li(.class("card")) { RecordTile(row: row, context: context) } }
        }
        div(.class("buttons")) { ActionView(screen.more, in: context) }
        div(.class("ways")) {
            for link in screen.pages { a(href: context.address(of: link), .class("button plain")) { link.label } }
        }
    }
}

/// A record of a list.
private struct RecordTile: HTMLView {
    let row: ListScreen.Row
    let context: PageContext

    var body: some HTMLContent {
        h2 { a(href: context.address(of: row.link)) { "\(row.place). \(row.tile.title)" } }
        for line in [row.tile.subtitle, place, row.when, row.reason, row.tile.checked] {
            if !line.isEmpty { p(.class("muted")) { line } }
        }
    }

    private var place: String {
        [row.tile.city, row.tile.zip].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
