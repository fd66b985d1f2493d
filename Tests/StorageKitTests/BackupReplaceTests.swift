import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("An open store whose data is replaced")
struct BackupReplaceTests {
    private let folder: TemporaryFolder
    private var backup: URL { folder.file("backups/b.sqlite") }
    private var kept: URL { folder.file("backups/kept.sqlite") }

    init() throws { folder = try TemporaryFolder() }

    private func key(_ id: String = "restore-1") -> IdempotencyKey {
        IdempotencyKey(id, content: id, at: Instant(milliseconds: 7))
    }

    private func content(_ store: LocalStore) throws -> [String] { try store.read { try Library.content($0) } }

    private func add(_ id: String, to store: LocalStore) throws {
        try store.change(Library.cause("added")) { try $0.insert(Author(id: id, name: id)) }
    }

    @Test(
        "It has the backup's data at once, for each of its connections, and what it had is kept",
        arguments: StoreKind.allCases
    )
    func restored(kind: StoreKind) throws {
        let (store, own) = try kind.make()
        try add("a", to: store)
        try Backup.write(store, to: backup)
        let old = try content(store)
        for number in 0..<300 { try add("b\(number)", to: store) }
        let new = try content(store)
        let other = try store.file.map { try LocalStore.open(at: $0, schemas: [Library.schema]) }
        try Backup.restore(from: backup, into: store, keeping: kept, under: key())
        #expect(try content(store) == old)
        if let other { #expect(try content(other) == old) }
        #expect(try content(try LocalStore.open(at: kept, schemas: [Library.schema])) == new)
        let moment = try store.read { try ChangeLog.moment(ofKey: "restore-1", in: $0) }
        #expect(moment == Instant(milliseconds: 7))
        try add("c", to: store)
        #expect(try content(store).count == old.count + 1)
        try Backup.restore(from: kept, into: store, keeping: folder.file("again.sqlite"), under: key("restore-2"))
        #expect(try content(store) == new)
        withExtendedLifetime(own) {}
    }

    @Test(
        "A backup that isn't sound, and a file for the kept data that is there, leave it as it is",
        arguments: StoreKind.allCases
    )
    func refused(kind: StoreKind) throws {
        let (store, own) = try kind.make()
        try add("a", to: store)
        try Backup.write(store, to: backup)
        try add("b", to: store)
        let before = try content(store)
        try Data("no database".utf8).write(to: folder.file("text.sqlite"))
        #expect(throws: StoreError.self) {
            try Backup.restore(from: folder.file("text.sqlite"), into: store, keeping: kept, under: key())
        }
        #expect(!FileManager.default.fileExists(atPath: kept.path))
        #expect(throws: StoreError.alreadyExists(file: backup.path)) {
            try Backup.restore(from: backup, into: store, keeping: backup, under: key())
        }
        #expect(throws: StoreError.noSuchChange(1)) {
            try Backup.replace(store, keeping: kept, under: key()) { _ throws(StoreError) in
                throw .noSuchChange(1)
            }
        }
        #expect(try content(store) == before)
        #expect(try store.read { try ChangeLog.moment(ofKey: "restore-1", in: $0) } == nil)
        withExtendedLifetime(own) {}
    }

    @Test("No write of another connection is lost: each is in the kept data or in the new ones")
    func writers() async throws {
        let (store, own) = try StoreKind.pool.make()
        try add("a", to: store)
        try Backup.write(store, to: backup)
        let file = try #require(store.file)
        let writer = Task {
            let other = try LocalStore.open(at: file, schemas: [Library.schema])
            for number in 0..<200 {
                try other.write { db in try Author(id: "n\(number)", name: "n\(number)").insert(db) }
            }
        }
        try await Task.detached { [backup, kept] in
            try Backup.restore(
                from: backup,
                into: store,
                keeping: kept,
                under: IdempotencyKey("r", content: "r", at: Instant(milliseconds: 7))
            )
        }.value
        try await writer.value
        let early = try LocalStore.open(at: kept, schemas: [Library.schema]).read { try Author.fetchAll($0).map(\.id) }
        let late = try store.read { try Author.fetchAll($0).map(\.id) }
        #expect(Set(early).union(late) == Set(["a"] + (0..<200).map { "n\($0)" }))
        withExtendedLifetime(own) {}
    }

    @Test("An observer hears of the new data")
    func observed() async throws {
        let (store, own) = try StoreKind.pool.make()
        try add("a", to: store)
        try Backup.write(store, to: backup)
        try add("b", to: store)
        var counts = store.values { try Author.fetchCount($0) }.makeAsyncIterator()
        #expect(try await counts.next() == 2)
        try Backup.restore(from: backup, into: store, keeping: kept, under: key())
        var count = try await counts.next()
        while count == 2 { count = try await counts.next() }
        #expect(count == 1)
        withExtendedLifetime(own) {}
    }
}
