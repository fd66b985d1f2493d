import CommandKit
import TIPsTracker
import TimeKit
import WordKit

extension Terminal {
    /// Prints a week: a row for each item, a column for each day. Today's column is yellow, and has a star in case there is no color.
    func show(_ page: WeekViewPage) throws {
        try print(StyledText(page.title, .heading))
        try print(StyledText(page.subtitle))
        guard !page.sections.isEmpty else {
            return try print(StyledText(localized("Nothing was in the plan in this week.")))
        }
        let grid = WeekGridText(page)
        try print()
        try print(grid.table)
        try print()
        let signs = page.signs.compactMap { line in line.sign.map { "\($0) \(line.text)" } }
        try printWrapped(StyledText(signs.joined(separator: " · "), .faint))
        for line in page.otherDoses { try printWrapped(StyledText(line, .warning), indent: 4) }
        for column in page.columns {
            let day = column.date.shortTitle
            if let hold = column.hold { try printWrapped("\(day)  \(localized("held: \(hold)"))", indent: 4) }
            for reaction in column.reactions {
                try printWrapped("\(day)  " + StyledText(reaction.text, reaction.severity.style), indent: 4)
            }
        }
    }
}

extension WeekViewPage {
    /// The logs with another dose than the plan's: "Mon 5, Tue 6  Peanut was logged as 1/4 tsp".
    fileprivate var otherDoses: [String] {
        sections.flatMap(\.rows).flatMap { row in
            let logged = zip(columns, row.cells).compactMap { column, cell in cell.dose.map { (column, $0.text) } }
            return Dictionary(grouping: logged, by: \.1).sorted { $0.key < $1.key }.map { dose, days in
                localized(
                    "\(days.map { $0.0.date.shortTitle }.joined(separator: ", "))  \(row.name) was logged as \(dose)"
                )
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
        let days = page.columns.map { day in
            let title = (day.isToday ? "*" : "") + day.date.shortTitle
            return Table.Column(day.isToday ? title.padded(to: 7) : title, style: day.isToday ? .marked : .heading)
        }
        table = Table([.init("", shrinks: true)] + days)
        for section in page.sections {
            append(StyledText(section.title, .heading), columns.map { _ in "" })
            for row in section.rows { append(row.head, row.cells.map(\.text)) }
        }
    }

    /// Appends a row. Today's cells are padded to the width of the column, so that its color has no gaps.
    private mutating func append(_ head: StyledText, _ cells: [String]) {
        table.append(
            [head]
                + zip(columns, cells).map { column, cell in
                    column.isToday ? StyledText(cell.padded(to: 7), .marked) : StyledText(cell)
                }
        )
    }
}

extension WeekViewPage.Row {
    /// The head of a row: "Egg  3/5 ok  1 piece".
    fileprivate var head: StyledText {
        var head = StyledText("  \(name)")
        if let count {
            head += "  " + count.mark
        }
        if let doseText { head += StyledText("  \(doseText)", dose == nil ? .warning : .faint) }
        for change in changes {
            head += StyledText(
                ", " + localized("\(change.dose?.text ?? localized("no dose")) from \(change.from.shortTitle)"),
                .faint
            )
        }
        return head
    }
}

extension WeekViewPage.Cell {
    /// The content of the cell. It is rarely wider than seven characters.
    fileprivate var text: String {
        let several = doses < 2 ? "" : " \(doses)d"
        let marks =
            (isDouble ? "×2" : "") + several + (early ? "!" : "") + (dose == nil ? "" : "≠") + (hasReaction ? "~" : "")
        return switch state {
        case .logged: (time ?? localized("yes")) + marks
        case .missed: "–"
        case .dueToday: "[ ]"
        case .held: "="
        case .stopped: localized("stop", context: "mark")
        case .afterReaction: "×R"
        case .future, .notDue: ""
        }
    }
}

extension WeeklyBand {
    /// The count with its state, "3/5 ok", in the state's color.
    var mark: StyledText {
        let most = Self.target.upperBound
        let style: StyledText.Style =
            switch state {
            case .low: .plain
            case .onTarget: .good
            case .over: .bad
            }
        return StyledText("\(count)/\(most) \(stateText)", style)
    }
}

extension Reaction.Severity {
    /// The style of the severity.
    var style: StyledText.Style {
        switch self {
        case .mild: .plain
        case .moderate: .warning
        case .severe: .bad
        }
    }
}

extension LocalDate {
    /// The short weekday and the day: "Mon 5".
    var shortTitle: String { "\(weekday.short) \(day)" }
}

extension String {
    /// The text, padded with spaces to a width.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }
}
