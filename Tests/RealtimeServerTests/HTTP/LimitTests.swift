import Foundation
import RealtimeServer
import RealtimeService
import RealtimeTree
import ServedRooms
import TestKit
import Testing

@Suite("The limits of one sender", .timeLimit(.minutes(5)))
struct LimitTests {
    @Test("a body over the limit is refused, by its announced length before any of it is read")
    func announced() async throws {
        try await ServedDatabase.with(.local { $0.bodyBytes = 1_000 }) { served in
            let connection = try served.begin("PUT /a.json?ns=x", ["Content-Length: 500000000"])
            let answer = try await connection.answer()
            #expect(answer.status == 413 && answer.text.contains("1000 bytes"))
            #expect(answer.fields["connection"] == "close")
            #expect(try await connection.receiveAll() == "")
            // If the rest of the body is small, the server reads it, and the connection stays usable.
            let other = try served.connect()
            let body = ServedDatabase.text(2_000)
            #expect(try await other.ask("PUT /a.json?ns=x", body: body).status == 413)
            #expect(try await other.ask("PUT /a.json?ns=x", body: "1").status == 200)
        }
    }

    @Test("a body without a length is read up to the limit and no further")
    func chunked() async throws {
        try await ServedDatabase.with(.local { $0.bodyBytes = 1_000 }) { served in
            let connection = try served.begin("PUT /a.json?ns=x", ["Transfer-Encoding: chunked"])
            let piece = String(repeating: "1", count: 256)
            for _ in 0..<40 { connection.send("100\n\(piece)\n") }
            let answer = try await connection.answer()
            #expect(answer.status == 413 && answer.fields["connection"] == "close")
            let whole = try served.begin("PUT /a.json?ns=x", ["Transfer-Encoding: chunked"], "2\n12\n1\n3\n0\n\n")
            #expect(try await whole.answer().text == "123")
            #expect(try await served.ask("GET /a.json?ns=x").text == "123")
        }
    }

    @Test("a body whose chunks are broken is the client's fault, and nothing of it is written")
    func brokenChunks() async throws {
        try await ServedDatabase.with { served in
            let connection = try served.begin("PUT /a.json?ns=x", ["Transfer-Encoding: chunked"])
            connection.send("3\n12\n3\n345\n0\n\n")
            let answer = try await connection.answer()
            #expect(answer.status == 400, "\(answer.status) \(answer.text)")
            #expect(answer.fields["connection"] == "close")
            #expect(try await served.ask("GET /a.json?ns=x").text == "null")
        }
    }

    @Test("a body that was cut is no body: half of a number is never written")
    func cut() async throws {
        try await ServedDatabase.with { served in
            for half in [
                "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nContent-Length: 6\n\n123",
                "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n3\n123\n",
                "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n3\n123\n0\n",
                "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nContent-Le",
            ] {
                for ends in [RawConnection.closeWriting, RawConnection.hangUp] {
                    let connection = try served.connect()
                    connection.send(half)
                    ends(connection)()
                    let left = try await connection.receiveAll()
                    #expect(left.isEmpty || left.hasPrefix("HTTP/1.1 400"), "\(left)")
                }
            }
            #expect(try await served.ask("GET /a.json?ns=x").text == "null")
        }
    }

    @Test("whoever asks first whether to send a body is told to go on, or that it is too large")
    func expectation() async throws {
        try await ServedDatabase.with(.local { $0.bodyBytes = 1_000 }) { served in
            let connection = try served.begin("PUT /a.json?ns=x", ["Expect: 100-continue", "Content-Length: 2"])
            #expect(try await connection.answer(hasBody: false).status == 100)
            connection.send("42")
            #expect(try await connection.answer().text == "42")
            connection.send(
                "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nExpect: 100-continue\nContent-Length: 2000000\n\n"
            )
            #expect(try await connection.answer().status == 413)
        }
    }

