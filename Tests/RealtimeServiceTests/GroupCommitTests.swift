import Foundation
import RealtimeTree
import StorageKit
import TestKit
import Testing

@testable import RealtimeService

/// Records the commits that an observer gets.
final class ToldCommits: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var all: [[TreeCommit]] = []

    var calls: [[TreeCommit]] { lock.withLock { all } }
    var newest: Int64 { lock.withLock { all.last?.last?.sequence ?? 0 } }

    func observe(_ store: some TreeStore) {
        store.observe { commits in self.lock.withLock { self.all.append(commits) } }
    }
}

/// Blocks the writing thread within a change until it is released.
final class HeldWrite: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let task: Task<Void, any Error>

    init(_ store: SQLiteTreeStore, _ database: DatabaseName) async {
        let gate = gate
        let (began, continuation) = AsyncStream<Void>.makeStream()
        task = Task {
            _ = try await store.write(database) { _ in
                continuation.finish()
                gate.wait()
                return RealtimeWrite(.bool(true), at: try RealtimePath("held"))
            }
        }
        for await _ in began {}
    }

    func letGo() async throws {
        gate.signal()
        try await task.value
    }
}

@Suite("Writes that wait together are one transaction")
struct GroupCommitTests {
    struct Refusal: Error, Equatable { let number: Int }

    /// Counts the frames in a write-ahead log that end a transaction. These contain the size of the file.
    static func commits(in log: URL) throws -> Int {
        let bytes = [UInt8](try Data(contentsOf: log))
        func word(_ offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        let page = Int(word(8))
        return stride(from: 32, to: bytes.count - 24 - page + 1, by: 24 + page).filter {
            // Frames from before the last reset of the log have other salts.
            word($0 + 8) == word(16) && word($0 + 12) == word(20) && word($0 + 4) != 0
        }.count
    }

    private final class Token: Sendable {}

    private struct Kept { weak var token: Token? }

    @Test("a queue keeps nothing of the work that is done")
    func queue() async {
        let queue = BlockingQueue("test", width: 1)
        func run() -> Kept {
            let token = Token()
            queue.run { withExtendedLifetime(token) {} }
            return Kept(token: token)
        }
        for _ in 0..<20 {
            let kept = run()
            await queue.drained()
            let isGone = kept.token == nil
            #expect(isGone)
        }
    }

    @Test(
        "four hundred changes that wait are one commit on disk; each is decided after those before it and fails alone"
    )
    func group() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        let told = ToldCommits()
        told.observe(store)
        let log = URL(filePath: fixture.file.path + "-wal")
        let before = try Self.commits(in: log)
        let held = await HeldWrite(store, database)
        let count = try RealtimePath("count")
        let sequences = try await withThrowingTaskGroup(of: Int64?.self) { group in
            for number in 0..<400 {
                group.addTask {
                    do {
                        let commit = try await store.write(database) { state in
                            guard number % 7 != 0 else { throw Refusal(number: number) }
                            guard number % 11 != 0 else { return nil }
                            guard case .number(let known) = try state.tree.value(at: count) else {
                                return RealtimeWrite(.number(1), at: count)
                            }
                            return RealtimeWrite(.number(known + 1), at: count)
                        }
                        #expect((commit == nil) == (number % 11 == 0))
                        if let commit {
                            #expect(told.newest >= commit.sequence, "observers hear before the writer does")
                        }
                        return commit?.sequence
                    } catch {
                        #expect(error as? Refusal == Refusal(number: number))
                        return nil
                    }
                }
            }
            while store.waitingChanges < 400 { await Task.yield() }
            try await held.letGo()
            return try await group.reduce(into: [Int64]()) { all, sequence in sequence.map { all.append($0) } }
        }
        let made = (0..<400).filter { $0 % 7 != 0 && $0 % 11 != 0 }.count
        #expect(sequences.sorted() == (2...Int64(made + 1)).map { $0 })
        #expect(try await store.whole(database)["count"] == .number(Double(made)))
        #expect(told.calls.map(\.count) == [1, made])
        #expect(told.calls.flatMap { $0 }.map(\.sequence) == (1...Int64(made + 1)).map { $0 })
        #expect(try Self.commits(in: log) == before + 2)
    }

