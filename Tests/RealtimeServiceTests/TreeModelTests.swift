import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TestKit
import Testing

@testable import RealtimeService

/// Random trees, writes and paths that often conflict: deep, wide, array-like, and primitives above others' paths.
struct TreeDice {
    var random: SeededGenerator
    /// Keys that sort differently by bytes, by code units and by number, that surround the slash, and that are equal in two spellings.
    static let keys = [
        "a", "a!", "a-", "a0", "aa", "b", "0", "1", "2", "10", "-3", "007", "é", "e\u{301}", "\u{301}x", "日本",
        "\u{FFFD}",
        "😀", " ", "%2F", "k\u{10FFFF}", "\u{212B}", "Å",
    ]

    mutating func key() -> String { random.oneIn(3) ? random.pick(Self.keys) : random.pick(["a", "b", "0", "1"]) }

    mutating func path(upTo depth: Int = 5) throws -> RealtimePath {
        try RealtimePath((0..<random.int(in: 0...depth)).map { _ in key() })
    }

    mutating func leaf() -> RealtimeValue {
        switch random.int(in: 0...9) {
        case 0: .bool(true)
        case 1: .bool(false)
        case 2: .number(Double(random.int(in: -5...5)))
        case 3: .number(Double(bitPattern: random.next()).isFinite ? 1.0 / 3 : 2e300)
        case 4: .number(9_007_199_254_740_992)
        case 5: .string("")
        case 6: .string("a\u{0}b")
        case 7: .string("\"\\\u{7}\u{2028}😀")
        case 8: .string(String(repeating: "long ", count: random.int(in: 0...2000)))
        default: .string("true")
        }
    }

    mutating func value(_ levels: Int = 4) -> RealtimeValue {
        if levels == 0 || random.oneIn(3) { return random.oneIn(6) ? .null : leaf() }
        let width = random.oneIn(20) ? 60 : random.int(in: 0...4)
        var children: [String: RealtimeValue] = [:]
        for index in 0..<width { children[width > 10 ? "\(index)" : key()] = value(levels - 1) }
        return .children(children)
    }

    mutating func write() throws -> RealtimeWrite {
        if random.oneIn(2) { return RealtimeWrite(value(), at: try path()) }
        var values: [RealtimePath: RealtimeValue] = [:]
        for _ in 0..<random.int(in: 0...6) {
            let path = try path()
            guard !values.keys.contains(where: { $0.contains(path) || path.contains($0) }) else { continue }
            values[path] = value(2)
        }
        return try RealtimeWrite(values)
    }
}

@Suite("A store keeps what the pure tree is")
struct TreeModelTests {
    @Test("after each of hundreds of random writes, every place reads as in the pure model", arguments: 1...12)
    func model(seed: Int) async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        var dice = TreeDice(random: SeededGenerator(seed: UInt64(seed)))
        var model = RealtimeValue.null
        for step in 1...200 {
            let write = try dice.write()
            let before = model
            let looks = try (0..<4).map { _ in try dice.path(upTo: 7) } + [.root]
            let commit = try await fixture.store.write(database) { state in
                // A change is computed from the state before it.
                let there = try state.tree.value(at: .root)
                #expect(there == before)
                return write
            }
            model = write.applied(to: model)
            #expect(commit == TreeCommit(database: database, sequence: Int64(step), write: write))
            let expected = model
            try await fixture.store.read(database) { state in
                #expect(state.sequence == Int64(step))
                for look in looks {
                    let (value, exists) = (try state.tree.value(at: look), try state.tree.exists(at: look))
                    let shallow = try state.shallow(at: look)
                    #expect(value == expected[look], "seed \(seed), step \(step), \(look)")
                    #expect(exists == expected[look].exists, "seed \(seed), step \(step), \(look)")
                    let leaf = try state.tree.leaf(at: look)
                    #expect(leaf == expected.leaf(at: look), "seed \(seed), step \(step), \(look)")
                    #expect(shallow == expected[look].shallow, "seed \(seed), step \(step), \(look)")
                }
            }
        }
        // No leaf is below another, and none is left of deleted branches.
        let leaves = try fixture.local.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM realtime_leaf") }
        #expect(leaves == Self.count(model))
    }

    @Test("a query is answered from the file as it is from the pure model, whatever it orders by", arguments: 1...6)
    func queries(seed: Int) async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        var dice = TreeDice(random: SeededGenerator(seed: UInt64(seed)))
        let bounds = ["null", "false", "true", "-1", "3", "\"a\"", "\"true\"", "2,\"a\"", "null,\"b\""]
        for step in 1...60 {
            let write = try dice.write()
            _ = try await fixture.store.write(database) { _ in write }
            var questions: [(query: RealtimeQuery, path: RealtimePath)] = []
            for _ in 0..<12 {
                let order = dice.random.pick(["$key", "$value", "$priority", "a", "b", "a/b", "0", "é"])
                var parameters = ["orderBy": "\"\(order)\""]
                let bound = { (dice: inout TreeDice) in
                    order == "$key" ? dice.random.pick(["\"a\"", "\"1\"", "\"é\""]) : dice.random.pick(bounds)
                }
                if dice.random.oneIn(2) { parameters[dice.random.pick(["startAt", "startAfter"])] = bound(&dice) }
                if dice.random.oneIn(3) { parameters[dice.random.pick(["endAt", "endBefore"])] = bound(&dice) }
                if parameters.count == 1, dice.random.oneIn(2) { parameters["equalTo"] = bound(&dice) }
                if dice.random.oneIn(2) {
                    parameters[dice.random.pick(["limitToFirst", "limitToLast"])] = "\(dice.random.int(in: 1...4))"
                }
                let query = try #require(try RealtimeQuery.read(parameters))
                questions.append((query, try dice.path(upTo: 2)))
            }
            let asked = questions
            try await fixture.store.read(database) { state in
                for (query, path) in asked {
                    let expected = query.applied(to: try state.tree.value(at: path))
                    let answer = try state.children(chosenBy: query, at: path)
                    #expect(answer == expected, "seed \(seed), step \(step), \(path), \(query)")
                }
            }
        }
    }

    static func count(_ value: RealtimeValue) -> Int {
        if case .object(let children) = value { return children.values.reduce(0) { $0 + count($1) } }
        return value.exists ? 1 : 0
    }
}
