public import JSONKit
public import TimeKit
import WordKit

/// One change to a recipe, as a phrase with its differences.
public struct HistoryEntry: Identifiable, Hashable, Codable, Sendable {
    /// The number of the change, which grows with time.
    public let id: Int64

    /// The time of the change.
    public let at: Instant

    /// The person who made the change.
    public let actor: String

    /// The change as a phrase: "step 3 added".
    public let summary: String

    /// The differences, line by line.
    public let differences: [Difference]

    /// Whether the change was undone later.
    public let isUndone: Bool

    /// The change that this one undoes; nil if it is neither an undo nor a redo.
    @NullEncoded public private(set) var undoes: Int64?

    /// Whether the change does an undone one again. The change that it undoes is the undo.
    public let isRedo: Bool

    public init(
        id: Int64,
        at: Instant,
        actor: String,
        summary: String,
        differences: [Difference],
        isUndone: Bool,
        undoes: Int64?,
        isRedo: Bool
    ) {
        self.id = id
        self.at = at
        self.actor = actor
        self.summary = summary
        self.differences = differences
        self.isUndone = isUndone
        self.undoes = undoes
        self.isRedo = isRedo
    }

    /// Whether the change is an undo that was undone later, so that what it took back was done again.
    public var isDoneAgain: Bool { isUndone && undoes != nil && !isRedo }
}

extension HistoryEntry {
    /// One difference, with the text before and after.
    public struct Difference: Hashable, Codable, Sendable {
        /// The changed part: "name", "step", "ingredient “flour”: amount".
        public let what: String

        /// The text before; nil if the part is new.
        @NullEncoded public private(set) var before: String?

        /// The text after; nil if the part was deleted.
        @NullEncoded public private(set) var after: String?
    }
}

extension HistoryEntry.Difference: CustomStringConvertible {
    /// "amount: 1 → 2", "step added: Stir", "step deleted: Stir".
    public var description: String {
        switch (before, after) {
        case (let before?, let after?) where before == after: "\(what): \(after)"
        case (let before?, let after?): "\(what): \(before) → \(after)"
        case (nil, let after?): localized("\(what) added: \(after)")
        case (let before?, nil): localized("\(what) deleted: \(before)")
        case (nil, nil): what
        }
    }
}
