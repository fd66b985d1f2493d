public import AccountKit
public import RealtimeService
public import SecurityLog
public import TimeKit

/// What accounts are made, signed in and known with.
public struct AccountSetup: Sendable {
    let accounts: RealtimeAccounts
    let tokens: Tokens
    let clock: WallClock
    let database: DatabaseName?
    let isKnown: @Sendable (DatabaseName) async -> Bool
    let random: RandomSource
    let log: SecurityLog?

    /// A setup.
    ///
    /// - Parameters:
    ///   - database: For which database accounts are made where a call names none, by `ns` or by a `key` that is a database's name.
    ///   - isKnown: Whether there is such a database: for others nobody has an account.
    ///   - random: The source of account ids and refresh tokens.
    ///   - log: The log of what happens to accounts; nil for none.
    public init(
        accounts: RealtimeAccounts,
        tokens: Tokens,
        clock: WallClock,
        database: DatabaseName?,
        isKnown: @escaping @Sendable (DatabaseName) async -> Bool,
        random: RandomSource = .live,
        log: SecurityLog? = nil
    ) {
        self.accounts = accounts
        self.tokens = tokens
        self.clock = clock
        self.database = database
        self.isKnown = isKnown
        self.random = random
        self.log = log
    }

    /// The account of a user whom a token tells of; nil where it is gone or disabled, and where the user has to sign in again.
    func account(of user: TokenUser) throws -> RealtimeAccount? {
        guard let account = try accounts.account(user.uid, in: user.database), !account.isDisabled,
            user.signedIn >= account.validSince
        else { return nil }
        return account
    }
}
