public import RealtimeTree
public import TimeKit

/// The paths of a room's data in the realtime database.
///
///     rooms/{room}/members/{account}                          {member, role, until?, code?}
///     rooms/{room}/plan/{scope}/{kind}/{entity}/{field}       {v, t, h}: a register, except for the code and settings
///     rooms/{room}/logs/{slot}/c/{claim}                      a claim
///     rooms/{room}/logs/{slot}/x/{clock of the tombstone}     a tombstone
///     keys/{room}/code                                        {v, t, h}: the register of the room's code, for admins alone
///     codes/{letters}                                         {room, expires}: readable by anyone who knows the letters
///     users/{account}/rooms/{room}/settings/{member}/{kind}/{entity}/{field}   {v, t, h}: a member's own settings
///
/// Members can read the whole of `rooms/{room}`. Nobody can read a path above a room, a code or a user. See `firebase/database.rules.json`.
public struct RoomLayout: Hashable, Sendable {
    public let room: Room.ID
    /// This device's account.
    public let account: RoomAccount.ID

    /// The number of days for which a removed member's earlier logs are accepted, and the maximum age of a logger's accepted claim.
    public static let lateDays = 30

    /// The accepted difference between a device's clock and the server's in milliseconds: a day, as in the database rules, and a few minutes.
    static let clockLimit = LogRule.clockLag + LogRule.tolerance

    /// Creates the layout of a room as an account sees it.
    public init(room: Room.ID, account: RoomAccount.ID) {
        self.room = room
        self.account = account
    }

    /// The path of the members' shared data, to which devices subscribe.
    public var shared: RealtimePath { Self.place("rooms", room.rawValue) }

    /// The path of the account's own data in this room.
    public var own: RealtimePath { Self.place("users", account.rawValue, "rooms", room.rawValue) }

    /// The path of the register with the room's code.
    public var codeRegister: RealtimePath { Self.place("keys", room.rawValue, "code") }

    public static func code(_ letters: String) -> RealtimePath { place("codes", letters) }

    public func member(_ account: RoomAccount.ID) -> RealtimePath {
        shared.child("members").child(RoomKey.key(account.rawValue))
    }

    public func claim(_ claim: Claim.ID, in slot: Slot) -> RealtimePath {
        logs(of: slot).child("c").child(claim.rawValue)
    }

    public func tombstone(_ tombstone: Tombstone) -> RealtimePath {
        logs(of: tombstone.slot).child("x").child(tombstone.clock.text)
    }

    private func logs(of slot: Slot) -> RealtimePath { shared.child("logs").child(RoomKey.key(slot.key)) }

    public func register(_ key: Register.Key) -> RealtimePath {
        if key == Self.codeKey { return codeRegister }
        let isShared = key.scope == Self.roomScope || key.scope.hasPrefix("cycle-")
        let base = isShared ? shared.child("plan") : own.child("settings")
        return [key.scope, key.kind, key.entity, key.field].reduce(base) { $0.child(RoomKey.key($1)) }
    }

    /// The scope of fields that belong to the whole room.
    static let roomScope = "room"
    /// The key of the register with the room's code.
    static let codeKey = Register.Key(scope: roomScope, kind: "room", entity: "room", field: "code")

    private static func place(_ keys: String...) -> RealtimePath {
        keys.reduce(.root) { $0.child(RoomKey.key($1)) }
    }
}
