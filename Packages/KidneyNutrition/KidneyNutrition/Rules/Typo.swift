/// How many letters must be put right so that a typed word begins another: a wrong, missing or doubled letter, or two neighbours
/// swapped, counts as one (Damerau's distance, each letter moved at most once). Words come sorted, and what neighbours share is
/// worked out once.
struct Typo {
    private let typed: [UInt8]
    private let allowed: Int
    private let width: Int
    /// A row for each letter of the other word, so many typed letters wide.
    private var rows: [UInt8]
    private var word: [UInt8]
    /// The best so far over the first letters, by how many.
    private var bests: [UInt8]

    /// How many edits a word of so many letters may have.
    static func allowed(_ length: Int) -> Int { length >= 8 ? 2 : length >= 4 ? 1 : 0 }

    init(_ typed: [UInt8], allowed: Int) {
        self.typed = typed
        self.allowed = allowed
        width = typed.count + 1
        rows = [UInt8](repeating: 0, count: (SearchWords.lengthLimit + 1) * width)
        word = [UInt8](repeating: 0, count: SearchWords.lengthLimit + 1)
        bests = [UInt8](repeating: .max, count: SearchWords.lengthLimit + 1)
        for column in 0..<width { rows[column] = UInt8(column) }
        bests[0] = UInt8(typed.count)
    }

    /// The edits, nil for more than are allowed; and after how many letters it was hopeless, `Int.max` where it wasn't.
    ///
    /// - Parameter shared: how many letters the word shares with the one before it.
    mutating func edits(_ text: UnsafeRawBufferPointer, shared: Int) -> (edits: Int?, hopelessAt: Int) {
        let length = text.count
        var hopelessAt = Int.max
        var depth = shared
        while depth < length {
            word[depth] = text[depth]
            depth += 1
            if row(depth) > allowed {
                hopelessAt = depth
                break
            }
        }
        let best = Int(bests[min(depth, length)])
        return (best <= allowed ? best : nil, hopelessAt)
    }

    /// Works out a row; the smallest number in it.
    private mutating func row(_ depth: Int) -> Int {
        let letter = word[depth - 1]
        return rows.withUnsafeMutableBufferPointer { rows in
            let row = depth * width
            let above = row - width
            rows[row] = UInt8(depth)
            var smallest = UInt8(depth)
            for column in 1..<width {
                let own = typed[column - 1]
                var value = min(rows[above + column], rows[row + column - 1]) + 1
                value = min(value, rows[above + column - 1] + (own == letter ? 0 : 1))
                if depth > 1, column > 1, own == word[depth - 2], typed[column - 2] == letter {
                    value = min(value, rows[above - width + column - 2] + 1)
                }
                rows[row + column] = value
                smallest = min(smallest, value)
            }
            bests[depth] = min(bests[depth - 1], rows[row + width - 1])
            return Int(smallest)
        }
    }
}
