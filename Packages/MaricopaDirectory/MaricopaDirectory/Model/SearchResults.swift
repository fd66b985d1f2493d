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

    public init(text: SearchText, totals: [RecordKind: Int], hits: [SearchHit]) {
        self.text = text
        self.totals = totals
        self.hits = hits
    }
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

    public init(id: TimeKit.ID<Record>, kind: RecordKind, title: String, subtitle: String, match: SearchMatch) {
        self.id = id
        self.kind = kind
        self.title = title
        self.subtitle = subtitle
        self.match = match
    }

    init(_ record: Record, _ match: SearchMatch) {
        self.init(id: record.id, kind: record.kind, title: record.title, subtitle: record.subtitle, match: match)
    }
}
