import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// A week as a table for each category, with a row for each day. On a narrow window each day is a card.
struct TIPsWeekPage: HTMLView {
    let screen: WeekViewPage
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p { screen.subtitle }
        ActionView(screen.show, in: context)
        div(.class("ways")) {
            for link in [screen.previous, screen.next].compactMap({ $0 }) {
                a(href: context.address(of: link), .class("button plain")) { link.label }
            }
            PrintView()
        }
        for part in screen.sections {
            h2 { part.title }
            TableView(
                columns: [localized("Day")] + part.rows.map(title),
                rows: screen.columns.enumerated().map { place, day in
                    TableView.Row(
                        day.isToday ? localized("Today, \(day.title)") : day.title,
                        part.rows.map { words($0.cells[place]) },
                        isMarked: day.isToday
                    )
                },
                hasLongTexts: true
            )
        }
        ForDays(columns: screen.columns, context: context)
    }

    private func title(_ row: WeekViewPage.Row) -> String {
        let changes = row.changes.map { localized("\($0.dose?.text ?? localized("no dose")) from \($0.from)") }
        return ([row.name, row.doseText, row.countText].compactMap { $0 } + changes)
            .joined(separator: " · ")
    }

    /// A cell in words: "08:00 by Ann", "due and not logged".
    private func words(_ cell: WeekViewPage.Cell) -> String {
        guard let time = cell.time else {
            return screen.legend.first { $0.state == cell.state }?.text ?? ""
        }
        var facts = [cell.by.map { localized("\(time) by \($0)") } ?? time]
        if let dose = cell.dose { facts.append(dose.text) }
        if cell.doses > 1 { facts.append(localized("\(cell.doses) doses")) }
        if cell.isDouble { facts.append(localized("by several people")) }
        if cell.early { facts.append(localized("early")) }
        if cell.hasReaction { facts.append(localized("a reaction")) }
        return facts.joined(separator: " · ")
    }
}

/// The holds and reactions of the days.
private struct ForDays: HTMLView {
    let columns: [WeekViewPage.Column]
    let context: PageContext

    var body: some HTMLContent {
        for column in columns {
            if column.hold != nil || !column.reactions.isEmpty {
                h2 { column.title }
                ul(.class("points")) {
                    if let hold = column.hold { li { localized("On hold: \(hold)") } }
                    for reaction in column.reactions { TIPsReactionLine(reaction, context) }
                }
            }
        }
    }
}
