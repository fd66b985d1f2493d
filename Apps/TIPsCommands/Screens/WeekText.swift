import CommandKit
import TIPsTracker
import TimeKit

extension Terminal {
    /// A week: a row an item, a column a day; today's stands on yellow, and with a star where there is no colour.
    func show(_ page: WeekViewPage) throws {
        try print(StyledText(page.title, .heading))
        try print(StyledText(page.subtitle))
        guard !page.sections.isEmpty else { return try print("Nothing was in the plan in this week.") }
        let grid = WeekGridText(page)
        try print()
        try print(grid.table)
        try print()
        try print(StyledText("– missed   [ ] due today   ! early   ~ a reaction followed   = held", .faint))
        try print(StyledText("×2 logged by two people, or on two phones   ² two doses   +1 after midnight", .faint))
        try print(StyledText("≠ another dose than the plan's   stop  stopped by the clinic", .faint))
        for line in page.otherDoses { try printWrapped(StyledText(line, .warning), indent: 4) }
        for column in page.columns {
            let day = column.date.shortTitle
            if let hold = column.hold { try printWrapped("\(day)  held: \(hold)", indent: 4) }
            for reaction in column.reactions {
                try printWrapped("\(day)  " + StyledText(reaction.text, reaction.severity.style), indent: 4)
            }
        }
    }
}

extension WeekViewPage {
    /// "Mon 5, Tue 6  Peanut was logged as 1/4 tsp": logs of another dose than the plan had on their day.
    fileprivate var otherDoses: [String] {
        sections.flatMap(\.rows).flatMap { row in
            let logged = zip(columns, row.cells).compactMap { column, cell in cell.dose.map { (column, $0.text) } }
            return Dictionary(grouping: logged, by: \.1).sorted { $0.key < $1.key }.map { dose, days in
                "\(days.map { $0.0.date.shortTitle }.joined(separator: ", "))  \(row.name) was logged as \(dose)"
            }
        }
    }
}

/// The grid of a week as a table.
private struct WeekGridText {
    private(set) var table: Table
    private let columns: [WeekViewPage.Column]

    init(_ page: WeekViewPage) {
        columns = page.columns
        table = Table([.init("", shrinks: true)] + page.columns.map { _ in Table.Column("") })
        append("", columns.map { ($0.isToday ? "*" : "") + $0.date.shortTitle }, style: .heading)
        for section in page.sections {
            append(StyledText(section.title, .heading), columns.map { _ in "" })
            for row in section.rows { append(row.head, row.cells.map(\.text)) }
        }
    }

    /// A row; the cells of today fill their column, so that its colour has no gaps.
    private mutating func append(_ head: StyledText, _ cells: [String], style: StyledText.Style = .plain) {
        table.append(
            [head]
                + zip(columns, cells).map { column, cell in
                    column.isToday ? StyledText(cell.padded(to: 7), .marked) : StyledText(cell, style)
                }
        )
    }
}

extension WeekViewPage.Row {
    /// "Egg  3/5 ok  1 piece"
    fileprivate var head: StyledText {
        var head = StyledText("  \(name)")
        if let count {
            head += "  " + count.mark
        }
        if let dose { head += StyledText("  \(dose.text)", .faint) }
        for change in changes {
            head += StyledText(", \(change.dose?.text ?? "no dose") from \(change.from.shortTitle)", .faint)
        }
        return head
    }
}

extension WeekViewPage.Cell {
    /// What stands in at most seven cells.
    fileprivate var text: String {
        let several = doses < 2 ? "" : doses == 2 ? "²" : "×\(doses)"
        let marks =
            (isDouble ? "×2" : "") + several + (early ? "!" : "") + (dose == nil ? "" : "≠") + (hasReaction ? "~" : "")
        return switch state {
        case .logged: (time ?? "yes") + marks
        case .missed: "–"
        case .dueToday: "[ ]"
        case .held: "="
        case .stopped: "stop"
        case .future, .notDue: ""
        }
    }
}

extension WeeklyBand {
    /// "3/5 ok", in the colour of its state.
    var mark: StyledText {
        let most = Self.target.upperBound
        return switch state {
        case .low: StyledText("\(count)/\(most) low")
        case .onTarget: StyledText("\(count)/\(most) ok", .good)
        case .over: StyledText("\(count)/\(most) over", .bad)
        }
    }
}

extension Reaction.Severity {
    /// How it stands out.
    var style: StyledText.Style {
        switch self {
        case .mild: .plain
        case .moderate: .warning
        case .severe: .bad
        }
    }
}

extension LocalDate {
    /// "Mon 5"
    var shortTitle: String { "\(weekday.name.prefix(3)) \(day)" }
}

extension String {
    /// The text with spaces behind it, up to a width.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }
}
