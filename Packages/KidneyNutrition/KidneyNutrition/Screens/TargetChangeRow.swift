import FractionParser

/// A change of a target after an entry.
public struct TargetChangeRow: Hashable, Codable, Sendable {
    public let quantity: TargetQuantity
    /// The target before: "no limit".
    public let from: String
    /// The target now: "at most 3,000 mg a day".
    public let to: String
    /// The change in words: "potassium: no limit → at most 3,000 mg a day".
    public let text: String
    /// The reasons for the target now.
    public let why: [ReasonRow]
    /// Remarks on data that is missing, old or not confirmed.
    public let notes: [String]

    init(_ change: TargetChange) {
        quantity = change.new.quantity
        from = change.old.shown
        to = change.new.shown
        text = change.words
        why = change.new.reasons.map { ReasonRow($0, on: change.day) }
        notes = change.new.notes.map(Words.sentence)
    }
}
