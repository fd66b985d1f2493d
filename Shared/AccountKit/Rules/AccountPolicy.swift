/// The limits and durations of accounts. No window may exceed 24 hours, because attempts are deleted after a day.
public struct AccountPolicy: Hashable, Sendable {
    /// The validity of mailed codes: ten minutes and five tries.
    public var code = CodeRule()
    /// The time in which a second sign-up for the same address on the same device mails no second letter, in milliseconds.
    public var sentTwice: Int64 = 30_000
    /// The codes that one client, or one known device, may request for one address.
    public var codesForRequester = RateLimit.hourly(5)
    /// The codes that all unknown clients together may request for one address.
    public var codesForAddress = RateLimit.hourly(20)
    /// The codes that one unknown client may request, for any addresses.
    public var codesForClient = RateLimit.hourly(20)
    /// The wrong codes that one client may send.
    public var wrongCodesOfClient = RateLimit.hourly(30)
    /// The consecutive wrong reset codes for one account, or for one known device of it, after which no more codes are mailed.
    ///
    /// NIST SP 800-63B-4, section 3.2.2, allows at most 100.
    public var wrongResetCodes = 100
    /// The wrong passwords for one address from one client, from one known device, and in one session.
    public var wrongPasswords = RateLimit(events: 5, window: 900_000)
    /// The wrong passwords for one address from all unknown clients. Beyond this limit, such clients are slowed down.
    public var wrongPasswordsForAddress = RateLimit.hourly(50)
    /// The limits of one unknown client while the account is being guessed at, with growing waits.
    public var wrongPasswordsUnderAttack = [
        RateLimit(events: 1, window: 60_000), RateLimit(events: 2, window: 600_000), .hourly(3),
        RateLimit(events: 10, window: 86_400_000),
    ]
    /// The wrong passwords that one unknown client may send, for any addresses.
    public var wrongPasswordsOfClient = RateLimit.hourly(50)
    /// The time for which a typed password allows operations that a session alone doesn't, in milliseconds.
    public var proofLasts: Int64 = 600_000
    /// The duration of sessions.
    public var session = SessionRule()

    public init() {}
}
