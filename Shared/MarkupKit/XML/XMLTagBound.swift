import WordKit

/// Finds a start tag with too many attributes before libxml2 reads it, because it compares each attribute of a tag with all others of it.
///
/// A start tag has no `<` inside, so each `<` begins a new tag. An attribute is an equals sign and a value in quotes, followed by a blank. The parser
/// stops at anything else.
struct XMLTagBound {
    /// The number of bytes of a code unit: 2 for UTF-16, else 1. In the other encodings that are read, a byte below 0x40 is always ASCII.
    private let width: Int
    /// Whether the low byte of a pair comes first, as in UTF-16LE.
    private let isLittle: Bool
    private let limit: Int
    private var state = State.outside
    /// The quote that ends the value.
    private var quote: UInt8 = 0
    private var count = 0
    /// The number of bytes read, and the place of the last `<`.
    private var offset = 0
    private var start = 0
    /// The first byte of a pair whose second one isn't read yet.
    private var half: UInt8?

    private enum State { case outside, opened, name, equals, value, after }

    /// - Parameters:
    ///   - head: The first four bytes of the document.
    ///   - limit: The largest number of attributes and namespace declarations of a tag.
    /// - Throws: `malformed` for an encoding in which a tag's bytes aren't those of ASCII.
    init(head: [UInt8], limit: Int) throws(MarkupError) {
        self.limit = limit
        switch (
            head.first ?? 0, head.dropFirst().first ?? 0, head.dropFirst(2).first ?? 0, head.dropFirst(3).first ?? 0
        ) {
        case (0, 0, _, _), (0x3C, 0, 0, 0), (0, 0x3C, 0, 0), (0xFF, 0xFE, 0, 0): throw Self.unread("UTF-32")
        case (0x4C, 0x6F, 0xA7, 0x94): throw Self.unread("EBCDIC")
        case (0xFF, 0xFE, _, _), (_, 0, _, _): (width, isLittle) = (2, true)
        case (0xFE, 0xFF, _, _), (0, _, _, _): (width, isLittle) = (2, false)
        default: (width, isLittle) = (1, true)
        }
    }

    /// The error of a document in an encoding that isn't scanned.
    static func unread(_ encoding: String) -> MarkupError {
        .malformed(
            format: "XML",
            reason: localized("its encoding is \(encoding.prefix(40)), not UTF-8"),
            line: 1,
            column: 1
        )
    }

    /// Returns whether the encoding that a document declares can be scanned and has the code units that its first bytes showed.
    func reads(_ encoding: String) -> Bool {
        let label = encoding.lowercased()
        guard width == 1 else { return label.hasPrefix("utf-16") || label == "utf16" || label == "iso-10646-ucs-2" }
        return Self.encodings.contains(label) || Self.families.contains { label.hasPrefix($0) }
    }

    private static let encodings: Set = [
        "utf-8", "utf8", "us-ascii", "ascii", "gb2312", "gbk", "gb18030", "big5", "shift_jis", "shift-jis", "sjis",
        "tis-620",
        "macintosh", "cp437", "cp850", "cp866", "ibm866", "cp874", "cp932", "cp936", "cp949", "cp950",
    ]
    private static let families = ["iso-8859-", "iso8859-", "iso_8859-", "latin", "windows-", "cp125", "koi8-", "euc-"]

    /// Reads a chunk.
    ///
    /// - Returns: The number of bytes of the chunk up to and including the `<` of a tag with too many attributes, 0 if that is in an earlier chunk;
    ///   nil if there is none.
    mutating func scan(_ chunk: UnsafeRawBufferPointer) -> Int? {
        let before = offset
        for byte in chunk {
            offset += 1
            var byte = byte
            if width == 2 {
                guard let first = half else {
                    half = byte
                    continue
                }
                half = nil
                let (low, high) = isLittle ? (first, byte) : (byte, first)
                byte = high == 0 ? low : 0x80
            }
            if read(byte) { return max(0, start + width - before) }
        }
        return nil
    }

    /// Returns whether the tag has too many attributes with this byte.
    private mutating func read(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "<") {
            (state, count, start) = (.opened, 0, offset - width)
            return false
        }
        switch state {
        case .outside: break
        case .opened:
            let isTag = ![UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/")].contains(byte)
            state = isTag ? .name : .outside
        case .name:
            if byte == UInt8(ascii: "=") { state = .equals }
            if byte == UInt8(ascii: ">") { state = .outside }
        case .equals:
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                (state, quote) = (.value, byte)
                count += 1
                return count > limit
            }
            if !Self.isBlank(byte) { state = .outside }
        case .value: if byte == quote { state = .after }
        case .after: state = Self.isBlank(byte) ? .name : .outside
        }
        return false
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
