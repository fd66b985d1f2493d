import Foundation
import RealtimeTree
import TestKit
import Testing

@testable import RealtimeService

@Suite("Large reads")
struct LargeReadTests {
    private let fixture: TreeStoreFixture
    private let database: DatabaseName

    init() async throws {
        fixture = try TreeStoreFixture(bounds: ReadBounds(shared: 1_000, alone: 10_000))
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
            try await fixture.store.read(database) { try $0.tree.value(at: path).json().count }
        }
        if length < 5_000 {
            #expect(try await read() == 2 * length + 15)
        } else {
            await #expect(throws: RealtimeError.tooLarge(limit: 10_000)) { try await read() }
        }
        // The keys of a large object are still read, as is a small child.
        let state = try await fixture.store.read(database) { try $0.shallow(at: path) }
        #expect(state.sortedKeys == ["a", "b"])
    }

    @Test("a control character counts as the six bytes that it takes in JSON")
    func escapes() async throws {
        let text = RealtimeValue.string(String(repeating: "\u{1}", count: 1_000))
        try await fixture.store.put(.object(["a": text, "b": text]), "/o", in: database)
        await #expect(throws: RealtimeError.tooLarge(limit: 10_000)) { try await fixture.store.whole(database) }
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
