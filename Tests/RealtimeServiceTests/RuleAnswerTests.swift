import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Permission to call", .timeLimit(.minutes(2)))
struct RuleAnswerTests {
    static let rules = """
        {"rules": {
          // Comments are kept.
          "rooms": {"$room": {
            ".read": "root.child('members').child($room).child(auth.uid).exists()",
            "plan": {".write": "root.child('members/' + $room + '/' + auth.uid).val() == 'admin'"},
            "n": {".write": "auth != null", ".validate": "newData.isNumber() && newData.val() < 10"}
          }},
          "people": {".read": true, ".indexOn": ["name", "a/b"]},
          "claims": {".read": "auth.token.vip == true && auth.token['x.y'] == 2"},
          "late": {".read": "now > 1772955000000 + 1000"},
          "few": {".read": "query.orderByKey && query.limitToFirst <= 2"}
        }}
        """

    private func desk() async throws -> Desk {
        let desk = try await Desk(rules: Self.rules)
        _ = try await desk.call(
            .put,
            "/.json",
            "{\"members\":{\"r\":{\"ann\":\"admin\",\"bob\":\"logger\"}},\"rooms\":{\"r\":{\"plan\":1,\"n\":5}}}"
        )
        return desk
    }

    @Test(
        "everybody reads what the rules let them read",
        arguments: [
            ("ann", "/rooms/r.json", 200), ("bob", "/rooms/r/plan.json", 200), ("eve", "/rooms/r.json", 401),
            ("ann", "/rooms.json", 401), ("ann", "/rooms/q.json", 401), ("", "/rooms/r.json", 401),
            ("", "/people.json", 200), ("ann", "/members.json", 401), ("ann", "/.json", 401),
        ]
    )
    func reads(uid: String, path: String, status: Int) async throws {
        let desk = try await desk()
        let reply = try await desk.call(.get, path, as: uid.isEmpty ? .nobody : desk.user(uid))
        #expect(reply.status == status)
        if status == 401 { #expect(reply.text == "{\"error\":\"Permission denied\"}") }
        #expect(try await desk.call(.get, path).status == 200)
    }

    @Test(
        "everybody writes what the rules let them write, all of it or nothing",
        arguments: [
            ("ann", "/rooms/r/plan.json", "2", 200), ("bob", "/rooms/r/plan.json", "2", 401),
            ("bob", "/rooms/r/n.json", "9", 200), ("bob", "/rooms/r/n.json", "10", 401),
            ("bob", "/rooms/r/n.json", "\"9\"", 401), ("", "/rooms/r/n.json", "9", 401),
            ("bob", "/rooms/r/n.json", "null", 200),
        ]
    )
    func writes(uid: String, path: String, body: String, status: Int) async throws {
        let desk = try await desk()
        let reply = try await desk.call(.put, path, body, as: uid.isEmpty ? .nobody : desk.user(uid))
        #expect(reply.status == status)
        #expect(try await desk.get(path) == (status == 200 ? body : path.hasSuffix("/n.json") ? "5" : "1"))
        let several = try await desk.call(.patch, "/rooms/r.json", "{\"n\":6,\"plan\":7}", as: desk.user("bob"))
        #expect(several.status == 401)
        #expect(try await desk.get("/rooms/r/n.json") != "6")
    }

    @Test("a credential that has ended is worth nothing")
    func expiry() async throws {
        let desk = try await desk()
        let ann = desk.user("ann", minutes: 1)
        #expect(try await desk.call(.get, "/rooms/r.json", as: ann).status == 200)
        desk.clock.advance(minutes: 1)
        let reply = try await desk.call(.get, "/rooms/r.json", as: ann)
        #expect(reply.status == 401)
        #expect(reply.text == "{\"error\":\"Auth token is expired\"}")
    }

    @Test("an admin can stand in for anybody, and for nobody; others can't")
    func overrides() async throws {
        let desk = try await desk()
        func status(_ path: String, _ auth: String, _ caller: RealtimeCaller = .admin) async throws -> Int {
            try await desk.call(.get, path, "", ["auth_variable_override": auth], as: caller).status
        }
        #expect(try await status("/rooms/r.json", "{\"uid\":\"ann\"}") == 200)
        #expect(try await status("/rooms/r.json", "{\"uid\":\"eve\"}") == 401)
        #expect(try await status("/rooms/r.json", "{}") == 401)
        #expect(try await status("/rooms/r.json", "null") == 401)
        #expect(try await status("/people.json", "null") == 200)
        #expect(try await status("/claims.json", "{\"token\":{\"vip\":true,\"x.y\":2,\"none\":null}}") == 200)
        #expect(try await status("/claims.json", "{\"token\":{\"vip\":[true],\"x.y\":2}}") == 401)
        #expect(try await status("/rooms/r.json", "{\"uid\"") == 400)
        #expect(try await status("/rooms/r.json", "\"ann\"") == 400)
        #expect(try await status("/people.json", "{\"uid\":\"ann\"}", desk.user("ann")) == 401)
        #expect(try await status("/people.json", "null", .nobody) == 401)
        let write = try await desk.call(
            .put,
            "/rooms/r/plan.json",
            "3",
            ["auth_variable_override": "{\"uid\":\"bob\"}"]
        )
        #expect(write.status == 401)
    }

    @Test("an empty object in a stand-in is somebody who is signed in")
    func emptyAuth() async throws {
        let desk = try await desk()
        let parameters = ["auth_variable_override": "{}"]
        #expect(try await desk.call(.put, "/rooms/r/n.json", "3", parameters).status == 200)
    }

    @Test("rules see the clock and the query")
    func clockAndQuery() async throws {
        let desk = try await desk()
        #expect(try await desk.call(.get, "/late.json", as: .nobody).status == 401)
        desk.clock.advance(milliseconds: 1_001)
        #expect(try await desk.call(.get, "/late.json", as: .nobody).status == 200)
        func few(_ parameters: [String: String]) async throws -> Int {
            try await desk.call(.get, "/few.json", "", parameters, as: .nobody).status
        }
        #expect(try await few([:]) == 401)
        #expect(try await few(["orderBy": "\"$key\"", "limitToFirst": "2"]) == 200)
        #expect(try await few(["orderBy": "\"$key\"", "limitToFirst": "3"]) == 401)
    }

    @Test("queries answer their children, with the indexes that the rules define and after the permission")
    func queries() async throws {
        let desk = try await desk()
        _ = try await desk.call(
            .put,
            "/people.json",
            "{\"x\":{\"name\":\"Bob\",\"a\":{\"b\":2}},\"y\":{\"name\":\"Ann\",\"a\":{\"b\":1}},\"z\":5}"
        )
        func keys(_ parameters: [String: String]) async throws -> [String] {
            try await value(desk.get("/people.json", parameters)).sortedKeys
        }
        #expect(try await keys(["orderBy": "\"name\"", "equalTo": "\"Ann\""]) == ["y"])
        #expect(try await keys(["orderBy": "\"name\"", "startAt": "\"Ann\"", "limitToFirst": "1"]) == ["y"])
        #expect(try await keys(["orderBy": "\"a/b\"", "startAfter": "1"]) == ["x"])
        #expect(try await keys(["orderBy": "\"$key\"", "endBefore": "\"z\""]) == ["x", "y"])
        #expect(try await keys(["orderBy": "\"$priority\"", "limitToLast": "1"]) == ["z"])
        #expect(
            try await desk.get("/people.json", ["orderBy": "\"a/b\"", "limitToLast": "1"])
                == "{\"x\":{\"a\":{\"b\":2},\"name\":\"Bob\"}}"
        )
        // Without access the response doesn't mention indexes.
        let denied = try await desk.call(.get, "/rooms.json", "", ["orderBy": "\"n\""], as: .nobody)
        #expect(denied.status == 401)
    }

