import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker

/// The day: a box as wide as the page for each item, under its category.
struct TIPsHomePage: HTMLView {
    let screen: HomeScreen
    let context: PageContext

    var body: some HTMLContent {
        p { screen.subtitle }
        for notice in screen.prompts + screen.warnings { card(notice) }
        if let note = screen.zoneNote { p(.class("muted")) { note } }
        for part in screen.categories { category(part) }
        div(.class("ways")) {
            WayView(screen.bottom.left, in: context)
            WayView(screen.bottom.right, in: context)
            for action in screen.actions {
                if action.opens == nil { ActionView(action, in: context) } else { WayView(action, in: context) }
            }
        }
    }

    private func card(_ notice: HomeScreen.Notice) -> HTMLFragment {
        HTMLFragment {
            div(.class("card row")) {
                p(.class("grow")) { notice.text }
                if let link = notice.opens {
                    a(href: context.address(of: link), .class("button plain")) { link.label }
                }
            }
        }
    }

    private func category(_ part: HomeScreen.CategoryPart) -> HTMLFragment {
        HTMLFragment {
            h2 { part.title }
            p(.class("muted")) { [part.summary, part.timer?.text].compactMap { $0 }.joined(separator: " · ") }
            ul(.class("checks")) {
                for item in part.items {
                    li {
                        ToggleView(item.box, isOn: item.checked, text: item.name, note: note(item), in: context)
                        if let yesterday = item.yesterday { ActionView(yesterday, about: item.name, in: context) }
                    }
                }
            }
        }
    }

    private func note(_ item: HomeScreen.ItemRow) -> String {
        var facts = [item.dose?.text, item.stopped, item.log?.text, item.week?.text].compactMap { $0 }
        if item.log?.early == true { facts.append("before the wait was over") }
        return facts.joined(separator: " · ")
    }
}

/// A week as a table, with a column for each day.
struct TIPsWeekPage: HTMLView {
    let screen: WeekViewPage
    let context: PageContext

    var body: some HTMLContent {
        p { a(href: context.address(of: screen.back)) { "← " + screen.back.label } }
        p { screen.subtitle }
        ActionView(screen.show, in: context)
        div(.class("ways")) {
            for link in [screen.previous, screen.next].compactMap({ $0 }) {
                a(href: context.address(of: link), .class("button plain")) { link.label }
            }
        }
        for part in screen.sections {
            h2 { part.title }
            TableView(
                columns: [""] + screen.columns.map { $0.isToday ? "Today, \($0.title)" : $0.title },
                rows: part.rows.map { row in TableView.Row(title(row), row.cells.map(words)) }
            )
        }
        ForDays(columns: screen.columns)
    }

    private func title(_ row: WeekViewPage.Row) -> String {
        let changes = row.changes.map { "\($0.dose?.text ?? "no dose") from \($0.from)" }
        return ([row.name, row.dose?.text, row.countText].compactMap { $0 } + changes)
            .joined(separator: " · ")
    }

    /// A cell in words: "08:00 by Ann", "due and not logged".
    private func words(_ cell: WeekViewPage.Cell) -> String {
        guard let time = cell.time else {
            return screen.legend.first { $0.state == cell.state }?.text ?? ""
        }
        var facts = [time + (cell.by.map { " by " + $0 } ?? "")]
        if let dose = cell.dose { facts.append(dose.text) }
        if cell.doses > 1 { facts.append("\(cell.doses) doses") }
        if cell.isDouble { facts.append("by several people") }
        if cell.early { facts.append("early") }
        if cell.hasReaction { facts.append("a reaction") }
        return facts.joined(separator: " · ")
    }
}

/// The holds and reactions of the days.
private struct ForDays: HTMLView {
    let columns: [WeekViewPage.Column]

    var body: some HTMLContent {
        for column in columns {
            if column.hold != nil || !column.reactions.isEmpty {
                h2 { column.title }
                ul(.class("points")) {
                    if let hold = column.hold { li { "On hold: " + hold } }
                    for reaction in column.reactions { li { reaction.text } }
                }
            }
        }
    }
}
