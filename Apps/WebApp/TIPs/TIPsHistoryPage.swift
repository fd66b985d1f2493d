import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

/// The history: a table of the logs of each day, with its reactions and holds.
struct TIPsHistoryPage: HTMLView {
    let screen: HistoryPage
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        ActionView(screen.show, in: context)
        if screen.days.isEmpty { p { localized("Nothing was logged on these days.") } }
        for day in screen.days { section(day) }
        div(.class("ways")) {
            for link in [screen.earlier, screen.later].compactMap({ $0 }) { WayLink(link, context) }
        }
        if !screen.audit.isEmpty {
            h2 { localized("Changes") }
            ul(.class("points")) { for row in screen.audit { li { "\(row.when) \(row.by): \(row.text)" } } }
        }
    }

    private func section(_ day: HistoryPage.Day) -> HTMLFragment {
        HTMLFragment {
            h2 { day.title }
            for text in [day.hold, day.released].compactMap({ $0 }) { p(.class("muted")) { text } }
            if !day.rows.isEmpty {
                div(.class("tables")) {
                    table(.class("table wide")) {
                        thead {
                            tr {
                                for name in [
                                    localized("Item"), localized("Category"), localized("Time"), localized("By"),
                                ] {
                                    th(scope: .column) { name }
                                }
                            }
                        }
                        tbody { for row in day.rows { line(row) } }
                    }
                }
            }
            if !day.reactions.isEmpty {
                h3 { localized("Reactions") }
                ul(.class("points")) { for reaction in day.reactions { TIPsReactionLine(reaction, context) } }
            }
        }
    }

    private func line(_ row: HistoryPage.Row) -> HTMLFragment {
        HTMLFragment {
            tr {
                th(scope: .row) {
                    ActionView(row.open, in: context)
                    span(.class("muted")) {
                        ([row.dose?.text].compactMap { $0 } + row.notes).joined(separator: " · ")
                    }
                }
                td(.data("data-label", localized("Category"))) { row.categoryTitle }
                td(.data("data-label", localized("Time"))) { row.time }
                td(.data("data-label", localized("By"))) { row.by }
            }
        }
    }
}

/// A reaction with its picture. Its words lead to its form.
struct TIPsReactionLine: HTMLView {
    private let line: HistoryPage.ReactionLine
    private let context: PageContext

    init(_ line: HistoryPage.ReactionLine, _ context: PageContext) {
        self.line = line
        self.context = context
    }

    var body: some HTMLContent {
        li {
            a(href: context.address(of: line.opens)) { line.text }
            if line.photo != nil {
                img(
                    src: .link(context.picture(line.id.rawValue)),
                    alt: localized("The picture of the reaction"),
                    .class("photo")
                )
            }
        }
    }
}
