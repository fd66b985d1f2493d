public import TimeKit

/// An account of the remote that belongs to a room: one for each device. What the rules go by.
public struct RoomAccount: Hashable, Codable, Identifiable, Sendable {
    /// `auth.uid`.
    public let id: TimeKit.ID<RoomAccount>
    /// Whose device it is. An admin's may also log for others.
    public let member: Member.ID
    /// What it may do.
    public var role: Member.Role
    /// From when on it may nothing. What was logged before still arrives, for ``RoomLayout/lateDays`` days.
    public var until: Instant?
    /// The code it joined with; nil for the account that made the room.
    public let code: String?

    /// An account.
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

    /// The same, ended where it was before: an end stays one, whatever a server says that went back to an older state.
    func keepingEnd(of known: RoomAccount?) -> RoomAccount {
        guard until == nil, let end = known?.until else { return self }
        var account = self
        account.until = end
        return account
    }
}
