import Foundation
import GRDB
import StorageKit
import Synchronization
import TestKit
import Testing

@Suite("Observed values")
struct ObservationTests {
    /// A sleep that the test ends.
    private final class Bell: Sendable {
        private let stream: AsyncStream<Void>
        private let continuation: AsyncStream<Void>.Continuation

        init() {
            (stream, continuation) = AsyncStream.makeStream()
        }

        func ring() { continuation.yield() }

        @Sendable func sleep(_ duration: Duration) async throws {
            for await _ in stream { return }
            throw CancellationError()
        }
    }

    @Test(
        "a value comes at once, and another after each change of what it reads",
        .timeLimit(.minutes(1)),
        arguments: StoreKind.allCases
    )
    func ownWrites(kind: StoreKind) async throws {
        let (store, folder) = try kind.make()
        var counts: [Int] = []
        for try await count in store.values({ try Author.fetchCount($0) }) {
            counts.append(count)
            if count == 3 { break }
            try store.write { db in
                let next = try Author.fetchCount(db)
                if next == count { try Author(id: "\(next)", name: "\(next)").insert(db) }
            }
        }
        #expect(counts.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == [0, 1, 2, 3])
        withExtendedLifetime(folder) {}
    }

    @Test(
        "another connection's changes arrive with the next look",
        .timeLimit(.minutes(1)),
        arguments: [StoreKind.pool, .single]
    )
    func foreignWrites(kind: StoreKind) async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("s.sqlite")
        let bell = Bell()
        let options = StoreOptions(connections: kind == .pool ? .pool(readers: 2) : .single, sleep: bell.sleep)
        let store = try LocalStore.open(at: file, schemas: [Library.schema], options: options)
        let other = try LocalStore.open(at: file, schemas: [Library.schema])
        var counts: [Int] = []
        for try await count in store.values({ try Author.fetchCount($0) }) {
            if count != counts.last { counts.append(count) }
            if count == 3 { break }
            try other.write { db in
                let next = try Author.fetchCount(db)
                if next == count { try Author(id: "\(next)", name: "\(next)").insert(db) }
            }
            bell.ring()
        }
        #expect(counts.first == 0 && counts.last == 3)
    }

    @Test("a change of other tables gives no new value")
    func otherTables() async throws {
        let (store, folder) = try StoreKind.pool.make()
        let seen = Mutex<[Int]>([])
        let task = Task {
            for try await count in store.values({ try Book.fetchCount($0) }) {
                seen.withLock { $0.append(count) }
                if count == 1 { return }
            }
        }
        while seen.withLock({ $0.isEmpty }) { await Task.yield() }
        for number in 0..<5 { try store.write { try Author(id: "\(number)", name: "\(number)").insert($0) } }
        try store.write { db in
            var book = Book(id: 1, authorID: "0", title: "One", weight: 1)
            try book.insert(db)
        }
        try await task.value
        // GRDB reads the first value of a pool twice if SQLite lacks snapshots.
        #expect(seen.withLock { $0.filter { $0 == 0 }.count } <= 2)
        #expect(seen.withLock { $0.last } == 1)
        withExtendedLifetime(folder) {}
    }

    @Test("changes of a table without rowids are seen", .timeLimit(.minutes(1)), arguments: StoreKind.allCases)
    func withoutRowID(kind: StoreKind) async throws {
        let (store, folder) = try kind.make()
        try store.write { db in
            try Author(id: "a", name: "Ann").insert(db)
            var book = Book(id: 1, authorID: "a", title: "One", weight: 1)
            try book.insert(db)
        }
        for try await count in store.values({ try Loan.fetchCount($0) }) {
            if count == 3 { break }
            try store.write { db in
                let next = try Loan.fetchCount(db)
                if next == count { try Loan(bookID: 1, reader: "\(next)", days: 1).insert(db) }
            }
        }
        #expect(try store.read { try Loan.fetchCount($0) } == 3)
        withExtendedLifetime(folder) {}
    }

    @Test("the values of a closed store end with its error")
    func closed() async throws {
        let (store, folder) = try StoreKind.pool.make()
        try store.close()
        await #expect(throws: StoreError.self) {
            for try await _ in store.values({ try Author.fetchCount($0) }) {}
        }
        withExtendedLifetime(folder) {}
    }

    @Test("a failing query ends the values with its error", .timeLimit(.minutes(1)), arguments: StoreKind.allCases)
    func failing(kind: StoreKind) async throws {
        let (store, folder) = try kind.make()
        await #expect(throws: DatabaseError.self) {
            for try await _ in store.values({ try Int.fetchOne($0, sql: "SELECT x FROM nowhere") }) {}
        }
        withExtendedLifetime(folder) {}
    }
}
