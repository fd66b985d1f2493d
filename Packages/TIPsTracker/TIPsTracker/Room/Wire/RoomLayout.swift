public import RealtimeTree
public import TimeKit

/// Where what lies in the realtime database.
///
///     rooms/{room}/members/{account}                          {member, role, until?, code?}
///     rooms/{room}/plan/{scope}/{kind}/{entity}/{field}       {v, t, h}: a register, but for the code and settings
///     rooms/{room}/logs/{slot}/c/{claim}                      a tick
///     rooms/{room}/logs/{slot}/x/{clock of the tombstone}     that a tick is taken back
///     keys/{room}/code                                        {v, t, h}: the register of the room's code, for admins alone
///     codes/{letters}                                         {room, expires}: for who knows the letters
///     users/{account}/rooms/{room}/settings/{member}/{kind}/{entity}/{field}   {v, t, h}: a member's own settings
///
/// Members read `rooms/{room}` whole, and nobody reads what lies above a room, a code or a user. See `firebase/database.rules.json`.
public struct RoomLayout: Hashable, Sendable {
    /// Which room.
    public let room: Room.ID
    /// This device's account.
    public let account: RoomAccount.ID

    /// How long what a removed member logged before may still arrive, and how old a logger's tick may be that arrives.
    public static let lateDays = 30

    /// How far from the server's clock a device's may be, in milliseconds: a day, as the rules of the database have it, and a few minutes.
    static let clockLimit = LogRule.clockLag + LogRule.tolerance

    /// The places of a room, as an account sees them.
    public init(room: Room.ID, account: RoomAccount.ID) {
        self.room = room
        self.account = account
    }

    /// All that the members share: what a device listens to.
    public var shared: RealtimePath { Self.place("rooms", room.rawValue) }

    /// What the account keeps of the room for itself.
    public var own: RealtimePath { Self.place("users", account.rawValue, "rooms", room.rawValue) }

    /// The register of the room's code.
    public var codeRegister: RealtimePath { Self.place("keys", room.rawValue, "code") }

    /// A code.
    public static func code(_ letters: String) -> RealtimePath { place("codes", letters) }

    /// An account that belongs to the room.
    public func member(_ account: RoomAccount.ID) -> RealtimePath {
        shared.child("members").child(RoomKey.key(account.rawValue))
    }

    /// A tick.
    public func claim(_ claim: Claim.ID, in slot: Slot) -> RealtimePath {
        logs(of: slot).child("c").child(claim.rawValue)
    }

    /// A tombstone.
    public func tombstone(_ tombstone: Tombstone) -> RealtimePath {
        logs(of: tombstone.slot).child("x").child(tombstone.clock.text)
    }

    private func logs(of slot: Slot) -> RealtimePath { shared.child("logs").child(RoomKey.key(slot.key)) }

    /// A register.
    public func register(_ key: Register.Key) -> RealtimePath {
        if key == Self.codeKey { return codeRegister }
        let isShared = key.scope == Self.roomScope || key.scope.hasPrefix("cycle-")
        let base = isShared ? shared.child("plan") : own.child("settings")
        return [key.scope, key.kind, key.entity, key.field].reduce(base) { $0.child(RoomKey.key($1)) }
    }

    /// The scope of what belongs to the whole room.
    static let roomScope = "room"
    /// The register that the room's code stands in.
    static let codeKey = Register.Key(scope: roomScope, kind: "room", entity: "room", field: "code")

    private static func place(_ keys: String...) -> RealtimePath {
        keys.reduce(.root) { $0.child(RoomKey.key($1)) }
    }
}
