import TimeKit

/// How well a record answers words, and where they were found; the less, the better.
public struct SearchMatch: Hashable, Comparable, Codable, Sendable {
    /// Where a word was found.
    public enum Place: Int, CaseIterable, Codable, Sendable {
        case title, subtitle, description
    }
    /// How a word was found.
    public enum Likeness: Int, CaseIterable, Comparable, Codable, Sendable {
        case exact, prefix, typo

        /// Exact before prefix before typo.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

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
///
/// A word is found where it stands as it was typed (exact), begins a word (prefix), or differs from one by a slip (``OneTypo``); all words
/// of a text have to be found, in whatever fields. Of each word the best place counts, of a text its worst word.
public enum SearchRule {
    /// The fewest characters (graphemes) that are searched for.
    public static let fewestCharacters = 3

    /// How a record answers a text; nil where a word of it isn't found. A text without words, or a shorter one, matches nothing.
    public static func match(_ text: String, _ record: Record) -> SearchMatch? { match(SearchText(text), record) }

    /// How a record answers a text that was taken apart. O(words of the record × words of the text).
    public static func match(_ text: SearchText, _ record: Record) -> SearchMatch? {
        match(text, title: record.title, subtitle: record.subtitle, description: record.description)
    }

    static func match(_ text: SearchText, title: String, subtitle: String, description: String) -> SearchMatch? {
        guard text.isSearchable else { return nil }
        let fields = [title, subtitle, description].map(SearchWords.words)
        var worst: SearchMatch?
        for word in text.words {
            guard let best = match(word, fields) else { return nil }
            worst = worst.map { max($0, best) } ?? best
        }
        return worst
    }

    /// Where a word is found best among the words of title, subtitle and description.
    private static func match(_ word: String, _ fields: [[String]]) -> SearchMatch? {
        for (place, words) in zip(SearchMatch.Place.allCases, fields) {
            if let likeness = words.compactMap({ likeness(of: word, to: $0) }).min() {
                return SearchMatch(place, likeness)
            }
        }
        return nil
    }

    /// How a typed word is found in one of a record; nil where it isn't.
    public static func likeness(of typed: String, to word: String) -> SearchMatch.Likeness? {
        if typed == word { return .exact }
        if word.unicodeScalars.starts(with: typed.unicodeScalars) { return .prefix }
        return OneTypo.separates(typed, word) ? .typo : nil
    }

    /// Whether one record comes before another where a text matched both: the better match, then the more popular, then by title, then by
    /// id. Total: bytes of UTF-8 decide, as they do in the store.
    public static func precedes(_ left: (SearchMatch, Record), _ right: (SearchMatch, Record)) -> Bool {
        if left.0 != right.0 { return left.0 < right.0 }
        let popularities = (left.1.standing.popularity, right.1.standing.popularity)
        if popularities.0 != popularities.1 { return popularities.0 > popularities.1 }
        let titles = (FoldedText.key(left.1.title), FoldedText.key(right.1.title))
        if !titles.0.utf8.elementsEqual(titles.1.utf8) {
            return titles.0.utf8.lexicographicallyPrecedes(titles.1.utf8)
        }
        return left.1.id.rawValue.utf8.lexicographicallyPrecedes(right.1.id.rawValue.utf8)
    }

    /// What a text finds among records, of all kinds or of one; the slow reference of ``MaricopaDirectory/search(_:kind:limit:)``.
    public static func search(
        _ text: String,
        in records: some Sequence<Record>,
        kind: RecordKind? = nil,
        limit: Int = 20
    ) -> SearchResults {
        let text = SearchText(text)
        let found = records.compactMap { record in match(text, record).map { ($0, record) } }.sorted(by: precedes)
        let hits = found.filter { kind == nil || $0.1.kind == kind }.prefix(max(0, limit))
        return SearchResults(
            text: text,
            totals: Dictionary(grouping: found) { $0.1.kind }.mapValues(\.count),
            hits: hits.map { SearchHit($0.1, $0.0) }
        )
    }
}
