public import TimeKit

/// What a text found.
public struct SearchResults: Hashable, Sendable {
    /// What was looked for.
    public let text: SearchText
    /// How many records it found of each kind; a kind without any isn't there.
    public let totals: [RecordKind: Int]
    /// The best of them, the best first.
    public let hits: [SearchHit]

    /// How many it found of all kinds.
    public var total: Int { totals.values.reduce(0, +) }

    /// Results.
    public init(text: SearchText, totals: [RecordKind: Int], hits: [SearchHit]) {
        self.text = text
        self.totals = totals
        self.hits = hits
    }
}

/// A record that a text found.
public struct SearchHit: Hashable, Identifiable, Sendable {
    /// Which.
    public let id: TimeKit.ID<Record>
    /// Of which kind it is.
    public let kind: RecordKind
    /// What it is called.
    public let title: String
    /// Its second line; empty for none.
    public let subtitle: String
    /// How well it answers.
    public let match: SearchMatch

    /// A hit.
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
