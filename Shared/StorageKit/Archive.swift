public import Foundation
import GRDB

/// Everything in a store as JSON Lines, and back: for moving to another machine, for other programs, and for reading in thirty years.
///
/// The first line names the migrations that the rows fit. Then a line for each row of each table, `{"table":"book","row":{…}}`: integers
/// without a point, reals with one, blobs as `{"blob":"<base64>"}`; then, if asked for, the originals of attachments; the last line counts.
/// Virtual tables (full-text indexes and the like) are left out: reading fills them again by a closure of the engine's.
public enum Archive {
    /// Writes all rows, as they are at one moment, piece by piece.
    ///
    /// - Parameters:
    ///   - originals: Attachments whose originals go in, too; each is held in memory once.
    ///   - sink: Takes each piece; some lines long.
    /// - Returns: How many rows it wrote.
    @discardableResult
    public static func write(
        _ store: LocalStore,
        originals: Attachments? = nil,
        to sink: (Data) throws -> Void
    ) throws -> Int {
        try withoutActuallyEscaping(sink) { sink in
            try store.read { db in
                var output = ArchiveOutput(sink: sink)
                let migrations = try AppliedMigrations(db).checksums.keys.sorted()
                try output.header(migrations: migrations, originals: originals != nil)
                for table in try SchemaAudit.userTables(db) {
                    try output.rows(of: table, in: db)
                }
                for attachment in try originals?.all(in: db) ?? [] {
                    guard let url = originals?.original(of: attachment) else { continue }
                    let path = url.path(percentEncoded: false)
                    try output.original(attachment.id, try FileSystem.contents(of: path, limit: attachment.byteCount))
                }
                try output.end()
                return output.rowCount
            }
        }
    }

    /// Writes the archive to a new file, mode 0600, as a whole or not at all.
    ///
    /// - Throws: ``StoreError/alreadyExists(file:)``, ``StoreError/diskFull(file:)``, …
    @discardableResult
    public static func write(
        _ store: LocalStore,
        originals: Attachments? = nil,
        to file: URL
    ) throws(StoreError) -> Int {
        let path = file.path(percentEncoded: false)
        guard FileSystem.status(path) == nil else { throw .alreadyExists(file: path) }
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        let draft = FileSystem.draftPath(beside: path)
        defer { FileSystem.remove(draft) }
        let count = try Backup.mapping(path) {
            try FileSystem.withNew(draft, for: path) { descriptor in
                try write(store, originals: originals) { try FileSystem.writeAll($0, to: descriptor, for: path) }
            }
        }
        try FileSystem.replace(path, with: draft)
        return count
    }
}

/// Gathers lines into pieces.
private struct ArchiveOutput {
    let sink: (Data) throws -> Void
    var rowCount = 0
    private var writer = JSONWriter()

    init(sink: @escaping (Data) throws -> Void) {
        self.sink = sink
    }

    mutating func header(migrations: [String], originals: Bool) throws {
        writer.raw(#"{"archive":"nourish","version":1,"originals":\#(originals),"migrations":["#)
        for (index, migration) in migrations.enumerated() {
            if index > 0 { writer.raw(",") }
            writer.string(migration)
        }
        writer.raw("]}")
        try endLine()
    }

    mutating func rows(of table: String, in db: Database) throws {
        let columns = try String.fetchAll(
            db,
            sql: "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0",
            arguments: [table]
        ).map(\.quotedDatabaseIdentifier)
        let order = try db.primaryKey(table).columns.map(\.quotedDatabaseIdentifier)
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT \(columns.joined(separator: ", ")) FROM \(table.quotedDatabaseIdentifier)
                ORDER BY \(order.joined(separator: ", "))
                """
        )
        while let row = try rows.next() {
            writer.raw(#"{"table":"#)
            writer.string(table)
            writer.raw(#","row":"#)
            writer.object(RowImage(row).columns)
            writer.raw("}")
            try endLine()
            rowCount += 1
        }
    }

    mutating func original(_ id: String, _ data: Data) throws {
        writer.raw(#"{"original":"#)
        writer.string(id)
        writer.raw(#","bytes":"#)
        writer.value(.blob(data))
        writer.raw("}")
        try endLine()
    }

    mutating func end() throws {
        writer.raw(#"{"end":true,"rows":\#(rowCount)}"#)
        writer.raw("\n")
        try flush()
    }

    private mutating func endLine() throws {
        writer.raw("\n")
        if writer.count > 1 << 16 { try flush() }
    }

    private mutating func flush() throws {
        try sink(Data(writer.take()))
    }
}
