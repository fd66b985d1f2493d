import RealtimeTree
import Testing

@Suite("The costs of rules")
struct RuleCostTests {
    /// A database that counts its reads.
    private final class Counted: TreeReading {
        let tree: RealtimeValue
        private(set) var looks: [RealtimePath: Int] = [:]

        init(_ tree: RealtimeValue) { self.tree = tree }

        func value(at path: RealtimePath) -> RealtimeValue {
            looks[path, default: 0] += 1
            return tree.value(at: path)
        }

        func exists(at path: RealtimePath) -> Bool {
            looks[path, default: 0] += 1
            return tree.exists(at: path)
        }
    }

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

    @Test("to ask of what type something is reads no more than that, before a write and after it")
    func types() throws {
        let types = ["String", "Number", "Boolean"].map { "data.is\($0)() || newData.is\($0)()" }
        let rules = try SecurityRules.read(
            Array("{\"rules\":{\"a\":{\".write\":\"\(types.joined(separator: " || "))\"}}}".utf8)
        )
        let root = OnlyLeaves(tree: try read("{\"a\":{\"b\":{\"c\":1}}}"))
        let request = RuleRequest(auth: .null, now: 0, root: root)
        #expect(try !rules.write(try update("{\"a/x\":1}"), request).isAllowed)
        #expect(try !rules.write(try update("{\"a/b/c\":null}"), request).isAllowed)
        #expect(try rules.write(try update("{\"a\":1}"), request).isAllowed)
    }

    @Test("a place is read once for a write, however many of its places ask for it")
    func readOnce() throws {
        let rules = try SecurityRules.read(
            Array(
                """
                {"rules":{"list":{".validate":"newData.hasChildren(['a'])","$item":{".write":"root.child('open').val() == true \
                && data.parent().val() != null && newData.parent().val() != null",".validate":"newData.parent().hasChildren()"}}}}
                """.utf8
            )
        )
        let root = Counted(try read("{\"open\":true,\"list\":{\"a\":1}}"))
        let places = (0..<200).map { "\"list/n\($0)\":\($0)" }.joined(separator: ",")
        let write = try update("{\(places)}")
        #expect(try rules.write(write, RuleRequest(auth: .null, now: 0, root: root)).isAllowed)
        for (path, count) in root.looks { #expect(count <= 3, "\(path) was looked at \(count) times") }
    }

    @Test(
        "an expression with more operators or calls than the stack could bear is refused, and long ones are read",
        arguments: [
            ("true", " && true"), ("1 == 1", " || 1 == 1"), ("1", " + 1"), ("root", ".child('a')"), ("auth", ".a"),
            ("auth", "['a']"),
        ]
    )
    func chains(first: String, more: String) throws {
        let file = { (count: Int) in
            Array("{\"rules\":{\".read\":\"\(first)\(String(repeating: more, count: count))\"}}".utf8)
        }
        let request = RuleRequest(auth: .null, now: 0, root: RealtimeValue.null)
        _ = try SecurityRules.read(file(450)).read(.root, request)
        let error = #expect(throws: RealtimeError.self) { try SecurityRules.read(file(20_000)) }
        #expect(error?.description.contains("it is too long") == true)
    }
}
