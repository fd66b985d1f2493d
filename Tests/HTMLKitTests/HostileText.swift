/// Seeded texts that try to break out of their context.
struct HostileText {
    private static let pieces = [
        "\"", "'", "<", ">", "&", "&lt;", "&#34;", "\"\u{301}", "<\u{338}", "&\u{200D}", "</p>", "</script>", "<!--",
        "-->", "]]>", "<img src=x onerror=alert(1)>", " onclick=\"x\"", "\r\n", "\r", "\n", "\t", "\u{C}", "\0",
        "\u{1}", "\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "½", "é", "e\u{301}", "漢字", "עברית", "👩‍🍳", "\u{10FFFD}",
        "\u{2028}", "\u{FFFD}", "flour", "a long run of plain ASCII letters, ", " ", "`", "\\",
    ]
    /// Noncharacters, which a literal can't contain.
    private static let noncharacters: [UInt32] = [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]

    private(set) var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    mutating func text(pieces count: Int = 8) -> String {
        var text = ""
        for _ in 0..<next(below: count + 1) {
            if next(below: 10) == 0,
                let scalar = Unicode.Scalar(Self.noncharacters[next(below: Self.noncharacters.count)])
            {
                text.unicodeScalars.append(scalar)
            } else if next(below: 4) == 0, let scalar = Unicode.Scalar(UInt32(next(below: 0x110000))) {
                text.unicodeScalars.append(scalar)
            } else {
                text += Self.pieces[next(below: Self.pieces.count)]
            }
        }
        return text
    }

    /// The expected parse of `text`: the rules of `MarkupWriter` in a slow and simple form.
    static func asRead(_ text: String) -> String {
        var read = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0D: read.append("\n")
            case 0x0A:
                if previous?.value != 0x0D { read.append("\n") }
            case 0x0C: read.append(" ")
            case 0x09: read.append("\t")
            case 0x00..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: read.append("\u{FFFD}")
            case let value where value & 0xFFFE == 0xFFFE: read.append("\u{FFFD}")
            default: read.append(scalar)
            }
            previous = scalar
        }
        return String(read)
    }
}
