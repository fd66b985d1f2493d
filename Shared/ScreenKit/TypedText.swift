/// A text as a person typed it, made fit to be kept: trimmed, without control characters, each run of white space one space.
public enum TypedText: Hashable, Sendable {
    /// There is something to read in it; this is what to keep.
    case text(String)
    /// There is no visible character in it, in any script: spaces of every width, line breaks, zero-width and other invisible
    /// characters alone.
    case blank
    /// It is too long, with so many characters.
    case tooLong(characters: Int)

    /// Reads what was typed. What is kept, read again, stays as it is.
    ///
    /// - Parameters:
    ///   - limit: The longest text, in characters as a reader counts them; in Unicode scalars eight times as many.
    ///   - keepsLines: Whether line breaks stay; else any white space becomes one space.
    ///
    /// O(length of the text).
    public init(_ typed: String, limit: Int, keepsLines: Bool = false) {
        if let count = typed.unicodeScalars.countIfPlain, count <= limit {
            self = .text(typed)
        } else if !typed.unicodeScalars.contains(where: \.isVisible) {
            self = .blank
        } else {
            let text = keepsLines ? typed.tidyLines : typed.unicodeScalars.joinedBySpaces
            let fits = text.unicodeScalars.count <= 8 * limit && text.count <= limit
            self = fits ? .text(text) : .tooLong(characters: text.count)
        }
    }

    /// One line of a text: no control characters, each run of white space one space; empty where there is nothing else.
    public static func line(_ typed: String) -> String {
        typed.unicodeScalars.countIfPlain == nil ? typed.unicodeScalars.joinedBySpaces : typed
    }

    /// Equal for names that differ in case or white space alone: "Peanut  butter" and "peanut butter". Accents count.
    public static func key(_ name: String) -> String { line(name).uppercased() }
}

extension Unicode.Scalar {
    /// Whether there is anything to see: not white space, not a control or format character, not a filler.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        // The blank braille pattern is a symbol by category, and looks like a space.
        default: !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && value != 0x2800
        }
    }

    /// Control characters go, and so do the invisible ones that only pad; joiners and direction marks have a meaning.
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
    /// How many there are, each a character of its own, if the text needs no tidying: letters, signs and fractions of
    /// Latin scripts, with single spaces between them alone. Nearly all texts are such, and the full rules cost ten
    /// times as much.
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
