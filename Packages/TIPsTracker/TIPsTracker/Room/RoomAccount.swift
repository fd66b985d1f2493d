public import TimeKit

/// A server account that belongs to the room, one for each device. The database rules check it.
public struct RoomAccount: Hashable, Codable, Identifiable, Sendable {
    /// The account's id: `auth.uid`.
    public let id: TimeKit.ID<RoomAccount>
    /// The member who uses the device. An admin's account may also log for others.
    public let member: Member.ID
    /// The permissions of the account.
    public var role: Member.Role
    /// The end of the account's access; nil while it is active. Earlier logs are accepted for ``RoomLayout/lateDays`` days after it.
    public var until: Instant?
    /// The code it joined with; nil for the account that created the room.
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

    /// Returns the account with the known end if it has none. An end is final, even if a restored server has lost it.
    func keepingEnd(of known: RoomAccount?) -> RoomAccount {
        guard until == nil, let end = known?.until else { return self }
        var account = self
        account.until = end
        return account
    }
}
