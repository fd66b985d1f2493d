import WordKit

/// The four groups that are tracked each day, in display order.
public enum Category: String, CaseIterable, Codable, Sendable {
    /// Medicine, daily: an antihistamine.
    case medicine
    /// Foods that have been cleared as safe, daily.
    case maintenance
    /// Foods in active treatment, eaten daily, with doses that can change from week to week.
    case treatment
    /// Foods to be eaten three to five times a week.
    case recommended

    /// The heading of the category.
    public var title: String {
        switch self {
        case .medicine: localized("Medicine")
        case .maintenance: localized("Maintenance Foods")
        case .treatment: localized("Treatment Foods")
        case .recommended: localized("Recommended Foods")
        }
    }

    /// Whether an admin confirms a dose that the next cycle takes over.
    var confirmsCarriedDoses: Bool { self == .maintenance || self == .treatment }

    /// The category in a word.
    public var word: String {
        switch self {
        case .medicine: localized("medicine")
        case .maintenance: localized("maintenance")
        case .treatment: localized("treatment")
        case .recommended: localized("recommended")
        }
    }
}

/// Encodes a dictionary by category as an object whose keys are the categories.
extension Category: CodingKeyRepresentable {}
