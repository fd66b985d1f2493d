/// What a text of each kind must be: whether it may be blank, how long it may be, and whether it has lines.
public enum TextRule: String, CaseIterable, Codable, Sendable {
    /// A recipe's name.
    case recipeName
    /// An ingredient's name.
    case ingredientName
    /// An ingredient's unit.
    case unit
    /// An ingredient's note.
    case ingredientNote
    /// An ingredient as one line.
    case ingredientLine
    /// A step's text.
    case step
    /// A tag.
    case tag
    /// What a recipe makes, in words.
    case yield
    /// A recipe's notes.
    case notes
    /// Where a recipe comes from.
    case source

    /// What it is called in messages and beside its field.
    public var label: String {
        switch self {
        case .recipeName: "recipe name"
        case .ingredientName: "ingredient name"
        case .unit: "unit"
        case .ingredientNote: "ingredient note"
        case .ingredientLine: "ingredient"
        case .step: "step"
        case .tag: "tag"
        case .yield: "yield"
        case .notes: "notes"
        case .source: "source"
        }
    }

    /// One that would do.
    public var example: String {
        switch self {
        case .recipeName: "a name such as Pancakes"
        case .ingredientName: "a name such as flour"
        case .unit: "a unit such as cup"
        case .ingredientNote: "a note such as sifted"
        case .ingredientLine: "an ingredient such as 1 cup flour"
        case .step: "what to do, such as Stir the batter"
        case .tag: "a tag such as breakfast"
        case .yield: "what it makes, such as 24 cookies"
        case .notes: "a note"
        case .source: "a book, a person or a web address"
        }
    }

    /// The longest text, in characters as a reader counts them; in Unicode scalars eight times as many.
    public var limit: Int {
        switch self {
        case .recipeName, .yield: 200
        case .ingredientName: 300
        case .unit, .tag: 60
        case .ingredientNote: 500
        case .ingredientLine: 1_000
        case .source: 2_000
        case .step: 10_000
        case .notes: 50_000
        }
    }

    /// Whether there must be something to read in it.
    public var isRequired: Bool {
        switch self {
        case .recipeName, .ingredientName, .ingredientLine, .step, .tag: true
        case .unit, .ingredientNote, .yield, .notes, .source: false
        }
    }

    /// Whether line breaks are kept; elsewhere any white space becomes one space.
    public var hasLines: Bool { self == .step || self == .notes }

    /// The text as it is kept: trimmed, without control characters, each run of white space one space.
    ///
    /// Blank is a text without a visible character, in any script: spaces of every width, line breaks, zero-width and other
    /// invisible characters alone are blank. Throws `blank` and `tooLong`. O(length of the text).
    public func checked(_ typed: String) throws(RecipeBoxError) -> String {
        if let count = typed.unicodeScalars.countIfPlain, count <= limit { return typed }
        guard typed.unicodeScalars.contains(where: \.isVisible) else {
            if isRequired { throw .blank(self) }
            return ""
        }
        let text = hasLines ? typed.tidyLines : typed.unicodeScalars.joinedBySpaces
        guard text.unicodeScalars.count <= 8 * limit, text.count <= limit else {
            throw .tooLong(self, characters: text.count)
        }
        return text
    }
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
