import WordKit

/// The rule for each kind of text: whether it may be blank, its length, and whether it may have several lines.
public enum TextRule: String, CaseIterable, Codable, Sendable {
    case recipeName
    case ingredientName
    case unit
    case ingredientNote
    /// An ingredient in one line.
    case ingredientLine
    case step
    case tag
    /// The yield of a recipe in words.
    case yield
    case notes
    /// The source of a recipe.
    case source

    /// The name of the text in messages and beside its field.
    public var label: String {
        switch self {
        case .recipeName: localized("recipe name")
        case .ingredientName: localized("ingredient name")
        case .unit: localized("unit")
        case .ingredientNote: localized("ingredient note")
        case .ingredientLine: localized("ingredient")
        case .step: localized("step")
        case .tag: localized("tag")
        case .yield: localized("yield")
        case .notes: localized("notes")
        case .source: localized("source")
        }
    }

    /// A valid example, for messages.
    public var example: String {
        switch self {
        case .recipeName: localized("a name such as Pancakes")
        case .ingredientName: localized("a name such as flour")
        case .unit: localized("a unit such as cup")
        case .ingredientNote: localized("a note such as sifted")
        case .ingredientLine: localized("an ingredient such as 1 cup flour")
        case .step: localized("what to do, such as Stir the batter")
        case .tag: localized("a tag such as breakfast")
        case .yield: localized("what it makes, such as 24 cookies")
        case .notes: localized("a note")
        case .source: localized("a book, a person or a web address")
        }
    }

    /// The maximum length in characters. In Unicode scalars the maximum is eight times as many.
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

    /// Whether the text must not be blank.
    public var isRequired: Bool {
        switch self {
        case .recipeName, .ingredientName, .ingredientLine, .step, .tag: true
        case .unit, .ingredientNote, .yield, .notes, .source: false
        }
    }

    /// Whether line breaks are kept. Otherwise any white space becomes one space.
    public var hasLines: Bool { self == .step || self == .notes }

    /// The id of the text's field in a form.
    var field: String {
        switch self {
        case .recipeName, .ingredientName: "name"
        case .ingredientNote: "note"
        case .ingredientLine: "line"
        case .step: "text"
        case .tag: "tags"
        case .unit, .yield, .notes, .source: rawValue
        }
    }

    /// Returns the normalized text: trimmed, without control characters, each run of white space reduced to one space.
    ///
    /// A text without a visible character is blank, whatever spaces, line breaks or invisible characters it has.
    ///
    /// - Throws: `blank` for a required text; `tooLong` for a text over `limit`.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func checked(_ typed: String) throws(RecipeBoxError) -> String {
        switch TypedText(typed, limit: limit, keepsLines: hasLines) {
        case .text(let text): return text
        case .blank where isRequired: throw .blank(self)
        case .blank: return ""
        case .tooLong(let characters): throw .tooLong(self, characters: characters)
        }
    }
}
