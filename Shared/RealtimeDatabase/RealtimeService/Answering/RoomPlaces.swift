public import RealtimeTree

/// The layout of rooms that the limits and the security log of a server know: `rooms/ROOM/members/ACCOUNT`, with `role` and `until`,
/// and `codes/LETTERS`.
public enum RoomPlaces {
    /// The key above all rooms.
    public static let rooms = "rooms"
    /// The key above the members of a room.
    public static let members = "members"
    /// The member's field with the role.
    public static let role = "role"
    /// The member's field with the time from which the role has ended.
    public static let until = "until"
    /// The role of an admin.
    public static let admin = "admin"
    /// The key above all codes.
    public static let codes = "codes"

    /// Returns the path of an account's place in a room; nil if one of them is no key.
    static func member(_ account: String, of room: String) -> RealtimePath? {
        try? RealtimePath([rooms, room, members, account])
    }

    /// A write of a member of a room, or of all members together.
    public struct MemberWrite: Hashable, Sendable {
        /// The account; nil for a write at or above `members`, which replaces all members that were there.
        public let account: String?
        /// The keys from the member down to the written place.
        public let keys: [String]
        public let value: RealtimeValue
    }

    private static let place = [rooms, nil, members, nil]

    /// Returns the members of rooms that a write names, at whichever depth, and the replacements of all members.
    ///
    /// - Complexity: O(written paths + rooms and members within the values).
    public static func members(in write: RealtimeWrite) -> [MemberWrite] {
        write.values.flatMap { path, value -> [MemberWrite] in
            let keys = path.keys
            guard zip(keys, place).allSatisfy({ $1 == nil || $0 == $1 }) else { return [] }
            guard keys.count < place.count else {
                return [MemberWrite(account: keys[3], keys: Array(keys.dropFirst(place.count)), value: value)]
            }
            return [MemberWrite(account: nil, keys: [], value: value)] + members(in: value, place.dropFirst(keys.count))
        }
    }

    private static func members(in value: RealtimeValue, _ keys: ArraySlice<String?>) -> [MemberWrite] {
        guard let key = keys.first else { return [] }
        if let key { return members(in: value[key], keys.dropFirst()) }
        guard keys.count > 1 else {
            return value.children.map { MemberWrite(account: $0.key, keys: [], value: $0.value) }
        }
        return value.children.values.flatMap { members(in: $0, keys.dropFirst()) }
    }
}
