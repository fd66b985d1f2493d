import TimeKit
import WordKit

/// The quality of a text match; lower is better.
public struct SearchMatch: Hashable, Comparable, Codable, Sendable {
    /// The field that contains a word.
    public enum Place: Int, CaseIterable, Codable, Sendable {
        case title, subtitle, description
    }
    /// The way a word matches.
    public enum Likeness: Int, CaseIterable, Comparable, Codable, Sendable {
        case exact, prefix, typo

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The field of the worst-matching word.
    public let place: Place
    /// The likeness of the worst-matching word.
    public let likeness: Likeness

    public init(_ place: Place, _ likeness: Likeness) {
        self.place = place
        self.likeness = likeness
    }

    public static func < (left: SearchMatch, right: SearchMatch) -> Bool {
        (left.place.rawValue, left.likeness.rawValue) < (right.place.rawValue, right.likeness.rawValue)
    }
}

/// The definition of text search, for one record at a time. The index has to agree with it.
///
/// A typed word matches an equal word (exact), a word that begins with it (prefix) or a word one edit away (typo, see ``OneTypo``). All
/// words of a text have to match, in any fields. A word ranks by its best match; a text ranks by its worst word. In Spanish, the
/// English meanings of a word match in its place, and the fields of a bundled record have the words of both languages. A text that finds
/// nothing in English is searched for as in Spanish.
public enum SearchRule {
    /// The fewest characters (graphemes) of a search.
    public static let fewestCharacters = 3

    /// Matches a record with a text; nil if a word isn't found, or the text has no words or is too short.
    public static func match(_ text: String, _ record: Record) -> SearchMatch? { match(SearchText(text), record) }

    /// Matches a record with a parsed text.
    ///
    /// - Complexity: O(words of the record × words of the text).
    public static func match(_ text: SearchText, _ record: Record) -> SearchMatch? {
        match(text, record.id, [record.title, record.subtitle, record.description])
    }

    /// Matches the title, subtitle and description of a record.
    static func match(_ text: SearchText, _ id: TimeKit.ID<Record>, _ texts: [String]) -> SearchMatch? {
        guard text.isSearchable else { return nil }
        let isSpanish = Language.current == .spanish
        let fields = texts.map { text in
            let translated = isSpanish ? BundledTexts.translated(text, of: id) : nil
            return SearchWords.words(text) + (translated.map(SearchWords.words) ?? [])
        }
        return worst(of: text.meanings) { meanings in
            meanings.compactMap { words in worst(of: words) { match($0, fields) } }.min()
        }
    }

    /// The worst match of some items; nil if one of them has none.
    private static func worst<Item>(of items: [Item], _ match: (Item) -> SearchMatch?) -> SearchMatch? {
        var worst: SearchMatch?
        for item in items {
            guard let next = match(item) else { return nil }
            worst = worst.map { max($0, next) } ?? next
        }
        return worst
    }

    /// The best match of a word in the title, subtitle and description.
    private static func match(_ word: String, _ fields: [[String]]) -> SearchMatch? {
        for (place, words) in zip(SearchMatch.Place.allCases, fields) {
            if let likeness = words.compactMap({ likeness(of: word, to: $0) }).min() {
                return SearchMatch(place, likeness)
            }
        }
        return nil
    }

    /// The likeness of a typed word to a word of a record; nil if they don't match.
    public static func likeness(of typed: String, to word: String) -> SearchMatch.Likeness? {
        if typed == word { return .exact }
        if word.unicodeScalars.starts(with: typed.unicodeScalars) { return .prefix }
        return OneTypo.separates(typed, word) ? .typo : nil
    }

    /// The order of matches: the better match first, then the more popular record, the title and the id. Titles and ids are compared by
    /// their UTF-8 bytes, as in the store.
    public static func precedes(_ left: (SearchMatch, Record), _ right: (SearchMatch, Record)) -> Bool {
        if left.0 != right.0 { return left.0 < right.0 }
        let popularities = (left.1.ratingSummary.popularity, right.1.ratingSummary.popularity)
        if popularities.0 != popularities.1 { return popularities.0 > popularities.1 }
        let titles = (FoldedText.key(left.1.title), FoldedText.key(right.1.title))
        if !titles.0.utf8.elementsEqual(titles.1.utf8) {
            return titles.0.utf8.lexicographicallyPrecedes(titles.1.utf8)
        }
        return left.1.id.rawValue.utf8.lexicographicallyPrecedes(right.1.id.rawValue.utf8)
    }

    /// Searches records in memory: the slow reference of ``MaricopaDirectory/search(_:kind:limit:)``. `kind` limits the hits, not the
    /// totals.
    public static func search(
        _ text: String,
        in records: some Sequence<Record>,
        kind: RecordKind? = nil,
        limit: Int = 20
    ) -> SearchResults {
        let records = Array(records)
        let text = SearchText(text)
        var found = matches(of: text, in: records)
        if found.isEmpty, Language.current == .english {
            found = Language.$current.withValue(.spanish) { matches(of: SearchText(text.typed), in: records) }
        }
        let hits = found.filter { kind == nil || $0.1.kind == kind }.prefix(max(0, limit))
        return SearchResults(
            text: text,
            totals: Dictionary(grouping: found) { $0.1.kind }.mapValues(\.count),
            hits: hits.map { SearchHit($0.1, $0.0) }
        )
    }

    private static func matches(of text: SearchText, in records: [Record]) -> [(SearchMatch, Record)] {
        records.compactMap { record in match(text, record).map { ($0, record) } }.sorted(by: precedes)
    }
}
