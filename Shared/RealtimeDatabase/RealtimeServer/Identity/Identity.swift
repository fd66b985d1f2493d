public import RealtimeService

/// Who callers are, and how they come to be somebody.
public protocol Identity: Sendable {
    /// Whom a credential stands for; nobody where there is none. Throws `CredentialError`.
    func caller(_ credentials: RealtimeCredentials) async throws -> RealtimeCaller

    /// Answers a call of the endpoints of accounts (`…/accounts:signUp`, `…/accounts:signInWithCustomToken`, `…/token`); nil for what is none.
    func answer(_ call: IdentityCall) async -> RealtimeAnswer?

    /// Takes note that rules have let a write of a caller in: its account is in use.
    func noteWrite(by caller: RealtimeCaller, in database: DatabaseName) async
}

extension Identity {
    /// Does nothing: for identities whose accounts are never swept.
    public func noteWrite(by caller: RealtimeCaller, in database: DatabaseName) async {}

    /// Whether a credential that was good still is, for streams, which are asked for once and last. Where that can't be looked at nobody is put
    /// out.
    func stillHolds(_ credentials: RealtimeCredentials) async -> Bool {
        do {
            _ = try await caller(credentials)
            return true
        } catch {
            return !(error is CredentialError)
        }
    }
}

/// What a request says of who sends it.
public struct RealtimeCredentials: Hashable, Sendable {
    /// The field `Authorization`, whole.
    public var authorization: String?
    /// The parameter `access_token`.
    public var accessToken: String?
    /// The parameter `auth`.
    public var auth: String?
    /// The database that is meant.
    public var database: DatabaseName

    /// Credentials.
    public init(
        authorization: String? = nil,
        accessToken: String? = nil,
        auth: String? = nil,
        database: DatabaseName
    ) {
        self.authorization = authorization
        self.accessToken = accessToken
        self.auth = auth
        self.database = database
    }
}

/// A call of the endpoints of accounts.
public struct IdentityCall: Hashable, Sendable {
    /// `POST`, …
    public var method: String
    /// The path, as `/v1/accounts:signUp` or `/identitytoolkit.googleapis.com/v1/accounts:signUp`.
    public var path: String
    /// The query's parameters, decoded.
    public var parameters: [RealtimeCall.Parameter]
    /// The media type of the body; empty for none.
    public var mediaType: String
    /// The body.
    public var body: [UInt8]
    /// The database that the server's address stands for; nil where only `ns` or `key` could tell.
    public var database: DatabaseName?
    /// A key that stands for the sender in a log and tells no address; nil for none.
    public var sender: String?

    /// A call.
    public init(
        method: String,
        path: String,
        parameters: [RealtimeCall.Parameter],
        mediaType: String,
        body: [UInt8],
        database: DatabaseName? = nil,
        sender: String? = nil
    ) {
        self.method = method
        self.path = path
        self.parameters = parameters
        self.mediaType = mediaType
        self.body = body
        self.database = database
        self.sender = sender
    }
}

/// Why a credential is worth nothing. Both are a 401 of the protocol.
public enum CredentialError: Error, Hashable, Sendable {
    /// It was good until then.
    case expired
    /// It can't be read, is signed by somebody else, or is for another database.
    case invalid

    /// The protocol's words.
    public var text: String { self == .expired ? "Auth token is expired" : "Could not parse auth token." }
}
