public import TimeKit

/// A query that was asked, with the order of its results as it was then: pages and arrows walk it, whatever is edited meanwhile.
public struct ResultSession: Hashable, Identifiable, Sendable {
    /// Names it.
    public let id: TimeKit.ID<ResultSession>
    /// What was asked.
    public let query: DirectoryQuery
    /// When, by the clocks of the county: what is open and what is over was judged then.
    public let moment: LocalDateTime
    /// How many there were.
    public let total: Int
}

/// A place in a session's order, from 0: where the next page begins.
public struct SessionCursor: Hashable, Codable, Sendable {
    /// How many come before it.
    public let position: Int

    /// A place.
    public init(position: Int) { self.position = position }
}
