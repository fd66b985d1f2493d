/// A text as typed, cleaned for storage: trimmed, without control characters, and with each run of white space as one space.
public enum TypedText: Hashable, Sendable {
    /// The cleaned text.
    case text(String)
    /// No visible character of any script: only spaces, line breaks, zero-width and other invisible characters.
    case blank
    /// The text is too long. `characters` is its length, in Unicode scalars if it has too many of them in few characters.
    case tooLong(characters: Int)

    /// Cleans a typed text. Cleaning the result again changes nothing.
    ///
    /// - Parameters:
    ///   - limit: The longest text in characters. The limit in Unicode scalars is eight times as high.
    ///   - keepsLines: Whether line breaks are kept. Otherwise, they count as white space.
    /// - Complexity: O(length of the text).
    public init(_ typed: String, limit: Int, keepsLines: Bool = false) {
        if let count = typed.unicodeScalars.countIfPlain, count <= limit {
            self = .text(typed)
        } else if !typed.unicodeScalars.contains(where: \.isVisible) {
            self = .blank
        } else {
            let text = keepsLines ? typed.tidyLines : typed.unicodeScalars.joinedBySpaces
            let fits = text.unicodeScalars.count <= 8 * limit && text.count <= limit
            // One character can have any number of marks, each of them a scalar.
            self =
                fits ? .text(text) : .tooLong(characters: text.count > limit ? text.count : text.unicodeScalars.count)
        }
    }

    /// Returns a text on one line, without control characters and with each run of white space as one space.
    public static func line(_ typed: String) -> String {
        typed.unicodeScalars.countIfPlain == nil ? typed.unicodeScalars.joinedBySpaces : typed
    }

    /// Returns a key that is equal for names that differ only in case or white space, such as "Peanut  butter" and "peanut butter". Accents
    /// are significant.
    public static func key(_ name: String) -> String { line(name).uppercased() }
}

extension Unicode.Scalar {
    /// Whether the scalar is visible: no white space, control or format character, and no filler.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        // The category of the blank braille pattern is symbol, but it looks like a space.
        default: !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && value != 0x2800
        }
    }

    /// Whether the scalar is dropped: a control character or an invisible filler. Joiners and direction marks are kept.
    fileprivate var isPadding: Bool {
        properties.generalCategory == .control || [0x00AD, 0x200B, 0x2060, 0xFEFF].contains(value)
    }
}

extension StringProtocol {
    fileprivate var tidyLines: String {
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            String(String.UnicodeScalarView(line.unicodeScalars.filter { !$0.isPadding || $0 == "\t" })).trimmed
        }
        let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let last = lines.lastIndex { !$0.isEmpty } ?? first
        return first < lines.endIndex ? lines[first...last].joined(separator: "\n") : ""
    }

    private var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(String.UnicodeScalarView(scalars[first...last]))
    }
}

extension String.UnicodeScalarView {
    /// The number of characters if the text needs no cleaning, or nil. Such a text consists of letters, signs and fractions of Latin scripts,
    /// one scalar each, with single spaces between them. Most texts do, and the full rules take ten times as long.
    fileprivate var countIfPlain: Int? {
        var count = 0
        var followsSpace = true
        for scalar in self {
            switch scalar.value {
            case 0x20:
                if followsSpace { return nil }
                followsSpace = true
            case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x2010...0x2027, 0x2150...0x215F: followsSpace = false
            default: return nil
            }
            count += 1
        }
        return followsSpace ? nil : count
    }

    fileprivate var joinedBySpaces: String {
        split { $0.properties.isWhitespace }
            .map { String(String.UnicodeScalarView($0.filter { !$0.isPadding })) }
            .filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
