import RealtimeTree
import TestKit
import Testing

@Suite("Queries")
struct RealtimeQueryTests {
    private static let people = """
        {"ann":{"age":30,"name":"Ann"},"bob":{"age":25},"cy":{"age":"25"},"dee":{"name":"Dee"},"eve":{"age":true},\
        "flo":{"age":false},"gus":{"age":{"x":1}},"10":{"age":30},"9":{"age":30}}
        """

    @Test(
        "children are ordered by a child, and cut where the query says",
        arguments: [
            (["orderBy": "\"age\"", "limitToFirst": "3"], ["dee", "eve", "flo"]),
            (["orderBy": "\"age\"", "limitToLast": "2"], ["cy", "gus"]),
            (["orderBy": "\"age\"", "startAt": "25", "endAt": "30"], ["bob", "9", "10", "ann"]),
            (["orderBy": "\"age\"", "startAfter": "25", "endAt": "30"], ["9", "10", "ann"]),
            (["orderBy": "\"age\"", "startAt": "30,\"10\"", "endAt": "30"], ["10", "ann"]),
            (["orderBy": "\"age\"", "startAfter": "30,\"10\"", "endBefore": "\"25\""], ["ann"]),
            (["orderBy": "\"age\"", "equalTo": "30"], ["9", "10", "ann"]),
            (["orderBy": "\"age\"", "equalTo": "30,\"ann\""], ["ann"]),
            (["orderBy": "\"age\"", "equalTo": "null"], ["dee"]),
            (["orderBy": "\"age\"", "endAt": "false"], ["dee", "flo"]),
            (["orderBy": "\"age/x\"", "startAt": "0"], ["gus"]),
            (["orderBy": "\"$key\"", "startAt": "\"9\"", "limitToFirst": "3"], ["9", "10", "ann"]),
            (["orderBy": "\"$key\"", "endBefore": "\"ann\""], ["9", "10"]),
            (["orderBy": "\"$key\"", "equalTo": "\"cy\""], ["cy"]),
            (["orderBy": "\"$priority\"", "limitToLast": "1"], ["gus"]),
        ] as [([String: String], [String])]
    )
    func answers(parameters: [String: String], keys: [String]) throws {
        let query = try #require(try RealtimeQuery.read(parameters))
        #expect(Set(query.applied(to: try read(Self.people)).children.keys) == Set(keys))
    }

    @Test("values are ordered: null, false, true, numbers, texts, objects")
    func values() throws {
        let value = try read("{\"a\":\"x\",\"b\":2,\"c\":true,\"d\":false,\"e\":{\"z\":1},\"f\":-1}")
        let order = try (1...6).map { count in
            let query = try #require(try RealtimeQuery.read(["orderBy": "\"$value\"", "limitToFirst": "\(count)"]))
            return Set(query.applied(to: value).children.keys)
        }
        #expect(
            order == [
                ["d"], ["d", "c"], ["d", "c", "f"], ["d", "c", "f", "b"], ["d", "c", "f", "b", "a"],
                ["a", "b", "c", "d", "e", "f"],
            ]
        )
    }

    @Test(
        "a query that can't be is refused with the protocol's words",
        arguments: [
            (["limitToFirst": "1"], "orderBy must be defined when other query parameters are defined"),
            (["orderBy": "age"], "orderBy must be a valid JSON encoded path"),
            (["orderBy": "\"\""], "orderBy must be a valid JSON encoded path"),
            (["orderBy": "\"a.b\""], "orderBy must be a valid JSON encoded path"),
            (["orderBy": "\"a\"", "limitToFirst": "0"], "limitToFirst must be a positive integer"),
            (["orderBy": "\"a\"", "limitToLast": "x"], "limitToLast must be a positive integer"),
            (
                ["orderBy": "\"a\"", "limitToFirst": "1", "limitToLast": "1"],
                "only one of limitToFirst and limitToLast can be specified"
            ),
            (["orderBy": "\"a\"", "startAt": "{"], "startAt must be a valid JSON value"),
            (["orderBy": "\"a\"", "startAt": "1,\"k\",2"], "startAt must be a valid JSON value"),
            (["orderBy": "\"a\"", "endAt": "[1]"], "endAt must be a boolean, a number or a string"),
            (["orderBy": "\"a\"", "endAt": "1,2"], "the second part of endAt must be a key"),
            (["orderBy": "\"$key\"", "startAt": "1"], "startAt must be a string when ordering by key"),
            (
                ["orderBy": "\"a\"", "equalTo": "1", "startAt": "1"],
                "equalTo cannot be specified in addition to startAt, startAfter, endAt or endBefore"
            ),
            (
                ["orderBy": "\"a\"", "startAt": "1", "startAfter": "1"],
                "only one of startAt and startAfter can be specified"
            ),
        ] as [([String: String], String)]
    )
    func refusals(parameters: [String: String], words: String) {
        let error = #expect(throws: RealtimeError.self) { _ = try RealtimeQuery.read(parameters) }
        #expect(error?.description == words)
    }

    @Test("no parameters are no query, and what isn't an object has no children")
    func nothing() throws {
        #expect(try RealtimeQuery.read(["print": "pretty"]) == nil)
        let query = try #require(try RealtimeQuery.read(["orderBy": "\"$key\""]))
        #expect(query.applied(to: .number(4)) == .null)
    }

    @Test("random spans hold what a plain comparison of each child says")
    func randomSpans() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            var children: [String: RealtimeValue] = [:]
            for key in 0..<Int.random(in: 0...12, using: &generator) {
                children["k\(key)"] = .number(Double(Int.random(in: 0...5, using: &generator)))
            }
            let low = Int.random(in: 0...5, using: &generator)
            let high = Int.random(in: 0...5, using: &generator)
            let count = Int.random(in: 1...6, using: &generator)
            let query = try #require(
                try RealtimeQuery.read([
                    "orderBy": "\"$value\"", "startAfter": "\(low)", "endAt": "\(high)", "limitToLast": "\(count)",
                ])
            )
            var expected = children.compactMap { key, value -> (Double, String)? in
                guard case .number(let number) = value, number > Double(low), number <= Double(high) else { return nil }
                return (number, key)
            }
            expected.sort { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }
            let answer = query.applied(to: .children(children)).children.keys
            // With fewer than ten children, keys sort as texts, too.
            if children.count <= 10 { #expect(Set(answer) == Set(expected.suffix(count).map(\.1))) }
        }
    }
}
