/// How well a record answers words, and where they were found; the less, the better.
public struct SearchMatch: Hashable, Comparable, Codable, Sendable {
    /// Where a word was found.
    public enum Place: Int, CaseIterable, Codable, Sendable { case title, subtitle, description }
    /// How a word was found.
    public enum Likeness: Int, CaseIterable, Codable, Sendable { case exact, prefix, typo }

    /// Of the worst word: where.
    public let place: Place
    /// Of the worst word: how.
    public let likeness: Likeness

    /// A match.
    public init(_ place: Place, _ likeness: Likeness) {
        self.place = place
        self.likeness = likeness
    }

    /// By place, then by likeness.
    public static func < (left: SearchMatch, right: SearchMatch) -> Bool {
        (left.place.rawValue, left.likeness.rawValue) < (right.place.rawValue, right.likeness.rawValue)
    }
}

/// Which records words find. It says so of one record, slowly and obviously: what the index answers has to agree.
public enum SearchRule {
    /// The fewest characters (graphemes) that are searched for.
    public static let fewestCharacters = 3

    /// How a record answers a text; nil where a word of it isn't found. A text without words matches nothing.
    public static func match(_ text: String, _ record: Record) -> SearchMatch? {
        nil
    }
}
