import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Backups")
struct BackupTests {
    let folder: TemporaryFolder
    let file: URL
    let backup: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("s.sqlite")
        backup = folder.file("backups/b.sqlite")
    }

    private func open() throws(StoreError) -> LocalStore { try LocalStore.open(at: file, schemas: [Library.schema]) }

    private func names(_ part: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.file(part).path).sorted()
    }

    @Test(
        "a backup of each kind of store holds all of it, in one file for its owner alone",
        arguments: StoreKind.allCases
    )
    func writes(kind: StoreKind) throws {
        let (store, own) = try kind.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try Backup.write(store, to: backup)
        #expect(try names("backups") == ["b.sqlite"])
        let mode = try FileManager.default.attributesOfItem(atPath: backup.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let copy = try LocalStore.open(at: backup, schemas: [Library.schema])
        #expect(try copy.read { try Library.content($0) } == store.read { try Library.content($0) })
        #expect(try copy.read { try ChangeLog.changes(in: $0) } == store.read { try ChangeLog.changes(in: $0) })
        withExtendedLifetime(own) {}
    }

    @Test("a backup made while others write is one moment's state")
    func online() async throws {
        let store = try open()
        let writer = Task {
            for number in 0..<200 {
                try store.write { db in
                    try Author(id: "a\(number)", name: "a\(number)").insert(db)
                    try Author(id: "b\(number)", name: "b\(number)").insert(db)
                }
            }
        }
        for number in 0..<5 {
            let target = folder.file("backups/\(number).sqlite")
            try Backup.write(store, to: target)
            let count = try LocalStore.open(at: target, schemas: [Library.schema]).read { try Author.fetchCount($0) }
            #expect(count % 2 == 0, "both rows of each transaction, or none")
        }
        try await writer.value
    }

    @Test("an existing file is not written over")
    func exists() throws {
        try folder.write("mine", to: "backups/b.sqlite")
        #expect(throws: StoreError.alreadyExists(file: backup.path)) { try Backup.write(try open(), to: backup) }
        #expect(try String(contentsOf: backup, encoding: .utf8) == "mine")
    }

    @Test("the daily backup is made once a day, and the newest are kept")
    func rotates() throws {
        let store = try open()
        let days = folder.file("daily")
        try folder.write("not ours", to: "daily/other-2026-03-01.sqlite")
        var day = try LocalDate(year: 2026, month: 2, day: 26)
        for _ in 0..<5 {
            #expect(try Backup.rotate(store, in: days, name: "box", day: day, keep: 3) != nil)
            #expect(try Backup.rotate(store, in: days, name: "box", day: day, keep: 3) == nil)
            day = day.adding(days: 1)
        }
        #expect(
            Backup.list(in: days, name: "box").map(\.day.description) == ["2026-03-02", "2026-03-01", "2026-02-28"]
        )
        #expect(try names("daily").contains("other-2026-03-01.sqlite"))
        #expect(try names("daily").count == 4)
    }

    @Test("backups that were made while the clock was ahead take no place from today's, and go first")
    func clockAhead() throws {
        let store = try open()
        let days = folder.file("daily")
        for day in ["2030-01-01", "2030-01-02", "2030-01-03"] {
            try Backup.rotate(store, in: days, name: "box", day: LocalDate(iso8601: day), keep: 3)
        }
        func kept(after day: String) throws -> [String] {
            try Backup.rotate(store, in: days, name: "box", day: LocalDate(iso8601: day), keep: 3)
            return Backup.list(in: days, name: "box").map(\.day.description)
        }
        #expect(try kept(after: "2026-03-01") == ["2030-01-03", "2030-01-02", "2026-03-01"])
        #expect(try kept(after: "2026-03-02") == ["2030-01-03", "2026-03-02", "2026-03-01"])
        #expect(try kept(after: "2026-03-03") == ["2026-03-03", "2026-03-02", "2026-03-01"])
        // A day that a journey to the west brings again is no future.
        #expect(try kept(after: "2026-03-02") == ["2026-03-03", "2026-03-02", "2026-03-01"])
    }

    @Test("a restored store is as it was at the backup; the replaced one is kept beside it")
    func restores() throws {
        let store = try open()
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        try Backup.write(store, to: backup)
        try store.write { try Author(id: "b", name: "Bob").insert($0) }
        try store.close()
        let aside = try #require(try Backup.restore(from: backup, to: file, schemas: [Library.schema]))
        #expect(aside.lastPathComponent == "s.sqlite.replaced-1")
        #expect(try open().read { try Author.fetchAll($0) }.map(\.id) == ["a"])
        let replaced = try LocalStore.open(at: aside, schemas: [Library.schema])
        #expect(try replaced.read { try Author.fetchAll($0) }.map(\.id) == ["a", "b"])
        try replaced.close()
        #expect(
            try Backup.restore(from: backup, to: file, schemas: [Library.schema])?.lastPathComponent
                == "s.sqlite.replaced-2"
        )
    }

    @Test("a store comes back where there is none")
    func restoresToNothing() throws {
        try Backup.write(try open(), to: backup)
        let target = folder.file("new/s.sqlite")
        #expect(try Backup.restore(from: backup, to: target, schemas: [Library.schema]) == nil)
        _ = try LocalStore.open(at: target, schemas: [Library.schema])
    }

    @Test(
        "while somebody has the store open it is not replaced",
        arguments: [StoreOptions.Connections.single, .pool(readers: 2)]
    )
    func inUse(connections: StoreOptions.Connections) throws {
        let store = try LocalStore.open(
            at: file,
            schemas: [Library.schema],
            options: StoreOptions(connections: connections)
        )
        try Backup.write(store, to: backup)
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        #expect(throws: StoreError.inUse(file: file.path)) {
            try Backup.restore(from: backup, to: file, schemas: [Library.schema])
        }
        #expect(try store.read { try Author.fetchCount($0) } == 1)
        try store.write { try Author(id: "b", name: "Bob").insert($0) }
        #expect(try names().filter { $0.contains("draft") || $0.contains("replaced") } == [])
    }

    @Test("a damaged store is replaced all the same")
    func replacesDamaged() throws {
        let store = try open()
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        try Backup.write(store, to: backup)
        try store.close()
        try Data("rubbish, no database".utf8).write(to: file)
        let aside = try #require(try Backup.restore(from: backup, to: file, schemas: [Library.schema]))
        #expect(try open().read { try Author.fetchCount($0) } == 1)
        #expect(try String(contentsOf: aside, encoding: .utf8) == "rubbish, no database")
    }

    @Test("a backup whose schema reaches for what isn't plain SQL is refused, and none of it is run")
    func untrustedSchema() throws {
        try Backup.write(try open(), to: backup)
        // A virtual table runs code of the program. A view of one replaces one of our tables here.
        try DatabaseQueue(path: backup.path).write { db in
            try db.execute(
                sql: """
                    CREATE VIRTUAL TABLE code USING fts5 (identifier, checksum);
                    INSERT INTO code SELECT identifier, checksum FROM migration_checksum;
                    DROP TABLE migration_checksum;
                    CREATE VIEW migration_checksum AS SELECT identifier, checksum FROM code;
                    """
            )
        }
        let error = StoreError.damaged(file: backup.path, detail: "its migrations can't be read")
        #expect(throws: error) { try Backup.verify(backup, schemas: [Library.schema]) }
        #expect(throws: error) { try Backup.restore(from: backup, to: file, schemas: [Library.schema]) }
    }

    @Test(
        "a backup whose tables, indexes, triggers or views aren't those of the migrations is refused, and the store stays",
        arguments: [
            ("CREATE TRIGGER evil AFTER INSERT ON author BEGIN DELETE FROM book; END", "the trigger evil"),
            ("CREATE VIEW mine AS SELECT 1", "the view mine"), ("CREATE TABLE extra (x)", "the table extra"),
            ("CREATE INDEX fast ON author (name)", "the index fast"),
            ("ALTER TABLE author ADD COLUMN more TEXT", "another form of the table author"),
            ("INSERT INTO grdb_migrations VALUES ('library/0009-later')", "a newer version"),
            ("INSERT INTO grdb_migrations VALUES ('sharing/0001-more')", "a newer version"),
            ("DELETE FROM grdb_migrations WHERE identifier = 'library/0001-books'", "a list of migrations with gaps"),
        ]
    )
    func altered(change: String, says: String) throws {
        let store = try open()
        try store.write { try Author(id: "a", name: "Ann").insert($0) }
        try Backup.write(store, to: backup)
        try store.close()
        let queue = try DatabaseQueue(path: backup.path)
        try queue.write { try $0.execute(sql: change) }
        try queue.close()
        let before = try Data(contentsOf: file)
        let error = try #require(
            #expect(throws: StoreError.self) {
                try Backup.restore(from: backup, to: file, schemas: [Library.schema])
            }
        )
        #expect(error.description.contains(says), "\(error)")
        #expect(throws: error) { try Backup.verify(backup, schemas: [Library.schema]) }
        #expect(try Data(contentsOf: file) == before)
    }

    /// Makes changes in the backup, each by a connection of its own.
    private func change(_ steps: [String]) throws {
        for step in steps {
            let queue = try DatabaseQueue(path: backup.path)
            try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA foreign_keys = OFF; \(step)") }
            try queue.close()
        }
    }

    @Test("a backup whose index lacks a row is refused, and the store stays")
    func missingFromIndex() throws {
        try Backup.write(try open(), to: backup)
        try change([
            """
            PRAGMA writable_schema = ON;
            CREATE TABLE kept AS SELECT * FROM sqlite_schema WHERE name = 'book_author';
            DELETE FROM sqlite_schema WHERE name = 'book_author'
            """,
            "INSERT INTO author VALUES ('a', 'Ann'); INSERT INTO book (id, author_id, title) VALUES (1, 'a', 't')",
            "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT * FROM kept", "DROP TABLE kept",
        ])
        let error = try #require(
            #expect(throws: StoreError.self) {
                try Backup.restore(from: backup, to: file, schemas: [Library.schema])
            }
        )
        #expect("\(error)".contains("missing from index book_author"), "\(error)")
    }

    @Test("a backup with a row that refers to a missing one is refused")
    func orphan() throws {
        try Backup.write(try open(), to: backup)
        try change(["INSERT INTO book (id, author_id, title) VALUES (1, 'nobody', 't')"])
        #expect(throws: StoreError.damaged(file: backup.path, detail: "a row of book refers to a missing row")) {
            try Backup.restore(from: backup, to: file, schemas: [Library.schema])
        }
    }

    @Test("a backup of another app is refused by its name")
    func anotherApp() throws {
        let other = Schema(
            namespace: "pantry",
            migrations: [Migration("0001-shelves", sql: "CREATE TABLE shelf (id TEXT NOT NULL PRIMARY KEY) STRICT")]
        )
        try Backup.write(try LocalStore.inMemory(schemas: [other]), to: backup)
        #expect(throws: StoreError.otherApp(file: backup.path, app: "pantry")) {
            try Backup.restore(from: backup, to: file, schemas: [Library.schema])
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test(
        "a backup that isn't sound, isn't ours or isn't there is refused, and the store stays",
        arguments: ["rubbish", "damaged", "other", "newer", "missing"]
    )
    func refuses(kind: String) throws {
        let store = try open()
        try store.write { db in for n in 0..<300 { try Author(id: "\(n)", name: "Name of \(n)").insert(db) } }
        try store.close()
        switch kind {
        case "rubbish": try folder.write("rubbish", to: "backups/b.sqlite")
        case "damaged":
            try Backup.write(try open(), to: backup)
            var data = try Data(contentsOf: backup)
            data.replaceSubrange(4096 * 3..<4096 * 3 + 64, with: Data(repeating: 0xA5, count: 64))
            try data.write(to: backup)
        case "other":
            try FileManager.default.createDirectory(at: folder.file("backups"), withIntermediateDirectories: true)
            try DatabaseQueue(path: backup.path).write { try $0.execute(sql: "CREATE TABLE x (y)") }
        case "newer":
            let later = Migration("0003-later", sql: "CREATE TABLE later (id TEXT PRIMARY KEY) STRICT")
            let newer = Schema(namespace: "library", migrations: Library.schema.migrations + [later])
            try Backup.write(try LocalStore.inMemory(schemas: [newer]), to: backup)
        default: break
        }
        let before = try Data(contentsOf: file)
        let error = #expect(throws: StoreError.self) {
            try Backup.restore(from: backup, to: file, schemas: [Library.schema])
        }
        #expect(try Data(contentsOf: file) == before)
        #expect(error?.description.contains(backup.path) == true, "\(String(describing: error))")
        #expect(throws: try #require(error)) { try Backup.verify(backup, schemas: [Library.schema]) }
        #expect(try open().read { try Author.fetchCount($0) } == 300)
        #expect(try names().filter { $0.contains("draft") || $0.contains("replaced") } == [])
    }
}
