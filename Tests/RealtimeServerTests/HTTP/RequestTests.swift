import Foundation
import RealtimeServer
import RealtimeService
import RealtimeTree
import ServedRooms
import TestKit
import Testing

@Suite("Requests over HTTP", .timeLimit(.minutes(5)))
struct RequestTests {
    @Test("each verb reaches the database, over one connection, and is answered in turn")
    func verbs() async throws {
        try await ServedDatabase.with { served in
            let connection = try served.connect()
            for (line, body, status, answer) in [
                ("PUT /a.json?ns=x", #"{"b": 1, "c": "é"}"#, 200, #"{"b":1,"c":"é"}"#),
                ("GET /a/c.json?ns=x", nil, 200, #""é""#),
                ("PATCH /a.json?ns=x", #"{"b": null, "d/e": true}"#, 200, #"{"b":null,"d/e":true}"#),
                ("GET /a.json?ns=x", nil, 200, #"{"c":"é","d":{"e":true}}"#),
                ("DELETE /a/c.json?ns=x", nil, 200, "null"),
                ("GET /.json?ns=x", nil, 200, #"{"a":{"d":{"e":true}}}"#),
                ("GET /.json?ns=y", nil, 200, "null"),
                ("GET /a?ns=x", nil, 404, #"{"error":"There is nothing here: a place of the database ends in .json"}"#),
            ] as [(String, String?, Int, String)] {
                let came = try await connection.ask(line, body: body)
                #expect(came.status == status, "\(line): \(came.text)")
                #expect(came.text == answer, "\(line)")
                #expect(came.fields["content-type"] == "application/json; charset=utf-8")
                #expect(came.fields["cache-control"] == "no-cache")
                #expect(came.fields["access-control-allow-origin"] == nil)
                #expect(came.fields["date"] != nil, "\(line)")
            }
            let pushed = try await connection.ask("POST /list.json?ns=x", body: "1")
            #expect(pushed.status == 200 && pushed.text.hasPrefix(#"{"name":"-"#), "\(pushed.text)")
            let silent = try await connection.ask("PUT /a.json?ns=x&print=silent", body: "2")
            #expect(silent.status == 204 && silent.fields["content-length"] == nil)
            let overridden = try await connection.ask(
                "POST /a.json?ns=x",
                ["X-HTTP-Method-Override: DELETE"],
                body: ""
            )
            #expect(overridden.status == 200)
            #expect(try await connection.ask("GET /a.json?ns=x").text == "null")
        }
    }

    @Test("requests that are sent at once without waiting are answered in their order")
    func pipelined() async throws {
        try await ServedDatabase.with { served in
            let connection = try served.connect()
            for number in 0..<50 { connection.request("PUT /n.json?ns=x", body: "\(number)") }
            for number in 0..<50 { #expect(try await connection.answer().text == "\(number)") }
        }
    }

    @Test("HEAD has the head of GET, its length too, and nothing after it")
    func head() async throws {
        try await ServedDatabase.with { served in
            let connection = try served.connect()
            _ = try await connection.ask("PUT /a.json?ns=x", body: "12345")
            let head = try await connection.ask("HEAD /a.json?ns=x", ["Accept: text/event-stream"])
            #expect(head.status == 200 && head.fields["content-length"] == "5")
            #expect(try await connection.ask("GET /a.json?ns=x").text == "12345")
        }
    }

    @Test("conditions and ETags pass both ways")
    func conditions() async throws {
        try await ServedDatabase.with { served in
            let connection = try served.connect()
            let absent = try await connection.ask("GET /a.json?ns=x", ["X-Firebase-ETag: true"])
            #expect(absent.fields["etag"] == "null_etag")
            let made = try await connection.ask("PUT /a.json?ns=x", ["if-match: null_etag"], body: "1")
            let tag = try #require(made.fields["etag"])
            #expect(made.status == 200 && made.fields["access-control-expose-headers"]?.contains("ETag") == true)
            let late = try await connection.ask("PUT /a.json?ns=x", ["if-match: null_etag"], body: "2")
            #expect(late.status == 412 && late.text == "1" && late.fields["etag"] == tag)
            let same = try await connection.ask("GET /a.json?ns=x", ["if-none-match: \(tag)"])
            #expect(same.status == 304 && same.body.isEmpty)
            #expect(try await connection.ask("GET /a.json?ns=x").text == "1")
        }
    }

    @Test("a page of any site may ask, and is told so before it does")
    func preflight() async throws {
        try await ServedAccountsTests.Served.with { served in
            let answer = try await served.ask(
                "OPTIONS /a.json",
                ["Origin: https://app.example.org", "Access-Control-Request-Method: PATCH"]
            )
            #expect(answer.status == 204)
            #expect(answer.fields["access-control-allow-origin"] == "*")
            // Browsers must never send credentials by themselves.
            #expect(answer.fields["access-control-allow-credentials"] == nil)
            #expect(answer.fields["access-control-allow-private-network"] == nil)
        }
    }

    @Test(
        "a page of this machine may ask the emulator, and is told so before it does",
        arguments: [
            "http://localhost:3000", "https://localhost", "http://127.0.0.1:8080", "http://[::1]:5000",
            "http://app.localhost:3000",
        ]
    )
    func ownPages(origin: String) async throws {
        try await ServedDatabase.with { served in
            let fields = ["Origin: \(origin)", "Access-Control-Request-Method: PATCH"]
            let answer = try await served.ask(
                "OPTIONS /a.json?ns=x",
                fields + ["Access-Control-Request-Private-Network: true"]
            )
            #expect(answer.status == 204)
            #expect(answer.fields["access-control-allow-origin"] == origin)
            #expect(answer.fields["vary"] == "Origin")
            #expect(answer.fields["access-control-allow-methods"]?.contains("PATCH") == true)
            #expect(answer.fields["access-control-allow-headers"]?.lowercased().contains("if-match") == true)
            #expect(answer.fields["access-control-allow-private-network"] == nil)
            #expect(try await served.ask("PUT /a.json?ns=x", ["Origin: \(origin)"], body: "1").status == 200)
        }
    }

    @Test(
        "a page of another site may not, nor one that a browser names by nothing",
        arguments: [
            "https://evil.example", "http://localhost.evil.example", "http://127.0.0.1.evil.example:9000", "null", "",
            "http://192.0.2.1", "file://", "http://localhost:x", "http://evil.example/localhost",
        ]
    )
    func otherPages(origin: String) async throws {
        try await ServedDatabase.with { served in
            for line in ["OPTIONS /a.json?ns=x", "GET /a.json?ns=x", "PUT /a.json?ns=x", "GET /metrics"] {
                let answer = try await served.ask(
                    line,
                    ["Origin: \(origin)", ServedDatabase.owner],
                    body: line.hasPrefix("PUT") ? "1" : nil
                )
                #expect(answer.status == 403, "\(line)")
                #expect(answer.fields["access-control-allow-origin"] == nil, "\(line)")
            }
            #expect(try await served.ask("GET /a.json?ns=x").text == "null")
        }
    }

    @Test("the emulator answers to the names of this machine alone: others could have been pointed here")
    func hosts() async throws {
        try await ServedDatabase.with { served in
            let hosts = [
                ("localhost", 200), ("localhost:\(served.port)", 200), ("127.0.0.1:\(served.port)", 200),
                ("[::1]:\(served.port)", 200), ("x.localhost:\(served.port)", 200), ("evil.example", 403),
                ("evil.example:\(served.port)", 403), ("localhost:1", 200), ("localhost:x", 403),
                ("localhost:\(served.port).evil.example", 403),
            ]
            for (host, status) in hosts {
                let connection = try served.connect()
                connection.send("GET /a.json?ns=x HTTP/1.1\nHost: \(host)\n\n")
                #expect(try await connection.answer().status == status, "\(host)")
            }
        }
    }

    @Test(
        "a request without a place to go is refused in the protocol's form",
        arguments: [
            ("TRACE /a.json?ns=x", 405), ("PROPFIND /a.json?ns=x", 405), ("GET /a.json", 404),
            ("GET /a.json?ns=a/b", 404),
            ("GET /a.json?ns=x&orderBy=%", 400), ("GET /nothing", 404), ("POST /v1/nothing", 404),
            ("GET /a.json?ns=x&auth=nonsense", 401), ("GET /a.json?ns=x&auth=a.b.c", 401),
        ]
    )
    func refused(line: String, status: Int) async throws {
        try await ServedDatabase.with { served in
            let answer = try await served.ask(line)
            #expect(answer.status == status)
            #expect(answer.text.hasPrefix(#"{"error":""#), "\(answer.text)")
        }
    }

    @Test("an emulator's server believes any bearer, and none outside of this machine can have one")
    func emulator() async throws {
        try await ServedDatabase.with { served in
            let connection = try served.connect()
            let rules = #"{"rules": {"open": {".read": true}}}"#
            #expect(try await connection.ask("PUT /.settings/rules.json?ns=x", body: rules).status == 401)
            #expect(
                try await connection.ask("PUT /.settings/rules.json?ns=x", [ServedDatabase.owner], body: rules).status
                    == 200
            )
            #expect(try await connection.ask("PUT /a.json?ns=x", body: "1").status == 401)
            #expect(try await connection.ask("PUT /a.json?ns=x", [ServedDatabase.owner], body: "1").status == 200)
            #expect(try await connection.ask("PUT /a.json?ns=x&access_token=any", body: "2").status == 200)
            #expect(try await connection.ask("GET /a.json?ns=x").status == 401)
            #expect(try await connection.ask("GET /open.json?ns=x").status == 200)
        }
        for host in ["0.0.0.0", "192.0.2.1", "example.org", "::"] {
            var configuration = ServerConfiguration.local()
            configuration.host = host
            #expect(await Self.refusal(of: configuration) == .emulatorNotOnLoopback(host: host))
        }
    }

    @Test("a port that is no port, or another's, is told as such")
    func ports() async throws {
        var configuration = ServerConfiguration.local()
        configuration.port = 70_000
        #expect(await Self.refusal(of: configuration) == .noPort(70_000))
        try await ServedDatabase.with { served in
            var configuration = ServerConfiguration.local()
            configuration.port = served.port
            let refusal = await Self.refusal(of: configuration)
            guard case .portTaken(let port, _) = refusal else {
                Issue.record("\(String(describing: refusal))")
                return
            }
            #expect(port == served.port)
        }
    }

    /// The error of a server with a configuration; nil if it runs.
    private static func refusal(of configuration: ServerConfiguration) async -> ServerError? {
        do {
            try await ServedDatabase.with(configuration) { _ in }
            return nil
        } catch {
            return error as? ServerError
        }
    }

    @Test("health and numbers are told without saying anything of anybody")
    func numbers() async throws {
        try await ServedDatabase.with { served in
            _ = try await served.ask("PUT /secrets/ann.json?ns=x", body: #""plum""#)
            _ = try await served.ask("GET /secrets/ann.json?ns=x&auth=plum")
            #expect(try await served.ask("GET /healthz").text == "ok\n")
            let numbers = try await served.ask("GET /metrics")
            #expect(numbers.fields["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
            for line in [
                #"roomd_requests_total{method="PUT",status="200"} 1"#,
                #"roomd_requests_total{method="GET",status="401"} 1"#,
                "roomd_commits_total 1", "roomd_listeners 0", "roomd_request_seconds_count 3",
            ] {
                #expect(numbers.text.contains(line + "\n"), "\(line) in \(numbers.text)")
            }
            for word in ["ann", "plum", "secrets", "127.0.0.1"] { #expect(!numbers.text.contains(word)) }
            for field in [
                "X-Forwarded-For: 203.0.113.9", "X-Real-IP: 203.0.113.9", "Forwarded: for=203.0.113.9",
                "Via: 1.1 proxy",
                "X-Forwarded-Proto: https", "CF-Connecting-IP: 203.0.113.9",
            ] {
                #expect(try await served.ask("GET /metrics", [field]).status == 401, "\(field)")
            }
            let admin = try await served.ask(
                "GET /metrics",
                ["X-Forwarded-For: 203.0.113.9", ServedDatabase.owner]
            )
            #expect(admin.status == 200)
        }
    }
}
