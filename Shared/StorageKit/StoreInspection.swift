public import Foundation
import GRDB
import WordKit

/// The state of a store, for the command `doctor`.
public struct StoreInspection: Hashable, Sendable {
    /// The file, or nil for a store in memory.
    public let file: URL?
    /// The size of the database in bytes, including free pages and excluding the log.
    public let byteCount: Int
    /// The number of bytes in free pages.
    public let freeByteCount: Int
    /// The number of bytes that this user can still write on the disk, or nil if it is unknown.
    public let diskFreeByteCount: Int?
    /// The applied migrations in alphabetical order, such as `recipebox/0001-recipes`.
    public let migrations: [String]
    /// The number of changes in the history.
    public let changeCount: Int
    /// The defects found, mostly in SQLite's words. Empty for a sound store.
    public let findings: [String]
}

extension LocalStore {
    /// The number of bytes that this user can still write to the disk; nil in memory or if it is unknown. It is known without reading the file.
    public var diskFreeByteCount: Int? { file.flatMap { FileSystem.freeBytes($0.path(percentEncoded: false)) } }

    /// Checks structure, types and constraints (`quick_check`), and that every reference has its row.
    ///
    /// - Parameter thorough: Whether to compare every index with its table as well (`integrity_check`).
    /// - Complexity: O(size of the file).
    public func inspect(thorough: Bool = false) throws(StoreError) -> StoreInspection {
        try typed {
            try read { db in
                var findings = try String.fetchAll(db, sql: "PRAGMA \(thorough ? "integrity_check" : "quick_check")")
                    .filter { $0 != "ok" }.map { StoreError.finding($0) }
                let orphans = try Row.fetchAll(
                    db,
                    sql: "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1"
                )
                findings += orphans.map {
                    localized("\($0[1] as Int) rows of \($0[0] as String) refer to missing rows")
                }
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
