import HTMLKit
import PageKit
import ReportKit

/// The blocks of a printed document on a page. Its columns that only draw, and those that keep tables alike on paper, are left out.
struct DocumentView: HTMLView {
    let blocks: [ReportBlock]

    var body: some HTMLContent { for block in blocks { view(of: block) } }

    private func view(of block: ReportBlock) -> HTMLFragment {
        switch block {
        case .heading(let text, .part): HTMLFragment { h3 { text.plain } }
        case .heading(let text, _): HTMLFragment { h2 { text.plain } }
        case .paragraph(let text, let tone): HTMLFragment { p(tone == .note ? .class("muted") : nil) { text.plain } }
        case .list(let list): HTMLFragment { PointsView("", list.items.map(\.plain)) }
        case .facts(let facts):
            HTMLFragment {
                dl(.class("values")) {
                    for fact in facts {
                        dt { fact.name.plain }
                        dd { fact.value.plain }
                    }
                }
            }
        case .table(let table): HTMLFragment { TableView(table) }
        case .chart(let chart, _, _): HTMLFragment { ChartView(chart) }
        case .image, .rule, .space, .pageBreak: HTMLFragment {}
        }
    }
}

extension TableView {
    /// Creates a table of a printed document. A row with nothing but its first cell is the heading of the rows below it. An empty first cell stands
    /// for the one above it.
    fileprivate init(_ table: ReportTable) {
        let shown = table.columns.indices.filter { place in
            place == 0 || !table.columns[place].title.plain.isEmpty || table.rows.contains { $0[place].isRead }
        }
        var above = ""
        self.init(
            table.caption,
            columns: shown.map { table.columns[$0].title.plain },
            rows: table.rows.map { row in
                let cells = shown.map { row[$0].plain }
                let others = cells.dropFirst()
                if others.allSatisfy(\.isEmpty) { return .heading(cells[0]) }
                above = cells[0].isEmpty ? above : cells[0]
                return Row(above, Array(others))
            }
        )
    }
}

extension ReportText {
    /// Whether a cell has more than a bar of characters.
    fileprivate var isRead: Bool { !plain.allSatisfy { "█░".contains($0) } }
}
