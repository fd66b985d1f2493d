import Foundation
import RealtimeTree
import StorageKit
import TIPsTracker
import TimeKit

extension FuzzReader {
    /// Readers of shared rooms: files, archives, and the values, paths, queries, streams and rules of a realtime database.
    static let roomReaders: [FuzzReader] = [
        FuzzReader("rules", longest: 8_192) { bytes in
            guard let rules = try outcome({ () throws(RealtimeError) in try SecurityRules.read(bytes) }) else { return }
            try judge(rules)
        },
        FuzzReader("rule", longest: 1_024) { bytes in
            // One expression is used as the rule for reading and writing at two places.
            let rule = RealtimeValue.string(text(bytes)).json()
            let document =
                Array(#"{"rules": {".read": "#.utf8) + rule + Array(#", "$a": {".write": "#.utf8) + rule
                + Array(#", ".validate": "#.utf8) + rule + Array("}}}".utf8)
            guard let rules = try outcome({ () throws(RealtimeError) in try SecurityRules.read(document) }) else {
                return
            }
            try judge(rules)
        },
        FuzzReader("value") { bytes in
            guard let value = try outcome({ () throws(RealtimeError) in try RealtimeValue.read(bytes, server) }) else {
                return
            }
            for written in [value.json(), value.json(pretty: true)] {
                let again = try? RealtimeValue.read(written, server)
                try require(again == value, "a value isn't read back as it was written")
            }
        },
        FuzzReader("update") { bytes in
            let write = try outcome { () throws(RealtimeError) in
                try RealtimeWrite.update(bytes, at: .root, server)
            }
            guard let write else { return }
            let after = write.applied(to: tree)
            for (path, value) in write.values {
                try require(after[path] == value, "an update doesn't write what it says at \(path)")
            }
        },
        FuzzReader("stream") { bytes in
            let whole = try outcome { () throws(RealtimeError) -> [StreamEvent] in
                var parser = StreamParser(limit: 1 << 20)
                return try parser.read(bytes)
            }
            let parts = try outcome { () throws(RealtimeError) -> [StreamEvent] in
                var parser = StreamParser(limit: 1 << 20)
                var events: [StreamEvent] = []
                for piece in pieces(bytes) { events += try parser.read(piece) }
                return events
            }
            try require(whole == parts, "the events of a stream are others in pieces")
        },
        FuzzReader("query", longest: 512) { bytes in
            // Each line is a parameter.
            let lines = text(bytes).split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
            let given = Dictionary(
                lines.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
                uniquingKeysWith: { $1 }
            )
            guard let query = try outcome({ () throws(RealtimeError) in try RealtimeQuery.read(given) }) ?? nil else {
                return
            }
            let answer = query.applied(to: tree)
            for key in answer.children.keys {
                try require(tree[RealtimePath.root.child(key)].exists, "a query answers “\(key)”, which isn't there")
            }
        },
        FuzzReader("path", longest: 1_024) { bytes in
            guard let path = try outcome({ () throws(RealtimeError) in try RealtimePath(text(bytes)) }) else { return }
            try require((try? RealtimePath(path.description)) == path, "a path isn't read back as it was written")
            try require(path.keys.count <= RealtimePath.deepest, "a path is too deep")
        },
        FuzzReader("roomfile") { bytes in
            guard let file = try outcome({ () throws(TIPsError) in try RoomFile(Data(bytes)) }) else { return }
            let again = try outcome { () throws(TIPsError) in try RoomFile(try file.data()) }
            try require(again == file, "a room's file isn't read back as it was written")
        },
        FuzzReader("roomparts") { bytes in
            guard let value = try outcome({ () throws(RealtimeError) in try RealtimeValue.read(bytes, server) }) else {
                return
            }
            let layout = RoomLayout(room: .init("r"), account: .init("u"))
            var parts = RoomParts()
            parts.add(value, at: .root, of: layout, latest: 1_800_000_000_000)
            for claim in parts.claims {
                try require(claim.clock.milliseconds <= 1_800_000_000_000, "a tick runs ahead of its limit")
            }
        },
        FuzzReader("clock", longest: 128) { bytes in
            guard let clock = HybridClock(text(bytes)) else { return }
            try require(clock.text == text(bytes), "a clock is written otherwise than it was read")
        },
    ]

    private static let server = ServerValues(now: 1_700_000_000_000) { _ in .number(1) }

    private static let tree = RealtimeValue.children([
        "a": .string("text"), "b": .number(2), "c": .bool(true), "1": .number(-1), "10": .string(""),
        "d": .children(["e": .number(1), "f": .children(["g": .string("deep")])]),
    ])

    /// Evaluates rules for a read and a write, with and without authentication.
    private static func judge(_ rules: SecurityRules) throws {
        let path = RealtimePath.root.child("d").child("f")
        let auth = RealtimeValue.children(["uid": .string("u"), "token": .children(["email": .string("a@b.example")])])
        for auth in [RealtimeValue.null, auth] {
            let request = RuleRequest(auth: auth, now: 1_700_000_000_000, root: tree)
            let read = try rules.read(path, request)
            try require(read.isAllowed == (try rules.explainRead(path, request).isAllowed), "an explanation differs")
            _ = try rules.write(RealtimeWrite(.string("new"), at: path), request)
        }
    }
}