    @Test("from eight hundred writers at once to three databases, observers hear each commit once and in its order")
    func order() async throws {
        let fixture = try TreeStoreFixture()
        let told = ToldCommits()
        told.observe(fixture.store)
        var databases: [DatabaseName] = []
        for name in ["one", "two", "three"] { databases.append(try await fixture.database(name)) }
        let names = databases
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<800 {
                group.addTask {
                    try await fixture.store.put(.number(Double(number)), "n/\(number)", in: names[number % 3])
                }
            }
            try await group.waitForAll()
        }
        let commits = told.calls.flatMap { $0 }
        #expect(commits.count == 800)
        for database in names {
            let own = commits.filter { $0.database == database }
            #expect(own.map(\.sequence) == (1...Int64(own.count)).map { $0 })
            // Replaying the observed commits gives the stored value.
            let replayed = own.reduce(RealtimeValue.null) { $1.write.applied(to: $0) }
            #expect(try await fixture.store.whole(database) == replayed)
        }
    }

    @Test("a reader keeps its state while writers go on, and holds nobody up")
    func readers() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        try await store.put(.number(1), "n", in: database)
        let gate = DispatchSemaphore(value: 0)
        let (began, continuation) = AsyncStream<Void>.makeStream()
        let reader = Task {
            try await store.read(database) { state in
                let first = try state.tree.value(at: .root)
                continuation.finish()
                gate.wait()
                let second = try state.tree.value(at: .root)
                return [first, second]
            }
        }
        for await _ in began {}
        for number in 2...50 { try await store.put(.number(Double(number)), "n", in: database) }
        #expect(try await store.whole(database)["n"] == .number(50))
        gate.signal()
        let old = RealtimeValue.object(["n": .number(1)])
        #expect(try await reader.value == [old, old])
    }

    @Test("a snapshot that is read after its transaction is refused")
    func over() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        nonisolated(unsafe) var kept: (any TreeReading)?
        try await store.read(database) { kept = $0.tree }
        let tree = try #require(kept)
        #expect(throws: TreeStoreError.unavailable(reason: "the state that was looked at is over")) {
            try tree.value(at: .root)
        }
    }

    @Test("a thousand databases, made and written at once, keep apart")
    func thousand() async throws {
        let fixture = try TreeStoreFixture()
        let names = try (0..<1000).map { try #require(DatabaseName("room-\($0)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, name) in names.enumerated() {
                group.addTask {
                    try await fixture.store.setRules(Array("{\"rules\":{\"n\(number)\":{}}}".utf8), of: name)
                    let commit = try await fixture.store.put(.number(Double(number)), "n", in: name)
                    #expect(commit?.sequence == 1)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await fixture.store.databases() == names.sorted())
        let versions = try await withThrowingTaskGroup(of: Int64.self) { group in
            for (number, name) in names.enumerated() {
                group.addTask {
                    let (value, rules) = try await fixture.store.read(name) { (try $0.tree.value(at: .root), $0.rules) }
                    #expect(value == .object(["n": .number(Double(number))]))
                    #expect(String(decoding: rules.bytes, as: UTF8.self) == "{\"rules\":{\"n\(number)\":{}}}")
                    return rules.version
                }
            }
            return try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
        }
        #expect(versions.count == 1000)
    }

    @Test("a write of 16 MB is one commit and reads back whole; taking it away leaves no row")
    func large() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        var children: [String: RealtimeValue] = ["text": .string(String(repeating: "ä", count: 5 << 20))]
        for number in 0..<30_000 {
            children["k\(number)"] = .object(["v": .string(String(repeating: "x", count: 190)), "h": .bool(true)])
        }
        let large = RealtimeValue.object(children)
        #expect(large.json().count > 16 << 20)
        #expect(try await store.put(large, "a/b", in: database)?.sequence == 1)
        #expect(try await store.read(database) { try $0.tree.value(at: RealtimePath("a/b")) } == large)
        #expect(try await store.read(database) { try $0.shallow(at: RealtimePath("a/b")).children.count } == 30_001)
        try await store.put(.null, "a", in: database)
        #expect(try await store.whole(database) == .null)
    }
}
