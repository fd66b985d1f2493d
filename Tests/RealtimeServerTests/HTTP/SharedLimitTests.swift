import Foundation
import RealtimeServer
import RealtimeService
import RealtimeTree
import ServedRooms
import TestKit
import Testing

@Suite("Limits that all senders share", .timeLimit(.minutes(20)))
struct SharedLimitTests {
    @Test("health and numbers have a limit of their own")
    func reports() async throws {
        try await ServedDatabase.with(.local { $0.reportsPerMinute = 5 }) { served in
            let connection = try served.connect()
            for number in 0..<5 {
                let path = number % 2 == 0 ? "/healthz" : "/metrics"
                #expect(try await connection.ask("GET \(path)").status == 200)
            }
            for path in ["/healthz", "/metrics"] { #expect(try await connection.ask("GET \(path)").status == 429) }
            #expect(try await connection.ask("GET /a.json?ns=x").status == 200)
        }
    }

    @Test("a body that comes by drops is cut long before its time is up, and one that comes fast enough is not")
    func dripping() async throws {
        let limits = ServerConfiguration.local {
            $0.bodySeconds = 3_600
            $0.bodyBytesPerSecond = 1
        }
        try await ServedDatabase.with(limits) { served in
            let slow = try served.begin("PUT /slow.json?ns=x", ["Content-Length: 100"], "1")
            let fast = try served.begin("PUT /fast.json?ns=x", ["Content-Length: 14"], "1234567890")
            #expect(try await slow.receiveAll().hasPrefix("HTTP/1.1 408 "))
            fast.send("1234")
            #expect(try await fast.answer().text == "12345678901234")
            #expect(try await served.ask("GET /slow.json?ns=x").text == "null")
        }
    }

    @Test("the bytes of all bodies are bounded, and a small write goes on beside them")
    func bodiesAtOnce() async throws {
        let limits = ServerConfiguration.local {
            $0.smallBodyBytes = 1_000
            $0.bodyBytesAtOnce = 100_000
            $0.bodyBytesAtOncePerSender = 0
        }
        try await ServedDatabase.with(limits) { served in
            let holding = try served.begin(
                "PUT /a.json?ns=x",
                [ServedDatabase.owner, "Content-Length: 90002"],
                "\"" + String(repeating: "a", count: 80_000)
            )
            // Announced bytes don't count before they are received.
            let silent = try served.begin("PUT /b.json?ns=x", [ServedDatabase.owner, "Content-Length: 90000"], "1")
            defer { withExtendedLifetime(silent) {} }
            let large = ServedDatabase.text(50_000)
            var refused = try await served.ask("PUT /c.json?ns=x", [ServedDatabase.owner], body: large)
            while refused.status == 200 {
                refused = try await served.ask("PUT /c.json?ns=x", [ServedDatabase.owner], body: large)
            }
            #expect(refused.status == 503 && refused.fields["retry-after"] == "5")
            #expect(try await served.ask("PUT /d.json?ns=x", [ServedDatabase.owner], body: "1").status == 200)
            holding.send(String(repeating: "a", count: 10_000) + "\"")
            #expect(try await holding.answer().status == 200)
            #expect(try await served.ask("PUT /c.json?ns=x", [ServedDatabase.owner], body: large).status == 200)
            #expect(try await served.ask("GET /metrics").text.contains(#"{limit="bodies_at_once"}"#))
        }
    }

    @Test("one sender's bodies are bounded, too: the answer is theirs to mend")
    func bodiesOfASender() async throws {
        let limits = ServerConfiguration.local {
            $0.smallBodyBytes = 1_000
            $0.bodyBytesAtOncePerSender = 20_000
        }
        try await ServedDatabase.with(limits) { served in
            let large = ServedDatabase.text(50_000)
            let refused = try await served.ask("PUT /c.json?ns=x", [ServedDatabase.owner], body: large)
            #expect(refused.status == 429 && refused.fields["retry-after"] == "5")
            #expect(try await served.ask("PUT /c.json?ns=x", [ServedDatabase.owner], body: "1").status == 200)
        }
    }

    @Test(
        "the bytes that a sender leaves unread are bounded, as an answer and as a stream; a small answer goes on beside them"
    )
    func unread() async throws {
        let limits = ServerConfiguration.local {
            $0.smallBodyBytes = 1_000
            $0.answerBytesAtOncePerSender = 5 << 20 + 10_000
        }
        try await ServedDatabase.with(limits) { served in
            #expect(try await served.ask("PUT /b.json?ns=x", [ServedDatabase.owner], body: "\"x\"").status == 200)
            let database = try #require(DatabaseName("x"))
            // The system buffers up to three megabytes of unread data.
            let places = [("a", 5 << 20), ("c", 20_000)]
            for (name, count) in places {
                let value = RealtimeValue.string(String(repeating: "x", count: count))
                let place = try RealtimePath(name)
                _ = try await served.store.write(database) { _ in RealtimeWrite(value, at: place) }
            }
            for (fields, start) in [("", "HTTP/1.1 200"), ("Accept: text/event-stream\n", "event: put")] {
                var unread: RawConnection? = try served.connect(buffer: 4_096)
                unread?.send("GET /a.json?ns=x HTTP/1.1\nHost: localhost\n\(fields)\n")
                _ = try await unread?.receive(upTo: start)
                let refused = try await served.ask("GET /c.json?ns=x")
                #expect(refused.status == 429 && refused.fields["retry-after"] == "5", "\(start)")
                #expect(try await served.ask("GET /b.json?ns=x").text == #""x""#)
                // The connection is closed with unread data.
                unread = nil
                // The server notices the closed connection a moment later.
                while try await served.ask("GET /c.json?ns=x").status == 429 { await Task.yield() }
                #expect(try await served.ask("GET /c.json?ns=x").status == 200)
            }
            #expect(try await served.ask("GET /metrics").text.contains(#"{limit="answers_at_once"}"#))
        }
    }

    @Test("a stranger's second large read is told to wait, by the address; small reads and an admin's go on")
    func largeReads() async throws {
        try await ServedDatabase.with { served in
            #expect(try await served.ask("PUT /s.json?ns=x", [ServedDatabase.owner], body: "1").status == 200)
            let database = try #require(DatabaseName("x"))
            let path = try RealtimePath("a")
            let text = RealtimeValue.string(String(repeating: "x", count: 5 << 20))
            _ = try await served.store.write(database) { _ in RealtimeWrite(.object(["b": text, "c": text]), at: path) }
            let gate = DispatchSemaphore(value: 0)
            let (steps, step) = AsyncStream.makeStream(of: Void.self)
            let store = served.store
            let first: Task<Bool, any Error> = Task {
                defer { step.finish() }
                return try await store.read(database, ReadBounds(reader: "127.0.0.1")) { state in
                    let isThere = try state.tree.value(at: path).exists
                    step.finish()
                    gate.wait()
                    return isThere
                }
            }
            for await _ in steps {}
            for fields in [[], ["Accept: text/event-stream"]] as [[String]] {
                let refused = try await served.ask("GET /a.json?ns=x", fields)
                #expect(refused.status == 429 && refused.fields["retry-after"] == "5", "\(fields)")
                #expect(refused.text.contains("large read"), "\(fields)")
            }
            #expect(try await served.ask("GET /s.json?ns=x").text == "1")
            let admin = Task { try await served.ask("GET /a.json?ns=x", [ServedDatabase.owner]).status }
            gate.signal()
            let (wasThere, status) = (try await first.value, try await admin.value)
            #expect(wasThere)
            #expect(status == 200)
            #expect(try await served.ask("GET /a.json?ns=x").status == 200)
            #expect(try await served.ask("GET /metrics").text.contains(#"{limit="large_reads"} 2"#))
        }
    }

    @Test("a sender who isn't signed in sends a small body or none")
    func strangersBody() async throws {
        try await ServedDatabase.with(.local { $0.smallBodyBytes = 1_000 }) { served in
            let connection = try served.begin("PUT /a.json?ns=x", ["Content-Length: 2000000"])
            let answer = try await connection.answer()
            #expect(answer.status == 413 && answer.text.contains("without signing in"))
            let body = ServedDatabase.text(5_000)
            #expect(try await served.ask("PUT /a.json?ns=x", body: body).status == 413)
            #expect(try await served.ask("PUT /a.json?ns=x", body: "1").status == 200)
            #expect(try await served.ask("PUT /a.json?ns=x", [ServedDatabase.owner], body: body).status == 200)
        }
    }

    @Test("a sender has so many streams, and all together leave connections to requests")
    func streams() async throws {
        let limits = ServerConfiguration.local {
            $0.connections = 8
            $0.connectionsPerAddress = 8
            $0.streamsPerSender = 4
        }
        try await ServedDatabase.with(limits) { served in
            var open: [RawConnection] = []
            for number in 0..<5 {
                let connection = try served.connect()
                let status = try await connection.listen("/a.json?ns=x").status
                #expect(status == (number < 4 ? 200 : 429))
                if status == 200 { open.append(connection) }
            }
            open.removeLast().hangUp()
            // The server notices the closed connection a moment later.
            var status = 429
            while status == 429 {
                let connection = try served.connect()
                status = try await connection.listen("/a.json?ns=x").status
                if status == 200 { open.append(connection) }
            }
            #expect(status == 200)
        }
        let all = ServerConfiguration.local { $0.connections = 8 }
        try await ServedDatabase.with(all) { served in
            var open: [RawConnection] = []
            for _ in 0..<6 {
                let connection = try served.connect()
                #expect(try await connection.listen("/a.json?ns=x").status == 200)
                open.append(connection)
            }
            let late = try await served.connect().listen("/a.json?ns=x")
            #expect(late.status == 503 && late.fields["retry-after"] == "30")
            #expect(try await served.ask("GET /healthz").status == 200)
            #expect(open.count == 6)
        }
    }
}
