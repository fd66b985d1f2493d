import Foundation
import RealtimeClient
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Calls of the realtime database's client")
struct RealtimeCallTests {
    typealias Answer = LoopbackServer.Answer

    /// Runs a body with a client of a server that gives one response, and returns the request.
    func asked(
        _ answer: Answer,
        _ credential: RealtimeCredential = .none,
        _ body: @Sendable (RealtimeClient) async throws -> Void
    ) async throws -> [String] {
        let server = try ScriptedServer([answer])
        try await RealtimeClient.with(try server.endpoint(), credentials: credential, options: try options(), body)
        return server.requests
    }

    static let place = RealtimePath.root.child("rooms").child("a b/ü%".replacingOccurrences(of: "/", with: ""))

    @Test("each call sends what the protocol has for it")
    func requests() async throws {
        let value = RealtimeValue.children(["n": .number(1)])
        let update = try RealtimeWrite([
            RealtimePath("rooms/r/x/1"): .bool(true), RealtimePath("rooms/r/y"): .null,
        ])
        let query = try #require(try RealtimeQuery.read(["orderBy": "\"$key\"", "limitToLast": "2"]))
        let calls: [(String, String, @Sendable (RealtimeClient) async throws -> Void)] = [
            ("GET /rooms/a%20b%C3%BC%25.json?ns=room", "", { _ = try await $0.get(Self.place) }),
            ("GET /.json?ns=room", "", { _ = try await $0.get(.root) }),
            (
                "GET /.json?orderBy=%22%24key%22&limitToLast=2&ns=room", "",
                { _ = try await $0.get(.root, query: query) }
            ),
            (
                "PUT /rooms.json?print=silent&ns=room", "{\"n\":1}",
                { try await $0.set(value, at: RealtimePath("rooms")) }
            ),
            ("DELETE /rooms.json?ns=room", "", { try await $0.set(.null, at: RealtimePath("rooms")) }),
            ("DELETE /rooms.json?ns=room", "", { try await $0.delete(RealtimePath("rooms")) }),
            ("PATCH /rooms/r.json?print=silent&ns=room", "{\"x/1\":true,\"y\":null}", { try await $0.update(update) }),
            (
                "PUT /rooms.json?print=silent&ns=room", "{\"n\":1}",
                { try await $0.update(RealtimeWrite(value, at: RealtimePath("rooms"))) }
            ),
        ]
        for (line, body, call) in calls {
            let requests = try await asked(.json(200, "null"), .none, call)
            let request = try #require(requests.first)
            #expect(requests.count == 1)
            #expect(request.hasPrefix(line + " HTTP/1.1\r\n"), "\(request)")
            #expect(request.hasSuffix("\r\n\r\n" + body), "\(request)")
            #expect(request.contains("\r\nUser-Agent: tests\r\n"))
            #expect(!request.contains("Authorization"))
            #expect(request.contains("Content-Type: application/json") == !body.isEmpty)
        }
    }

    @Test("an update of nothing asks nothing")
    func nothing() async throws {
        #expect(try await asked(.json(200, "null")) { try await $0.update(try RealtimeWrite([:])) }.isEmpty)
    }

    @Test("a user's token is a parameter, and an administrator's a field")
    func credentials() async throws {
        let user = try await asked(.json(200, "1"), .idToken("a.b-c_=")) { _ = try await $0.get(.root) }
        #expect(user[0].hasPrefix("GET /.json?ns=room&auth=a.b-c_%3D HTTP/1.1"))
        #expect(!user[0].contains("Authorization"))
        let admin = try await asked(.json(200, "1"), .accessToken("owner")) { _ = try await $0.get(.root) }
        #expect(admin[0].hasPrefix("GET /.json?ns=room HTTP/1.1"))
        #expect(admin[0].contains("\r\nAuthorization: Bearer owner\r\n"))
    }

