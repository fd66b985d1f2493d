import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

/// An invalid call with the expected response.
struct RefusedCall: Sendable, CustomTestStringConvertible {
    let method: RealtimeCall.Method
    let path: String
    var body = ""
    var parameters: [String: String] = [:]
    var fields: [String: String] = [:]
    let status: Int
    let words: String

    var testDescription: String { "\(method.rawValue) \(path) \(parameters) \(body.prefix(40))" }

    static let deep = String(repeating: "{\"a\":", count: 33) + "1" + String(repeating: "}", count: 33)
    static let path32 = "/" + Array(repeating: "a", count: 32).joined(separator: "/") + ".json"

    static let calls: [RefusedCall] = [
        RefusedCall(method: .get, path: "/a", status: 404, words: "Not found: paths end in .json"),
        RefusedCall(method: .get, path: "/", status: 404, words: "Not found: paths end in .json"),
        RefusedCall(method: .get, path: "a.json", status: 404, words: "Not found: paths end in .json"),
        RefusedCall(method: .get, path: "/a%2Ejson", status: 404, words: "Not found: paths end in .json"),
        RefusedCall(
            method: .get,
            path: "/.settings/owner.json",
            status: 404,
            words: "Not found: the only setting is rules"
        ),
        RefusedCall(method: .get, path: "/a.b.json", status: 400, words: "Invalid path: Invalid token in path"),
        RefusedCall(method: .get, path: "/a%2Fb.json", status: 400, words: "Invalid path: Invalid token in path"),
        RefusedCall(method: .get, path: "/%23.json", status: 400, words: "Invalid path: Invalid token in path"),
        RefusedCall(method: .get, path: "/%00.json", status: 400, words: "Invalid path: Invalid token in path"),
        RefusedCall(
            method: .get,
            path: "/%FF.json",
            status: 400,
            words: "Invalid path: Invalid percent-encoding in path"
        ),
        RefusedCall(
            method: .get,
            path: "/a%2.json",
            status: 400,
            words: "Invalid path: Invalid percent-encoding in path"
        ),
        RefusedCall(
            method: .get,
            path: "/" + String(repeating: "k", count: 769) + ".json",
            status: 400,
            words: "Invalid path: Invalid token in path"
        ),
        RefusedCall(
            method: .get,
            path: "/" + Array(repeating: "a", count: 33).joined(separator: "/") + ".json",
            status: 400,
            words: "Invalid path: Path is deeper than 32 levels"
        ),
        RefusedCall(
            method: .post,
            path: path32,
            body: "1",
            status: 400,
            words: "Invalid path: Path is deeper than 32 levels"
        ),
        RefusedCall(
            method: .put,
            path: path32,
            body: "{\"a\":1}",
            status: 400,
            words: "Invalid data; the value is nested deeper than 32 levels."
        ),
        RefusedCall(
            method: .put,
            path: "/.json",
            body: deep,
            status: 400,
            words: "Invalid data; the value is nested deeper than 32 levels."
        ),
        RefusedCall(
            method: .put,
            path: "/a.json",
            status: 400,
            words: "Invalid data; couldn't parse JSON object, array, or value."
        ),
        RefusedCall(
            method: .put,
            path: "/a.json",
            body: "{\"a\":1",
            status: 400,
            words: "Invalid data; couldn't parse JSON object, array, or value."
        ),
        RefusedCall(
            method: .post,
            path: "/a.json",
            body: "nothing",
            status: 400,
            words: "Invalid data; couldn't parse JSON object, array, or value."
        ),
        RefusedCall(
            method: .put,
            path: "/a.json",
            body: "{\"a.b\":1}",
            status: 400,
            words: "Invalid data; couldn't parse key \"a.b\": a key can't hold any of . $ # [ ] /"
        ),
        RefusedCall(
            method: .put,
            path: "/a.json",
            body: "1e999",
            status: 400,
            words: "Invalid data; the number 1e999 is out of range."
        ),
        RefusedCall(
            method: .put,
            path: "/a.json",
            body: "{\".sv\":\"clock\"}",
            status: 400,
            words: "Invalid data; unknown server value \"clock\"."
        ),
        RefusedCall(
            method: .patch,
            path: "/a.json",
            body: "[1]",
            status: 400,
            words: "Invalid data; an update needs a JSON object."
        ),
        RefusedCall(
            method: .patch,
            path: "/a.json",
            body: "{\"b\":1,\"b/c\":2}",
            status: 400,
            words: "Invalid data; the update names /a/b and /a/b/c, which lies within it."
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["limitToFirst": "2"],
            status: 400,
            words: "orderBy must be defined when other query parameters are defined"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["orderBy": "name"],
            status: 400,
            words: "orderBy must be a valid JSON encoded path"
        ),
        RefusedCall(
            method: .get,
            path: "/a/p.json",
            parameters: ["orderBy": "\"n/x\""],
            status: 400,
            words: "Index not defined, add \".indexOn\": \"n/x\", for path \"/a/p\", to the rules"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["orderBy": "\"$value\""],
            status: 400,
            words: "Index not defined, add \".indexOn\": \".value\", for path \"/a\", to the rules"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["shallow": "true", "orderBy": "\"$key\""],
            status: 400,
            words: "shallow can't be combined with query parameters"
        ),
        RefusedCall(
            method: .put,
            path: "/a.json",
            body: "1",
            parameters: ["shallow": "true"],
            status: 400,
            words: "shallow is for reads"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["shallow": "true"],
            fields: ["accept": "text/event-stream"],
            status: 400,
            words: "shallow can't be combined with a stream"
        ),
        RefusedCall(
            method: .put,
            path: "/a.json",
            body: "1",
            parameters: ["orderBy": "\"$key\""],
            status: 400,
            words: "query parameters are for reads"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["print": "loud"],
            status: 400,
            words: "print must be pretty or silent"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["shallow": "yes"],
            status: 400,
            words: "shallow must be true or false"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["format": "xml"],
            status: 400,
            words: "format must be export or strict"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            parameters: ["writeSizeLimit": "huge"],
            status: 400,
            words: "writeSizeLimit must be tiny, small, medium, large or unlimited"
        ),
        RefusedCall(
            method: .post,
            path: "/a.json",
            body: "1",
            fields: ["x-http-method-override": "GET"],
            status: 400,
            words: "X-HTTP-Method-Override can make a POST a PUT, a PATCH or a DELETE"
        ),
        RefusedCall(
            method: .get,
            path: "/a.json",
            fields: ["x-http-method-override": "DELETE"],
            status: 400,
            words: "X-HTTP-Method-Override can make a POST a PUT, a PATCH or a DELETE"
        ),
        RefusedCall(
            method: .delete,
            path: "/.settings/rules.json",
            status: 405,
            words: "Rules are read by GET and replaced by PUT"
        ),
    ]
}

