public import TimeKit

/// A query with the frozen order of its results. Paging and the previous/next arrows use this order, whatever is edited meanwhile.
public struct ResultSession: Hashable, Identifiable, Sendable {
    public let id: TimeKit.ID<ResultSession>
    public let query: DirectoryQuery
    /// The local time of the county at which the query decided what is open and what is past.
    public let moment: LocalDateTime
    /// The number of results.
    public let total: Int
}

/// A 0-based position in a session's order, where the next page begins.
public struct SessionCursor: Hashable, Codable, Sendable {
    /// The number of results before it.
    public let position: Int

    public init(position: Int) { self.position = position }
}
