public import TimeKit

/// Where a room is shared.
public struct RemoteAddress: Hashable, Codable, Sendable {
    /// The database: `https://NAME.firebaseio.com`.
    public let address: String
    /// The key of a Firebase project; nil for a server of rooms.
    public let apiKey: String?

    /// An address; taken as it is.
    public init(address: String, apiKey: String?) {
        self.address = address
        self.apiKey = apiKey
    }
}

/// How this device's sharing stands.
public struct SyncStatus: Hashable, Codable, Sendable {
    /// Where the room is shared; nil where it isn't.
    public let remote: RemoteAddress?
    /// The room.
    public let room: Room.ID?
    /// This device's account there.
    public let account: RoomAccount.ID?
    /// How many operations wait to be sent.
    public let waiting: Int
    /// Since when the oldest of them does.
    public let waitingSince: Instant?
    /// How many the other side refused for good.
    public let parked: Int
    /// When this device last had everything, both ways.
    public let synchronizedAt: Instant?
    /// Why not since, in words.
    public let problem: String?
    /// Since when this device no longer belongs to the room: its member was removed, or left. Nil while it does.
    public let removedAt: Instant?
}

/// An operation that was refused for good: kept until somebody decides.
public struct ParkedOperation: Hashable, Codable, Identifiable, Sendable {
    /// Its number, in the order they were made.
    public let id: Int64
    /// When it was made.
    public let at: Instant
    /// What it was, for people: "Peanut logged".
    public let summary: String
    /// When it was refused.
    public let parkedAt: Instant
    /// Why.
    public let reason: String
}

/// What a round brought.
public struct SyncReceipt: Hashable, Codable, Sendable {
    /// Operations that the other side has now.
    public let sent: Int
    /// Operations that it refused for good.
    public let parked: Int
    /// Ticks, tombstones and fields that were new here.
    public let received: ImportReceipt
    /// Operations made for what was here and not there, though it had been sent.
    public let repaired: Int
}
