import GRDB
import StorageKit

/// The contents of a directory's tables, row by row and byte by byte.
enum ImportTables {
    /// The rows of a table, in order.
    static func rows(_ table: String, in store: LocalStore) throws -> [String] {
        try store.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier)").map { row in
                row.map { "\($0)=\($1.storage)" }.joined(separator: "|")
            }
        }
    }

    /// The rows of all tables, by table.
    static func all(in store: LocalStore) throws -> [String: [String]] {
        let names = try store.read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try rows($0, in: store)) })
    }

    /// The contents of the directory: the records with their numbers, the search index and the times of events, without the history of changes.
    static func holdings(in store: LocalStore) throws -> [String: [String]] {
        let names = [
            "record", "standing", "search_posting", "search_prefix", "search_kind", "search_order", "event_time",
        ]
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try rows($0, in: store)) })
    }

    /// The number of rows in a table.
    static func count(_ table: String, in store: LocalStore) throws -> Int {
        try store.read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0
        }
    }

    /// The number of rows for each value of a column; rows without a value are left out.
    static func counts(_ table: String, by column: String, in store: LocalStore) throws -> [String: Int] {
        let name = column.quotedDatabaseIdentifier
        return try store.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: "SELECT \(name), count(*) FROM \(table.quotedDatabaseIdentifier) WHERE \(name) NOT NULL GROUP BY 1"
            )
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
        }
    }
}
