import RealtimeTree
import TimeKit

/// Letters that let people into a room, as they lie in the database: `{"room": "…", "expires": 1772979600000}`.
enum CodeForm {
    /// The value of a room's code.
    static func value(_ code: RoomCode, of room: Room.ID) -> RealtimeValue {
        .object(["room": .string(room.rawValue), "expires": WireFields.value(code.expires)])
    }

    /// The room of a code, and when it expires; nil for what none can be.
    static func read(_ value: RealtimeValue) -> (room: Room.ID, expires: Instant)? {
        guard let room = WireFields.text(value["room"]), RealtimeKey.problem(of: room) == nil,
            let expires = WireFields.instant(value["expires"])
        else { return nil }
        return (ID(room), expires)
    }
}
