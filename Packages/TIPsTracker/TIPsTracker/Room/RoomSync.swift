public import TimeKit
import WordKit

/// The address of the server that shares a room.
public struct RemoteAddress: Hashable, Codable, Sendable {
    /// The URL of the database: `https://NAME.firebaseio.com`.
    public let address: String
    /// The API key of a Firebase project; nil for a server of rooms (`roomd`), which needs none.
    public let apiKey: String?

    /// Creates an address without validating it.
    public init(address: String, apiKey: String?) {
        self.address = address
        self.apiKey = apiKey
    }
}

extension RemoteAddress {
    /// Validates that a typed address begins with https:// or http:// and goes on after it. The transport checks the rest.
    ///
    /// - Throws: `notAnAddress`.
    static func check(_ text: String) throws(TIPsError) {
        let schemes = ["https://", "http://"]
        guard schemes.contains(where: { text.lowercased().hasPrefix($0) && text.count > $0.count }) else {
            throw .notAnAddress(text)
        }
    }
}

/// The state of sharing on this device.
public struct SyncStatus: Hashable, Codable, Sendable {
    /// The server's address; nil if the room isn't shared.
    public let remote: RemoteAddress?
    /// The shared room; nil if the room isn't shared.
    public let room: Room.ID?
    /// This device's account; nil if the room isn't shared.
    public let account: RoomAccount.ID?
    /// The number of operations waiting to be sent.
    public let waiting: Int
    /// The creation time of the oldest waiting operation; nil for none.
    public let waitingSince: Instant?
    /// The number of operations that the server has refused for good.
    public let parked: Int
    /// The time of the last complete synchronization, in both directions; nil for none.
    public let synchronizedAt: Instant?
    /// The message in English about the problem that has prevented one since; nil for none.
    public let problem: String?
    /// The time at which this device left the room, because its member was removed or left; nil while it belongs to the room.
    public let removedAt: Instant?
}

/// A refused operation. It is kept until a user retries or discards it.
public struct ParkedOperation: Hashable, Codable, Identifiable, Sendable {
    /// The number, in the order of creation.
    public let id: Int64
    /// The time of creation.
    public let at: Instant
    /// The change in English: "Peanut logged".
    public let summary: String
    /// The time of the refusal.
    public let parkedAt: Instant
    /// The reason for the refusal, in English.
    public let reason: String

    /// The change in the reader's language.
    public var shownSummary: String { localized(kept: summary) }

    /// The reason in the reader's language.
    public var shownReason: String { RoomTransportCause.shown(reason) }
}

/// The result of a synchronization.
public struct SyncReceipt: Hashable, Codable, Sendable {
    /// The number of operations sent.
    public let sent: Int
    /// The number of operations that the server refused for good.
    public let parked: Int
    /// The claims, tombstones and fields that were new here.
    public let received: ImportReceipt
    /// The number of writes that sent again what the server had lost.
    public let repaired: Int
}
