public import TimeKit

/// A change in the log, described in words.
public struct HistoryEntry: Hashable, Codable, Identifiable, Sendable {
    /// The position in the log; it grows with time.
    public let id: Int64
    /// By the county's clocks.
    public let at: LocalDateTime
    /// "owner", or the id of a user.
    public let actor: String
    /// "market changed: Gilbert Farmers Market"
    public let summary: String
    /// The changed record; nil for a change of the configuration.
    public let record: TimeKit.ID<Record>?
    /// The changed fields; empty if the changed rows have no description in words.
    public let changes: [FieldChange]
    /// The change that this one undid; nil for none.
    public let undoes: Int64?
    /// The change that undid this one; nil if it still stands.
    public let undoneBy: Int64?

    /// A field's text before and after a change.
    public struct FieldChange: Hashable, Codable, Sendable {
        /// "Hours"
        public let field: String
        /// Empty if there was no value.
        public let before: String
        /// Empty if the value was removed.
        public let after: String

        public init(_ field: String, before: String, after: String) {
            self.field = field
            self.before = before
            self.after = after
        }
    }
}
