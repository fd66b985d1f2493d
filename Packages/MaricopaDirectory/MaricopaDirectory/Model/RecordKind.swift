import WordKit

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

    /// The heading of its list: localized("Markets"); "Active" for the activities.
    public var heading: String {
        switch self {
        case .market: localized("Markets")
        case .recipe: localized("Recipes")
        case .park: localized("Parks")
        case .activity: localized("Active")
        case .event: localized("Events")
        case .resource: localized("Resources")
        }
    }

    /// The kind as a word: "market".
    public var noun: String {
        switch self {
        case .market: localized("market")
        case .recipe: localized("recipe")
        case .park: localized("park")
        case .activity: localized("activity")
        case .event: localized("event")
        case .resource: localized("resource")
        }
    }

    /// The kind as a word in the plural: "markets".
    public var nouns: String {
        switch self {
        case .market: localized("markets")
        case .recipe: localized("recipes")
        case .park: localized("parks")
        case .activity: localized("activities")
        case .event: localized("events")
        case .resource: localized("resources")
        }
    }

    /// Returns a number of records of the kind in words: "1 market", "2 markets".
    public func counted(_ count: Int) -> String {
        switch self {
        case .market: localized("\(count, "market")")
        case .recipe: localized("\(count, "recipe")")
        case .park: localized("\(count, "park")")
        case .activity: localized("\(count, "activity", "activities")")
        case .event: localized("\(count, "event")")
        case .resource: localized("\(count, "resource")")
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
