/// The numbers that accounts go by.
public struct AccountPolicy: Hashable, Sendable {
    /// Mailed codes: ten minutes, five tries.
    public var code = CodeRule()
    /// Codes mailed to one address.
    public var codesForAddress = RateLimit.hourly(5)
    /// Codes that one client asks for, to whichever addresses.
    public var codesForClient = RateLimit.hourly(20)
    /// Wrong codes from one client.
    public var wrongCodesOfClient = RateLimit.hourly(30)
    /// Wrong passwords for one address from one client.
    public var wrongPasswords = RateLimit(events: 5, window: 900_000)
    /// Wrong passwords for one address from all clients together.
    public var wrongPasswordsForAddress = RateLimit.hourly(50)
    /// Wrong passwords from one client, for whichever addresses.
    public var wrongPasswordsOfClient = RateLimit.hourly(50)
    /// How long one stays signed in.
    public var session = SessionRule()

    /// The usual numbers.
    public init() {}
}
