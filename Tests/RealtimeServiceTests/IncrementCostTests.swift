import RealtimeTree
import Testing
import TimeKit

@testable import RealtimeService

@Suite("The costs of an increment")
struct IncrementCostTests {
    /// A database that only knows its leaves.
    private struct OnlyLeaves: TreeReading {
        let tree: RealtimeValue

        func value(at path: RealtimePath) -> RealtimeValue {
            Issue.record("all of \(path) was read")
            return tree.value(at: path)
        }

        func exists(at path: RealtimePath) -> Bool { tree.exists(at: path) }

        func leaf(at path: RealtimePath) -> RealtimeValue { tree.leaf(at: path) }
    }

    @Test(
        "an increment looks at the one value it adds to: it is worked out before the rules are asked, for strangers as well"
    )
    func strangers() throws {
        let tree = OnlyLeaves(tree: try value("{\"n\":2,\"o\":{\"p\":{\"q\":1}}}"))
        let now = Instant(milliseconds: 1_000)
        let step = Array("{\".sv\":{\"increment\":1}}".utf8)
        let places: [(String, Double)] = [("", 1), ("n", 3), ("o", 1), ("o/p/q", 2), ("x", 1)]
        for (path, sum) in places {
            let place = try RealtimePath(path)
            let write = try SentWrite(value: step, at: place, now).write(in: tree)
            #expect(write == RealtimeWrite(.number(sum), at: place))
        }
        let update = try SentWrite(update: Array("{\"o\":".utf8) + step + Array("}".utf8), at: .root, now)
        #expect(try update.write(in: tree) == RealtimeWrite(.number(1), at: RealtimePath("o")))
    }
}
