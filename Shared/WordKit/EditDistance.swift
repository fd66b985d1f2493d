/// The number of edits that make one word of another. A wrong, missing or extra letter is one edit, and so are two swapped neighbors (the
/// restricted Damerau–Levenshtein distance). The words are bytes of folded text.
///
/// Many words are compared with one typed word. If they come in sorted order, the rows of a common prefix are computed once.
public struct EditDistance {
    private let typed: [UInt8]
    private let allowed: Int
    private let width: Int
    /// The rows of the matrix, one for each letter of the other word, each `width` wide.
    private var rows: [UInt8]
    private var word: [UInt8]
    /// The least distance over all prefixes of the other word, by the prefix's length.
    private var bests: [UInt8]

    /// - Parameters:
    ///   - allowed: The most edits of a word that is found.
    ///   - longest: The most bytes of a word that count, at most 254.
    public init(_ typed: some Sequence<UInt8>, allowed: Int, longest: Int = 32) {
        self.typed = Array(typed.prefix(longest))
        self.allowed = allowed
        width = self.typed.count + 1
        rows = [UInt8](repeating: 0, count: (longest + 1) * width)
        word = [UInt8](repeating: 0, count: longest + 1)
        bests = [UInt8](repeating: .max, count: longest + 1)
        for column in 0..<width { rows[column] = UInt8(column) }
        bests[0] = UInt8(self.typed.count)
    }

    /// Returns the number of edits after which the typed word is a prefix of another word, nil if there are too many. `hopelessAt` is the
    /// length of the prefix from which no word can match, `Int.max` if there is none. Only the longest beginning that counts is compared.
    ///
    /// - Parameter shared: The number of letters that the word shares with the previous one.
    public mutating func edits(_ text: UnsafeRawBufferPointer, shared: Int) -> (edits: Int?, hopelessAt: Int) {
        let length = min(text.count, word.count - 1)
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

    /// Returns the number of edits that turn the typed word into a whole other word, nil if there are too many.
    public mutating func wholeEdits(_ text: [UInt8]) -> Int? {
        guard text.count < word.count, abs(text.count - typed.count) <= allowed else { return nil }
        for (place, letter) in text.enumerated() {
            word[place] = letter
            _ = row(place + 1)
        }
        let edits = Int(rows[text.count * width + typed.count])
        return edits <= allowed ? edits : nil
    }

    /// Computes a row and returns its smallest number.
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
