/// Blanks surplus attributes of a start tag before libxml2 reads it, because it compares each attribute of a tag with all others of it.
///
/// The bytes of comments, scripts and texts may look like a tag, and only the parser knows which do. So this scan follows every `<` that may begin
/// a tag through all states that a tag can be in at a byte, each with the largest number of attributes that any of them has. No tag that the
/// parser finds has more.
struct HTMLTagBound {
    /// The states: before a name, in a name, after an equals sign, in a value without quotes or in stray bytes, in a value in quotes.
    private var gap = Self.none
    private var name = Self.none
    private var equals = Self.none
    private var plain = Self.none
    private var single = Self.none
    private var double = Self.none

    /// The count of a state that no tag is in.
    private static let none = -1
    /// The parser cuts a name after 100 bytes. The rest counts as further attributes, one for each 64 bytes.
    private static let piece = 64

    /// Returns the bytes with spaces in place of those that would begin an attribute beyond the limit of a tag.
    ///
    /// - Complexity: O(bytes).
    static func blanked(_ bytes: [UInt8], beyond limit: Int) -> [UInt8] {
        // An attribute takes two bytes at least.
        guard bytes.count > limit * 2 else { return bytes }
        var bound = HTMLTagBound()
        var result = bytes
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "<"), index + 1 < bytes.count, begins(bytes[index + 1]) {
                bound.name = max(bound.name, 0)
                continue
            }
            guard bound.isInTag else { continue }
            var next = bound
            next.read(byte)
            if index.isMultiple(of: piece), byte < 0x80, next.name >= 0 { next.name += 1 }
            if next.name > limit {
                bound.read(0x20)
                result[index] = 0x20
            } else {
                bound = next
            }
        }
        return result
    }

    private static func begins(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Whether libxml2 reads the byte as one of a name. Other parsers read nearly all bytes so, and both are followed.
    private static func isOfName(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x2D...0x2E).contains(byte) || (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "_")
    }

    private var isInTag: Bool { max(gap, name, equals, plain, single, double) >= 0 }

    /// Ends the tags that are in no quotes. In quotes the `>` is a part of a value.
    private mutating func end() { (gap, name, equals, plain) = (Self.none, Self.none, Self.none, Self.none) }

    private mutating func read(_ byte: UInt8) {
        let named = max(name, gap < 0 ? gap : gap + 1)
        switch byte {
        case UInt8(ascii: ">"): end()
        case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
            // The state after an equals sign stays.
            gap = max(gap, name, plain)
            (name, plain) = (Self.none, Self.none)
        case UInt8(ascii: "\""): (gap, double) = quote(closing: double, named)
        case UInt8(ascii: "'"): (gap, single) = quote(closing: single, named)
        case UInt8(ascii: "="):
            plain = max(plain, equals, gap)
            (equals, gap, name) = (max(name, gap), Self.none, Self.none)
        case UInt8(ascii: "/"):
            plain = max(plain, equals, gap, name)
            (gap, name, equals) = (max(gap, name), Self.none, Self.none)
        default:
            plain = max(plain, equals, Self.isOfName(byte) ? Self.none : max(gap, name))
            (name, gap, equals) = (named, Self.none, Self.none)
        }
    }

    /// Reads a quote, which ends a value in such quotes, begins one after an equals sign, and is a stray byte elsewhere.
    private mutating func quote(closing open: Int, _ named: Int) -> (gap: Int, open: Int) {
        defer { (name, equals) = (named, Self.none) }
        plain = max(plain, gap, name)
        return (open, equals)
    }
}
