public import TimeKit

/// An account and its tokens.
public struct SignedInAccount: Hashable, Codable, Sendable {
    /// The account's id: `auth.uid` of the rules.
    public var uid: String
    /// What requests carry.
    public var idToken: String
    /// What gets the next one.
    public var refreshToken: String
    /// From when on the ID token is worth nothing.
    public var expires: Instant

    /// An account.
    public init(uid: String, idToken: String, refreshToken: String, expires: Instant) {
        self.uid = uid
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.expires = expires
    }
}

/// Signs up, in and refreshes, at Google's or an own server.
public struct SignIn: Sendable {
    /// Where.
    public let endpoint: IdentityEndpoint
    let options: RealtimeClientOptions

    /// Signing in at an endpoint.
    public init(_ endpoint: IdentityEndpoint, options: RealtimeClientOptions) {
        self.endpoint = endpoint
        self.options = options
    }

    /// A new anonymous account.
    public func signUp() async throws(RealtimeClientError) -> SignedInAccount {
        throw .unreachable(reason: "not built")
    }

    /// The account that a custom token stands for.
    public func signIn(customToken: String) async throws(RealtimeClientError) -> SignedInAccount {
        throw .unreachable(reason: "not built")
    }

    /// Fresh tokens. Throws `signedOut` where the refresh token is worth nothing any more.
    public func refresh(_ account: SignedInAccount) async throws(RealtimeClientError) -> SignedInAccount {
        throw .unreachable(reason: "not built")
    }
}
