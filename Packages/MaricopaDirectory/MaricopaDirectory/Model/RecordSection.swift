/// A section of a record's page, below the buttons.
public enum RecordSection: String, CaseIterable, Codable, Sendable {
    /// The description.
    case about
    case hours
    /// The goods of a market, season by season.
    case produce
    /// The payments that a market accepts.
    case payments
    /// The features of a park.
    case features
    /// The instructions for an activity.
    case howTo = "how-to"
    /// The parks where an activity is possible.
    case findAPlace = "find-a-place"
    case ingredients
    /// The steps of a recipe.
    case directions
    case nutrition
    /// An event's dates, cost and ages.
    case details
    /// The place of an event or a resource.
    case place = "where"
    /// Stars and photos.
    case ratings

    /// Returns the sections on the pages of a kind, from top to bottom.
    public static func all(of kind: RecordKind) -> [RecordSection] {
        switch kind {
        case .market: [.about, .hours, .produce, .payments, .ratings]
        case .recipe: [.about, .ingredients, .directions, .nutrition, .ratings]
        case .park: [.about, .hours, .features, .ratings]
        case .activity: [.about, .howTo, .findAPlace, .ratings]
        case .event: [.details, .place]
        case .resource: [.about, .hours, .place]
        }
    }
}

/// The title of a section, as admins set it.
public struct SectionTitle: Hashable, Codable, Sendable {
    public let section: RecordSection
    public var title: String

    public init(_ section: RecordSection, _ title: String) {
        self.section = section
        self.title = title
    }
}
