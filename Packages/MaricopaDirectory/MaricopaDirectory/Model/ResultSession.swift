public import TimeKit

/// A query with the frozen order of its results. Paging and the previous and next arrows use this order, even if records are edited meanwhile.
public struct ResultSession: Hashable, Identifiable, Sendable {
    public let id: TimeKit.ID<ResultSession>
    public let query: DirectoryQuery
    /// The time in the county for which the query was answered. It decides which records are open and which events are past.
    public let moment: LocalDateTime
    /// The number of results.
    public let total: Int
}

/// A 0-based position in a session's order, where the next page begins.
public struct SessionCursor: Hashable, Codable, Sendable {
    /// The number of results before the position.
    public let position: Int

    public init(position: Int) { self.position = position }
}
