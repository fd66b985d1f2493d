public import TimeKit

/// One change to a recipe, in words.
public struct HistoryEntry: Identifiable, Hashable, Codable, Sendable {
    /// The change's number; grows with time.
    public let id: Int64

    /// When it was made.
    public let at: Instant

    /// Who made it.
    public let actor: String

    /// What was done: "step 3 added".
    public let summary: String

    /// What is different, line by line.
    public let differences: [Difference]

    /// Whether it was taken back later.
    public let isUndone: Bool

    /// The change that this one takes back; nil when it takes back none.
    public let undoes: Int64?

    /// A change.
    public init(
        id: Int64,
        at: Instant,
        actor: String,
        summary: String,
        differences: [Difference],
        isUndone: Bool,
        undoes: Int64?
    ) {
        self.id = id
        self.at = at
        self.actor = actor
        self.summary = summary
        self.differences = differences
        self.isUndone = isUndone
        self.undoes = undoes
    }
}

extension HistoryEntry {
    /// One thing that is different: what it is, and what it said before and after.
    public struct Difference: Hashable, Codable, Sendable {
        /// What changed: "name", "step", "ingredient “flour”: amount".
        public let what: String

        /// What it said; nil when it is new.
        public let before: String?

        /// What it says; nil when it is gone.
        public let after: String?

        /// A difference; at least one side is there.
        public init(what: String, before: String?, after: String?) {
            self.what = what
            self.before = before
            self.after = after
        }
    }
}

extension HistoryEntry.Difference: CustomStringConvertible {
    /// "amount: 1 → 2", "step added: Stir", "step deleted: Stir".
    public var description: String {
        switch (before, after) {
        case (let before?, let after?) where before == after: "\(what): \(after)"
        case (let before?, let after?): "\(what): \(before) → \(after)"
        case (nil, let after?): "\(what) added: \(after)"
        case (let before?, nil): "\(what) deleted: \(before)"
        case (nil, nil): what
        }
    }
}