@Suite("The refusals of the service", .timeLimit(.minutes(2)))
struct RefusalTests {
    @Test("an impossible call is refused with the protocol's words, and changes nothing", arguments: RefusedCall.calls)
    func refusals(call: RefusedCall) async throws {
        let store = ModelStore()
        let desk = try await Desk(store)
        _ = try await desk.call(.put, "/a.json", "{\"kept\":1}")
        let reply = try await desk.call(call.method, call.path, call.body, call.parameters, fields: call.fields)
        #expect(reply.status == call.status)
        let words = String(decoding: RealtimeValue.string(call.words).json(), as: UTF8.self)
        #expect(reply.text == "{\"error\":\(words)}")
        #expect(reply.fields["Content-Type"] == "application/json; charset=utf-8")
        #expect(store.tree(desk.database) == (try value("{\"a\":{\"kept\":1}}")))
    }

    @Test(
        "only the name of a function can be called with an answer",
        arguments: [
            "", "1a", "a.", ".a", "a..b", "a(", "a;b", "alert(1)//", "a b", "ä", String(repeating: "a", count: 129),
        ]
    )
    func callbacks(name: String) async throws {
        let desk = try await Desk()
        let reply = try await desk.call(.get, "/a.json", "", ["callback": name])
        #expect(reply.status == 400)
        #expect(reply.text == "{\"error\":\"callback must be the name of a function\"}")
    }

    @Test(
        "a time-out is a number with its unit",
        arguments: ["", "3", "s", "3h", "0s", "-1s", "16min", "901s", "1.5s"]
    )
    func timeouts(text: String) async throws {
        let desk = try await Desk()
        let reply = try await desk.call(.get, "/a.json", "", ["timeout": text])
        #expect(reply.status == 400)
        #expect(reply.text == "{\"error\":\"timeout must be a number with ms, s or min, at most 15min\"}")
    }

