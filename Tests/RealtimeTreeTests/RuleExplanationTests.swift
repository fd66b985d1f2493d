import RealtimeTree
import TestKit
import Testing

@Suite("Explanations of the rules")
struct RuleExplanationTests {
    static let rules = """
        {"rules": {
          "a": {".read": "data.child('open').val() === true", ".write": "newData.exists()",
                "b": {".read": true, ".validate": "newData.isNumber()"},
                "$x": {".validate": "newData.val() !== $x", "c": {".write": "auth.uid === 'ann'"}}},
          "$other": {".write": "now > 5", ".validate": "newData.hasChildren(['n'])", "n": {".validate": "newData.val() < 3"}}
        }}
        """

    @Test("the explanation says what the rules say, over generated questions", arguments: 0..<20)
    func agrees(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rules = try SecurityRules.read(Array(Self.rules.utf8))
        func path() throws -> RealtimePath {
            let keys = ["a", "b", "c", "n", "open", "z"]
            return try RealtimePath((0..<random.int(in: 0...3)).map { _ in random.pick(keys) })
        }
        func value(_ depth: Int) -> RealtimeValue {
            switch random.int(in: depth > 0 ? 0...5 : 0...3) {
            case 0: .null
            case 1: .bool(random.oneIn(2))
            case 2: .number(Double(random.int(in: 0...5)))
            case 3: .string(random.pick(["b", "z", "n"]))
            default:
                .children(
                    Dictionary(["a", "b", "c", "n", "open", "z"].map { ($0, value(depth - 1)) }) { first, _ in first }
                )
            }
        }
        var answers: [Bool: Int] = [:]
        for _ in 0..<150 {
            let root = value(3)
            let auth = random.oneIn(2) ? RealtimeValue.children(["uid": .string(random.pick(["ann", "bob"]))]) : .null
            let request = RuleRequest(auth: auth, now: Int64(random.int(in: 4...7)), root: root)
            let place = try path()
            let read = try rules.explainRead(place, request)
            #expect(try read.isAllowed == rules.read(place, request).isAllowed)
            #expect(read.isAllowed == (read.steps.last?.holds ?? false))
            #expect(read.steps.allSatisfy { $0.kind == .read && $0.place.contains(place) })

            let write = RealtimeWrite(value(2), at: place)
            let written = try rules.explainWrite(write, request)
            #expect(try written.isAllowed == rules.write(write, request).isAllowed)
            if written.isAllowed { #expect(written.steps.last?.holds == true) }
            // Only the last validation step can fail.
            #expect(written.steps.dropLast().allSatisfy { $0.kind == .write || $0.holds })
            answers[read.isAllowed, default: 0] += 1
            answers[written.isAllowed, default: 0] += 1
        }
        #expect(answers[true, default: 0] > 10 && answers[false, default: 0] > 10)
    }

    @Test("each step names its rule by the rules' own keys, and the place by the database's")
    func steps() throws {
        let rules = try SecurityRules.read(Array(Self.rules.utf8))
        let request = RuleRequest(auth: .null, now: 9, root: RealtimeValue.null)
        let write = RealtimeWrite(.children(["n": .number(7)]), at: try RealtimePath("/kitchen"))
        let explanation = try rules.explainWrite(write, request)
        #expect(
            explanation.steps.map { "\($0.rule) \($0.kind.rawValue) \($0.place) \($0.holds)" } == [
                "/$other .write /kitchen true", "/$other .validate /kitchen true",
                "/$other/n .validate /kitchen/n false",
            ]
        )
        #expect(!explanation.isAllowed)
    }
}
