import ScreenKit

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
        switch TypedText(typed, limit: limit, keepsLines: hasLines) {
        case .text(let text): return text
        case .blank where isRequired: throw .blank(self)
        case .blank: return ""
        case .tooLong(let characters): throw .tooLong(self, characters: characters)
        }
    }
}
