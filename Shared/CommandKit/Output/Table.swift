/// Rows under named columns, aligned by display width and fitted to the width of the terminal.
///
/// The columns that shrink give way first; what is cut off ends with "…". If that isn't enough, each row is a list of its cells with their titles.
public struct Table: Sendable {
    public struct Column: Sendable {
        /// The side that the cells are aligned to.
        public enum Alignment: Sendable {
            /// For words.
            case left
            /// For numbers.
            case right
        }

        let title: String
        let alignment: Alignment
        let shrinks: Bool
        let style: StyledText.Style

        /// Creates a column. One that `shrinks` gets narrower if the table is wider than the terminal.
        ///
        /// - Parameter style: The style of the title.
        public init(
            _ title: String,
            alignment: Alignment = .left,
            shrinks: Bool = false,
            style: StyledText.Style = .heading
        ) {
            self.title = title
            self.style = style
            self.alignment = alignment
            self.shrinks = shrinks
        }
    }

    let columns: [Column]
    var rows: [[StyledText]] = []

    public init(_ columns: [Column]) { self.columns = columns }

    /// Appends a row with one cell for each column.
    public mutating func append(_ cells: [StyledText]) {
        precondition(cells.count == columns.count, "a row has one cell a column")
        rows.append(cells)
    }

    /// Returns the lines of the table, each ended by a newline.
    ///
    /// - Parameter width: The cells of a line; nil for as many as needed.
    public func rendered(width: Int?) -> StyledText {
        let hasTitles = columns.contains { !$0.title.isEmpty }
        let heads = columns.map { StyledText($0.title, $0.style) }
        let widths = fittedWidths(heads: hasTitles ? heads : nil, to: width)
        let lines: [StyledText]
        if let width, Self.total(widths) > width {
            lines = rows.flatMap { list($0, width) }
        } else {
            lines = ((hasTitles ? [heads] : []) + rows).map { line($0, widths) }
        }
        return StyledText(joining: lines, separator: "\n") + StyledText(lines.isEmpty ? "" : "\n")
    }
}

extension Table {
    private static let gap = 2
    private static let smallestColumn = 8
    /// The widest column that shrinks, without the last one, which pads no line.
    private static let widestColumn = 120

    private func fittedWidths(heads: [StyledText]?, to width: Int?) -> [Int] {
        var widths = columns.indices.map { index in
            max(heads?[index].displayWidth ?? 0, rows.lazy.map { $0[index].displayWidth }.max() ?? 0)
        }
        for index in columns.indices.dropLast() where columns[index].shrinks {
            widths[index] = min(widths[index], Self.widestColumn)
        }
        guard let width else { return widths }
        var excess = Self.total(widths) - width
        while excess > 0 {
            let candidates = columns.indices.filter { columns[$0].shrinks && widths[$0] > Self.smallestColumn }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            let next = candidates.filter { widths[$0] < widths[widest] }.map { widths[$0] }.max()
            let step = min(excess, max(1, widths[widest] - max(next ?? 0, Self.smallestColumn)))
            widths[widest] -= step
            excess -= step
        }
        return widths
    }

    /// Returns the width of a row.
    private static func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * max(0, widths.count - 1) }

    /// Returns the cells of a row with their titles below each other, without empty cells.
    private func list(_ cells: [StyledText], _ width: Int) -> [StyledText] {
        let lines = zip(columns, cells).filter { !$1.plainText.allSatisfy(\.isWhitespace) }.map { column, cell in
            let title = column.title.split(separator: " ").joined(separator: " ")
            return (title.isEmpty ? "" : StyledText(title, column.style) + ": ") + cell.flattened
        }
        return lines.enumerated().map { index, line in
            (index == 0 ? line : "  " + line).wrapped(toWidth: width, indent: index == 0 ? 2 : 4)
        }
    }

    private func line(_ cells: [StyledText], _ widths: [Int]) -> StyledText {
        var line = StyledText("")
        line.runs = []
        for (index, cell) in cells.enumerated() {
            let isLast = index == cells.count - 1
            let cut = cell.flattened.truncated(toWidth: widths[index])
            let padding = String(repeating: " ", count: max(0, widths[index] - cut.displayWidth))
            if index > 0 { line += StyledText(String(repeating: " ", count: Self.gap)) }
            if columns[index].alignment == .right { line += StyledText(padding) }
            line += cut
            if columns[index].alignment == .left, !isLast { line += StyledText(padding) }
        }
        return line
    }
}

extension StyledText {
    /// The text on one line: newlines and tabs are escaped like all other controls.
    fileprivate var flattened: StyledText {
        var copy = self
        copy.runs = runs.map { Run(text: $0.text.escapingControls(), style: $0.style) }
        return copy
    }
}