    @Test("a write that is too large in the store is refused, however small its body; an admin's goes by its body")
    func storedSize() async throws {
        let desk = try await Desk(limits: ServiceLimits(writeBytes: 1_000))
        let path = "/\(String(repeating: "k", count: 400))/a.json"
        let body = #"{"b":1,"c":1,"d":1}"#
        let refused = try await desk.call(.put, path, body, as: .nobody)
        #expect(refused.status == 413 && refused.text.contains("1000 bytes with its paths"), "\(refused.text)")
        #expect(try await desk.call(.put, path, #"{"b":1,"c":1}"#, as: .nobody).status == 200)
        #expect(try await desk.call(.put, path, body).status == 200)
    }

    @Test("a database that isn't there is 404, and in an emulator there at its first use, open")
    func databases() async throws {
        let store = ModelStore()
        let desk = try await Desk(store, rules: nil)
        for method in RealtimeCall.Method.allCases {
            let reply = try await desk.call(method, "/a.json", "{\"b\":1}")
            #expect(reply.status == 404)
            #expect(reply.text == "{\"error\":\"There is no such database.\"}")
        }
        await #expect(throws: DeskError.refused(404)) { try await desk.listen("/a.json") }
        #expect(try await store.databases().isEmpty)
        let emulator = try await Desk(store, rules: nil, makesDatabases: true)
        #expect(try await emulator.call(.get, "/a.json", as: .nobody).text == "null")
        #expect(try await emulator.call(.put, "/a.json", "1", as: .nobody).status == 200)
        #expect(try await store.databases() == [emulator.database])
        // Queries of the emulator don't need an index.
        #expect(try await emulator.get("/a.json", ["orderBy": "\"n\""]) == "null")
    }

    @Test("the first at an emulator's database doesn't undo the rules of the second")
    func firstUse() async throws {
        for number in 0..<20 {
            let desk = try await Desk(rules: nil, makesDatabases: true)
            await withTaskGroup(of: Void.self) { group in
                for turn in 0..<8 {
                    group.addTask {
                        if turn == number % 8 {
                            _ = await desk.ask(.put, "/.settings/rules.json", "{\"rules\":{\".read\":false}}")
                        } else {
                            _ = await desk.ask(.get, "/a.json", as: .nobody)
                        }
                    }
                }
            }
            #expect(try await desk.call(.get, "/a.json", as: .nobody).status == 401)
        }
    }

    @Test("the first use of an emulator's database doesn't undo the rules that another process has just deployed")
    func otherProcess() async throws {
        let store = ModelStore()
        store.deployAfterMiss(Array("{\"rules\":{\".read\":false}}".utf8))
        let desk = try await Desk(store, rules: nil, makesDatabases: true)
        #expect(try await desk.call(.get, "/a.json", as: .nobody).status == 401)
    }

    @Test("503 says that nothing was done; where that isn't certain, there is no answer")
    func failures() async throws {
        let store = ModelStore()
        let desk = try await Desk(store)
        store.fail(.unavailable(reason: "the disk is full at /var/private"))
        for method in RealtimeCall.Method.allCases {
            let reply = try await desk.call(method, "/a.json", "{\"b\":1}")
            #expect(reply.status == 503)
            #expect(reply.text == "{\"error\":\"The database is unavailable; nothing was done.\"}")
        }
        #expect(store.tree(desk.database) == .null)
        store.fail(.uncertain(reason: "the commit failed"))
        let reply = try await desk.call(.put, "/a.json", "1")
        #expect(reply.status == 0)
        #expect(reply.text.isEmpty)
        #expect(reply.fields.isEmpty)
        store.fail(nil)
        #expect(try await desk.get("/a.json") == "1")
    }

    @Test("closing ends the listeners and the store, and nobody can listen after it")
    func closing() async throws {
        let store = ModelStore()
        let desk = try await Desk(store)
        let ear = try await desk.listen("/a.json")
        _ = try await desk.call(.put, "/a.json", "1")
        #expect(desk.service.listening == 1)
        await desk.service.close()
        try await ear.rest()
        #expect(ear.known == .number(1))
        #expect(store.isClosed)
        #expect(desk.service.listening == 0)
        await #expect(throws: DeskError.refused(503)) { try await desk.listen("/a.json") }
    }
}
