public import Foundation
public import GRDB
import WordKit

extension Archive {
    /// Reads an archive into an empty store, in one transaction.
    ///
    /// An archive of an older version is first read into a temporary store with that version's schemas. The migrations then bring
    /// it up to date, as they would a file of that age.
    ///
    /// - Parameters:
    ///   - originals: Receives the originals in the archive. If nil, they are skipped, and a damaged one is an error.
    ///   - report: Receives the id of each original that is damaged in the archive. It is left out.
    ///   - rebuilding: Fills derived tables, such as full-text indexes, in the same transaction.
    ///   - read: Returns the next bytes, and no bytes at the end.
    /// - Returns: The number of rows read.
    /// - Throws: ``StoreError/brokenArchive(line:reason:)``, ``StoreError/otherArchive(app:)``, ``StoreError/newerArchive(migration:)``,
    ///   ``StoreError/notEmpty(table:)``, or an error of `read`.
    @discardableResult
    public static func read(
        into store: LocalStore,
        originals: Attachments? = nil,
        leavingOut report: (String) -> Void = { _ in },
        rebuilding: (Database) throws -> Void = { _ in },
        from read: @escaping () throws -> Data
    ) throws -> Int {
        var input = ArchiveInput(lines: LineReader(read: read))
        let migrations = try input.header()
        let schemas = try store.schemasAsOf(migrations)
        guard schemas != store.schemas else {
            return try input.load(into: store, originals: originals, leavingOut: report, rebuilding: rebuilding)
        }
        // A sweep waits for the transaction, so it can't come between the originals and their rows.
        return try store.write { db in
            try withStore(of: schemas, beside: store) { staging, reopened in
                let count = try input.load(into: try staging(), originals: originals, leavingOut: report) { _ in }
                try transfer(from: try reopened(), into: store, db, rebuilding)
                return count
            }
        }
    }

    /// Reads an archive file, as ``read(into:originals:leavingOut:rebuilding:from:)`` does.
    @discardableResult
    public static func read(
        _ file: URL,
        into store: LocalStore,
        originals: Attachments? = nil,
        leavingOut report: (String) -> Void = { _ in },
        rebuilding: (Database) throws -> Void = { _ in }
    ) throws(StoreError) -> Int {
        try reading(file) { bytes in
            try read(into: store, originals: originals, leavingOut: report, rebuilding: rebuilding, from: bytes)
        }
    }

    /// Puts the originals of an archive back whose pictures the store has.
    ///
    /// While an archive is read into another store, which then replaces this one, this one's rows don't refer to the originals yet. A sweep can
    /// remove them. Call it after the replacement, when a sweep keeps them.
    public static func putBackOriginals(of file: URL, into originals: Attachments) throws(StoreError) {
        try reading(file) { bytes in
            var lines = LineReader(read: bytes)
            while let bytes = try lines.next() {
                guard bytes.starts(with: Data(#"{"original":"#.utf8)), let line = try? ArchiveLine(bytes),
                    case .original(let id, let data?) = line, SHA256.hexadecimal(of: data) == id
                else { continue }
                try originals.store.read { db in
                    guard try Attachments.attachment(id, in: db) != nil else { return }
                    try originals.putBack(id, data, in: db)
                }
            }
        }
    }

    /// Runs `body` with a function that returns the next bytes of a file.
    private static func reading<T>(
        _ file: URL,
        _ body: (_ bytes: @escaping () throws -> Data) throws -> T
    ) throws(StoreError) -> T {
        let path = file.path(percentEncoded: false)
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw .unreadable(file: path, reason: FileSystem.lastError())
        }
        defer { try? handle.close() }
        return try Backup.mapping(path) { try body { try handle.read(upToCount: 1 << 18) ?? Data() } }
    }

    /// Copies all rows from one store to another with the same schemas, in a transaction of the other.
    private static func transfer(
        from source: LocalStore,
        into target: LocalStore,
        _ db: Database,
        _ rebuilding: (Database) throws -> Void
    ) throws {
        // Streaming would need two threads. A personal archive fits in memory.
        var archive = Data()
        try write(source) { archive.append($0) }
        var isRead = false
        var input = ArchiveInput(
            lines: LineReader {
                defer { isRead = true }
                return isRead ? Data() : archive
            }
        )
        _ = try input.header()
        try input.load(into: target, db, originals: nil, rebuilding: rebuilding)
    }

    /// Runs `body` with a temporary store: `older` opens it with `schemas`, `current` reopens it with today's.
    private static func withStore<T>(
        of schemas: [Schema],
        beside store: LocalStore,
        _ body: (_ older: () throws -> LocalStore, _ current: () throws -> LocalStore) throws -> T
    ) throws -> T {
        let folder = (store.file?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory)
            .path(percentEncoded: false)
        let path = FileSystem.draftPath(beside: folder + (folder.hasSuffix("/") ? "" : "/") + "import")
        defer { for suffix in ["", "-wal", "-shm", "-verified"] { FileSystem.remove(path + suffix) } }
        let file = URL(filePath: path)
        let options = StoreOptions(connections: .single)
        var older: LocalStore?
        return try body(
            {
                let opened = try LocalStore.open(at: file, schemas: Array(schemas.dropFirst()), options: options)
                older = opened
                return opened
            },
            {
                try older?.close()
                return try LocalStore.open(at: file, schemas: Array(store.schemas.dropFirst()), options: options)
            }
        )
    }
}

extension LocalStore {
    /// Returns this store's schemas as of `migrations`. A schema that the archive doesn't mention stays current.
    fileprivate func schemasAsOf(_ migrations: [String]) throws(StoreError) -> [Schema] {
        var remaining = Set(migrations)
        var result: [Schema] = []
        for schema in schemas {
            let known = schema.migrations.prefix { remaining.contains(schema.identifier(of: $0)) }
            for migration in known { remaining.remove(schema.identifier(of: migration)) }
            result.append(
                known.isEmpty ? schema : Schema(namespace: schema.namespace, migrations: Array(known))
            )
        }
        if let unknown = remaining.sorted().last {
            let app = String(unknown.prefix { $0 != "/" })
            let isAbsent = schemas.contains { schema in !migrations.contains { $0.hasPrefix(schema.namespace + "/") } }
            guard !isAbsent || schemas.contains(where: { $0.namespace == app }) else { throw .otherArchive(app: app) }
            throw .newerArchive(migration: unknown)
        }
        return result
    }
}

private struct ArchiveInput {
    var lines: LineReader

