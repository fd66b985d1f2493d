public import RealtimeService
import RealtimeTree
import TimeKit

/// Callers known by tokens that the server signs with its own key.
///
/// An administrator's access token goes into `Authorization` or `access_token`, a user's ID token into `auth`; neither counts in the
/// other's place. An account that was disabled or deleted is nobody from the next request on, whatever its tokens say.
public struct SigningIdentity: Identity {
    private let setup: AccountSetup

    /// An identity.
    public init(_ setup: AccountSetup) { self.setup = setup }

    /// Whom a credential stands for. Throws `CredentialError`, and what reading the store does.
    public func caller(_ credentials: RealtimeCredentials) async throws -> RealtimeCaller {
        let now = setup.clock.now()
        if let field = credentials.authorization {
            guard let token = Self.bearer(field) else { throw CredentialError.invalid }
            try await setup.tokens.checkAccess(token, to: credentials.database, at: now)
            return .admin
        }
        if let token = credentials.accessToken {
            try await setup.tokens.checkAccess(token, to: credentials.database, at: now)
            return .admin
        }
        guard let token = credentials.auth else { return .nobody }
        let user = try await setup.tokens.user(token, of: credentials.database, at: now)
        guard try setup.account(of: user) != nil else { throw CredentialError.invalid }
        return .user(auth: user.auth, expires: user.expires)
    }

    /// Answers a call of the endpoints of accounts.
    public func answer(_ call: IdentityCall) async -> RealtimeAnswer? { await AccountEndpoints(setup).answer(call) }

    /// Takes note that an account is in use. A store that can't be written is tried again with the next write.
    public func noteWrite(by caller: RealtimeCaller, in database: DatabaseName) async {
        guard let uid = caller.uid else { return }
        try? setup.accounts.noteUse(of: uid, in: database, at: setup.clock.now())
    }

    /// The token of a field `Authorization: Bearer …`.
    static func bearer(_ field: String) -> String? {
        let parts = field.split(separator: " ")
        return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }
}
