import Foundation
import RealtimeServer
import RealtimeService
import ServedRooms
import TestKit
import Testing
import TimeKit

@Suite("Event streams over HTTP", .timeLimit(.minutes(5)))
struct StreamTests {

    @Test("a stream is what the protocol's clients read: a charset, lines that end in LF alone, no comments, no ids")
    func bytes() async throws {
        try await ServedDatabase.with { served in
            let listener = try served.connect()
            let head = try await listener.listen("/a.json?ns=x")
            #expect(head.status == 200)
            #expect(head.fields["content-type"] == "text/event-stream; charset=utf-8")
            #expect(head.fields["cache-control"] == "no-cache")
            #expect(head.fields["x-accel-buffering"] == "no")
            let writer = try served.connect()
            for (line, body, event) in [
                (nil, "", #"put|{"path":"/","data":null}"#),
                ("PUT /a/b.json?ns=x", #""é""#, #"put|{"path":"/b","data":"é"}"#),
                ("PATCH /a.json?ns=x", #"{"b": null, "c": 2}"#, #"patch|{"path":"/","data":{"b":null,"c":2}}"#),
                ("DELETE /a/c.json?ns=x", "", #"put|{"path":"/c","data":null}"#),
                ("PUT /.json?ns=x", #"{"a": {"d": [1, 2]}}"#, #"put|{"path":"/","data":{"d":[1,2]}}"#),
            ] as [(String?, String, String)] {
                if let line { _ = try await writer.ask(line, body: body.isEmpty ? nil : body) }
                let parts = event.split(separator: "|")
                #expect(try await listener.event() == "event: \(parts[0])\ndata: \(parts[1])\n\n")
            }
            #expect(served.metrics.listeners == 1)
        }
    }

    @Test("a stream with nothing to tell says every so often that it is there")
    func keepAlive() async throws {
        try await ServedDatabase.with(.local { $0.keepAliveSeconds = 1 }) { served in
            let listener = try served.connect()
            _ = try await listener.listen("/a.json?ns=x")
            #expect(try await listener.event()?.hasPrefix("event: put\n") == true)
            for _ in 0..<2 { #expect(try await listener.event() == "event: keep-alive\ndata: null\n\n") }
        }
    }

    @Test("a stream whose credential has run out says so and ends; the next one needs a fresh one")
    func authRevoked() async throws {
        try await ServedDatabase.with(.local { $0.keepAliveSeconds = 1 }) { served in
            let token = UnsignedToken.text(uid: "ann", expires: served.clock.now.adding(minutes: 60))
            let listener = try served.connect()
            _ = try await listener.listen("/a.json?ns=x&auth=\(token)")
            #expect(try await listener.event()?.hasPrefix("event: put\n") == true)
            served.clock.advance(minutes: 60)
            var last = try await listener.event()
            while last == "event: keep-alive\ndata: null\n\n" { last = try await listener.event() }
            #expect(last == "event: auth_revoked\ndata: credential is no longer valid\n\n")
            #expect(try await listener.event() == nil)
            #expect(try await listener.receiveAll() == "")
            let again = try await served.connect().listen("/a.json?ns=x&auth=\(token)")
            #expect(again.status == 401 && again.text == #"{"error":"Auth token is expired"}"#)
        }
    }

    @Test("a stream that the rules no longer allow is canceled and ends")
    func canceled() async throws {
        try await ServedDatabase.with { served in
            let rules = #"{"rules": {"a": {".read": "root.child('open').val() == true"}}}"#
            _ = try await served.ask("PUT /.settings/rules.json?ns=x", [ServedDatabase.owner], body: rules)
            let early = try await served.connect().listen("/a.json?ns=x")
            #expect(early.status == 401 && early.text == #"{"error":"Permission denied"}"#)
            _ = try await served.ask("PUT /open.json?ns=x", [ServedDatabase.owner], body: "true")
            let listener = try served.connect()
            #expect(try await listener.listen("/a.json?ns=x").status == 200)
            #expect(try await listener.event()?.hasPrefix("event: put\n") == true)
            _ = try await served.ask("PUT /open.json?ns=x", [ServedDatabase.owner], body: "false")
            #expect(try await listener.event() == "event: cancel\ndata: null\n\n")
            #expect(try await listener.event() == nil)
            #expect(try await listener.receiveAll() == "")
        }
    }

    @Test("three hundred listeners hear every write in its order, and are forgotten when they leave")
    func hundreds() async throws {
        try await ServedDatabase.with { served in
            var listeners: [RawConnection] = []
            for number in 0..<300 {
                let listener = try served.connect()
                #expect(try await listener.listen("/room/\(number % 3).json?ns=x").status == 200)
                listeners.append(listener)
            }
            for listener in listeners { #expect(try await listener.event()?.hasPrefix("event: put\n") == true) }
            #expect(served.metrics.listeners == 300)
            let writer = try served.connect()
            for number in 0..<60 {
                let answer = try await writer.ask("PUT /room/\(number % 3)/n.json?ns=x", body: "\(number)")
                #expect(answer.status == 200)
            }
            for (index, listener) in listeners.enumerated() {
                for number in stride(from: index % 3, to: 60, by: 3) {
                    let event = try await listener.event()
                    #expect(event == "event: put\ndata: {\"path\":\"/n\",\"data\":\(number)}\n\n")
                }
            }
            for listener in listeners { listener.hangUp() }
            // The server notices the closed connections one by one, and meanwhile serves others.
            while served.metrics.listeners > 0 { _ = try await writer.ask("GET /healthz") }
        }
    }
}

/// Unsigned ID tokens, which an emulator accepts.
enum UnsignedToken {
    static func text(uid: String, expires: Instant, claims: String = "") -> String {
        let head = #"{"alg":"none","typ":"JWT"}"#
        let body = #"{"sub":"\#(uid)","user_id":"\#(uid)","exp":\#(expires.milliseconds / 1_000)\#(claims)}"#
        return part(head) + "." + part(body) + "."
    }

    static func part(_ text: String) -> String {
        Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
            "=",
            with: ""
        )
    }
}
