/// The numbers that accounts go by.
public struct AccountPolicy: Hashable, Sendable {
    /// Mailed codes: ten minutes, five tries.
    public var code = CodeRule()
    /// Codes that one client, or one device that the account knows, has mailed to one address.
    public var codesForRequester = RateLimit.hourly(5)
    /// Codes mailed to one address for all clients that its account doesn't know.
    public var codesForAddress = RateLimit.hourly(20)
    /// Codes that one client asks for, to whichever addresses.
    public var codesForClient = RateLimit.hourly(20)
    /// Wrong codes from one client.
    public var wrongCodesOfClient = RateLimit.hourly(30)
    /// Wrong codes for a new password of one account, without a success between them, before codes by mail are off for it.
    ///
    /// NIST SP 800-63B-4, section 3.2.2, has 100 as the most.
    public var wrongResetCodes = 100
    /// Wrong passwords for one address from one client, from one device that the account knows, and in one session.
    public var wrongPasswords = RateLimit(events: 5, window: 900_000)
    /// Wrong passwords for one address from all clients that its account doesn't know. More than these slow such clients down.
    public var wrongPasswordsForAddress = RateLimit.hourly(50)
    /// How often a client that the account doesn't know may be wrong while the account is being guessed at: waits that grow.
    public var wrongPasswordsUnderAttack = [
        RateLimit(events: 1, window: 60_000), RateLimit(events: 2, window: 600_000), .hourly(3),
        RateLimit(events: 10, window: 86_400_000),
    ]
    /// Wrong passwords from one client, for whichever addresses.
    public var wrongPasswordsOfClient = RateLimit.hourly(50)
    /// Milliseconds for which a password that was typed allows what a session alone doesn't.
    public var proofLasts: Int64 = 600_000
    /// How long one stays signed in.
    public var session = SessionRule()

    /// The usual numbers.
    public init() {}
}
