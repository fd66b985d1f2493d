/// Rows and columns of cells in five shades: weeks of days, habits by weekday.
public struct HeatMap: Hashable, Sendable {
    /// The most rows.
    public static let rowLimit = 120
    /// The most columns.
    public static let columnLimit = 400
    /// The most cells.
    public static let cellLimit = 10_000

    /// How much there is in a cell, from nothing to all. Each is darker than the one before.
    public enum Level: Int, Hashable, Sendable, CaseIterable {
        /// Nothing.
        case zero
        /// Little.
        case one
        /// Some.
        case two
        /// Much.
        case three
        /// All.
        case four
    }

    /// A cell.
    public struct Cell: Hashable, Sendable {
        /// Its shade.
        public let level: Level
        /// What it says, in the table of values and where there is room; empty for the name of its level.
        public let text: String

        /// A cell.
        public init(_ level: Level, _ text: String = "") {
            self.level = level
            self.text = text
        }
    }

    /// A row.
    public struct Row: Hashable, Sendable {
        /// What stands before it; may be empty.
        public let label: String
        /// A cell a column; nil where there is nothing to say, such as days to come.
        public let cells: [Cell?]

        /// A row.
        public init(_ label: String, _ cells: [Cell?]) {
            self.label = label
            self.cells = cells
        }
    }

    /// What the shades mean.
    public struct Legend: Hashable, Sendable {
        /// The names of the levels 0 to 4.
        public let names: [String]
        /// The name of an empty cell.
        public let missing: String

        /// Names of the levels.
        public init(
            _ zero: String,
            _ one: String,
            _ two: String,
            _ three: String,
            _ four: String,
            missing: String = "–"
        ) {
            names = [zero, one, two, three, four]
            self.missing = missing
        }

        func name(of cell: Cell?) -> String {
            cell.map { $0.text.isEmpty ? names[$0.level.rawValue] : $0.text } ?? missing
        }
    }

    /// What it is about.
    public let title: String
    /// What it shows, in words, for those who do not see it.
    public let description: String
    /// What the columns are; empty for nothing.
    public let xName: String
    /// What the rows are; empty for nothing.
    public let yName: String
    /// A label a column; those without room, and empty ones, are left out.
    public let columns: [String]
    /// The rows from top to bottom.
    public let rows: [Row]
    /// What the shades mean.
    public let legend: Legend

    /// A map of cells.
    ///
    /// - Throws: `ReportError` for no row or column, more than the limits, a row with a cell too many or too few.
    public init(
        title: String,
        description: String,
        xName: String = "",
        yName: String = "",
        columns: [String],
        rows: [Row],
        legend: Legend
    ) throws(ReportError) {
        guard !columns.isEmpty, !rows.isEmpty else { throw .chartIsEmpty(title) }
        try ReportError.check(rows.count, of: "rows", within: Self.rowLimit)
        try ReportError.check(columns.count, of: "columns", within: Self.columnLimit)
        try ReportError.check(rows.count * columns.count, of: "cells", within: Self.cellLimit)
        for row in rows where row.cells.count != columns.count {
            throw .chartCells(name: row.label, count: row.cells.count, wanted: columns.count)
        }
        self.title = title
        self.description = description
        self.xName = xName
        self.yName = yName
        self.columns = columns
        self.rows = rows
        self.legend = legend
    }
}
