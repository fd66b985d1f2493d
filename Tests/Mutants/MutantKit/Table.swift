import Foundation

/// A text of tab-separated columns with a header line. Lines that begin with `#` are comments.
struct Table {
    let rows: [[String: String]]

    init(_ text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = lines.first ?? []
        rows = lines.dropFirst().map { Dictionary(zip(names, $0)) { first, _ in first } }
    }

    static func line(_ cells: [String]) -> String {
        cells.map { $0.map { "\t\n\r".contains($0) ? " " : String($0) }.joined() }.joined(separator: "\t") + "\n"
    }
}
