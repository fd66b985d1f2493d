public import CommandKit
public import ReportKit

extension Terminal {
    /// Prints the blocks of a document as text, without pages. Charts are drawn with characters.
    public func show(_ blocks: [ReportBlock]) throws {
        var isFirst = true
        for block in blocks {
            switch block {
            case .heading(let text, _):
                if !isFirst { try print() }
                try printWrapped(StyledText(text.plain, .heading))
            case .paragraph(let text, let tone):
                try printWrapped(StyledText(text.plain, tone == .note ? .faint : .plain))
            case .list(let list):
                for item in list.items { try printWrapped("- " + StyledText(item.plain), indent: 2) }
            case .facts(let facts):
                for fact in facts {
                    try printWrapped("\(fact.name.plain, .faint): " + StyledText(fact.value.plain), indent: 2)
                }
            case .table(let table): try show(table)
            case .chart(let chart, let caption, _):
                try print()
                try show(chart)
                if !caption.isEmpty { try printWrapped(StyledText(caption, .faint)) }
            case .image, .rule, .space, .pageBreak: break
            }
            isFirst = false
        }
    }

    /// Prints a table. If the terminal is too narrow for it, or sentences would be cut, each row becomes several lines.
    private func show(_ report: ReportTable) throws {
        if !report.caption.isEmpty {
            try print()
            try printWrapped(StyledText(report.caption, .heading))
        }
        if let width = traits.width, width < 72 { return try showAsLines(report) }
        if report.cutsSentences(at: traits.width) { return try showAsLines(report) }
        var table = Table(
            report.columns.enumerated().map { place, column in
                Table.Column(
                    column.title.plain,
                    alignment: column.alignment == .end ? .right : .left,
                    shrinks: place == 0 || column.alignment == .start
                )
            }
        )
        for row in report.rows {
            table.append(row.map(StyledText.init(cell:)))
        }
        try print(table)
    }

    private func showAsLines(_ report: ReportTable) throws {
        for row in report.rows {
            let cells = zip(report.columns, row).compactMap { column, cell -> StyledText? in
                guard !["", "–"].contains(cell.plain) else { return nil }
                let text = StyledText(cell: cell)
                return column.title.plain.isEmpty || column.title == report.columns[0].title
                    ? text : StyledText(column.title.plain.lowercased() + " ") + text
            }
            try printWrapped("- " + StyledText(joining: cells, separator: ", "), indent: 2)
        }
    }
}

extension ReportTable {
    /// The width of a column from which on its texts are sentences, and none is cut.
    private static let sentence = 40

    /// Whether a column of sentences would be cut at a terminal's width; nil for output of any width, in which a column has at most 120
    /// characters.
    fileprivate func cutsSentences(at width: Int?) -> Bool {
        let widths = columns.indices.map { place in
            max(columns[place].title.plain.displayWidth, rows.map { $0[place].plain.displayWidth }.max() ?? 0)
        }
        guard let width else { return widths.dropLast().contains { $0 > 120 } }
        let hasSentences = columns.indices.contains { columns[$0].alignment == .start && widths[$0] > Self.sentence }
        return hasSentences && widths.reduce(0, +) + 2 * (widths.count - 1) > width
    }
}

extension StyledText {
    /// Creates the text of a cell, in bold if a part of the cell is.
    fileprivate init(cell: ReportText) {
        self.init(cell.plain, cell.runs.contains(where: \.isBold) ? .heading : .plain)
    }
}
