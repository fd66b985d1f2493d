/// Up or down from a record to the next one of the results.
public enum ResultDirection: String, CaseIterable, Codable, Sendable {
    /// Up.
    case previous
    /// Down.
    case next
}

/// Where an arrow on a record leads.
public struct ResultStep: Hashable, Sendable {
    /// The results that were walked: those that were asked for, or the kind's list where the record isn't among them.
    public let session: ResultSession
    /// The record it leads to, as it is now; nil at the end of the list, which has no way round.
    public let record: Record?
    /// Its place among the results, from 1.
    public let place: Int?
    /// What was passed over because it has gone, by title.
    public let passedOver: [String]
    /// Whether it is still what the filter asks for.
    public let stillFits: Bool
    /// Whether the kind's list was walked, because the record isn't among the results.
    public let isDefaultList: Bool
}
