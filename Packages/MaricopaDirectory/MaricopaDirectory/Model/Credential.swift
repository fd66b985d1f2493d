public import AccountKit
public import TimeKit

/// Who is at work, which decides what they may do.
public enum Credential: Hashable, Sendable {
    /// Nobody who is known: reads, searches and filters.
    case signedOut
    /// A user.
    case member(TimeKit.ID<User>)
    /// A user who may change what belongs to all.
    case admin(TimeKit.ID<User>)
    /// Whoever owns the data folder, at the machine itself: an admin who is no user.
    case owner

    /// What a user is by their role.
    public init(of user: User) { self = user.role == .admin ? .admin(user.id) : .member(user.id) }

    /// The user; nil for the owner and for nobody.
    public var user: TimeKit.ID<User>? {
        switch self {
        case .member(let id), .admin(let id): id
        case .owner, .signedOut: nil
        }
    }

    /// Whether they may change what belongs to all.
    public var isAdmin: Bool {
        switch self {
        case .admin, .owner: true
        case .member, .signedOut: false
        }
    }

    /// As the change log names them: the id of the user, "owner" or "nobody".
    public var actor: String {
        switch self {
        case .member(let id), .admin(let id): id.rawValue
        case .owner: "owner"
        case .signedOut: "nobody"
        }
    }
}
