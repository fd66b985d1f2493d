import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

/// The schema of these tests: every column type, a composite key, references.
enum Library {
    static let schema = Schema(
        namespace: "library",
        migrations: [
            Migration(
                "0001-books",
                sql: """
                    CREATE TABLE author (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
                    CREATE TABLE book (
                        id INTEGER NOT NULL PRIMARY KEY,
                        author_id TEXT NOT NULL REFERENCES author (id),
                        title TEXT NOT NULL CHECK (title <> ''),
                        weight REAL NOT NULL DEFAULT 0.5,
                        cover BLOB,
                        shelf INTEGER
                    ) STRICT;
                    CREATE INDEX book_author ON book (author_id);
                    CREATE TABLE loan (
                        book_id INTEGER NOT NULL REFERENCES book (id),
                        reader TEXT NOT NULL,
                        days INTEGER NOT NULL,
                        late INTEGER GENERATED ALWAYS AS (days > 30) VIRTUAL,
                        PRIMARY KEY (book_id, reader)
                    ) STRICT, WITHOUT ROWID;
                    """
            ),
            Migration("0002-language", sql: "ALTER TABLE book ADD COLUMN language TEXT NOT NULL DEFAULT 'en'"),
        ]
    )

    static func author(_ id: String) -> EntityRef { EntityRef(kind: "author", id: id) }

    static func cause(_ summary: String, about id: String = "a", by actor: String = "Ann", at: Int64 = 1) -> ChangeCause
    {
        ChangeCause(
            actor: actor,
            at: Instant(milliseconds: at),
            useCase: "test",
            subject: author(id),
            summary: summary
        )
    }

    /// All rows of the schema's tables, for byte comparison.
    static func content(_ db: Database) throws -> [String] {
        try ["author", "book", "loan"].flatMap { table in
            try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1, 2").map { row in
                "\(table) " + row.databaseValues.map { "\(StoredValue($0))|\($0.storage)" }.joined(separator: " ")
            }
        }
    }
}

struct Author: Codable, Hashable, FetchableRecord, PersistableRecord {
    var id: String
    var name: String
}

struct Book: Codable, Hashable, FetchableRecord, MutablePersistableRecord {
    var id: Int64?
    var authorID: String
    var title: String
    var weight: Double
    var cover: Data?
    var shelf: Int?

    enum CodingKeys: String, CodingKey {
        case id, title, weight, cover, shelf
        case authorID = "author_id"
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}

struct Loan: Codable, Hashable, FetchableRecord, PersistableRecord {
    var bookID: Int64
    var reader: String
    var days: Int

    enum CodingKeys: String, CodingKey {
        case reader, days
        case bookID = "book_id"
    }
}

/// The kinds of stores. Common rules are tested on each.
enum StoreKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case pool
    case single
    case memory

    var testDescription: String { rawValue }

    /// Creates a store with the library's tables, and its folder.
    func make(_ schemas: [Schema] = [Library.schema]) throws -> (store: LocalStore, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        switch self {
        case .pool: return (try LocalStore.open(at: folder.file("s.sqlite"), schemas: schemas), folder)
        case .single:
            let options = StoreOptions(connections: .single)
            return (try LocalStore.open(at: folder.file("s.sqlite"), schemas: schemas, options: options), folder)
        case .memory: return (try LocalStore.inMemory(schemas: schemas), folder)
        }
    }
}
