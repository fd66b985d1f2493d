public import AccountKit
public import RealtimeService
public import TimeKit

/// What accounts are made, signed in and known with.
public struct AccountSetup: Sendable {
    let accounts: RealtimeAccounts
    let tokens: Tokens
    let clock: WallClock
    let database: DatabaseName?
    let isKnown: @Sendable (DatabaseName) async -> Bool
    let random: RandomSource

    /// A setup.
    ///
    /// - Parameters:
    ///   - database: For which database accounts are made where a call names none, by `ns` or by a `key` that is a database's name.
    ///   - isKnown: Whether there is such a database: for others nobody has an account.
    ///   - random: The source of account ids and refresh tokens.
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
        self.database = database
        self.isKnown = isKnown
        self.random = random
    }
}
