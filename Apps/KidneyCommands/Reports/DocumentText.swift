import CommandKit
import ReportKit

extension Terminal {
    /// Prints a document as text, without pages. Charts are drawn with characters.
    func show(_ document: ReportDocument) throws {
        var isFirst = true
        for block in document.blocks {
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

    /// Prints a table. If the terminal is too narrow for it, each row becomes several lines.
    private func show(_ report: ReportTable) throws {
        if !report.caption.isEmpty {
            try print()
            try printWrapped(StyledText(report.caption, .heading))
        }
        if let width = traits.width, width < 72 { return try showAsLines(report) }
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
            table.append(
                row.map { cell in StyledText(cell.plain, cell.runs.contains(where: \.isBold) ? .heading : .plain) }
            )
        }
        try print(table)
    }

    private func showAsLines(_ report: ReportTable) throws {
        for row in report.rows {
            let cells = zip(report.columns, row).compactMap { column, cell -> String? in
                guard !cell.plain.isEmpty else { return nil }
                return column.title.plain.isEmpty || column.title == report.columns[0].title
                    ? cell.plain : "\(column.title.plain.lowercased()) \(cell.plain)"
            }
            try printWrapped("- " + StyledText(cells.joined(separator: ", ")), indent: 2)
        }
    }
}