    @Test("rules are read and replaced by admins alone, as they are or without comments, and hold at once")
    func settings() async throws {
        let desk = try await desk()
        let path = "/.settings/rules.json"
        #expect(try await desk.get(path) == Self.rules)
        let strict = try await desk.get(path, ["format": "strict"])
        #expect(!strict.contains("//"))
        #expect(try SecurityRules.read(Array(strict.utf8)) == SecurityRules.read(Array(Self.rules.utf8)))
        for caller in [RealtimeCaller.nobody, desk.user("ann")] {
            #expect(try await desk.call(.get, path, as: caller).status == 401)
            #expect(try await desk.call(.put, path, Desk.open, as: caller).status == 401)
        }
        let standIn = ["auth_variable_override": "{\"uid\":\"ann\"}"]
        #expect(try await desk.call(.put, path, Desk.open, standIn).status == 401)
        #expect(try await desk.call(.get, "/rooms.json", as: .nobody).status == 401)
        let set = try await desk.call(.put, path, Desk.open)
        #expect(set.status == 200)
        #expect(set.text == "{\"status\":\"ok\"}")
        #expect(try await desk.call(.get, "/rooms.json", as: .nobody).status == 200)
        let broken = try await desk.call(.put, path, "{\"rules\":{\".read\":\"auth.uid ==\"}}")
        #expect(broken.status == 400)
        #expect(broken.text.contains("/.read"))
        #expect(try await desk.get(path) == Desk.open)
    }

    @Test("rules that can't be read let nobody do anything but admins")
    func brokenRules() async throws {
        let desk = try await Desk(rules: "{")
        #expect(try await desk.call(.get, "/a.json", as: desk.user("ann")).status == 401)
        #expect(try await desk.call(.put, "/a.json", "1", as: desk.user("ann")).status == 401)
        #expect(try await desk.call(.put, "/a.json", "1").status == 200)
    }
}
