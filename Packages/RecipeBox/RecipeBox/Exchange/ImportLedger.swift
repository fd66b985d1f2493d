/// What became of each thing an import found: nothing goes missing without a line here.
public struct ImportLedger: Hashable, Codable, Sendable {
    /// One line for each thing found, in the order of the source.
    public internal(set) var entries: [Entry] = []

    /// An empty ledger.
    public init() {}

    /// What became of one thing.
    public struct Entry: Hashable, Codable, Sendable {
        /// Where it stood, as "recipeIngredient[3]" or "prep time".
        public let field: String
        /// What stood there, shortened.
        public let found: String
        /// Whether it was kept.
        public let outcome: Outcome
        /// Why it was changed or dropped; empty for what was kept.
        public let reason: String
    }

    /// Whether something was kept.
    public enum Outcome: String, Codable, CaseIterable, Sendable {
        /// Kept as it was.
        case kept
        /// Kept in another form or place.
        case changed
        /// Not kept.
        case dropped
    }

    /// What was kept as it was.
    public var kept: [Entry] { entries.filter { $0.outcome == .kept } }

    /// What was kept in another form or place.
    public var changed: [Entry] { entries.filter { $0.outcome == .changed } }

    /// What was not kept.
    public var dropped: [Entry] { entries.filter { $0.outcome == .dropped } }

    mutating func note(_ outcome: Outcome, _ field: String, _ found: String, _ reason: String = "") {
        entries.append(Entry(field: field, found: Self.shortened(found), outcome: outcome, reason: reason))
    }

    private static func shortened(_ text: String) -> String {
        var line = ""
        var count = 0
        var followsSpace = false
        // Of a long text only the beginning is looked at.
        for character in text {
            if character.isWhitespace {
                followsSpace = count > 0
                continue
            }
            if followsSpace {
                line.append(" ")
                count += 1
                followsSpace = false
            }
            line.append(character)
            count += 1
            if count > 80 { return line.prefix(79) + "…" }
        }
        return line
    }
}

/// A recipe that an import found, before it is in the box.
public struct ImportedRecipe: Hashable, Sendable {
    /// The recipe; every text keeps its rule, so that the box takes it.
    public var draft: RecipeDraft
    /// What was kept and what was dropped.
    public var ledger: ImportLedger
    /// Where its pictures are, the best first; nothing is fetched.
    public var pictures: [String]
    /// The picture itself, where it came along.
    public var photo: [UInt8]?

    /// An imported recipe.
    public init(draft: RecipeDraft, ledger: ImportLedger, pictures: [String] = [], photo: [UInt8]? = nil) {
        self.draft = draft
        self.ledger = ledger
        self.pictures = pictures
        self.photo = photo
    }
}
