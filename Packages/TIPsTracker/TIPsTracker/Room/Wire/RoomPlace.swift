public import RealtimeTree
public import TimeKit

/// A leaf of a room in the database. A leaf is always written as a whole.
public enum RoomPlace: Hashable, Sendable {
    case account(RoomAccount.ID)
    /// A field of the plan or the settings, or the room's code.
    case register(Register.Key)
    case claim(Claim.ID, Slot)
    case tombstone(clock: String, Slot)
}

extension RoomLayout {
    /// Returns the leaf at a path; nil for paths above or below leaves, and for those of other rooms and accounts.
    public func place(at path: RealtimePath) -> RoomPlace? {
        if path == codeRegister { return .register(Self.codeKey) }
        if let way = shared.relative(to: path)?.keys {
            switch (way.first, way.count) {
            case ("members", 2): return RoomKey.id(way[1]).map { .account(TimeKit.ID($0)) }
            case ("plan", 5): return Self.key(way[1...]).map { .register($0) }
            case ("logs", 4):
                guard let slot = Slot(key: way[1]) else { return nil }
                switch way[2] {
                case "c": return .claim(TimeKit.ID(way[3]), slot)
                case "x": return .tombstone(clock: way[3], slot)
                default: return nil
                }
            default: return nil
            }
        }
        guard let way = own.relative(to: path)?.keys, way.count == 5, way[0] == "settings" else { return nil }
        return Self.key(way[1...]).map { .register($0) }
    }

    private static func key(_ keys: ArraySlice<String>) -> Register.Key? {
        let ids = keys.compactMap(RoomKey.id)
        guard ids.count == 4 else { return nil }
        return Register.Key(scope: ids[0], kind: ids[1], entity: ids[2], field: ids[3])
    }
}

extension Slot {
    /// Reads a box from its key in the database; nil for a key in another format.
    init?(key: String) {
        guard let key = RoomKey.id(key), key.utf8.count > 13, key.hasSuffix("_1") else { return nil }
        let afterDay = key.utf8.index(key.startIndex, offsetBy: 10)
        guard key.utf8[afterDay] == UInt8(ascii: "_"), let day = LocalDate(String(key[..<afterDay])) else { return nil }
        let item = key[key.utf8.index(after: afterDay)...].dropLast(2)
        self.init(day: day, item: TimeKit.ID(String(item)))
    }
}
