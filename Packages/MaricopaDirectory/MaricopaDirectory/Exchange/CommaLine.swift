/// A line of CSV (RFC 4180).
enum CommaLine {
    /// Formats cells as a line that ends in CR LF.
    static func text(_ cells: [String]) -> String {
        cells.map { cell in
            let hasSigns = cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
            let needsQuotes = hasSigns || cell.hasPrefix(" ") || cell.hasSuffix(" ")
            return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
        }.joined(separator: ",") + "\r\n"
    }
}
