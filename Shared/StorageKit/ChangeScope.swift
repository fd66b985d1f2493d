public import GRDB

/// Writes rows and logs them: each call reads the row before, writes it, and appends both versions to the change log.
///
/// A scope is valid within its transaction. A change that touches no row leaves no log entry, unless ``changeID`` was read.
public struct ChangeScope {
    /// The database of the transaction, for reading.
    public let db: Database
    let journal: ChangeJournal

    /// Creates a scope in an existing transaction, such as that of a job's handler. Elsewhere, use ``LocalStore/change(_:_:)``.
    public init(db: Database, cause: ChangeCause) {
        self.init(db: db, journal: ChangeJournal(db: db, cause: cause))
    }

    init(db: Database, journal: ChangeJournal) {
        self.db = db
        self.journal = journal
    }

    public var cause: ChangeCause { journal.cause }

    /// The id of this change. Reading it creates the log entry.
    public var changeID: Int64 {
        get throws { try journal.id() }
    }
}

// MARK: Records

extension ChangeScope {
    /// Inserts the record.
    ///
    /// - Returns: The record with its assigned id.
    @discardableResult
    public func insert<Record: MutablePersistableRecord>(_ record: Record) throws -> Record {
        let table = try journal.table(Record.databaseTableName)
        var encoded = EncodedRecord(record)
        try encoded.insert(db)
        try journal.append(table, before: nil, after: try table.row(table.key(of: encoded), in: db))
        return encoded.record
    }

    /// Updates the row that has the record's primary key.
    ///
    /// - Throws: ``StoreError/noSuchRow(table:key:)``.
    public func update<Record: MutablePersistableRecord>(_ record: Record) throws {
        let table = try journal.table(Record.databaseTableName)
        let encoded = try EncodedRecord(encoding: record)
        let key = table.key(of: encoded)
        let before = try table.existingRow(key, in: db)
        try encoded.update(db)
        try journal.append(table, before: before, after: try table.row(key, in: db))
    }

    /// Updates the row of `old` with the values of `record`. The primary keys may differ.
    ///
    /// - Throws: ``StoreError/noSuchRow(table:key:)``.
    public func update<Record: MutablePersistableRecord>(_ record: Record, replacing old: Record) throws {
        let table = try journal.table(Record.databaseTableName)
        let oldKey = table.key(of: try EncodedRecord(encoding: old))
        let before = try table.existingRow(oldKey, in: db)
        let encoded = try EncodedRecord(encoding: record)
        let columns = encoded.columns?.map { (name: $0, value: StoredValue($1)) } ?? []
        try table.update(oldKey, to: columns, in: db)
        try journal.append(table, before: before, after: try table.row(table.key(of: encoded), in: db))
    }

    /// Updates the row that has the record's primary key, or inserts the record if there is none.
    ///
    /// - Returns: The record with its id.
    @discardableResult
    public func upsert<Record: MutablePersistableRecord>(_ record: Record) throws -> Record {
        let table = try journal.table(Record.databaseTableName)
        let encoded = try EncodedRecord(encoding: record)
        let key = table.key(of: encoded)
        guard !key.contains(.null), let before = try table.row(key, in: db) else { return try insert(record) }
        try encoded.update(db)
        try journal.append(table, before: before, after: try table.row(key, in: db))
        return record
    }

    /// Deletes the row that has the record's primary key. Rows that refer to it must be deleted first, because nothing cascades.
    ///
    /// - Returns: Whether the row existed.
    @discardableResult
    public func delete<Record: MutablePersistableRecord>(_ record: Record) throws -> Bool {
        let table = try journal.table(Record.databaseTableName)
        return try delete(table, key: table.key(of: try EncodedRecord(encoding: record)))
    }
}

// MARK: Rows

extension ChangeScope {
    /// Inserts one row. Columns that are left out get their defaults; the columns of a composite key must be given.
    ///
    /// - Returns: The primary key of the row.
    @discardableResult
    public func insert(into table: String, _ values: [String: StoredValue]) throws -> [StoredValue] {
        let table = try journal.table(table)
        try table.insert(RowImage(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }), in: db)
        var key = table.primaryKey.map { values[$0] ?? .null }
        if key == [.null] {
            key = [.integer(db.lastInsertedRowID)]
        }
        try journal.append(table, before: nil, after: try table.row(key, in: db))
        return key
    }

    /// Updates columns of the row with this primary key. Key columns may change, too.
    ///
    /// - Throws: ``StoreError/noSuchRow(table:key:)``.
    public func update(_ table: String, key: [StoredValue], set values: [String: StoredValue]) throws {
        let table = try journal.table(table)
        let before = try table.existingRow(key, in: db)
        guard !values.isEmpty else { return }
        try table.update(key, to: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, in: db)
        let newKey = zip(table.primaryKey, key).map { values[$0] ?? $1 }
        try journal.append(table, before: before, after: try table.row(newKey, in: db))
    }

    /// Deletes the row with this primary key.
    ///
    /// - Returns: Whether the row existed.
    @discardableResult
    public func delete(from table: String, key: [StoredValue]) throws -> Bool {
        try delete(try journal.table(table), key: key)
    }

    /// Deletes the rows that meet an SQL condition, in the order of their keys. Call it for child rows before deleting their parent.
    ///
    /// - Returns: The number of rows deleted.
    @discardableResult
    public func deleteAll(from table: String, where condition: String, _ arguments: StatementArguments = []) throws
        -> Int
    {
        let table = try journal.table(table)
        let keys = try table.keys(where: condition, arguments, in: db)
        for key in keys { try delete(table, key: key) }
        return keys.count
    }

    @discardableResult
    func delete(_ table: TrackedTable, key: [StoredValue]) throws -> Bool {
        guard let before = try table.row(key, in: db) else { return false }
        try table.delete(key, in: db)
        try journal.append(table, before: before, after: nil)
        return true
    }
}

extension TrackedTable {
    func key<Record>(of record: EncodedRecord<Record>) -> [StoredValue] {
        primaryKey.map { name in
            guard let columns = record.columns, let value = columns[name] else { return .null }
            return StoredValue(value.databaseValue)
        }
    }

    func existingRow(_ key: [StoredValue], in db: Database) throws -> RowImage {
        guard let image = try row(key, in: db) else { throw StoreError.noSuchRow(table: name, key: key) }
        return image
    }

    func keys(where condition: String, _ arguments: StatementArguments, in db: Database) throws -> [[StoredValue]] {
        let names = primaryKey.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        return try Row.fetchAll(
            db,
            sql: "SELECT \(names) FROM \(quotedName) WHERE \(condition) ORDER BY \(names)",
            arguments: arguments
        ).map { row in row.databaseValues.map { StoredValue($0) } }
    }
}