    mutating func header() throws -> [String] {
        guard let line = try next(), case .header(let migrations) = line else {
            throw broken(localized("it does not begin like an archive"))
        }
        return migrations
    }

    /// Inserts every row in one transaction.
    @discardableResult
    mutating func load(
        into store: LocalStore,
        originals: Attachments?,
        leavingOut report: (String) -> Void = { _ in },
        rebuilding: (Database) throws -> Void
    ) throws -> Int {
        try store.write { db in
            try load(into: store, db, originals: originals, leavingOut: report, rebuilding: rebuilding)
        }
    }

    /// Does the same within a transaction of the store.
    @discardableResult
    mutating func load(
        into store: LocalStore,
        _ db: Database,
        originals: Attachments?,
        leavingOut report: (String) -> Void = { _ in },
        rebuilding: (Database) throws -> Void
    ) throws -> Int {
        let tables = Set(try SchemaAudit.userTables(db))
        let suspended = try SuspendedTriggers(db)
        try ArchiveSeeds(store).clear(tables.sorted(), in: db)
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        let count = try loadLines(db, tables: tables, originals: originals, leavingOut: report)
        try suspended.restore(db)
        try checkReferences(db)
        try rebuilding(db)
        return count
    }

    private mutating func loadLines(
        _ db: Database,
        tables: Set<String>,
        originals: Attachments?,
        leavingOut report: (String) -> Void
    ) throws -> Int {
        var count = 0
        // A name of a column becomes part of a statement, so it has to be one of the table's.
        var known: [String: Set<String>] = [:]
        while let line = try next() {
            switch line {
            case .header: throw broken(localized("a second beginning"))
            case .row(let table, let columns):
                guard tables.contains(table) else { throw broken(localized("there is no table \(table)")) }
                let image = RowImage(columns)
                let names = try known[table] ?? Set(db.columns(in: table).map(\.name))
                known[table] = names
                if let stray = image.columns.first(where: { !names.contains($0.name) }) {
                    throw broken(localized("\(table) has no column named \(stray.name)"))
                }
                if let wrong = image.columns.first(where: { Self.isOutOfTime($0.name, $0.value) }) {
                    throw broken(localized("\(wrong.value) as \(wrong.name) lies outside of the years 1900 to 9999"))
                }
                do {
                    try TrackedTable(name: table, primaryKey: []).insert(image, in: db)
                } catch let error as DatabaseError where StoreError(error, file: "") == nil {
                    throw broken(error.reason ?? localized("the row does not fit \(table)"))
                }
                count += 1
            case .original(let id, let data):
                guard let data, SHA256.hexadecimal(of: data) == id else {
                    // An app without photos writes no originals, so the line itself is wrong.
                    guard originals != nil else { throw broken(localized("the original is not \(id)")) }
                    report(id)
                    continue
                }
                try originals?.putBack(id, data, in: db)
            case .end(let rows):
                guard rows == count else {
                    throw broken(
                        localized(
                            "\(count, one: "there is # row", other: "there are # rows") and there should be \(rows)"
                        )
                    )
                }
                guard try next() == nil else { throw broken(localized("something follows the end")) }
                return count
            }
        }
        throw StoreError.brokenArchive(line: lines.number + 1, reason: localized("the end is missing"))
    }

    /// The instants that a row may have, in milliseconds since 1970: from the year 1900 to the year 9999.
    private static let instants: ClosedRange<Int64> = -2_208_988_800_000...253_402_300_799_999

    /// Returns whether a value is an instant out of bounds. The columns of instants are named `at`, `until` and `…_at`.
    private static func isOutOfTime(_ name: String, _ value: StoredValue) -> Bool {
        guard case .integer(let milliseconds) = value, name == "at" || name == "until" || name.hasSuffix("_at") else {
            return false
        }
        return !instants.contains(milliseconds)
    }

    private func checkReferences(_ db: Database) throws {
        if let row = try Row.fetchOne(db, sql: "SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 1") {
            throw broken(localized("a row of \(row[0] as String) refers to a missing row of \(row[1] as String)"))
        }
    }

    private mutating func next() throws -> ArchiveLine? {
        guard let bytes = try lines.next() else { return nil }
        do throws(StoredJSONFault) {
            return try ArchiveLine(bytes)
        } catch {
            throw broken(error.reason)
        }
    }

    private func broken(_ reason: String) -> StoreError {
        .brokenArchive(line: lines.number, reason: reason)
    }
}

/// The triggers of a database, dropped while rows are copied: the rows they once wrote are in the archive.
private struct SuspendedTriggers {
    private let statements: [String]

    init(_ db: Database) throws {
        let triggers = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        for trigger in triggers {
            try db.execute(sql: "DROP TRIGGER \((trigger[0] as String).quotedDatabaseIdentifier)")
        }
        statements = triggers.map { $0[1] }
    }

    func restore(_ db: Database) throws {
        for statement in statements { try db.execute(sql: statement) }
    }
}
