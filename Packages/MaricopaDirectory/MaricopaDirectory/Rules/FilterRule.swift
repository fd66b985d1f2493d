public import TimeKit

/// Which records a filter lets through. It says so of one record, slowly and obviously: what the store's indexes answer has to agree.
public enum FilterRule {
    /// Whether a record is what a filter asks for, at a moment of the county's clocks.
    public static func match(_ record: Record, _ filter: Filter, at moment: LocalDateTime) -> FilterMatch {
        .no
    }
}
