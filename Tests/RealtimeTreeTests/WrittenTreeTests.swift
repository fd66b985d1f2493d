import RealtimeTree
import TestKit
import Testing

@Suite("A database after a write, looked at place by place")
struct WrittenTreeTests {
    @Test("each place is what it is in the database that the write makes")
    func agreesWithApplying() throws {
        var generator = SeededGenerator(seed: 9)
        func path() throws -> RealtimePath {
            try RealtimePath(
                (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    ["a", "b"].randomElement(using: &generator) ?? "a"
                }
            )
        }
        func value() -> RealtimeValue {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: .null
            case 1: .children(["a": .number(1), "b": .children(["a": .bool(true)])])
            default: .number(Double(Int.random(in: 0..<9, using: &generator)))
            }
        }
        for _ in 0..<500 {
            var before = RealtimeValue.null
            for _ in 0..<6 { before = before.setting(value(), at: try path()) }
            var values: [RealtimePath: RealtimeValue] = [:]
            for _ in 0..<3 { values[try path()] = value() }
            guard let write = try? RealtimeWrite(values) else { continue }
            let after = write.applied(to: before)
            let tree = WrittenTree(before, write)
            for _ in 0..<6 {
                let place = try path()
                #expect(try tree.value(at: place) == after[place])
                #expect(try tree.exists(at: place) == after[place].exists)
                let isObject = !after[place].children.isEmpty
                #expect(try tree.leaf(at: place) == (isObject ? .null : after[place]))
            }
        }
    }
}
