/// Whether a record is what a filter asks for.
public enum FilterMatch: Int, Comparable, Codable, Sendable {
    /// It is.
    case yes
    /// It may be: what would decide it isn't known, such as its hours.
    case maybe
    /// It isn't.
    case no

    /// Yes before maybe before no.
    public static func < (left: FilterMatch, right: FilterMatch) -> Bool { left.rawValue < right.rawValue }

    /// Both: the worse of two.
    public func and(_ other: FilterMatch) -> FilterMatch { max(self, other) }
}
