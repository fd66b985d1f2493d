public import SecurityLog
public import StorageKit
public import TimeKit

/// Accounts: who may sign in, with what, and from where they are signed in.
///
/// An account is made by the code that was mailed to its address, so there is none whose owner doesn't read that mail. Answers,
/// and the work it takes to give them, are the same whether or not there is an account of an address: each use case that is told
/// an address hashes as often, writes as many rows and lays in as many letters either way.
///
/// Passwords are hashed before a transaction begins, and what was read before it is looked at again within it. A wrong guess is
/// counted in that same transaction, so that guesses made at once are counted one by one.
public struct Accounts: Sendable {
    let store: LocalStore
    let clock: WallClock
    let ids: IDSource
    let random: RandomSource
    let secret: AccountSecret
    let hasher: PasswordHasher
    let policy: AccountPolicy
    let letters: AccountLetters
    let whenMailWaits: MailNotice
    let report: @Sendable (SecurityEvent) -> Void

    /// Accounts in a store opened with ``schema``.
    ///
    /// - Parameters:
    ///   - secret: the key of stored digests; ``AccountSecret/stored(in:random:cryptography:)`` keeps it in a file.
    ///   - hasher: hashes passwords, at a cost of its own.
    ///   - letters: what is mailed.
    ///   - report: gets what bears on security once it is settled: refused sign-ins and codes, limits reached, sessions ended, roles
    ///     and passwords changed, accounts made and deleted. It holds ids and digests alone.
    ///   - whenMailWaits: called within the transaction that lays a letter in; ``MailErrand/notice`` has the scheduler send it.
    public init(
        _ store: LocalStore,
        clock: WallClock,
        ids: IDSource,
        random: RandomSource,
        secret: AccountSecret,
        hasher: PasswordHasher,
        letters: AccountLetters,
        policy: AccountPolicy = AccountPolicy(),
        report: @escaping @Sendable (SecurityEvent) -> Void = { _ in },
        whenMailWaits: @escaping MailNotice = { _, _ in }
    ) {
        self.store = store
        self.clock = clock
        self.ids = ids
        self.random = random
        self.secret = secret
        self.letters = letters
        self.hasher = hasher
        self.policy = policy
        self.whenMailWaits = whenMailWaits
        self.report = report
    }
}
