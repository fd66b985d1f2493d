import Foundation
import RealtimeTree
import TestKit
import Testing

@testable import RealtimeService

@Suite("Large reads", .timeLimit(.minutes(2)))
struct LargeReadTests {
    private let fixture: TreeStoreFixture
    private let database: DatabaseName

    init() async throws {
        fixture = try TreeStoreFixture(sharedReadBytes: 1_000)
        database = try await fixture.database()
    }

    /// The path of an object with two texts of a length.
    private func object(of length: Int) async throws -> RealtimePath {
        let text = RealtimeValue.string(String(repeating: "x", count: length))
        try await fixture.store.put(.object(["a": text, "b": text]), "/o\(length)", in: database)
        return try RealtimePath("/o\(length)")
    }

    @Test("a read builds a value up to the bound, and refuses a larger one", arguments: [100, 4_900, 5_100])
    func bound(length: Int) async throws {
        let path = try await object(of: length)
        let read = { [fixture, database] in
            try await fixture.store.read(database, ReadBounds(bytes: 10_000)) { state in
                try state.tree.value(at: path).json().count
            }
        }
        if length < 5_000 {
            #expect(try await read() == 2 * length + 15)
        } else {
            await #expect(throws: RealtimeError.tooLarge(limit: 10_000)) { try await read() }
        }
        // The keys of a large object are still read, as is a small child.
        let state = try await fixture.store.read(database, ReadBounds(bytes: 10_000)) { try $0.shallow(at: path) }
        #expect(state.sortedKeys == ["a", "b"])
    }

