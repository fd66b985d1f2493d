public import AccountKit
public import TimeKit

/// The principal of a use case. It decides which operations are allowed.
public enum Credential: Hashable, Sendable {
    /// An anonymous visitor, who can read, search and filter.
    case signedOut
    case member(TimeKit.ID<User>)
    /// A user who can also change shared data.
    case admin(TimeKit.ID<User>)
    /// The owner of the data folder, working on the machine itself: an admin without an account.
    case owner

    /// The credential that matches a user's role.
    public init(of user: User) { self = user.role == .admin ? .admin(user.id) : .member(user.id) }

    /// Nil for the owner and for a visitor.
    public var user: TimeKit.ID<User>? {
        switch self {
        case .member(let id), .admin(let id): id
        case .owner, .signedOut: nil
        }
    }

    /// Whether shared data can be changed.
    public var isAdmin: Bool {
        switch self {
        case .admin, .owner: true
        case .member, .signedOut: false
        }
    }

    /// The name in the change log: a user's id, "owner" or "nobody".
    public var actor: String {
        switch self {
        case .member(let id), .admin(let id): id.rawValue
        case .owner: "owner"
        case .signedOut: "nobody"
        }
    }
}
