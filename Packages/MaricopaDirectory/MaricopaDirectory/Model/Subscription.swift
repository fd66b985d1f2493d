public import AccountKit
public import TimeKit
import WordKit

/// A topic of the directory's newsletters.
public enum SubscriptionTopic: String, CaseIterable, Codable, Sendable {
    case newsletter, markets, recipes, parks, active, events, resources

    public var label: String {
        switch self {
        case .newsletter: localized("Maricopa Healthy newsletter")
        case .markets: localized("Markets")
        case .recipes: localized("Recipes")
        case .parks: localized("Parks")
        case .active: localized("Active")
        case .events: localized("Events")
        case .resources: localized("Resources")
        }
    }
}

/// A user's subscription to a topic. Messages go to the verified address of the account, so nobody can subscribe somebody else.
public struct Subscription: Hashable, Sendable {
    public let topic: SubscriptionTopic
    /// The name for the salutation; may be empty.
    public let name: String
    /// The ZIP code of the subscriber's home, for local news; nil if not given.
    public let zip: ZIPCode?
    /// The time of the subscription.
    public let at: Instant
}

/// A recipient of a topic's messages.
public struct Subscriber: Hashable, Sendable {
    public let user: TimeKit.ID<User>
    /// The verified address of the account.
    public let email: String
    public let subscription: Subscription
}

/// The subscription form as typed.
public struct SubscriptionForm: Hashable, Sendable {
    /// The name for the salutation; may be empty.
    public var name: String
    /// Their ZIP code; may be empty.
    public var zip: String
    /// Topic names; at least one.
    public var topics: [String]

    /// The most characters of a name.
    public static let longestName = 100

    public init(name: String = "", zip: String = "", topics: [String] = []) {
        self.name = name
        self.zip = zip
        self.topics = topics
    }
}

/// An error in a field of the subscription form.
public enum SubscriptionProblem: Hashable, Sendable, CustomStringConvertible {
    /// The name is too long, in characters.
    case nameTooLong(limit: Int)
    /// The text isn't a ZIP code.
    case zip(String)
    case noSuchTopic(String)
    /// No topic was selected.
    case noTopic

    /// The id of the field.
    public var field: String {
        switch self {
        case .nameTooLong: "name"
        case .zip: "zip"
        case .noSuchTopic, .noTopic: "topics"
        }
    }

    /// The error and its remedy.
    public var description: String {
        let topics = SubscriptionTopic.allCases.map(\.rawValue).joined(separator: ", ")
        return switch self {
        case .nameTooLong(let limit): localized("the name is longer than \(limit) characters — shorten it")
        case .zip(let text): localized("“\(text)” is no ZIP code — write five digits, such as 85003, or leave it out")
        case .noSuchTopic(let text): localized("there is no news about “\(text)” — choose from \(topics)")
        case .noTopic: localized("nothing was chosen to subscribe to — choose at least one of \(topics)")
        }
    }
}
