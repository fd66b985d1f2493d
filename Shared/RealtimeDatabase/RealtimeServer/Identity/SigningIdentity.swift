public import AccountKit
public import RealtimeService
public import TimeKit

/// Callers known by tokens that the server signs with its own key.
///
/// An administrator's access token goes into `Authorization` or `access_token`, a user's ID token into `auth`; neither counts in the
/// other's place. An account that was disabled or deleted is nobody from the next request on, whatever its tokens say.
public struct SigningIdentity: Identity {
    private let accounts: RealtimeAccounts
    private let tokens: Tokens
    private let clock: WallClock
    private let endpoints: AccountEndpoints

    /// An identity.
    ///
    /// - Parameters:
    ///   - database: For which database accounts are made where a call names none.
    ///   - isKnown: Whether there is such a database.
    public init(
        accounts: RealtimeAccounts,
        tokens: Tokens,
        clock: WallClock,
        database: DatabaseName?,
        isKnown: @escaping @Sendable (DatabaseName) async -> Bool,
        random: RandomSource = .live
    ) {
        self.accounts = accounts
        self.tokens = tokens
        self.clock = clock
        endpoints = AccountEndpoints(
            accounts: accounts,
            tokens: tokens,
            clock: clock,
            database: database,
            isKnown: isKnown,
            random: random
        )
    }

    /// Whom a credential stands for. Throws `CredentialError`, and what reading the store does.
    public func caller(_ credentials: RealtimeCredentials) async throws -> RealtimeCaller {
        let now = clock.now()
        if let field = credentials.authorization {
            guard let token = Self.bearer(field) else { throw CredentialError.invalid }
            try await tokens.checkAccess(token, to: credentials.database, at: now)
            return .admin
        }
        if let token = credentials.accessToken {
            try await tokens.checkAccess(token, to: credentials.database, at: now)
            return .admin
        }
        guard let token = credentials.auth else { return .nobody }
        let user = try await tokens.user(token, of: credentials.database, at: now)
        guard let account = try accounts.account(user.uid, in: user.database), !account.isDisabled,
            user.signedIn >= account.validSince
        else { throw CredentialError.invalid }
        return .user(auth: user.auth, expires: user.expires)
    }

    /// Answers a call of the endpoints of accounts.
    public func answer(_ call: IdentityCall) async -> RealtimeAnswer? { await endpoints.answer(call) }

    /// The token of a field `Authorization: Bearer …`.
    static func bearer(_ field: String) -> String? {
        let parts = field.split(separator: " ")
        return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }
}
