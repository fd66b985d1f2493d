public import Foundation
import GRDB
import JSONKit

/// An export of a whole store as JSON Lines, for moving to another machine, for other programs and for long-term storage.
///
/// The first line lists the migrations that the rows fit. One line follows for each row, `{"table":"book","row":{…}}`: integers
/// have no decimal point, reals have one, and blobs are `{"blob":"<base64>"}`. The originals of attachments follow on request.
/// The last line holds the row count. Virtual tables, such as full-text indexes, are left out; reading rebuilds them.
public enum Archive {
    /// Writes all rows from one read transaction, in pieces.
    ///
    /// - Parameters:
    ///   - originals: The attachments whose originals are included. One original at a time is held in memory.
    ///   - report: Receives the file of each original that can't be read or has changed on the disk. It is left out.
    ///   - sink: Receives each piece: several lines, 64 KB or more except for the last piece.
    /// - Returns: The number of rows written.
    @discardableResult
    public static func write(
        _ store: LocalStore,
        originals: Attachments? = nil,
        leavingOut report: (URL) -> Void = { _ in },
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
                    let limit = attachment.byteCount
                    guard let data = Attachments.unchanged(attachment.id, at: url, limit: limit) else {
                        report(url)
                        continue
                    }
                    try output.original(attachment.id, data)
                }
                try output.end()
                return output.rowCount
            }
        }
    }

    /// Writes the archive to a new file with mode 0600. The file appears only when it is complete.
    ///
    /// - Parameter report: Receives the file of each original that can't be read or has changed on the disk. It is left out.
    /// - Returns: The number of rows written.
    /// - Throws: ``StoreError/alreadyExists(file:)``, ``StoreError/diskFull(file:)`` or another error of the file.
    @discardableResult
    public static func write(
        _ store: LocalStore,
        originals: Attachments? = nil,
        leavingOut report: (URL) -> Void = { _ in },
        to file: URL
    ) throws(StoreError) -> Int {
        let path = file.path(percentEncoded: false)
        guard FileSystem.status(path) == nil else { throw .alreadyExists(file: path) }
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        let draft = FileSystem.draftPath(beside: path)
        defer { FileSystem.remove(draft) }
        let count = try Backup.mapping(path) {
            try FileSystem.withNew(draft, for: path) { descriptor in
                try write(store, originals: originals, leavingOut: report) {
                    try FileSystem.writeAll($0, to: descriptor, for: path)
                }
            }
        }
        try FileSystem.replace(path, with: draft)
        return count
    }
}

/// Formats the lines of an archive and passes them on in pieces.
private struct ArchiveOutput {
    let sink: (Data) throws -> Void
    var rowCount = 0
    private var writer = JSONWriter()

    init(sink: @escaping (Data) throws -> Void) {
        self.sink = sink
    }

    mutating func header(migrations: [String], originals: Bool) throws {
        writer.raw(#"{"archive":"nourish","version":1,"originals":\#(originals),"migrations":"#)
        writer.list(migrations) { $0.string($1) }
        writer.raw("}")
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
