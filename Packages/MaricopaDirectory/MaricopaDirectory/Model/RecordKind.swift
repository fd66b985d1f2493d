/// The kinds of records in the directory.
public enum RecordKind: String, CaseIterable, Codable, Sendable {
    case market
    case recipe
    case park
    /// Such as "Hiking".
    case activity
    case event
    /// Something to read, or an organization to contact.
    case resource

    /// The name of its list in links and commands: "markets".
    public var plural: String { self == .activity ? "activities" : rawValue + "s" }

    /// The heading of its list: "Markets"; "Active" for the activities.
    public var heading: String {
        switch self {
        case .market: "Markets"
        case .recipe: "Recipes"
        case .park: "Parks"
        case .activity: "Active"
        case .event: "Events"
        case .resource: "Resources"
        }
    }

    /// Parses the name of a list, such as "markets".
    public init?(plural: String) {
        guard let kind = Self.allCases.first(where: { $0.plural == plural }) else { return nil }
        self = kind
    }

    /// The number in the store; it never changes.
    var number: Int {
        switch self {
        case .market: 0
        case .recipe: 1
        case .park: 2
        case .activity: 3
        case .event: 4
        case .resource: 5
        }
    }

    init?(number: Int) {
        guard let kind = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = kind
    }
}
