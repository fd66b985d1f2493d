import RealtimeTree
import TimeKit

/// The encoding of a room code in the database: `{"room": "…", "expires": 1772979600000}`.
enum CodeForm {
    /// Encodes a room's code. Its letters are in the path.
    static func value(_ code: RoomCode, of room: Room.ID) -> RealtimeValue {
        .object(["room": .string(room.rawValue), "expires": WireFields.value(code.expires)])
    }

    /// Decodes the room and the expiry of a code; nil if the value is invalid, or if the room's id can't be part of a path.
    static func read(_ value: RealtimeValue) -> (room: Room.ID, expires: Instant)? {
        guard let room = WireFields.text(value["room"]), RealtimeKey.problem(of: room) == nil,
            let expires = WireFields.instant(value["expires"])
        else { return nil }
        return (ID(room), expires)
    }
}
