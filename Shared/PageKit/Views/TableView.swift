public import HTMLKit
import TimeKit

/// A table. On a narrow window each row is a card with the labels beside its values, and with large text above them.
public struct TableView: HTMLView {
    private let caption: String
    private let columns: [String]
    private let rows: [Row]
    private let isWide: Bool

    public struct Row: Sendable {
        let title: String
        let cells: [String]
        let link: LinkTarget?
        let isMarked: Bool
        private(set) var isHeading = false

        /// - Parameters:
        ///   - title: The text that names the row; empty in a table whose rows have none.
        ///   - link: The address to which the title leads; nil for none.
        ///   - isMarked: Whether the row stands out, as today's does.
        public init(_ title: String = "", _ cells: [String], to link: LinkTarget? = nil, isMarked: Bool = false) {
            self.title = title
            self.cells = cells
            self.link = link
            self.isMarked = isMarked
        }

        /// The heading of the rows below it.
        public static func heading(_ title: String) -> Row {
            var row = Row(title, [])
            row.isHeading = true
            return row
        }
    }

    /// - Parameters:
    ///   - caption: The name of the table; empty where a heading above it says it.
    ///   - columns: The labels of the cells. The first one names the rows, if they have titles.
    ///   - hasLongTexts: Whether even three columns are too many for a narrow window.
    public init(_ caption: String = "", columns: [String], rows: [Row], hasLongTexts: Bool = false) {
        self.caption = caption
        self.columns = columns
        self.rows = rows
        isWide = columns.count > 3 || hasLongTexts
    }

    public var body: some HTMLContent {
        let hasTitles = rows.contains { !$0.title.isEmpty }
        div(.class("tables")) {
            table(.class(isWide ? "table wide" : "table")) {
                if !caption.isEmpty { HTML().caption { caption } }
                thead {
                    tr {
                        for (place, column) in columns.enumerated() {
                            if column.isEmpty {
                                td { "" }
                            } else {
                                th(scope: .column, place > 0 ? .class("value") : nil) { column }
                            }
                        }
                    }
                }
                tbody {
                    for row in rows {
                        tr(row.isHeading ? .class("part") : row.isMarked ? .class("today") : nil) {
                            if row.isHeading {
                                th(scope: .row, .colspan(columns.count)) { row.title }
                            } else if hasTitles {
                                th(scope: .row, label(of: row), isDay(row.title) ? .class("day") : nil) {
                                    if let link = row.link { a(href: link) { row.title } } else { row.title }
                                }
                            }
                            for (place, cell) in row.cells.enumerated() {
                                td(
                                    .class(isDay(cell) ? "value day" : "value"),
                                    .data("data-label", columns[place + (hasTitles ? 1 : 0)])
                                ) { cell }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether a text is a date, which isn't broken at its hyphens.
    private func isDay(_ text: String) -> Bool { LocalDate(text) != nil }

    /// The label of a row's title on a narrow window: of a number alone, such as that of a week.
    private func label(of row: Row) -> Attribute? {
        row.title.allSatisfy(\.isNumber) && !row.title.isEmpty ? .data("data-label", columns[0]) : nil
    }
}
