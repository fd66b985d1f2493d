import WordKit

/// The kinds of records in the directory.
public enum RecordKind: String, CaseIterable, Codable, Sendable {
    case market
    case recipe
    case park
    /// A way to be active, such as "Hiking".
    case activity
    case event
    /// Something to read, or an organization to contact.
    case resource

    /// The name of the kind's list in links and commands, in every language: "markets".
    public var plural: String { self == .activity ? "activities" : rawValue + "s" }

    /// The heading of the kind's list: "Markets". That of the activities is "Active".
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

    /// The kind in the current language: "market".
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

    /// The plural of the kind in the current language: "markets".
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

    /// Creates a kind from the name of its list (``plural``); nil for any other name.
    public init?(plural: String) {
        guard let kind = Self.allCases.first(where: { $0.plural == plural }) else { return nil }
        self = kind
    }

    /// The number of the kind in the store. It must never change.
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

    /// Creates a kind from its number in the store; nil if there is none.
    init?(number: Int) {
        guard let kind = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = kind
    }
}
