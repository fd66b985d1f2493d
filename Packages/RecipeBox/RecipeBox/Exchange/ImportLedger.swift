/// The outcome for each value that an import found.
public struct ImportLedger: Hashable, Codable, Sendable {
    /// The entries, one for each value, in the order of the source.
    public internal(set) var entries: [Entry] = []

    public init() {}

    /// The outcome for one value.
    public struct Entry: Hashable, Codable, Sendable {
        /// The place of the value, such as "recipeIngredient[3]" or "prep time".
        public let field: String
        /// The value as found, on one line and cut to 80 characters.
        public let found: String
        /// Whether the value was kept.
        public let outcome: Outcome
        /// The reason why the value was changed or dropped; usually empty for a kept value.
        public let reason: String
    }

    public enum Outcome: String, Codable, CaseIterable, Sendable {
        /// The value is unchanged.
        case kept
        /// The value has another form or place.
        case changed
        /// The value is left out.
        case dropped
    }

    /// The entries of unchanged values.
    public var kept: [Entry] { entries.filter { $0.outcome == .kept } }

    /// The entries of values with another form or place.
    public var changed: [Entry] { entries.filter { $0.outcome == .changed } }

    /// The entries of values that were left out.
    public var dropped: [Entry] { entries.filter { $0.outcome == .dropped } }

    mutating func note(_ outcome: Outcome, _ field: String, _ found: String, _ reason: String = "") {
        entries.append(Entry(field: field, found: Self.shortened(found), outcome: outcome, reason: reason))
    }

    private static func shortened(_ text: String) -> String {
        var line = ""
        var count = 0
        var followsSpace = false
        // The loop stops early, so that a long text is not read to its end.
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

/// An imported recipe that is not yet in the box.
public struct ImportedRecipe: Hashable, Sendable {
    /// The recipe. Every text already satisfies its rule.
    public var draft: RecipeDraft
    /// The outcome for each value of the source.
    public var ledger: ImportLedger
    /// The addresses of pictures, the best first. They are not fetched.
    public var pictures: [String]
    /// The bytes of the picture if the file contains it; otherwise nil.
    public var photo: [UInt8]?
    /// The reason why a picture that the file contains can't be kept; otherwise nil.
    public let pictureLoss: String?

    init(
        draft: RecipeDraft,
        ledger: ImportLedger,
        pictures: [String] = [],
        photo: [UInt8]? = nil,
        pictureLoss: String? = nil
    ) {
        self.draft = draft
        self.ledger = ledger
        self.pictures = pictures
        self.photo = photo
        self.pictureLoss = pictureLoss
    }
}
