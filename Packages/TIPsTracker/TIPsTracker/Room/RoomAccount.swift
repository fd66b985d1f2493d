public import TimeKit

/// A server account that belongs to the room, one for each device. The database rules check it.
public struct RoomAccount: Hashable, Codable, Identifiable, Sendable {
    /// The maximum length of an id, in characters. Firebase has the same.
    static let idLimit = 128
    /// The minimum length of an id that is let in, in characters. Firebase's ids and those of a server of rooms have 28, so a shorter text is only
    /// the beginning of one.
    static let idLeast = 20

    /// The account's id: `auth.uid`.
    public let id: TimeKit.ID<RoomAccount>
    /// The member who uses the device. An admin's account may also log for others.
    public let member: Member.ID
    /// The permissions of the account.
    public var role: Member.Role
    /// The end of the account's access; nil while it is active. For ``RoomLayout/lateDays`` days after it, logs from before it are accepted.
    public var until: Instant?
    /// The code that the account joined with; nil for an account that joined without one, such as that of the room's creator.
    public let code: String?

    public init(
        id: TimeKit.ID<RoomAccount>,
        member: Member.ID,
        role: Member.Role,
        until: Instant? = nil,
        code: String? = nil
    ) {
        self.id = id
        self.member = member
        self.role = role
        self.until = until
        self.code = code
    }

    /// Returns the account with the end of a known one, if it has none itself. An end is final, even if a server restored from a backup has lost it.
    func keepingEnd(of known: RoomAccount?) -> RoomAccount {
        guard until == nil, let end = known?.until else { return self }
        var account = self
        account.until = end
        return account
    }
}
