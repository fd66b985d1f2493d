public import RealtimeService
import RealtimeTree

/// A call that could tell whether a room's code is right.
///
/// Places are those that are really written: also what a body nests below `/rooms` or the root.
public enum RoomGuess: Hashable, Sendable {
    /// A read of `codes/*`.
    case reading
    /// A write of `rooms/*/members/*`, whose rules compare codes.
    case joining
    /// A write of `codes/*`. It counts whatever the answer: that a code can be written, or taken away, tells as much as that it can't.
    case writing

    /// The kind of guess of a call; nil for a call that is none. Calls of admins are none.
    public init?(_ call: PreparedCall) {
        guard call.isBound else { return nil }
        if let keys = call.readPlace?.keys {
            guard keys.count >= 2, keys[0] == "codes" else { return nil }
            self = .reading
            return
        }
        guard let write = call.write else { return nil }
        if Self.codes(in: write) > 0 {
            self = .writing
        } else if write.values.contains(where: { Self.isMember($0.key.keys[...], $0.value) }) {
            self = .joining
        } else {
            return nil
        }
    }

    /// Whether the answer leaves it counted. Whatever isn't plainly a hit does.
    func isSpent(by answer: RealtimeAnswer) -> Bool {
        // Nothing was looked at.
        guard (1..<500).contains(answer.status) else { return false }
        switch self {
        case .writing: return true
        case .joining: return answer.status == 401 || answer.status == 403
        case .reading:
            guard answer.status == 200, case .bytes(let body) = answer.body, let first = body.first else { return true }
            let isValue = first == UInt8(ascii: "{") || first == UInt8(ascii: "\"") || (0x30...0x39).contains(first)
            return !isValue || body.filter({ $0 > 0x20 }) == Array("{}".utf8)
        }
    }

    /// The number of room codes that a write touches. A write that replaces or removes all of them touches at least one.
    static func codes(in write: RealtimeWrite) -> Int {
        var letters: Set<String> = []
        for (path, value) in write.values {
            switch path.keys.count {
            case 0: letters.formUnion(write.values[.root]?["codes"].children.keys ?? [:].keys)
            case 1 where path.keys[0] == "codes": letters.formUnion(value.exists ? Array(value.children.keys) : [""])
            case 2... where path.keys[0] == "codes": letters.insert(path.keys[1])
            default: break
            }
        }
        return letters.count
    }

    private static let member = ["rooms", nil, "members", nil]

    /// Whether a value at some keys is, or has in it, a member of a room.
    private static func isMember(_ keys: ArraySlice<String>, _ value: RealtimeValue) -> Bool {
        for (key, wanted) in zip(keys, member) { if let wanted, key != wanted { return false } }
        return has(value, member.dropFirst(keys.count))
    }

    private static func has(_ value: RealtimeValue, _ keys: ArraySlice<String?>) -> Bool {
        guard let key = keys.first else { return true }
        guard let key else { return value.children.values.contains { has($0, keys.dropFirst()) } }
        return value.children[key].map { has($0, keys.dropFirst()) } ?? false
    }
}
