/// A step from one record to a neighbor in the results.
public enum ResultDirection: String, CaseIterable, Codable, Sendable {
    case previous
    case next
}

/// The result of a previous or next arrow on a record.
public struct ResultStep: Hashable, Sendable {
    /// The results that were walked: the given session, or the kind's default list if the record isn't in it.
    public let session: ResultSession
    /// The neighbor as it is now; nil at either end of the list.
    public let record: Record?
    /// The 1-based position of the neighbor.
    public let place: Int?
    /// The titles of results that were skipped because they were deleted.
    public let passedOver: [String]
    /// Whether the neighbor still matches the filter.
    public let stillFits: Bool
    /// Whether the kind's default list was walked because the record isn't in the given session.
    public let isDefaultList: Bool
}
