/// The four groups that are tracked each day, in the order they are shown.
public enum Category: String, CaseIterable, Codable, Sendable {
    /// Medicine, daily: an antihistamine.
    case medicine
    /// Foods that have been cleared as safe, daily.
    case maintenance
    /// Foods that are actively worked on, daily, their doses set week by week.
    case treatment
    /// Foods to be eaten three to five times a week.
    case recommended

    /// How it is headed.
    public var title: String {
        switch self {
        case .medicine: "Medicine"
        case .maintenance: "Maintenance Foods"
        case .treatment: "Treatment Foods"
        case .recommended: "Recommended Foods"
        }
    }
}

/// A value for each category is an object with the categories as its keys.
extension Category: CodingKeyRepresentable {}
