import RealtimeTree
import Testing

@Suite("The steps of an answer of the rules")
struct RuleStepTests {
    private func answer(_ rule: String, _ value: RealtimeValue, steps: Int) throws -> RuleAnswer {
        let rules = try SecurityRules.read(Array("{\"rules\":{\"a\":{\".write\":\"\(rule)\"}}}".utf8))
        let request = RuleRequest(auth: .null, now: 0, root: RealtimeValue.null, mostSteps: steps)
        return try rules.write(RealtimeWrite(value, at: try RealtimePath("a")), request)
    }

    @Test(
        "a text that a stranger makes long, a pattern, and a search end at the limit and not later",
        arguments: [
            "newData.val().matches(/(a|b|ab)*c/)", "newData.val().contains('x' + newData.val())",
            "newData.val().replace('a', newData.val()).length > 0", "newData.val().length > 5000000",
            "(newData.val() + newData.val() + newData.val()).length == 0", "newData.val() == newData.val() + 'a'",
            "!(newData.val().toUpperCase().length == 1) && newData.val() < 'a' || newData.val() > 'b'",
        ]
    )
    func texts(rule: String) throws {
        let long = RealtimeValue.string(String(repeating: "a", count: 2_000_000))
        let time = try ContinuousClock().measure {
            let answer = try answer(rule, long, steps: 50_000)
            #expect(!answer.isAllowed && answer.isTooCostly)
        }
        #expect(time < .seconds(2))
        let short = try answer(rule, .string("ab"), steps: 50_000)
        #expect(!short.isTooCostly)
    }

    @Test("the places of a write share the steps, and a failing side of an || doesn't hide that they are spent")
    func places() throws {
        let rules = try SecurityRules.read(
            Array(#"{"rules":{"$x":{".write":"newData.val().length > 0 || true"}}}"#.utf8)
        )
        func answer(_ count: Int) throws -> RuleAnswer {
            let values = try (0..<count).map { (try RealtimePath("k\($0)"), RealtimeValue.string("a")) }
            let write = try RealtimeWrite(Dictionary(uniqueKeysWithValues: values))
            return try rules.write(
                write,
                RuleRequest(auth: .null, now: 0, root: RealtimeValue.null, mostSteps: 1_000)
            )
        }
        #expect(try answer(10).isAllowed)
        let large = try answer(1_000)
        #expect(!large.isAllowed && large.isTooCostly)
    }

    @Test("a read has a limit, too")
    func reads() throws {
        let rules = try SecurityRules.read(Array(#"{"rules":{"a":{".read":"data.val().contains('xy')"}}}"#.utf8))
        let root = RealtimeValue.children(["a": .string(String(repeating: "x", count: 100_000))])
        let request = RuleRequest(auth: .null, now: 0, root: root, mostSteps: 1_000)
        let answer = try rules.read(try RealtimePath("a"), request)
        #expect(!answer.isAllowed && answer.isTooCostly)
        #expect(answer.looked == [try RealtimePath("a")])
    }
}
