/// The match of a record with a filter.
public enum FilterMatch: Int, Comparable, Codable, Sendable {
    /// The record matches.
    case yes
    /// The record may match: a fact that decides it is unknown, such as its hours.
    case maybe
    /// The record doesn't match.
    case no

    /// In the order yes, maybe, no.
    public static func < (left: FilterMatch, right: FilterMatch) -> Bool { left.rawValue < right.rawValue }

    /// The worse of two matches.
    public func and(_ other: FilterMatch) -> FilterMatch { max(self, other) }
}