    @Test("a head that doesn't come, comes by drops, or comes too late after the last answer, ends the connection")
    func slowHead() async throws {
        let limits = ServerConfiguration.local {
            $0.headSeconds = 1
            $0.idleSeconds = 1
        }
        try await ServedDatabase.with(limits) { served in
            let silent = try served.connect()
            let half = try served.connect()
            half.send("GET /a.json?ns=x HTTP/1.1\nHost: localhost\nX-Slow: ")
            let late = try served.connect()
            #expect(try await late.ask("GET /a.json?ns=x").status == 200)
            late.send("GET /a.js")
            // An idle connection that is kept alive doesn't count as a fault.
            let idle = try served.connect()
            #expect(try await idle.ask("GET /a.json?ns=x").status == 200)
            for connection in [silent, half, late, idle] { #expect(try await connection.receiveAll() == "") }
            #expect(try await served.ask("GET /metrics").text.contains(#"roomd_refused_total{limit="head_time"} 3"#))
        }
    }

    @Test("a connection whose answer ended before the body has its time limits, too")
    func answeredEarly() async throws {
        try await ServedDatabase.with(.local { $0.idleSeconds = 1 }) { served in
            let connection = try served.begin("PUT /nothing?ns=x", ["Content-Length: 10"], "12345")
            #expect(try await connection.answer().status == 404)
            connection.send("67890")
            #expect(try await connection.receiveAll() == "")
        }
        try await ServedDatabase.with(.local { $0.bodySeconds = 1 }) { served in
            let connection = try served.begin("PUT /nothing?ns=x", ["Content-Length: 10"], "12345")
            #expect(try await connection.answer().status == 404)
            #expect(try await connection.receiveAll() == "")
        }
    }

    @Test("a body that doesn't come in time is 408, and nothing is written")
    func slowBody() async throws {
        try await ServedDatabase.with(.local { $0.bodySeconds = 1 }) { served in
            let connection = try served.begin("PUT /a.json?ns=x", ["Content-Length: 3"], "12")
            #expect(try await connection.receiveAll().hasPrefix("HTTP/1.1 408 "))
            #expect(try await served.ask("GET /a.json?ns=x").text == "null")
        }
    }

    @Test("whoever doesn't take what was asked for is cut")
    func stalled() async throws {
        try await ServedDatabase.with(.local { $0.bodySeconds = 2 }) { served in
            // The value is written directly to the store, because the network could be too slow on a busy machine.
            let value = String(repeating: "x", count: 8 << 20)
            #expect(try await served.ask("PUT /a.json?ns=x&print=silent", body: "1").status == 204)
            let database = try #require(DatabaseName("x"))
            let place = try RealtimePath("a")
            _ = try await served.store.write(database) { _ in RealtimeWrite(.string(value), at: place) }
            let connection = try served.connect(buffer: 4_096)
            connection.request("GET /a.json?ns=x")
            // The client reads nothing until the server has given up.
            let other = try served.connect()
            var numbers = ""
            while !numbers.contains(#"{limit="stalled"} 1"#) { numbers = try await other.ask("GET /metrics").text }
            #expect(try await connection.receiveAll().utf8.count < value.utf8.count)
        }
    }

    @Test("a head of too many bytes ends the connection, wherever they are")
    func longHead() async throws {
        try await ServedDatabase.with { served in
            let long = String(repeating: "a", count: 200_000)
            for head in [
                "GET /\(long).json?ns=x HTTP/1.1\nHost: localhost\n\n",
                "GET /a.json?ns=x HTTP/1.1\nHost: localhost\nX-Long: \(long)\n\n",
                "GET /a.json?ns=x HTTP/1.1\nHost: localhost\n" + String(repeating: "X-Many: 1\n", count: 20_000) + "\n",
            ] {
                let connection = try served.connect()
                connection.send(head)
                let answer = try await connection.receiveAll()
                #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "\(answer.prefix(200))")
            }
            #expect(try await served.ask("GET /healthz").status == 200)
        }
    }

    @Test(
        "bytes that are no HTTP are refused, and the server goes on",
        arguments: [
            "\n\n\n\n", "GARBAGE\n\n", "GET\n\n", "GET /a.json\n\n", "GET /a.json HTTP/9.9\nHost: localhost\n\n",
            "GET /a.json HTTP/1.1\nHost h\n\n", "GET /a.json HTTP/1.1\nHost: localhost\nContent-Length: x\n\n",
            "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nContent-Length: -1\n\n",
            "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nContent-Length: 1\nContent-Length: 2\n\n1",
            "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nContent-Length: 3\nTransfer-Encoding: chunked\n\n0\n\n",
            "PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\nzz\n1\n0\n\n",
            "GET /a.json?ns=x HTTP/1.1\n\n", "GET /a.json?ns=x HTTP/1.1\nHost: localhost\nHost: other.example\n\n",
            "PUT /a.json?ns=x HTTP/1.0\nHost: localhost\nTransfer-Encoding: chunked\n\n1\n1\n0\n\n",
            "\u{16}\u{03}\u{01}\u{02}\u{00}\u{01}\u{00}\u{01}",
        ]
    )
    func malformed(bytes: String) async throws {
        try await ServedDatabase.with(.local { $0.headSeconds = 1 }) { served in
            let connection = try served.connect()
            connection.send(bytes)
            connection.closeWriting()
            let answer = try await connection.receiveAll()
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 40"), "\(answer)")
            #expect(try await served.ask("GET /a.json?ns=x").text == "null")
        }
    }

    @Test("generated bytes never stop the server nor write anything", arguments: UInt64(1)...4)
    func noise(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "GET ", "PUT ", "/a.json", "?ns=x", " HTTP/1.1", "\r\n", "\r\n\r\n", "Host: localhost", "Content-Length: 5",
            "12345",
            "Transfer-Encoding: chunked", "\u{0}", "%zz", ": ", "\n", "é", "Expect: 100-continue",
        ]
        let texts = (0..<60).map { _ in
            (0..<random.int(in: 1...14)).map { _ in random.pick(pieces) }.joined()
        }
        try await ServedDatabase.with(.local { $0.headSeconds = 2 }) { served in
            for text in texts {
                let connection = try served.connect()
                connection.send(Array(text.utf8))
                connection.closeWriting()
                let answer = try await connection.receiveAll()
                #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "), "seed \(seed): \(text.debugDescription)")
            }
            #expect(try await served.ask("GET /healthz").status == 200, "seed \(seed)")
        }
    }

    @Test("an address has so many connections at once, and a server so many at all")
    func connections() async throws {
        let limits = ServerConfiguration.local {
            $0.connections = 8
            $0.connectionsPerAddress = 5
        }
        try await ServedDatabase.with(limits) { served in
            var open: [RawConnection] = []
            for _ in 0..<5 {
                let connection = try served.connect()
                #expect(try await connection.ask("GET /healthz").status == 200)
                open.append(connection)
            }
            #expect(try await served.connect().receiveAll() == "")
            #expect(try await open[0].ask("GET /metrics").text.contains(#"{limit="connections"} 1"#))
            open.removeLast()
            // The server notices the closed connection a moment later.
            while try await served.connect().isRefused() { _ = try await open[0].ask("GET /healthz") }
        }
    }

    @Test("an address has so many requests in a minute, then waits, and is told how long")
    func requests() async throws {
        try await ServedDatabase.with(.local { $0.requestsPerMinute = 20 }) { served in
            let connection = try served.connect()
            for _ in 0..<20 { #expect(try await connection.ask("GET /a.json?ns=x").status == 200) }
            let late = try await connection.ask("PUT /a.json?ns=x", body: "1")
            let wait = try #require(late.fields["retry-after"].flatMap { Int($0) })
            #expect(late.status == 429 && (1...60).contains(wait) && late.text.hasPrefix(#"{"error":"#))
            #expect(try await connection.ask("GET /healthz").status == 200)
            #expect(try await connection.ask("GET /metrics").text.contains(#"{limit="request"} 1"#))
            served.clock.advance(seconds: 61)
            #expect(try await connection.ask("GET /a.json?ns=x").text == "null")
        }
    }

    @Test("a room's code can be tried so many times in an hour")
    func guesses() async throws {
        try await ServedDatabase.with(.local { $0.guessesPerHour = 10 }) { served in
            let rules = #"{"rules": {"codes": {"$code": {".read": true}}}}"#
            _ = try await served.ask("PUT /.settings/rules.json?ns=x", [ServedDatabase.owner], body: rules)
            _ = try await served.ask("PUT /codes/ABCDEFGH.json?ns=x", [ServedDatabase.owner], body: #"{"room": "r"}"#)
            for number in 0..<30 {
                // Successful reads don't count as guesses.
                #expect(try await served.ask("GET /codes/ABCDEFGH.json?ns=x").status == (number < 10 ? 200 : 429))
                #expect(try await served.ask("GET /codes/X\(number).json?ns=x").status == (number < 10 ? 200 : 429))
            }
            served.clock.advance(hours: 1)
            served.clock.advance(seconds: 1)
            #expect(try await served.ask("GET /codes/ABCDEFGH.json?ns=x").status == 200)
        }
    }
}

extension RawConnection {
    /// Whether the server closes the connection without a response.
    fileprivate func isRefused() async throws -> Bool {
        request("GET /healthz", ["Connection: close"])
        return try await receiveAll().isEmpty
    }
}
