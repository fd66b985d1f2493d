import FractionParser

/// A target that an entry switched on, off or moved.
public struct TargetChangeRow: Hashable, Codable, Sendable {
    /// Which.
    public let quantity: TargetQuantity
    /// As it was: "no limit".
    public let from: String
    /// As it is: "at most 3,000 mg a day".
    public let to: String
    /// Both: "potassium: no limit → at most 3,000 mg a day".
    public let text: String
    /// Why.
    public let why: [ReasonRow]
    /// What is missing, what is old, what wasn't confirmed.
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
