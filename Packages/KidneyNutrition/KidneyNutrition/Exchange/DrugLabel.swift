import WordKit

/// A section of a drug label that can matter in kidney disease, with openFDA's name for it.
public enum DrugLabelSection: String, CaseIterable, Codable, Sendable {
    case boxedWarning = "boxed_warning"
    case contraindications
    case drugInteractions = "drug_interactions"
    case testInteractions = "drug_and_or_laboratory_test_interactions"
    case foodSafety = "food_safety_warning"
    case warningsAndCautions = "warnings_and_cautions"
    case warnings
    case precautions
    case doNotUse = "do_not_use"
    case askDoctorOrPharmacist = "ask_doctor_or_pharmacist"
    case dosage = "dosage_and_administration"
    case informationForPatients = "information_for_patients"
    case patientInformation = "patient_medication_information"
    case packageInsert = "spl_patient_package_insert"
    case medicationGuide = "spl_medguide"
    case activeIngredient = "active_ingredient"
}

/// A drug label from openFDA: its names and sections.
public struct DrugLabel: Hashable, Codable, Sendable {
    /// The id of the label, equal for all versions.
    public let setID: String
    /// The id of this version.
    public let id: String
    /// As written.
    public let version: String
    /// The date of the version as written: "20140113".
    public let effective: String
    /// Empty if openFDA has none.
    public let brandNames: [String]
    /// Generic names; the medicines of "A, B" are separate.
    public let genericNames: [String]
    /// The official names of the substances.
    public let substances: [String]
    /// The established pharmacologic classes: "HMG-CoA Reductase Inhibitor [EPC]".
    public let classes: [String]
    /// The texts by section. A missing section says nothing about its subject.
    public let sections: [DrugLabelSection: [String]]

    /// Returns the sentences of all sections that contain one of the words as a whole word, ignoring case. No result doesn't mean safe,
    /// because labels differ in what they mention.
    public func sentences(about words: [String]) -> [(section: DrugLabelSection, text: String)] {
        let wanted = words.map(SearchWords.split).filter { !$0.isEmpty }
        let offices = Self.offices.map(SearchWords.split)
        var found: [(section: DrugLabelSection, text: String)] = []
        for section in DrugLabelSection.allCases {
            for text in sections[section] ?? [] {
                for sentence in Self.sentences(of: text) {
                    let spoken = offices.reduce(SearchWords.split(sentence)) { Self.without($1, in: $0) }
                    guard wanted.contains(where: { Self.holds($0, in: spoken) }) else { continue }
                    found.append((section, sentence))
                }
            }
        }
        return found
    }

    /// Names that contain a searched word with another meaning.
    private static let offices = ["food and drug administration", "food drug and cosmetic act"]

    private static func without(_ words: [[UInt8]], in text: [[UInt8]]) -> [[UInt8]] {
        guard words.count <= text.count,
            let place = (0...(text.count - words.count)).first(where: { Array(text[$0..<($0 + words.count)]) == words })
        else { return text }
        // An empty word separates the words before and after the removed name.
        return without(words, in: text[..<place] + [[]] + text[(place + words.count)...])
    }

    private static func holds(_ words: [[UInt8]], in text: [[UInt8]]) -> Bool {
        guard words.count <= text.count else { return false }
        return (0...(text.count - words.count)).contains { Array(text[$0..<($0 + words.count)]) == words }
    }

    /// Splits at full stops followed by a space and a capital letter or digit. An abbreviation may split a sentence too early.
    private static func sentences(of text: String) -> [String] {
        var sentences: [String] = []
        var sentence = ""
        var endsHere = false
        for character in text {
            if endsHere, sentence.last == " ", character.isUppercase || character.isNumber || character == "•" {
                sentences.append(sentence)
                sentence = ""
            }
            if character != " " { endsHere = character == "." || character == "!" || character == "?" }
            sentence.append(character)
        }
        sentences.append(sentence)
        return sentences.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    }
}

/// The response of openFDA.
public enum DrugLabelReply: Hashable, Sendable {
    /// Labels, and the number of all matches.
    case labels([DrugLabel], total: Int)
    /// No label was found. The medicine is unknown, which doesn't mean safe.
    case unknown

    /// The message for an unknown medicine; nil if there are labels.
    public var message: String? {
        switch self {
        case .labels(let labels, _) where !labels.isEmpty: nil
        default:
            localized("openFDA has no label of that name: not checked, which does not mean safe — ask your pharmacist.")
        }
    }
}

extension DrugLabelSection: CodingKeyRepresentable {}
