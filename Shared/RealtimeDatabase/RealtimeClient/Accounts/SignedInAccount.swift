public import TimeKit

/// An account and its tokens.
public struct SignedInAccount: Hashable, Codable, Sendable {
    /// The account's id: `auth.uid` of the rules.
    public var uid: String
    /// What requests carry.
    public var idToken: String
    /// What gets the next one.
    public var refreshToken: String
    /// From when on the ID token is worth nothing, by this device's clock.
    public var expires: Instant

    /// An account.
    public init(uid: String, idToken: String, refreshToken: String, expires: Instant) {
        self.uid = uid
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.expires = expires
    }
}
