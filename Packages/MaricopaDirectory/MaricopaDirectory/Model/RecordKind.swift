/// What kinds of records the directory has.
public enum RecordKind: String, CaseIterable, Codable, Sendable {
    /// A farmers' market.
    case market
    /// A recipe.
    case recipe
    /// A park.
    case park
    /// Something to do: "Hiking".
    case activity
    /// Something that takes place.
    case event
    /// Something to read or to turn to.
    case resource

    /// As links and commands name its list: "markets".
    public var plural: String { self == .activity ? "activities" : rawValue + "s" }

    /// What stands over its list: "Markets"; of the activities "Active".
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

    /// The kind of a list's name: "markets".
    public init?(plural: String) {
        guard let kind = Self.allCases.first(where: { $0.plural == plural }) else { return nil }
        self = kind
    }

    /// Its place among the kinds, as the store keeps it; never changes.
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
