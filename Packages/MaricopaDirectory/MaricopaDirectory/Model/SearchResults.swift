public import TimeKit

/// The results of a text search.
public struct SearchResults: Hashable, Sendable {
    public let text: SearchText
    /// The number of matches of each kind; kinds without any are missing.
    public let totals: [RecordKind: Int]
    /// The best matches, best first.
    public let hits: [SearchHit]

    /// The number of matches of all kinds.
    public var total: Int { totals.values.reduce(0, +) }
}

/// A record that matches a text.
public struct SearchHit: Hashable, Identifiable, Sendable {
    public let id: TimeKit.ID<Record>
    public let kind: RecordKind
    public let title: String
    /// Empty for none.
    public let subtitle: String
    /// The quality of the match.
    public let match: SearchMatch
}

extension SearchHit {
    init(_ record: Record, _ match: SearchMatch) {
        self.init(id: record.id, kind: record.kind, title: record.title, subtitle: record.subtitle, match: match)
    }
}
