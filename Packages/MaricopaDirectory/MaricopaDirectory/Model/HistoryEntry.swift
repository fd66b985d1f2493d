public import TimeKit

/// A change in the log, described in words.
public struct HistoryEntry: Hashable, Codable, Identifiable, Sendable {
    /// The position in the change log. A later change has a higher one.
    public let id: Int64
    /// The time of the change, in the county's local time.
    public let at: LocalDateTime
    /// The user who made the change: "owner", or the id of a user.
    public let actor: String
    /// The change in words: "market changed: Gilbert Farmers Market".
    public let summary: String
    /// The changed record; nil for a change of something else, such as the configuration.
    public let record: TimeKit.ID<Record>?
    /// The changed fields; empty if the log has no words for the changed rows.
    public let changes: [FieldChange]
    /// The change that this one undid; nil for none.
    public let undoes: Int64?
    /// The change that undid this one; nil if it still stands.
    public let undoneBy: Int64?

    /// A field's text before and after a change.
    public struct FieldChange: Hashable, Codable, Sendable {
        /// The label of the field: "Hours".
        public let field: String
        /// The text before the change; empty if there was no value.
        public let before: String
        /// The text after the change; empty if the value was removed.
        public let after: String

        public init(_ field: String, before: String, after: String) {
            self.field = field
            self.before = before
            self.after = after
        }
    }
}
