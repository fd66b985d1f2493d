import Foundation
import RealtimeClient
import RealtimeTree
import RoomRemote
import ServedRooms
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The room's transport over a realtime database")
struct RoomRemoteTests {
    @Test("a database's answers are told in the room's words; only what it can't take is invalid")
    func words() {
        let cases: [(RealtimeClientError, RoomTransportError)] = [
            (.unreachable(reason: "w"), .unreachable(reason: "w")),
            (.busy(reason: "w", retryAfter: 3), .busy(reason: "w")),
            (.denied(reason: "w"), .refused(reason: "w")), (.signedOut(reason: "w"), .signedOut(reason: "w")),
            (.invalid(status: 400, reason: "w"), .invalid(reason: "400: w")),
            (.invalid(status: 404, reason: "w"), .unreachable(reason: "w")),
        ]
        for (said, told) in cases { #expect(RoomTransportError(said) == told) }
        for error in [RealtimeClientError.malformed(reason: "a page"), .badAddress("x", reason: "none")] {
            guard case .unreachable = RoomTransportError(error) else {
                Issue.record("what was logged would be put aside for \(error)")
                return
            }
        }
    }

    @Test("two devices write and listen, each by its own account, and what was acknowledged outlives the server")
    func devices() async throws {
        let folder = try TemporaryFolder()
        let roomd = try Roomd(in: folder.file("roomd"))
        let remote = RemoteAddress(address: "http://127.0.0.1:\(roomd.port)/?ns=home", apiKey: nil)
        let options = RealtimeClientOptions(agent: "tests", clock: .live, sleep: { _ in await Task.yield() })
        let place = try RealtimePath("rooms/r")
        try await RoomRemote.with(remote, accounts: DeviceAccounts(folder.file("ann")), options: options) { ann in
            try await RoomRemote.with(remote, accounts: DeviceAccounts(folder.file("bob")), options: options) { bob in
                #expect(ann.account != bob.account)
                #expect(try await bob.read(place) == .null)
                var events = bob.listen(to: place).makeAsyncIterator()
                let first = try await events.next()
                #expect(first == .put(.root, .null))
                let write = try RealtimeWrite([
                    place.child("a").child("x"): .number(1), place.child("b"): .string("two"),
                ])
                try await ann.write(write)
                try await ann.write(write)
                var cache = RealtimeValue.null
                let whole = RealtimeValue.children([
                    "a": .children(["x": .number(1)]), "b": .string("two"),
                ])
                while cache != whole, let event = try await events.next() { cache = event.applied(to: cache) }
                #expect(try await bob.read(place) == whole)
                // The server is killed. Its acknowledged writes are there after a restart.
                roomd.kill()
                await #expect(throws: RoomTransportError.self) { try await ann.write(write) }
            }
        }
        try roomd.start()
        let again = RemoteAddress(address: "http://127.0.0.1:\(roomd.port)/?ns=home", apiKey: nil)
        try await RoomRemote.with(again, accounts: DeviceAccounts(folder.file("ann")), options: options) { ann in
            let kept = try await ann.read(place.child("b"))
            #expect(kept == .string("two"))
        }
    }

    @Test("a stream that isn't allowed ends with a refusal, and one without a connection tells its trouble and goes on")
    func ends() async throws {
        let lot = Numbers()
        let server = try LoopbackServer { request in
            if request.contains("signUp") {
                let body = #"{"idToken":"i","refreshToken":"r","expiresIn":"3600","localId":"u"}"#
                return .complete(200, body: Array(body.utf8))
            }
            guard lot.next() > 2 else { return .complete(502) }
            return .complete(401, body: Array(#"{"error":"Permission denied"}"#.utf8))
        }
        let folder = try TemporaryFolder()
        let options = RealtimeClientOptions(agent: "tests", clock: .live, sleep: { _ in await Task.yield() })
        let trouble = Troubles()
        let remote = RemoteAddress(address: server.url(), apiKey: nil)
        try await RoomRemote.with(
            remote,
            accounts: DeviceAccounts(folder.file("a")),
            options: options,
            onTrouble: { trouble.add($0) }
        ) { room in
            _ = await #expect(throws: RoomTransportError.refused(reason: "Permission denied")) {
                for try await _ in room.listen(to: .root) {}
            }
        }
        #expect(trouble.all == Array(repeating: .unreachable(reason: "status 502"), count: 2))
        withExtendedLifetime(server) {}
    }

    @Test("a server that names a time to wait gets no write before it, and the next one then")
    func waits() async throws {
        let writes = Numbers()
        let server = try LoopbackServer { request in
            if request.contains("signUp") {
                let body = #"{"idToken":"i","refreshToken":"r","expiresIn":"3600","localId":"u"}"#
                return .complete(200, body: Array(body.utf8))
            }
            guard writes.next() == 1 else { return .complete(204) }
            return .complete(429, ["Retry-After: 60"], body: Array(#"{"error":"slowly"}"#.utf8))
        }
        let folder = try TemporaryFolder()
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let options = RealtimeClientOptions(agent: "tests", clock: clock.wallClock, sleep: { _ in await Task.yield() })
        let remote = RemoteAddress(address: server.url(), apiKey: nil)
        try await RoomRemote.with(remote, accounts: DeviceAccounts(folder.file("a")), options: options) { room in
            let write = RealtimeWrite(.bool(true), at: try RealtimePath("a"))
            for _ in 0..<3 {
                await #expect(throws: RoomTransportError.busy(reason: "slowly")) { try await room.write(write) }
                clock.advance(seconds: 19)
            }
            clock.advance(seconds: 3)
            try await room.write(write)
        }
        #expect(writes.next() == 3)
        withExtendedLifetime(server) {}
    }

    /// Counts 1, 2, 3, ….
    private final class Numbers: @unchecked Sendable {
        // @unchecked: the number is touched under the lock only.
        private let lock = NSLock()
        private var number = 0

        func next() -> Int {
            lock.withLock {
                number += 1
                return number
            }
        }
    }

    /// The reported errors, in order.
    private final class Troubles: @unchecked Sendable {
        // @unchecked: the list is touched under the lock only.
        private let lock = NSLock()
        private var list: [RoomTransportError] = []

        var all: [RoomTransportError] { lock.withLock { list } }

        func add(_ error: RoomTransportError) { lock.withLock { list.append(error) } }
    }
}
