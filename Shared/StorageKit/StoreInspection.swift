public import Foundation
import GRDB

/// What `doctor` wants to know of a store.
public struct StoreInspection: Hashable, Sendable {
    /// The file, or nil in memory.
    public let file: URL?
    /// The size of the database in bytes, free pages included, the log not.
    public let byteCount: Int
    /// Bytes of it that hold nothing.
    public let freeByteCount: Int
    /// Bytes left on the disk for this user, or nil where that can't be told.
    public let diskFreeByteCount: Int?
    /// The migrations that the file has gone through: `recipebox/0001-recipes`, in alphabetical order.
    public let migrations: [String]
    /// How many changes are in the history.
    public let changeCount: Int
    /// What is broken, in SQLite's words; empty if all is well.
    public let findings: [String]
}

extension LocalStore {
    /// Bytes left on the disk for this user; nil in memory, or where that can't be told. It reads nothing of the file.
    public var diskFreeByteCount: Int? { file.flatMap { FileSystem.freeBytes($0.path(percentEncoded: false)) } }

    /// Checks the whole store: structure, types and constraints (`quick_check`), and that every reference has its row.
    ///
    /// - Parameter thorough: Compares every index with its table, too (`integrity_check`).
    /// - Complexity: Reads the whole file.
    public func inspect(thorough: Bool = false) throws(StoreError) -> StoreInspection {
        try typed {
            try read { db in
                var findings = try String.fetchAll(db, sql: "PRAGMA \(thorough ? "integrity_check" : "quick_check")")
                    .filter { $0 != "ok" }
                let orphans = try Row.fetchAll(
                    db,
                    sql: "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1"
                )
                findings += orphans.map { "\($0[1] as Int) rows of \($0[0] as String) refer to missing rows" }
                let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
                return StoreInspection(
                    file: file,
                    byteCount: (try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0) * pageSize,
                    freeByteCount: (try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0) * pageSize,
                    diskFreeByteCount: diskFreeByteCount,
                    migrations: try String.fetchAll(db, sql: "SELECT identifier FROM migration_checksum ORDER BY 1"),
                    changeCount: try Int.fetchOne(db, sql: "SELECT count(*) FROM change") ?? 0,
                    findings: findings
                )
            }
        }
    }
}
