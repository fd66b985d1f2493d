/// What a text of each kind must be: whether it may be blank, and how long it may be.
public enum TextRule: String, CaseIterable, Codable, Sendable {
    /// The patient's name.
    case patientName
    /// A member's name.
    case memberName
    /// An item's name.
    case itemName
    /// A unit's name.
    case unitName
    /// What was seen in a reaction.
    case symptom
    /// More words on a reaction.
    case note
    /// Why a day is held.
    case holdReason

    /// The text as it is kept: trimmed, without control characters, each run of white space one space (`note` keeps its lines).
    ///
    /// Throws `blank` and `tooLong`.
    public func checked(_ typed: String) throws(TIPsError) -> String {
        fatalError("rules")
    }
}
