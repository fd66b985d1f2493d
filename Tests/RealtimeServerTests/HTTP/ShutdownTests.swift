import Foundation
import RealtimeServer
import RealtimeService
import ServedRooms
import TestKit
import Testing

@Suite("The end of a server", .timeLimit(.minutes(5)))
struct ShutdownTests {
    @Test("streams end, idle connections close, and nobody gets in anymore")
    func ends() async throws {
        try await ServedDatabase.with { served in
            var listeners: [RawConnection] = []
            for _ in 0..<20 {
                let listener = try served.connect()
                _ = try await listener.listen("/a.json?ns=x")
                #expect(try await listener.event() != nil)
                listeners.append(listener)
            }
            let idle = try served.connect()
            #expect(try await idle.ask("GET /a.json?ns=x").status == 200)
            let silent = try served.connect()
            served.end()
            for listener in listeners {
                #expect(try await listener.event() == nil)
                #expect(try await listener.receiveAll() == "")
            }
            #expect(try await idle.receiveAll() == "")
            #expect(try await silent.receiveAll() == "")
            let late = try? served.connect()
            #expect(try await late?.receiveAll() ?? "" == "")
        }
    }

    @Test("a request that was taken is answered, also if its body is still to come, and that answer is the last")
    func finishes() async throws {
        try await ServedDatabase.with { served in
            let connection = try served.connect()
            connection.send("PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nExpect: 100-continue\nContent-Length: 2\n\n")
            #expect(try await connection.answer(hasBody: false).status == 100)
            let listener = try served.connect()
            _ = try await listener.listen("/a.json?ns=x")
            #expect(try await listener.event() != nil)
            served.end()
            // The end of the listener's stream shows that the server is stopping.
            #expect(try await listener.event() == nil)
            connection.send("42")
            connection.request("PUT /late.json?ns=x", body: "1")
            let answer = try await connection.answer()
            #expect(answer.status == 200 && answer.text == "42" && answer.fields["connection"] == "close")
            #expect(try await connection.receiveAll() == "")
        }
    }

    @Test("a request that never comes whole holds the end up no longer than the limit")
    func bounded() async throws {
        try await ServedDatabase.with(.local { $0.shutdownSeconds = 1 }) { served in
            let connection = try served.connect()
            connection.send("PUT /a.json?ns=x HTTP/1.1\nHost: localhost\nExpect: 100-continue\nContent-Length: 2\n\n")
            #expect(try await connection.answer(hasBody: false).status == 100)
            served.end()
            #expect(try await connection.receiveAll() == "")
        }
    }
}
