import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Schemas")
struct SchemaTests {
    @Test("a schema that keeps the house rules has no findings")
    func good() throws {
        #expect(try SchemaAudit.findings(of: Library.schema, nullable: ["book.cover", "book.shelf"]) == [])
    }

    @Test(
        "each broken rule is found",
        arguments: [
            ("CREATE TABLE t (id TEXT NOT NULL PRIMARY KEY)", ["t is not STRICT"]),
            ("CREATE TABLE t (x TEXT NOT NULL) STRICT", ["t has no primary key"]),
            ("CREATE TABLE t (id TEXT NOT NULL PRIMARY KEY, x TEXT) STRICT", ["t.x may be null"]),
            ("CREATE TABLE t (id TEXT PRIMARY KEY) STRICT", []),
            ("CREATE TABLE t (id INTEGER PRIMARY KEY) STRICT", []),
            (
                "CREATE TABLE t (id TEXT NOT NULL PRIMARY KEY REFERENCES author (id) ON DELETE CASCADE) STRICT",
                ["t refers to author with a cascade"]
            ),
            (
                "CREATE TABLE t (id TEXT NOT NULL PRIMARY KEY REFERENCES author (id) ON UPDATE SET NULL) STRICT",
                ["t refers to author with a cascade"]
            ),
            (
                "CREATE TABLE t (id TEXT NOT NULL PRIMARY KEY, a TEXT NOT NULL REFERENCES author (id)) STRICT",
                ["t refers to author by a without an index"]
            ),
        ] as [(String, [String])]
    )
    func rules(sql: String, findings: [String]) throws {
        let schema = Schema(namespace: "t", migrations: [Migration("0001-t", sql: sql)])
        #expect(try SchemaAudit.findings(of: schema, with: [Library.schema]) == findings)
    }

    @Test("names of migrations count up, and the list of nullable columns is kept true")
    func names() throws {
        let table = "CREATE TABLE t (id TEXT NOT NULL PRIMARY KEY) STRICT"
        let schema = Schema(
            namespace: "t",
            migrations: [Migration("0001-", sql: table), Migration("0003-x", sql: "SELECT 1")]
        )
        #expect(
            try SchemaAudit.findings(of: schema, nullable: ["t.id", "t.gone"]) == [
                "migration 0001- should be named 0001-subject", "migration 0003-x should be named 0002-subject",
                "t.id is listed as nullable and is not", "there is no nullable column t.gone",
            ]
        )
    }

    /// A file written by the version with `0001-books`. `NOURISH_RECORD=1` regenerates it, which is needed only for a new fixture.
    private var fixture: URL {
        Corpus.package.appending(path: "Tests/Fixtures/databases/library-0001-books.sqlite")
    }

    @Test("a real file of the version before is brought up to date with its data")
    func migratesFixture() throws {
        if ProcessInfo.processInfo.environment["NOURISH_RECORD"] == "1" { try record() }
        let folder = try TemporaryFolder()
        let file = folder.file("s.sqlite")
        try FileManager.default.copyItem(at: fixture, to: file)
        let store = try LocalStore.open(at: file, schemas: [Library.schema])
        let inspection = try store.inspect(thorough: true)
        #expect(
            inspection.migrations == [
                "library/0001-books", "library/0002-language", "storage/0001-change-log",
                "storage/0002-idempotency-keys", "storage/0003-key-content", "storage/0004-standing-changes",
            ]
        )
        #expect(inspection.findings == [])
        let books = try store.read { try Row.fetchAll($0, sql: "SELECT title, weight, cover, language FROM book") }
        #expect(books == [["title": "Middlemarch", "weight": 0.1, "cover": Data([0, 255]), "language": "en"]])
        let history = try store.read { try ChangeLog.changes(in: $0) }
        #expect(history.map(\.summary) == ["lent", "bought"])
        try store.undoLast(by: "Bob", at: Instant(milliseconds: 3))
        #expect(try store.read { try Loan.fetchCount($0) } == 0)
    }

    @Test("a migration folds the keys of rows and of the change log again, and changes from before are taken back")
    func foldsKeys() throws {
        let table = """
            CREATE TABLE place (
                id INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL, city TEXT NOT NULL,
                city_key TEXT NOT NULL, height REAL NOT NULL
            ) STRICT;
            """
        let keys = Migration.folding(["name_key": "name", "city_key": "city"], of: "place")
        #expect(keys.components(separatedBy: "UPDATE change_row").count == 2, "the history is read once")
        let schema = Schema(
            namespace: "map",
            migrations: [
                Migration("0001-places", sql: table),
                Migration("0002-keys", sql: keys),
            ]
        )
        let folder = try TemporaryFolder()
        let file = folder.file("s.sqlite")
        let older = try LocalStore.open(at: file, schemas: [schema.upTo("0001-places")])
        let row: [String: StoredValue] = [
            "id": 1, "name": "Ærø", "name_key": "ærø", "city": "Łódź", "city_key": "łodz", "height": 0.1,
        ]
        try older.change(Library.cause("added")) { try $0.insert(into: "place", row) }
        try older.change(Library.cause("built")) { try $0.update("place", key: [1], set: ["height": 2.5]) }
        try older.change(Library.cause("lost")) { try $0.delete(from: "place", key: [1]) }
        try older.close()
        let store = try LocalStore.open(at: file, schemas: [schema])
        for height in [2.5, 0.1] {
            try store.undoLast(by: "Bob", at: Instant(milliseconds: 4))
            let places = try store.read { try Row.fetchAll($0, sql: "SELECT name_key, city_key, height FROM place") }
            #expect(places == [["name_key": "aero", "city_key": "lodz", "height": height]])
        }
        try store.undoLast(by: "Bob", at: Instant(milliseconds: 5))
        #expect(try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM place") } == 0)
    }

    private func record() throws {
        try? FileManager.default.removeItem(at: fixture)
        let store = try LocalStore.inMemory(schemas: [Library.schema.upTo("0001-books")])
        try store.change(Library.cause("bought")) { scope in
            try scope.insert(Author(id: "eliot", name: "George Eliot"))
            try scope.insert(Book(id: 1, authorID: "eliot", title: "Middlemarch", weight: 0.1, cover: Data([0, 255])))
        }
        try store.change(Library.cause("lent", at: 2)) { try $0.insert(Loan(bookID: 1, reader: "Bob", days: 40)) }
        try Backup.write(store, to: fixture)
    }
}

