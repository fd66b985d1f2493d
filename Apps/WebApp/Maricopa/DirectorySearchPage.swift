import HTMLKit
import MaricopaDirectory
import PageKit
import ScreenKit
import WordKit

/// The search in all kinds with its matches by kind.
struct DirectorySearchPage: HTMLView {
    let screen: SearchScreen
    let context: PageContext

    var body: some HTMLContent {
        FormView(screen.form, showsTitle: false, searchesFrom: SearchRule.fewestCharacters, in: context)
        ResultsView(screen.text) {
            p { screen.text }
            if !screen.suggestions.isEmpty {
                ul(.class("points")) {
                    for suggestion in screen.suggestions {
                        li { a(href: context.address(of: suggestion.search)) { suggestion.text } }
                    }
                }
            }
            if !screen.lists.isEmpty {
                p { localized("Or look through a list:") }
                div(.class("ways")) { for link in screen.lists { WayLink(link, context) } }
            }
            for group in screen.groups {
                h2 { group.heading }
                ul(.class("cards")) {
                    for row in group.rows { li(.class("card")) { FoundRecordView(row: row, context: context) } }
                }
                if group.only.isEnabled { div(.class("buttons")) { ActionView(group.only, in: context) } }
            }
            if screen.clear.isEnabled { div(.class("after")) { ActionView(screen.clear, in: context) } }
        }
    }
}

/// A match with its place and why it was found.
private struct FoundRecordView: HTMLView {
    let row: SearchScreen.Row
    let context: PageContext

    var body: some HTMLContent {
        let tile = row.tile
        PictureView(tile.picture.address, tile.picture.isOwn ? tile.picture.text : "", for: .small, in: context)
        h3 { a(href: context.address(of: tile.link), tile.titleLanguage.map { .lang($0) }) { tile.title } }
        if !tile.subtitle.isEmpty { p(.class("muted"), tile.subtitleLanguage.map { .lang($0) }) { tile.subtitle } }
        for line in [place, row.when, row.found] where !line.isEmpty { p(.class("muted")) { line } }
    }

    private var place: String {
        [[row.tile.city, row.tile.zip].filter { !$0.isEmpty }.joined(separator: " "), row.tile.checked]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
