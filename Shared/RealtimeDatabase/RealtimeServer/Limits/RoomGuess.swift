import Foundation
import MarkupKit
import RealtimeService
import RealtimeTree

/// Which calls are tries at a room's code: reads and writes of `codes/*`, and writes of `rooms/*/members/*`, whose rules compare codes.
///
/// A write of a code counts, too: a refusal would tell that it is taken.
enum RoomGuess {
    /// Whether a call could be one. An admin knows everything anyway.
    static func isPossible(_ call: RealtimeCall) -> Bool {
        guard call.caller != .admin || call.parameters.contains(where: { $0.name == "auth_variable_override" }) else {
            return false
        }
        let keys = keys(call.path)
        if call.method == .get { return isCode(keys) }
        // A POST writes a child whose name isn't known yet, or is any other verb by its header field.
        var places = [keys, keys + ["*"]]
        if call.method == .patch || call.method == .post { places += updated(call.body, at: keys) }
        return places.contains { isCode($0) || isMember($0) }
    }

    /// Whether the answer shows that it was a try and no more: whatever isn't plainly a hit counts.
    static func hasFailed(_ call: RealtimeCall, with answer: RealtimeAnswer) -> Bool {
        // Nothing was looked at.
        guard (1..<500).contains(answer.status) else { return false }
        guard call.method == .get else { return answer.status == 401 || answer.status == 403 }
        guard answer.status == 200, case .bytes(let body) = answer.body, let first = body.first else { return true }
        let isValue = first == UInt8(ascii: "{") || first == UInt8(ascii: "\"") || (0x30...0x39).contains(first)
        return !isValue || body.filter({ $0 > 0x20 }) == Array("{}".utf8)
    }

    private static func isCode(_ keys: [String]) -> Bool { keys.count >= 2 && keys[0] == "codes" }

    private static func isMember(_ keys: [String]) -> Bool {
        keys.count >= 4 && keys[0] == "rooms" && keys[2] == "members"
    }

    /// The keys of a path on the wire, read generously: what the service refuses does no harm here.
    private static func keys(_ path: String) -> [String] {
        var path = path.removingPercentEncoding ?? path
        if path.hasSuffix(".json") { path.removeLast(5) }
        return RealtimePath.keys(in: path)
    }

    /// The places that an update names. Only those on the way to a member or a code are worth the reading.
    private static func updated(_ body: [UInt8], at keys: [String]) -> [[String]] {
        let canLead = keys.isEmpty || (keys[0] == "rooms" && keys.count < 4) || keys == ["codes"]
        guard canLead, let object = (try? JSONValue.parse(body, depth: 128))?.object else { return [] }
        return object.members.map { keys + RealtimePath.keys(in: $0.name) }
    }
}
