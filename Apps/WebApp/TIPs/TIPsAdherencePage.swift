import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// The adherence: the summary, the categories and items, and the weeks that had something due.
struct TIPsAdherencePage: HTMLView {
    let screen: AdherencePage
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p(.class("muted")) { screen.subtitle }
        p { screen.summary }
        div(.class("ways")) { WayLink(screen.clinic, context) }
        ActionView(screen.show, in: context)
        h2 { localized("By category") }
        table(localized("Category"), zip(screen.titles, screen.report.categories).map { ($0, $1.total) })
        h2 { localized("By item") }
        table(localized("Item"), screen.report.items.map { ($0.name, $0.total) })
        h2 { localized("By week") }
        table(
            localized("Week"),
            screen.report.weeks.enumerated().filter { $0.element.due > 0 }.map {
                (localized("Week \($0.offset + 1)"), $0.element)
            }
        )
    }

    private func table(_ name: String, _ rows: [(String, Adherence)]) -> TableView {
        TableView(
            columns: [name, localized("Logged"), localized("In a row"), localized("Most in a row")],
            rows: rows.map { title, part in
                TableView.Row(
                    title,
                    [localized("\(part.logged) of \(part.due)"), "\(part.streak)", "\(part.longestStreak)"]
                )
            }
        )
    }
}
