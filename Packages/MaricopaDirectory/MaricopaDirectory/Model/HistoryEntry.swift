public import TimeKit

/// A change that somebody made, in words.
public struct HistoryEntry: Hashable, Codable, Identifiable, Sendable {
    /// Grows with time.
    public let id: Int64
    /// When, by the county's clocks.
    public let at: LocalDateTime
    /// Who: "owner", or the id of a user.
    public let actor: String
    /// "market changed: Gilbert Farmers Market"
    public let summary: String
    /// The record it is about; nil for what admins set up.
    public let record: TimeKit.ID<Record>?
    /// What was before and what is after, field by field; empty where rows say nothing in words.
    public let changes: [FieldChange]
    /// The change that this one took back; nil for none.
    public let undoes: Int64?
    /// The change that took this one back; nil for one that stands.
    public let undoneBy: Int64?

    /// A field before and after.
    public struct FieldChange: Hashable, Codable, Sendable {
        /// "Hours"
        public let field: String
        /// Empty for what wasn't there.
        public let before: String
        /// Empty for what is gone.
        public let after: String

        /// A field that was changed.
        public init(_ field: String, before: String, after: String) {
            self.field = field
            self.before = before
            self.after = after
        }
    }
}