    @Test(
        "a query asks for what it was read from",
        arguments: [
            ["orderBy": "\"a/b\"", "startAt": "3", "endBefore": "\"x\",\"key\""],
            ["orderBy": "\"$value\"", "equalTo": "null"],
            ["orderBy": "\"$key\"", "startAfter": "\"a\"", "limitToFirst": "3"],
            ["orderBy": "\"$priority\"", "limitToLast": "1"],
            ["orderBy": "\"n\"", "equalTo": "true", "limitToLast": "9"],
            ["orderBy": "\"n\"", "startAt": "-1.5e300,\"a \\\"b\"", "endAt": "\"é\""],
        ]
    )
    func queries(parameters: [String: String]) async throws {
        let query = try #require(try RealtimeQuery.read(parameters))
        let requests = try await asked(.json(200, "null")) { _ = try await $0.get(.root, query: query) }
        let address = try #require(requests[0].split(separator: " ").dropFirst().first)
        var sent: [String: String] = [:]
        for part in address.drop(while: { $0 != "?" }).dropFirst().split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1)
            sent[String(pair[0])] = String(pair[1]).removingPercentEncoding
        }
        #expect(try RealtimeQuery.read(sent) == query)
    }

    @Test("a value is read with its ETag, and written only where that still stands")
    func conditional() async throws {
        let server = try ScriptedServer { _, request in
            if request.hasPrefix("GET") {
                return .json(200, "{\"n\":1}", request.contains("X-Firebase-ETag: true") ? ["ETag: a1=="] : [])
            }
            if request.hasPrefix("DELETE") { return .json(200, "null") }
            return request.contains("if-match: a1==\r\n")
                ? .json(200, "{\"n\":2}", ["ETag: b2=="]) : .json(412, "{\"n\":7}", ["ETag: z9=="])
        }
        let place = try RealtimePath("counter")
        try await RealtimeClient.with(
            try server.endpoint(),
            credentials: RealtimeCredential.none,
            options: try options()
        ) {
            let first = try await $0.tagged(place)
            #expect(first == TaggedValue(value: .children(["n": .number(1)]), tag: "a1=="))
            let two = RealtimeValue.children(["n": .number(2)])
            #expect(try await $0.set(two, at: place, ifMatch: first.tag) == .written(tag: "b2=="))
            let other = TaggedValue(value: .children(["n": .number(7)]), tag: "z9==")
            #expect(try await $0.set(two, at: place, ifMatch: "null_etag") == .differs(other))
            #expect(try await $0.set(.null, at: place, ifMatch: "b2==") == .written(tag: "null_etag"))
        }
        // The live service refuses `print=silent` together with a condition.
        #expect(server.lines == ["GET", "PUT", "PUT", "DELETE"].map { "\($0) /counter.json?ns=room" })
    }

    @Test("a refusal says what it means for what was asked")
    func refusals() async throws {
        let words = "{\"error\":\"why\"}"
        let cases: [(Answer, RealtimeClientError)] = [
            (.json(400, words), .invalid(status: 400, reason: "why")),
            (.json(401, words), .denied(reason: "why")), (.json(403, words), .denied(reason: "why")),
            (.json(404, words), .invalid(status: 404, reason: "why")),
            (.json(412, words), .invalid(status: 412, reason: "why")),
            (.json(413, words), .invalid(status: 413, reason: "why")),
            (.json(400, "{\"error\":{\"code\":400,\"message\":\"why\"}}"), .invalid(status: 400, reason: "why")),
            (.json(429, words, ["Retry-After: 7"]), .busy(reason: "why", retryAfter: 7)),
            (.json(503, words), .busy(reason: "why", retryAfter: nil)),
            (.json(423, "<html>"), .busy(reason: "status 423", retryAfter: nil)),
            (
                .json(
                    503,
                    words,
                    ["Date: Sun, 22 Nov 2026 12:00:00 GMT", "Retry-After: Sun, 22 Nov 2026 12:01:30 GMT"]
                ), .busy(reason: "why", retryAfter: 90)
            ),
            (.json(503, words, ["Retry-After: 99999999999"]), .busy(reason: "why", retryAfter: 86_400)),
            (.json(503, words, ["Retry-After: -5"]), .busy(reason: "why", retryAfter: 0)),
            (.json(503, words, ["Retry-After: soon"]), .busy(reason: "why", retryAfter: nil)),
            (.json(500, words), .unreachable(reason: "why")),
            (.json(502, "<html>"), .unreachable(reason: "status 502")),
            (.json(408, words), .unreachable(reason: "why")),
            (.json(401, "<html>log in</html>"), .malformed(reason: "status 401")),
            (.json(404, "not here"), .malformed(reason: "status 404")),
            (.json(303, "{}", ["Location: /elsewhere.json"]), .malformed(reason: "status 303")),
        ]
        for (answer, error) in cases {
            let server = try ScriptedServer([answer])
            let endpoint = try server.endpoint()
            let thrown = await failure {
                try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: try options()) {
                    try await $0.set(.bool(true), at: .root)
                }
            }
            #expect(thrown == error)
            #expect(server.requests.count == 1, "\(error): nothing is sent again by itself")
        }
    }

    @Test(
        "a page in between is neither a value nor a write that was made",
        arguments: [
            "<html>Welcome to the hotel</html>", "", "{\"a\":", "[1", "nul", "{\"a/b\":1}", "{\".sv\":\"what\"}",
        ]
    )
    func pages(body: String) async throws {
        let server = try ScriptedServer([.json(200, body)])
        let endpoint = try server.endpoint()
        let read = await failure {
            try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: try options()) {
                _ = try await $0.get(.root)
            }
        }
        guard case .malformed = read else {
            Issue.record("\(body) was read: \(String(describing: read))")
            return
        }
        guard !body.hasPrefix("{\"a/") && !body.hasPrefix("{\".sv") else { return }
        let written = await failure {
            try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: try options()) {
                try await $0.set(.bool(true), at: .root)
            }
        }
        guard case .malformed = written else {
            Issue.record("\(body) counted as done: \(String(describing: written))")
            return
        }
    }

    @Test("silence is a write that was made")
    func silence() async throws {
        let answer = Answer("HTTP/1.1 204 No Content\nConnection: close\n\n")
        #expect(try await asked(answer) { try await $0.set(.bool(true), at: .root) }.count == 1)
    }
}
