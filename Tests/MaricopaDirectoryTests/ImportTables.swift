import GRDB
import StorageKit

/// What the tables of a directory hold, row by row and byte by byte.
enum ImportTables {
    /// The rows of a table, in order.
    static func rows(_ table: String, in store: LocalStore) throws -> [String] {
        try store.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier)").map { row in
                row.map { "\($0)=\($1.storage)" }.joined(separator: "|")
            }
        }
    }

    /// The rows of every table, by its name.
    static func all(in store: LocalStore) throws -> [String: [String]] {
        let names = try store.read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try rows($0, in: store)) })
    }

    /// Of what is there, that which says what the directory holds: the records with their numbers, what they are found by, the places of
    /// events; without the log of how it came to that.
    static func holdings(in store: LocalStore) throws -> [String: [String]] {
        let names = [
            "record", "standing", "search_posting", "search_prefix", "search_kind", "search_order", "event_time",
        ]
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try rows($0, in: store)) })
    }

    /// How many rows a table has.
    static func count(_ table: String, in store: LocalStore) throws -> Int {
        try store.read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0
        }
    }

    /// How many rows have each value of a column; those without one aside.
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
