public import TimeKit

/// The limits of stored data in a database for callers whom rules bind. They count all data that was written and not removed.
///
/// A value counts with the bytes of its path and its own: those of a text, 8 of a number, 1 of a boolean. A write that would go over a limit
/// is refused whole. One that makes what is kept smaller never is.
///
/// An account with a role in a room that isn't an active admin's adds at most a quarter of the room's bytes, and the last quarter is the active
/// admins' alone: no member makes the room too full for them.
public struct TreeQuotas: Hashable, Sendable {
    /// How much may lie in one branch.
    public struct Share: Hashable, Sendable {
        /// Most values; 0 for any number.
        public var values: Int
        /// Most bytes; 0 for any number.
        public var bytes: Int

        /// A share.
        public init(values: Int, bytes: Int) {
            self.values = values
            self.bytes = bytes
        }
    }

    /// The quota of one room: the data below `rooms/ROOM`.
    public var room: Share
    /// The quota of any other branch of two keys, such as `users/ACCOUNT`.
    public var other: Share
    /// Most rooms that one account has made and that are still there; 0 for any number.
    public var roomsOfAccount: Int

    /// Quotas. The usual ones hold a room of eighty ticks a day for fifteen years.
    public init(
        room: Share = Share(values: 4_000_000, bytes: 512 << 20),
        other: Share = Share(values: 100_000, bytes: 16 << 20),
        roomsOfAccount: Int = 20
    ) {
        self.room = room
        self.other = other
        self.roomsOfAccount = roomsOfAccount
    }

    /// No limits: those of an emulator.
    public static let none = TreeQuotas(
        room: Share(values: 0, bytes: 0),
        other: Share(values: 0, bytes: 0),
        roomsOfAccount: 0
    )
}

/// A quota that a write would exceed.
public enum ExceededQuota: Error, Hashable, Sendable, CustomStringConvertible {
    /// A branch, as "rooms/kitchen", would keep more values than it may.
    case values(of: String, limit: Int)
    /// A branch would keep more bytes than it may.
    case bytes(of: String, limit: Int)
    /// An account that isn't an active admin of a room would have added more to it than it may, or the rest is the admins' alone.
    case member(of: String)
    /// An account would have made more rooms than it may.
    case rooms(limit: Int)

    /// The fault and its remedy.
    public var description: String {
        switch self {
        case .values(let branch, let limit):
            "Quota reached: \(branch) keeps at most \(limit) values — remove some, or ask who runs the server for more"
        case .bytes(let branch, let limit):
            "Quota reached: \(branch) keeps at most \(limit) bytes — remove some, or ask who runs the server for more"
        case .member(let branch):
            "Quota reached: \(branch) takes no more of this account — ask an admin of the room, or who runs the server"
        case .rooms(let limit):
            "Quota reached: an account makes at most \(limit) rooms — remove one, or ask who runs the server for more"
        }
    }
}

/// The limits of one write by a caller whom rules bind.
public struct WriteBounds: Hashable, Sendable {
    /// The account that writes; "" for somebody who is not signed in.
    public var account: String
    /// The number of bytes of the body. Of the large ones each waits for its turn.
    public var bytes: Int
    /// Most values that the write may take away.
    public var removals: Int
    /// The quotas.
    public var quotas: TreeQuotas
    /// The time of the write, by which members of a room are active or not.
    public var now: Instant

    /// Bounds.
    public init(account: String, bytes: Int = 0, removals: Int, quotas: TreeQuotas, at now: Instant) {
        self.account = account
        self.bytes = bytes
        self.removals = removals
        self.quotas = quotas
        self.now = now
    }

    /// Whether the write takes long enough that others should go first.
    var isLarge: Bool { bytes > 64 << 10 }
}
