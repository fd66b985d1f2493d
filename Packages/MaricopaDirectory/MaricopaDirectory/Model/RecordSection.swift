/// A section of a record's page, below its buttons.
public enum RecordSection: String, CaseIterable, Codable, Sendable {
    /// What it is.
    case about
    /// When it is open.
    case hours
    /// What is sold, season by season.
    case produce
    /// What it is paid with.
    case payments
    /// What is there.
    case features
    /// How it is done.
    case howTo = "how-to"
    /// The parks where it can be done.
    case findAPlace = "find-a-place"
    case ingredients
    case directions
    case nutrition
    /// When an event is, what it costs, for whom it is meant.
    case details
    /// Where an event is.
    case place = "where"
    /// Stars and pictures.
    case ratings

    /// The sections of a kind, from top to bottom.
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

/// What stands over a section.
public struct SectionTitle: Hashable, Codable, Sendable {
    /// Which.
    public let section: RecordSection
    /// What stands over it.
    public var title: String

    /// A title.
    public init(_ section: RecordSection, _ title: String) {
        self.section = section
        self.title = title
    }
}