    @Test("a control character counts as the six bytes that it takes in JSON")
    func escapes() async throws {
        let text = RealtimeValue.string(String(repeating: "\u{1}", count: 1_000))
        try await fixture.store.put(.object(["a": text, "b": text]), "/o", in: database)
        await #expect(throws: RealtimeError.tooLarge(limit: 10_000)) {
            try await fixture.store.read(database, ReadBounds(bytes: 10_000)) { try $0.tree.value(at: .root) }
        }
    }

    @Test("the limit of a read holds, also one that is lower than that of reads beside others")
    func lowLimit() async throws {
        let path = try await object(of: 400)
        await #expect(throws: RealtimeError.tooLarge(limit: 500)) {
            try await fixture.store.read(database, ReadBounds(bytes: 500, reader: "ann")) { state in
                try state.tree.value(at: path)
            }
        }
    }

    @Test("large values are built one at a time, and small ones beside them")
    func oneAtATime() async throws {
        let large = try await object(of: 2_000)
        let small = try await object(of: 10)
        let running = Running()
        let store = fixture.store
        let database = database
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try await store.read(database) { state in
                        let value = try state.tree.value(at: large)
                        running.enter()
                        defer { running.leave() }
                        return value.json().count
                    }
                }
            }
            group.addTask { try await store.read(database) { try $0.tree.value(at: small).json().count } }
            for try await count in group { #expect([4_015, 35].contains(count)) }
        }
        #expect(running.most == 1)
    }

    @Test("a reader has one large read at a time, waiting or being built; small ones and others' go on")
    func oneOfAReader() async throws {
        let large = try await object(of: 2_000)
        let small = try await object(of: 10)
        let (store, database) = (fixture.store, database)
        let count = { @Sendable (reader: String, path: RealtimePath) async throws -> Int in
            try await store.read(database, ReadBounds(reader: reader)) { try $0.tree.value(at: path).json().count }
        }
        let built = try await hold(large, as: "ann")
        await #expect(throws: TreeStoreError.readerBusy) { try await count("ann", large) }
        #expect(try await count("ann", small) == 35)
        // Neither of these can be built yet, so one of them waits and the other is refused.
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    do {
                        return try await count("ben", large)
                    } catch TreeStoreError.readerBusy {
                        return 0
                    }
                }
            }
            let refused = try await group.next()
            #expect(refused == 0)
            built.goOn()
            let waited = try await group.next()
            #expect(waited == 4_015)
        }
        #expect(try await built.read.value == 4_015)
        #expect(try await count("ann", large) == 4_015)
    }

    @Test("a large read that fails is over: the reader's next one is built")
    func afterFailure() async throws {
        let path = try await object(of: 5_100)
        for _ in 0..<2 {
            await #expect(throws: RealtimeError.tooLarge(limit: 10_000)) {
                try await fixture.store.read(database, ReadBounds(bytes: 10_000, reader: "ann")) {
                    try $0.tree.value(at: path)
                }
            }
        }
    }

    @Test(
        "an account's second large read is told to wait, and so is a stranger's by the address",
        arguments: ["home/ann", "192.0.2.7"]
    )
    func secondRead(reader: String) async throws {
        let desk = try await Desk(fixture.store)
        let text = String(repeating: "x", count: 2_000)
        #expect(try await desk.call(.put, "/o.json", "{\"a\":\"\(text)\"}").status == 200)
        #expect(try await desk.call(.put, "/s.json", "1").status == 200)
        let caller = reader == "home/ann" ? desk.user("ann") : .nobody
        let built = try await hold(try RealtimePath("/o"), as: reader, of: desk.database)
        for accepted in ["application/json", "text/event-stream"] {
            let refused = await ask(desk, "/o.json", accepted, as: caller)
            #expect(refused.status == 429 && refused.limit == .largeReads, "\(accepted)")
            #expect(refused.fields.contains { $0.name == "Retry-After" && $0.value == "5" }, "\(accepted)")
        }
        #expect(desk.service.listening == 0)
        #expect(await ask(desk, "/s.json", as: caller).status == 200)
        // These wait behind the one that is held.
        let others = [desk.user("ben"), .admin, .admin].map { other in
            Task { await ask(desk, "/o.json", as: other).status }
        }
        built.goOn()
        for other in others { #expect(await other.value == 200) }
        #expect(try await built.read.value == 2_008)
        #expect(await ask(desk, "/o.json", as: caller).status == 200)
    }

    /// Reads a path from the address 192.0.2.7.
    private func ask(
        _ desk: Desk,
        _ path: String,
        _ accepted: String = "application/json",
        as caller: RealtimeCaller
    ) async -> RealtimeAnswer {
        var call = RealtimeCall(.get, path, fields: ["accept": accepted], database: desk.database, caller: caller)
        call.sender = "192.0.2.7"
        return await desk.service.answer(call)
    }

    /// A large read that has built its value and goes no further until it may.
    private struct HeldRead {
        let read: Task<Int, any Error>
        private let gate: DispatchSemaphore

        init(_ read: Task<Int, any Error>, _ gate: DispatchSemaphore) { (self.read, self.gate) = (read, gate) }

        func goOn() { gate.signal() }
    }

    /// Begins a large read of a path, and returns once its value is built.
    private func hold(
        _ path: RealtimePath,
        as reader: String,
        of other: DatabaseName? = nil
    ) async throws -> HeldRead {
        let gate = DispatchSemaphore(value: 0)
        let (steps, step) = AsyncStream.makeStream(of: Void.self)
        let (store, database) = (fixture.store, other ?? database)
        let read: Task<Int, any Error> = Task {
            defer { step.finish() }
            return try await store.read(database, ReadBounds(reader: reader)) { state in
                let value = try state.tree.value(at: path)
                step.finish()
                gate.wait()
                return value.json().count
            }
        }
        for await _ in steps {}
        return HeldRead(read, gate)
    }
}

/// Counts who is in a part of the program at once.
private final class Running: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var now = 0
    nonisolated(unsafe) private(set) var most = 0

    func enter() {
        lock.withLock {
            now += 1
            most = max(most, now)
        }
    }

    func leave() { lock.withLock { now -= 1 } }
}
