public import TimeKit

/// Somebody with an account, whose address has been verified: there is no other kind.
public struct User: Hashable, Sendable, Codable {
    /// Names them for ever.
    public var id: TimeKit.ID<User>
    /// Where they are reached, and what they sign in with.
    public var email: EmailAddress
    /// What they want to be called; may be empty.
    public var name: String
    /// What they may do.
    public var role: Role
    /// Since when.
    public var madeAt: Instant

    init(id: TimeKit.ID<User>, email: EmailAddress, name: String, role: Role, madeAt: Instant) {
        self.id = id
        self.email = email
        self.name = name
        self.role = role
        self.madeAt = madeAt
    }
}

/// What a user may do, by its name; an app may have roles of its own.
public struct Role: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Its name.
    public let rawValue: String

    /// A role of that name: 1 to 32 lower-case letters and hyphens; `nil` for anything else.
    public init?(rawValue: String) {
        guard (1...32).contains(rawValue.utf8.count),
            rawValue.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D })
        else { return nil }
        self.rawValue = rawValue
    }

    private init(known: String) {
        rawValue = known
    }

    /// Every user's at first.
    public static let member = Role(known: "member")
    /// May change what belongs to all, and others' roles.
    public static let admin = Role(known: "admin")

    /// Its name.
    public var description: String { rawValue }
}

/// On whose word something is done that not everybody may do.
public enum Authority: Sendable {
    /// Whoever owns the data folder, at the machine itself.
    case owner
    /// Whoever holds a session, as far as their role goes.
    case session(SessionToken)
}
