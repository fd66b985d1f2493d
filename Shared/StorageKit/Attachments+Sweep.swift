import Foundation
public import GRDB
public import TimeKit

extension Attachments {
    /// The counts of what a sweep removed.
    public struct Sweep: Hashable, Sendable {
        /// The number of pictures that nothing referred to.
        public var pictures: Int
        /// The number of files: originals of removed pictures, and files left behind by a crash.
        public var files: Int

        public init(pictures: Int, files: Int) {
            self.pictures = pictures
            self.files = files
        }
    }

    /// Removes the pictures that no row refers to, then the files without a picture.
    ///
    /// - Parameters:
    ///   - addedBefore: Pictures first added at this time or later stay, because the row that refers to them may not be saved yet.
    ///   - undoableSince: Pictures mentioned by a change since then stay, so that undo still works. nil keeps none of them.
    ///   - inUse: Returns the ids of pictures that are referred to without a foreign key. Called within the transaction.
    /// - Complexity: O(*p* · *c*) if `undoableSince` is given, where *p* is the number of unused pictures and *c* that of logged rows.
    @discardableResult
    public func sweep(
        addedBefore: Instant,
        undoableSince: Instant? = nil,
        inUse: (Database) throws -> Set<String> = { _ in [] }
    ) throws(StoreError) -> Sweep {
        let removed = try store.typed {
            try store.write { db in
                let references = try Self.references(in: db)
                let unused = references.map {
                    "NOT EXISTS (SELECT 1 FROM \($0.table) WHERE \($0.column) = attachment.id)"
                }
                let candidates = try String.fetchAll(
                    db,
                    sql: "SELECT id FROM attachment WHERE \((["added_at < ?"] + unused).joined(separator: " AND "))",
                    arguments: [addedBefore.milliseconds]
                )
                let kept = try inUse(db)
                var count = 0
                for id in candidates where !kept.contains(id) {
                    if let undoableSince, try Self.isMentioned(id, since: undoableSince, in: db) { continue }
                    try db.execute(sql: "DELETE FROM attachment WHERE id = ?", arguments: [id])
                    count += 1
                }
                return count
            }
        }
        return Sweep(pictures: removed, files: try sweepFiles())
    }

    /// Removes the pictures that no row refers to, as part of the daily backup, and returns their number.
    ///
    /// - Parameters:
    ///   - days: Pictures mentioned by a change of this many last days stay, so that an undo can restore them; 0 keeps none.
    ///   - now: The time of the backup. Pictures of the ten minutes before stay, as one is stored a moment before the row that refers to it.
    ///   - inUse: Returns the ids of pictures that are referred to without a foreign key. Called within the transaction.
    public func sweepUnused(
        undoableForDays days: Int,
        now: Instant,
        inUse: (Database) throws -> Set<String> = { _ in [] }
    ) throws(StoreError) -> Int {
        let since = days > 0 ? now.adding(days24h: -days) : nil
        return try sweep(addedBefore: now.adding(minutes: -10), undoableSince: since, inUse: inUse).pictures
    }

    /// Returns every column that is a foreign key to `attachment (id)`.
    private static func references(in db: Database) throws -> [(table: String, column: String)] {
        var found: [(table: String, column: String)] = []
        for table in try SchemaAudit.userTables(db) {
            for reference in try db.foreignKeys(on: table) where reference.destinationTable.lowercased() == "attachment"
            {
                found += reference.originColumns.map { (table.quotedDatabaseIdentifier, $0.quotedDatabaseIdentifier) }
            }
        }
        return found
    }

    private static func isMentioned(_ id: String, since instant: Instant, in db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (
                    SELECT 1 FROM change JOIN change_row ON change_row.change_id = change.id
                    WHERE change.at >= ? AND (instr(change_row.before, ?) OR instr(change_row.after, ?))
                )
                """,
            arguments: [instant.milliseconds, id, id]
        ) ?? false
    }

    /// Removes files without a row. Holding the write lock keeps other processes from adding a file whose row is still to come.
    private func sweepFiles() throws(StoreError) -> Int {
        try store.typed {
            try store.write { db in
                let known = try Set(
                    Row.fetchAll(db, sql: "SELECT id, media_type FROM attachment").compactMap { row in
                        MediaType(rawValue: row[1]).map { "\(row[0] as String).\($0.fileExtension)" }
                    }
                )
                var count = 0
                for file in Self.files(in: folder) {
                    let name = file.lastPathComponent
                    let isDraft = name.hasSuffix(".draft")
                    if isDraft ? FileSystem.isAbandonedDraft(name) : !known.contains(name) {
                        FileSystem.remove(file.path(percentEncoded: false))
                        count += 1
                    }
                }
                return count
            }
        }
    }

    /// Returns the files named by a digest in the two-digit folders. Other files in the folder are left alone.
    private static func files(in folder: URL) -> [URL] {
        let manager = FileManager.default
        let parts = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return parts.filter { $0.lastPathComponent.count == 2 && $0.lastPathComponent.allSatisfy(\.isHexDigit) }
            .flatMap { (try? manager.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }
            .filter { $0.lastPathComponent.prefix { $0.isHexDigit }.count == 64 }
    }
}
