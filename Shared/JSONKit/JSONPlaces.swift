/// The places of values in a JSON text, for messages.
public struct JSONPlaces: Sendable {
    /// The offsets at which lines begin.
    private let lines: [Int]
    /// The depth down to which places are kept.
    private let levels: Int
    /// The number of elements of each array, from the first, whose places are kept.
    private let elements: Int
    /// The byte offset of the value at each path.
    private var offsets: [[String]: Int] = [:]

    init(_ bytes: [UInt8], levels: Int, elements: Int) {
        lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        self.levels = levels
        self.elements = elements
    }

    /// Returns the 1-based line and column of the value at a path such as `["posts", "3", "week"]`, or of the nearest
    /// enclosing value whose place was kept. Columns count bytes.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines.
    public func place(_ path: [String]) -> (line: Int, column: Int) {
        var path = path
        while !path.isEmpty, offsets[path] == nil { path.removeLast() }
        let offset = offsets[path] ?? 0
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lines[low] + 1)
    }

    mutating func note(_ path: [String], _ offset: Int) { offsets[path] = offset }

    /// The path of a member or an element; nil if its place is not kept.
    func path(_ path: [String], _ step: String, element: Int) -> [String]? {
        path.count < levels && element < elements ? path + [step] : nil
    }
}
