import WordKit

/// The constraints on each kind of text: whether it may be blank, and its maximum length.
public enum TextRule: String, CaseIterable, Codable, Sendable {
    case patientName
    case memberName
    case itemName
    case unitName
    /// The symptom of a reaction.
    case symptom
    /// The note on a reaction.
    case note
    case holdReason
    /// The clinic's own words.
    case clinicWords
    /// A telephone number.
    case phone
    /// A line of the family's emergency plan.
    case emergency

    /// The name of the kind in messages and beside its field.
    public var label: String {
        switch self {
        case .patientName: localized("patient's name")
        case .memberName: localized("member's name")
        case .itemName: localized("item's name")
        case .unitName: localized("unit")
        case .symptom: localized("symptom")
        case .note: localized("note")
        case .holdReason: localized("reason")
        case .clinicWords: localized("clinic's words")
        case .phone: localized("telephone number")
        case .emergency: localized("line of the emergency plan")
        }
    }

    /// The name of the kind at the beginning of a message: "the symptom". Another language has another article for each. A text that may be blank
    /// has none.
    var labelWithArticle: String {
        switch self {
        case .patientName: localized("the patient's name")
        case .memberName: localized("the member's name")
        case .itemName: localized("the item's name")
        case .unitName: localized("the unit")
        case .symptom: localized("the symptom")
        case .holdReason: localized("the reason")
        case .note, .clinicWords, .phone, .emergency: label
        }
    }

    /// A valid example.
    public var example: String {
        switch self {
        case .patientName: localized("the name the plan is for, such as Mia")
        case .memberName: localized("what the others call them, such as Ann")
        case .itemName: localized("a name such as Peanut")
        case .unitName: localized("a unit such as tsp")
        case .symptom: localized("what was seen, such as hives on both arms")
        case .note: localized("a note")
        case .holdReason: localized("why the day is held, such as illness")
        case .clinicWords: localized("the clinic's words, such as: call us before the next dose")
        case .phone: localized("a number such as 602-555-0100")
        case .emergency: localized("a line such as peanut, cashew")
        }
    }

    /// The maximum length in characters. In Unicode scalars it is eight times as long.
    public var limit: Int {
        switch self {
        case .patientName, .memberName, .itemName, .holdReason: 200
        case .unitName: 40
        case .clinicWords, .emergency: 600
        case .phone: 60
        case .symptom: 300
        case .note: 5_000
        }
    }

    /// Whether the text can't be blank.
    public var isRequired: Bool { ![.note, .clinicWords, .phone, .emergency].contains(self) }

    /// Whether line breaks are kept. If not, every run of white space becomes one space.
    public var hasLines: Bool { self == .note }

    /// Returns the text for storage: trimmed, without control characters, with single spaces (`note` keeps its lines).
    ///
    /// - Throws: `blank`, `tooLong`.
    /// - Complexity: O(length of the text).
    public func checked(_ typed: String) throws(TIPsError) -> String {
        switch TypedText(typed, limit: limit, keepsLines: hasLines) {
        case .text(let text): return text
        case .blank where isRequired: throw .blank(self)
        case .blank: return ""
        case .tooLong(let characters): throw .tooLong(self, characters: characters)
        }
    }

    /// A key that is equal for names that differ only in case or in the spaces between words.
    public static func key(_ name: String) -> String { TypedText.key(name) }
}
