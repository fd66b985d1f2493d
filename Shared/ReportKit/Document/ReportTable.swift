/// A table with a head. Columns are as wide as their content asks; what doesn't fit is wrapped.
public struct ReportTable: Hashable, Sendable {
    /// Where the cells of a column stand.
    public enum Alignment: Hashable, Sendable {
        /// At the start: text.
        case start
        /// In the middle: marks.
        case center
        /// At the end: numbers.
        case end
    }

    /// A column.
    public struct Column: Hashable, Sendable {
        /// Its head.
        public var title: ReportText
        /// Where its cells stand.
        public var alignment: Alignment

        /// A column.
        public init(_ title: ReportText, _ alignment: Alignment = .start) {
            self.title = title
            self.alignment = alignment
        }
    }

    /// The title of the table; empty for none.
    public let caption: String
    /// The columns.
    public let columns: [Column]
    /// The rows, a cell a column.
    public let rows: [[ReportText]]

    /// A table.
    ///
    /// - Throws: `ReportError.noColumns`, or `ReportError.cellCount` for a row with a cell too many or too few.
    public init(caption: String = "", columns: [Column], rows: [[ReportText]]) throws(ReportError) {
        guard !columns.isEmpty else { throw .noColumns }
        for (number, row) in rows.enumerated() where row.count != columns.count {
            throw .cellCount(row: number + 1, cells: row.count, columns: columns.count)
        }
        self.caption = caption
        self.columns = columns
        self.rows = rows
    }

    /// Rows that have a cell a column by their making.
    init(columns: [Column], checkedRows: [[ReportText]]) {
        caption = ""
        self.columns = columns
        rows = checkedRows
    }
}
