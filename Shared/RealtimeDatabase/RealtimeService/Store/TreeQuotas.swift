public import TimeKit

/// The limits of stored data in a database, for callers to whom rules apply. They count the data written by all callers.
///
/// A value counts with the bytes of its path and its own: its UTF-8 length for a string, 8 for a number, 1 for a boolean. A write that would
/// exceed a limit is refused as a whole; one that reduces the size of a branch is always allowed.
///
/// A member of a room who is not an active admin can add at most a quarter of the room's bytes. Beyond three quarters each such member adds a
/// small amount a day, and the last eighth is reserved for active admins. No member can fill the room up for the others.
///
/// The bytes that a member has added no longer count after the member's role has ended, up to as many as the room's limit. A small write that ends a
/// role is always allowed.
public struct TreeQuotas: Hashable, Sendable {
    /// The limits of one branch.
    public struct Share: Hashable, Sendable {
        /// The maximum number of values; 0 for no limit.
        public var values: Int
        /// The maximum number of bytes; 0 for no limit.
        public var bytes: Int

        public init(values: Int, bytes: Int) {
            self.values = values
            self.bytes = bytes
        }
    }

    /// The quota of a room: the data below `rooms/ROOM`.
    public var room: Share
    /// The quota of any other branch of two keys, such as `users/ACCOUNT`.
    public var other: Share
    /// The maximum number of existing rooms created by one account; 0 for no limit.
    public var roomsOfAccount: Int

    /// Creates quotas. The default is enough for a room with eighty log entries a day for fifteen years.
    public init(
        room: Share = Share(values: 4_000_000, bytes: 512 << 20),
        other: Share = Share(values: 100_000, bytes: 16 << 20),
        roomsOfAccount: Int = 20
    ) {
        self.room = room
        self.other = other
        self.roomsOfAccount = roomsOfAccount
    }

    /// No limits, as for an emulator.
    public static let none = TreeQuotas(
        room: Share(values: 0, bytes: 0),
        other: Share(values: 0, bytes: 0),
        roomsOfAccount: 0
    )
}

/// A quota that a write would exceed.
public enum ExceededQuota: Error, Hashable, Sendable, CustomStringConvertible {
    /// A branch, such as "rooms/kitchen", would have too many values.
    case values(of: String, limit: Int)
    /// A branch would have too many bytes.
    case bytes(of: String, limit: Int)
    /// A member who is not an active admin would exceed their share of a room, or would use the share reserved for admins.
    case member(of: String)
    /// An account would have created too many rooms.
    case rooms(limit: Int)

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .values(let branch, let limit):
            "Quota reached: \(branch) keeps at most \(limit) values — \(Self.remedy(branch))"
        case .bytes(let branch, let limit):
            "Quota reached: \(branch) keeps at most \(limit) bytes — \(Self.remedy(branch))"
        case .member(let branch):
            "Quota reached: \(branch) takes no more of this account — ask an admin of the room, or who runs the server"
        case .rooms(let limit):
            "Quota reached: an account makes at most \(limit) rooms — remove one, or ask who runs the server for more"
        }
    }

    /// The way to get space. Nothing in a room is deleted, but the bytes of a removed member don't count.
    private static func remedy(_ branch: String) -> String {
        branch.hasPrefix(RoomPlaces.rooms + "/")
            ? "an admin can remove the member who fills it, or ask who runs the server for more"
            : "remove some, or ask who runs the server for more"
    }
}

/// The parts of a room's quota.
struct RoomSpace {
    /// The bytes of a write that ends a role and is allowed in a full room.
    static let ending = 4_096

    let values: Int
    let bytes: Int

    init(_ share: TreeQuotas.Share) { (values, bytes) = (share.values, share.bytes) }

    /// The part that one member who isn't an active admin can add.
    var ofMember: Int { bytes / 4 }
    /// The part that members add to without a limit of the day.
    var common: Int { bytes - bytes / 4 }
    /// The part that members add to at all. The rest is the admins'.
    var withSpare: Int { bytes - bytes / 8 }
    /// The bytes that a member adds on a day beyond `common`: 64 kB in a room of 512 MB, some 150 ticks.
    var spareOfDay: Int { min(max(bytes / 8_192, 8 << 10), bytes / 64) }

    /// Returns the limits of all stored data in a room in which this many bytes no longer count.
    func limits(afterFreeing freed: Int) -> TreeQuotas.Share {
        let freed = min(freed, bytes)
        guard bytes > 0, freed > 0 else { return .init(values: values, bytes: bytes) }
        return .init(values: values + Int(Double(values) * Double(freed) / Double(bytes)), bytes: bytes + freed)
    }
}

/// The limits of one write by a caller to whom rules apply.
public struct WriteBounds: Hashable, Sendable {
    /// The account that writes; "" for an anonymous caller.
    public var account: String
    /// The size of the body or of the stored values, in bytes. It decides whether the write counts as large and waits for its turn.
    public var bytes: Int
    /// The maximum number of values that the write may remove.
    public var removals: Int
    public var quotas: TreeQuotas
    /// The time of the write, which decides whether a member of a room is active.
    public var now: Instant

    public init(account: String, bytes: Int = 0, removals: Int, quotas: TreeQuotas, at now: Instant) {
        self.account = account
        self.bytes = bytes
        self.removals = removals
        self.quotas = quotas
        self.now = now
    }

    /// The size up to which a write counts as small.
    static let mostSmallBytes = 64 << 10

    /// Whether the write takes so long that small writes go first.
    var isLarge: Bool { bytes > Self.mostSmallBytes }
}
