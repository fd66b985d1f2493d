import CommandKit
import ReportKit

extension Terminal {
    /// Prints the blocks of a document as text, without its pages.
    func show(_ blocks: [ReportBlock]) throws {
        var isFirst = true
        for block in blocks {
            switch block {
            case .heading(let text, _):
                if !isFirst { try print() }
                try print(StyledText(text.plain, .heading))
            case .paragraph(let text, let tone): try print(StyledText(text.plain, tone == .note ? .faint : .plain))
            case .list(let list):
                for item in list.items { try print(StyledText("- \(item.plain)")) }
            case .facts(let facts):
                var table = Table([.init(""), .init("", shrinks: true)])
                for fact in facts { table.append([StyledText(fact.name.plain, .faint), StyledText(fact.value.plain)]) }
                try print(table)
            case .table(let table): try show(table)
            case .chart, .image, .rule, .space, .pageBreak: break
            }
            isFirst = false
        }
    }

    private func show(_ report: ReportTable) throws {
        if !report.caption.isEmpty {
            try print()
            try print(StyledText(report.caption, .heading))
        }
        var table = Table(
            report.columns.enumerated().map { place, column in
                Table.Column(
                    column.title.plain,
                    alignment: column.alignment == .end ? .right : .left,
                    shrinks: place == 0
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
}
