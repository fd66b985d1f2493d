import Foundation
import GRDB
import StorageKit
import TestKit
import Testing

@Suite("Opening a store")
struct OpeningTests {
    let folder: TemporaryFolder
    let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("a/b/s.sqlite")
    }

    private var path: String { file.path(percentEncoded: false) }

    private func open(_ schemas: [Schema] = [Library.schema]) throws(StoreError) -> LocalStore {
        try LocalStore.open(at: file, schemas: schemas, options: StoreOptions(busyTimeout: 0.1))
    }

    private func mode(_ path: String) throws -> Int {
        let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        return try #require(value)
    }

    private func plainDatabase(_ sql: String) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    @Test("the folders, the file, its log and its index are for their owner alone")
    func permissions() throws {
        let store = try open()
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        #expect(try mode(folder.file("a").path) == 0o700)
        #expect(try mode(folder.file("a/b").path) == 0o700)
        for suffix in ["", "-wal", "-shm", "-verified"] {
            #expect(try mode(path + suffix) == 0o600, "\(suffix)")
        }
    }

    @Test("a file that others could read is closed to them")
    func tightens() throws {
        try open().close()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        _ = try open()
        #expect(try mode(path) == 0o600)
    }

    @Test("written rows are there after closing and opening again")
    func reopens() throws {
        let store = try open()
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        try store.close()
        #expect(try open().read { try Author.fetchCount($0) } == 1)
        #expect(!FileManager.default.fileExists(atPath: path + "-wal"), "the log is folded in at the end")
    }

    @Test("an empty file becomes a store")
    func emptyFile() throws {
        try folder.write("", to: "a/b/s.sqlite")
        #expect(try open().read { try Author.fetchCount($0) } == 0)
    }

    @Test("a text is not a database", arguments: ["x", "Dear diary", String(repeating: "line\n", count: 5000)])
    func notADatabase(text: String) throws {
        try folder.write(text, to: "a/b/s.sqlite")
        #expect(throws: StoreError.notADatabase(file: path)) { _ = try open() }
        #expect(try String(contentsOf: file, encoding: .utf8) == text, "and it is left as it is")
    }

    @Test("another application's database is refused and left as it is", arguments: [0, 252_006_675])
    func otherApplication(id: Int) throws {
        try plainDatabase("CREATE TABLE theirs (x); PRAGMA application_id = \(id)")
        let before = try Data(contentsOf: file)
        #expect(throws: StoreError.otherApplication(file: path, applicationID: UInt32(id))) { _ = try open() }
        #expect(try Data(contentsOf: file) == before)
    }

    @Test("a folder in the place of the file is refused")
    func isAFolder() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: StoreError.unreadable(file: path, reason: "it is not a file")) { _ = try open() }
    }

    @Test("a file of a newer version is refused, if the newer part is of a schema that is opened")
    func newerVersion() throws {
        let newer = Schema(
            namespace: "library",
            migrations: Library.schema.migrations + [
                Migration("0003-later", sql: "CREATE TABLE later (id TEXT PRIMARY KEY) STRICT")
            ]
        )
        try open([newer]).close()
        #expect(throws: StoreError.newerVersion(file: path, migration: "library/0003-later")) { _ = try open() }
        let other = Schema(
            namespace: "other",
            migrations: [Migration("0001-other", sql: "CREATE TABLE other (id TEXT PRIMARY KEY) STRICT")]
        )
        _ = try open([other])
    }

    @Test("a migration that reads differently today is refused")
    func changedMigration() throws {
        try open().close()
        let first = try #require(Library.schema.migrations.first)
        let changed = Schema(namespace: "library", migrations: [Migration(first.name, sql: first.sql + " -- tidied")])
        let expected = StoreError.migrationChanged(file: path, migration: "library/0001-books")
        #expect(throws: expected) { _ = try open([changed]) }
    }

    @Test("a migration that fails leaves the file as it was before it")
    func failingMigration() throws {
        let broken = Schema(
            namespace: "library",
            migrations: Library.schema.migrations + [
                Migration(
                    "0003-broken",
                    sql: "CREATE TABLE half (id TEXT PRIMARY KEY) STRICT; INSERT INTO nowhere VALUES (1)"
                )
            ]
        )
        let error = #expect(throws: StoreError.self) { _ = try open([broken]) }
        guard case .migrationFailed(path, "library/0003-broken", let reason) = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
        #expect(reason.contains("nowhere"))
        let tables = try open().read {
            try String.fetchAll($0, sql: "SELECT name FROM sqlite_master WHERE name = 'half'")
        }
        #expect(tables == [])
    }

    @Test("several schemas share a file, each opened with or without the others")
    func severalSchemas() throws {
        let other = Schema(
            namespace: "other",
            migrations: [Migration("0001-other", sql: "CREATE TABLE other (id TEXT PRIMARY KEY) STRICT")]
        )
        try open([Library.schema]).close()
        try open([other]).close()
        let migrations = try open([other, Library.schema]).inspect().migrations
        #expect(
            migrations == [
                "library/0001-books", "library/0002-language", "other/0001-other", "storage/0001-change-log",
                "storage/0002-idempotency-keys", "storage/0003-key-content", "storage/0004-standing-changes",
            ]
        )
    }

    @Test("stores opened at the same moment all find the tables", arguments: [1, 2, 3])
    func openedTogether(round: Int) async throws {
        let file = file
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try LocalStore.open(at: file, schemas: [Library.schema]).read { try Author.fetchCount($0) }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 0, count: 8), "round \(round)")
    }

    @Test("a file that another connection keeps locked is refused after the wait")
    func locked() throws {
        let store = try open()
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            #expect(throws: StoreError.locked(file: path, seconds: 0.1)) {
                try store.write { try Author(id: "a", name: "Ann").insert($0) }
            }
            try db.execute(sql: "ROLLBACK")
        }
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        #expect(try store.read { try Author.fetchCount($0) } == 1)
    }

    @Test("a file without room for more refuses, and keeps what it has")
    func full() throws {
        let store = try LocalStore.open(
            at: file,
            schemas: [Library.schema],
            options: StoreOptions(connections: .single, pageLimit: 40)
        )
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        #expect(throws: StoreError.diskFull(file: path)) {
            try store.write { db in
                try Author(id: "b", name: "Bob").insert(db)
                var book = Book(authorID: "b", title: "Thick", weight: 1, cover: Data(count: 1_000_000))
                try book.insert(db)
            }
        }
        #expect(try store.read { try Author.fetchAll($0) }.map(\.id) == ["a"])
        try store.write { try Author(id: "c", name: "Cy").insert($0) }
        #expect(try store.inspect().findings == [])
    }

    @Test("an inspection tells size, migrations and history")
    func inspects() throws {
        let store = try open()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        let inspection = try store.inspect(thorough: true)
        #expect(inspection.changeCount == 1)
        #expect(inspection.findings == [])
        #expect(inspection.byteCount % 4096 == 0 && inspection.byteCount > 0)
        #expect(try #require(inspection.diskFreeByteCount) > 0)
        #expect(inspection.file == file)
    }
}
