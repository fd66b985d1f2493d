public import TimeKit

/// Something that happened to an account, for its owner to look through. It holds no address and no secret.
public struct AccountEvent: Hashable, Sendable, Codable {
    /// What can happen.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case signedUp = "signed-up"
        case loggedIn = "logged-in"
        case passwordReset = "password-reset"
        case passwordChanged = "password-changed"
        case addressChanged = "address-changed"
        case nameChanged = "name-changed"
        case roleChanged = "role-changed"
        case sessionsEnded = "sessions-ended"
    }

    /// What happened.
    public var kind: Kind
    /// The device, or the new role; empty where there is nothing to add.
    public var detail: String
    /// The id of the user who did it, or `owner`: at the machine itself.
    public var actor: String
    /// When.
    public var at: Instant

    init(kind: Kind, detail: String, actor: String, at: Instant) {
        self.kind = kind
        self.detail = detail
        self.actor = actor
        self.at = at
    }
}
