/// A food's name in lowercase, for fast substring search: thousands of names are compared with a hundred substrings each.
struct PlainName {
    private let bytes: [UInt8]

    init(_ name: String) {
        bytes = Array(name.lowercased().utf8)
    }

    /// Whether the name begins with one of the pieces.
    func begins(_ pieces: [[UInt8]]) -> Bool { pieces.contains { bytes.starts(with: $0) } }

    /// Whether the name contains one of the pieces.
    func holds(_ pieces: [[UInt8]]) -> Bool { pieces.contains { place(of: $0, from: 0) != nil } }

    /// Whether the name contains one of the pieces as whole words.
    func holdsWords(_ pieces: [[UInt8]]) -> Bool { holdsWholly(pieces) { $0 } }

    /// Whether the name contains one of the pieces, which end with a number, as whole words. The number can have a part of it, as in
    /// "e450i" and "e339iii".
    func holdsNumbers(_ pieces: [[UInt8]]) -> Bool {
        holdsWholly(pieces) { end in
            bytes[end...].firstIndex { !Self.partLetters.contains($0) } ?? bytes.count
        }
    }

    private static let partLetters = [UInt8]("abcfivx".utf8)

    private func holdsWholly(_ pieces: [[UInt8]], end: (Int) -> Int) -> Bool {
        pieces.contains { piece in
            var start = 0
            while let place = place(of: piece, from: start) {
                let isBegin = place == 0 || !Self.isLetter(bytes[place - 1])
                let end = end(place + piece.count)
                if isBegin, end == bytes.count || !Self.isLetter(bytes[end]) { return true }
                start = place + 1
            }
            return false
        }
    }

    /// Whether the name ends with a piece.
    func ends(_ piece: [UInt8]) -> Bool { bytes.suffix(piece.count).elementsEqual(piece) }

    private func place(of piece: [UInt8], from start: Int) -> Int? {
        guard let first = piece.first, bytes.count >= piece.count else { return nil }
        var index = start
        let last = bytes.count - piece.count
        search: while index <= last {
            if bytes[index] == first {
                for offset in 1..<max(1, piece.count) where bytes[index + offset] != piece[offset] {
                    index += 1
                    continue search
                }
                return index
            }
            index += 1
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) || byte >= 128 }
}

extension [[UInt8]] {
    /// Substrings to search for. They must be in lowercase.
    static func pieces(_ texts: String...) -> [[UInt8]] { texts.map { [UInt8]($0.utf8) } }
}
