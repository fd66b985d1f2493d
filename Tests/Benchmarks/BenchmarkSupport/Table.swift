/// A text table with aligned columns: the first to the left, the others to the right.
public struct Table: CustomStringConvertible, Sendable {
    private var rows: [[String]]

    /// Creates a table with column headings.
    public init(_ heads: [String]) {
        rows = [heads]
    }

    /// Adds a row with a cell for each heading.
    public mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// The table as lines of text.
    public var description: String {
        let widths = rows[0].indices.map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }
}

extension Double {
    /// The number with `places` decimals and spaces between the thousands, such as "1 234.5".
    public func text(places: Int = 1) -> String {
        var scale = 1.0
        for _ in 0..<max(0, places) { scale *= 10 }
        let whole = Int((magnitude * scale).rounded())
        var digits = Array(String(whole / Int(scale)).reversed())
        for index in stride(from: 3, to: digits.count, by: 3).reversed() { digits.insert(" ", at: index) }
        let fraction = String(whole % Int(scale))
        let tail = places > 0 ? "." + String(repeating: "0", count: places - fraction.count) + fraction : ""
        return (self < 0 ? "-" : "") + String(digits.reversed()) + tail
    }
}
