import Foundation
import ScreenKit
import ServedRooms
import ServerKit
import TestKit
import Testing
import TimeKit

@testable import PageKit

@Suite("Senders that hold the pages' server up", .timeLimit(.minutes(5)))
struct PageLimitTests {
    @Test("half-sent heads are cut after ten seconds, and pages are shown meanwhile and afterwards")
    func halfHeads() async throws {
        try await PageAttackTests().serving { (_: ProgramHome, port: Int) async throws in
            var halves: [RawConnection] = []
            for _ in 0..<100 {
                let half = try RawConnection(port: port)
                half.send("GET /recipes HTTP/1.1\nHost: localhost\nX-Slow: ")
                halves.append(half)
            }
            #expect(try await RawConnection(port: port).ask("GET /recipes").status == 200)
            for half in halves { #expect(try await half.receiveAll() == "") }
            #expect(try await RawConnection(port: port).ask("GET /recipes").status == 200)
        }
    }

    @Test("256 connections are served at a time; a further one is closed, until one of them leaves")
    func connections() async throws {
        try await PageAttackTests().serving { (_: ProgramHome, port: Int) async throws in
            var open: [RawConnection] = []
            for _ in 0..<256 {
                let connection = try RawConnection(port: port)
                #expect(try await connection.ask("GET /nowhere").status == 404)
                open.append(connection)
            }
            #expect(try await RawConnection(port: port).receiveAll() == "")
            #expect(try await open[0].ask("GET /recipes").status == 200)
            open.removeLast().hangUp()
            // The server notices the closed connection a moment later.
            while try await !Self.isServed(port) {}
        }
    }

    @Test("a browser that reads nothing of what it asked for is cut, and its place is another's")
    func slowReader() async throws {
        let large = [UInt8](repeating: UInt8(ascii: "x"), count: 32 << 20)
        try await Self.serving(Self.limits(connections: 1, unreadSeconds: 1), picture: large) { port in
            let slow = try RawConnection(port: port, buffer: 65_536)
            slow.request("GET /samples/pictures/large")
            #expect(try await slow.answer(hasBody: false).status == 200)
            while try await !Self.isServed(port) {}
            #expect(try await slow.receiveAll().utf8.count < large.count)
        }
    }

    @Test("a browser that reads slowly gets the whole answer")
    func unhurriedReader() async throws {
        let large = [UInt8](repeating: UInt8(ascii: "x"), count: 32 << 20)
        try await Self.serving(Self.limits(idleSeconds: 2), picture: large) { port in
            let slow = try RawConnection(port: port)
            slow.request("GET /samples/pictures/large")
            #expect(try await slow.answer(hasBody: false).status == 200)
            // The connection would be idle for long enough by now if nothing were left to read.
            let other = try RawConnection(port: port)
            #expect(try await other.ask("GET /nowhere").status == 404)
            #expect(try await other.receiveAll() == "")
            #expect(try await slow.receive(count: large.count) == large)
        }
    }

    @Test("an answer that isn't ready in time ends its connection, and others are served")
    func answerTime() async throws {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        try await Self.serving(
            Self.limits(answerSeconds: 1),
            act: { for await _ in gate { break } },
            { port in
                let late = try RawConnection(port: port)
                late.request("POST /samples", Self.own, body: #"{"action":"x"}"#)
                #expect(try await late.receiveAll() == "")
                #expect(try await RawConnection(port: port).ask("GET /nowhere").status == 404)
                opening.finish()
            }
        )
    }

    @Test("an act whose connection breaks off before its end is never done")
    func cut() async throws {
        let done = Count()
        try await Self.serving(Self.limits(), act: { done.add() }) { port in
            let head = (["POST /samples HTTP/1.1", "Host: localhost"] + Self.own).joined(separator: "\n")
            for body in ["Content-Length: 40\n\n", "Transfer-Encoding: chunked\n\ne\n"] {
                for ends in [RawConnection.closeWriting, RawConnection.hangUp] {
                    let connection = try RawConnection(port: port)
                    connection.send(head + "\n" + body + #"{"action":"x"}"#)
                    ends(connection)()
                    let left = try await connection.receiveAll()
                    #expect(left.isEmpty || left.hasPrefix("HTTP/1.1 4"), "\(left)")
                }
            }
            let whole = try RawConnection(port: port)
            #expect(try await whole.ask("POST /samples", Self.own, body: #"{"action":"x"}"#).status == 200)
            #expect(done.value == 1)
        }
    }

    @Test("acts that come too fast are told how long to wait, and pages are shown meanwhile")
    func pace() async throws {
        let done = Count()
        try await Self.serving(Self.limits(), actsPerSecond: 1, act: { done.add() }) { port in
            let connection = try RawConnection(port: port)
            var sent = 0
            var answer: RawAnswer
            // A busy machine may take longer than a second for an act.
            repeat {
                answer = try await connection.ask("POST /samples", Self.own, body: #"{"action":"x"}"#)
                sent += 1
            } while answer.status == 200 && sent < 1_000
            let wait = try #require(answer.fields["retry-after"].flatMap { Int($0) })
            #expect(answer.status == 429 && (1...10).contains(wait) && answer.text.contains("too much was sent"))
            #expect(sent > 10 && done.value == sent - 1)
            #expect(try await connection.ask("GET /nowhere").status == 404)
            // The acts of another site count for nothing.
            let foreign = ["Sec-Fetch-Site: cross-site", "Content-Type: application/json"]
            #expect(try await connection.ask("POST /samples", foreign, body: "{}").status == 403)
        }
    }
}

extension PageLimitTests {
    private static let own = ["Sec-Fetch-Site: same-origin", "Content-Type: application/json"]

    private final class Count: Sendable {
        private let lock = NSLock()
        nonisolated(unsafe) private var count = 0

        var value: Int { lock.withLock { count } }
        func add() { lock.withLock { count += 1 } }
    }

    private struct NoScreen: Error {}

    /// Whether a new connection gets an answer.
    private static func isServed(_ port: Int) async throws -> Bool {
        let connection = try RawConnection(port: port)
        do {
            return try await connection.ask("GET /nowhere").status == 404
        } catch is RawConnection.Problem {
            return false
        }
    }

    private static func limits(
        connections: Int = 8,
        answerSeconds: Int = 60,
        unreadSeconds: Int = 60,
        idleSeconds: Int = 60
    ) -> ConnectionLimits {
        ConnectionLimits(
            connections: connections,
            headSeconds: 60,
            bodyBytes: 1_000,
            bodySeconds: 60,
            answerSeconds: answerSeconds,
            unreadSeconds: unreadSeconds,
            idleSeconds: idleSeconds,
            lastAnswerSeconds: 60,
            shutdownSeconds: 1
        )
    }

    /// Runs `body` with the port of a site with limits of its own, whose app has one picture and one act.
    private static func serving(
        _ limits: ConnectionLimits,
        actsPerSecond: Int = 100,
        picture: [UInt8] = [],
        act: @escaping @Sendable () async -> Void = {},
        _ body: (Int) async throws -> Void
    ) async throws {
        let app = PageApp(
            scheme: "samples",
            segment: "samples",
            title: "Samples",
            about: "",
            accent: .teal,
            screen: { _, _ in throw NoScreen() },
            perform: { _, _ in
                await act()
                return .done(.init(next: Link("samples://home", label: "Back")))
            },
            picture: { _ in PagePicture(picture) },
            problem: { PageProblem(status: 500, why: "\($0)") }
        )
        let clock = try ManualClock("2026-03-08T07:30:00Z").wallClock
        let site = PageSite([app], clock: clock, ids: .seeded(2), actsPerSecond: actsPerSecond)
        let server = try site.server(port: 0, limits)
        let (stop, stopping) = AsyncStream.makeStream(of: Void.self)
        let (ready, answering) = AsyncStream.makeStream(of: String.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await server.run(until: stop) { answering.yield($0) }
                answering.finish()
            }
            defer { stopping.yield() }
            for await address in ready {
                try await body(try #require(URL(string: address)?.port))
                break
            }
            stopping.yield()
            try await group.waitForAll()
        }
    }
}