@Suite("Messages")
struct StoreErrorTests {
    private static let file = "/data/box.sqlite"

    @Test(
        "a message about a file names it and says what to do",
        arguments: [
            StoreError.notADatabase(file: file), .otherApplication(file: file, applicationID: 7),
            .damaged(file: file, detail: "page 3"), .newerVersion(file: file, migration: "box/0009-x"),
            .otherApp(file: file, app: "habit"), .altered(file: file, object: "the trigger x"),
            .migrationChanged(file: file, migration: "box/0001-x"),
            .migrationFailed(file: file, migration: "box/0001-x", reason: "r"), .unreadable(file: file, reason: "r"),
            .readOnly(file: file), .diskFull(file: file), .locked(file: file, seconds: 5),
            .inputOutput(file: file, reason: "r"), .closed(file: file), .alreadyExists(file: file), .inUse(file: file),
        ]
    )
    func filesAreNamed(error: StoreError) throws {
        let parts = error.description.components(separatedBy: " — ")
        try #require(parts.count == 2)
        #expect(parts[0].contains(Self.file))
        #expect(parts[1].count > 8)
    }

    @Test("a message about anything else says what is wrong with the value, and what to do")
    func others() {
        let at = Instant(milliseconds: 0)
        #expect(
            StoreError.changedSince(change: 4, table: "step", key: ["a", 3], actor: "Bob", at: at).description
                == "change 4 can't be taken back, because step a, 3 has been changed since by Bob at \(at) — take that change back first"
        )
        #expect(
            StoreError.tooLarge(name: "p.jpg", bytes: 9, limit: 5).description
                == "p.jpg has 9 bytes, and at most 5 are taken — make it smaller"
        )
        #expect(
            StoreError.brokenArchive(line: 7, reason: "r").description.hasPrefix(
                "line 7 of the archive is broken: r — "
            )
        )
        #expect(StoreError.noSuchChange(3).description.hasPrefix("there is no change 3 — "))
    }
}
