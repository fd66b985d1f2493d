import GRDB

/// A table of the change log: its primary key, and the statements that read and write one row of it.
struct TrackedTable {
    let name: String
    let primaryKey: [String]
    let quotedName: String
    /// `"a" = ? AND "b" = ?`
    private let keyCondition: String
    private let selection: String

    // Closures instead of key paths: a key path is created at each use, which is measurable when thousands of rows are written.
    init(name: String, primaryKey: [String]) {
        self.name = name
        self.primaryKey = primaryKey
        quotedName = name.quotedName
        keyCondition = primaryKey.map { "\($0.quotedName) = ?" }.joined(separator: " AND ")
        selection = "SELECT ?, * FROM \(quotedName) WHERE \(keyCondition)"
    }

    /// Returns the table, or nil if it doesn't exist. The primary key is empty if the table has none.
    static func named(_ name: String, in db: Database) throws -> TrackedTable? {
        guard try db.tableExists(name) else { return nil }
        let key = try db.primaryKey(name)
        return TrackedTable(name: name, primaryKey: key.isRowID && key.rowIDColumn == nil ? [] : key.columns)
    }

    /// Returns a table that has a primary key.
    ///
    /// - Throws: ``StoreError/noPrimaryKey(table:)``.
    static func tracking(_ name: String, in db: Database) throws -> TrackedTable {
        guard let table = try named(name, in: db), !table.primaryKey.isEmpty else {
            throw StoreError.noPrimaryKey(table: name)
        }
        return table
    }

    func row(_ key: [StoredValue], in db: Database) throws -> RowImage? {
        let statement = try db.cachedStatement(sql: selection)
        let names = statement.columnNames.dropFirst()
        let count = StoredValue.integer(Int64(names.count))
        guard let row = try RowValues.fetchOne(statement, arguments: arguments([count] + key)) else {
            return nil
        }
        return RowImage(zip(names, row.values).map { ($0, $1) })
    }

    /// Returns arguments as optionals. GRDB takes these directly, but maps other values through a key path created at each use.
    private func arguments(_ values: [StoredValue]) -> StatementArguments {
        StatementArguments(values.map { $0.databaseValue as (any DatabaseValueConvertible)? })
    }

    func insert(_ image: RowImage, in db: Database) throws {
        let names = image.columns.map { $0.name.quotedName }.joined(separator: ", ")
        let marks = image.columns.map { _ in "?" }.joined(separator: ", ")
        let statement = try db.cachedStatement(sql: "INSERT INTO \(quotedName) (\(names)) VALUES (\(marks))")
        try statement.execute(arguments: arguments(image.columns.map { $0.value }))
    }

    func update(_ key: [StoredValue], to columns: [(name: String, value: StoredValue)], in db: Database) throws {
        let assignments = columns.map { "\($0.name.quotedName) = ?" }.joined(separator: ", ")
        let statement = try db.cachedStatement(sql: "UPDATE \(quotedName) SET \(assignments) WHERE \(keyCondition)")
        try statement.execute(arguments: arguments(columns.map { $0.value } + key))
    }

    func delete(_ key: [StoredValue], in db: Database) throws {
        let statement = try db.cachedStatement(sql: "DELETE FROM \(quotedName) WHERE \(keyCondition)")
        try statement.execute(arguments: arguments(key))
    }
}

extension String {
    /// The name as an identifier of SQL, with its quotation marks doubled. GRDB's `quotedDatabaseIdentifier` leaves them as they are.
    fileprivate var quotedName: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}

/// The values of a row after its first column, which holds their number. GRDB's `Row` indexes the column names at each fetch, which
/// takes longer than fetching one row.
private struct RowValues: DatabaseValueConvertible, StatementColumnConvertible {
    let values: [StoredValue]

    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        guard let count = CInt(sqliteStatement: sqliteStatement, index: index) else { return nil }
        values = (0..<count).map { offset in
            StoredValue(DatabaseValue(sqliteStatement: sqliteStatement, index: index + 1 + offset))
        }
    }

    var databaseValue: DatabaseValue { .null }

    static func fromDatabaseValue(_ dbValue: DatabaseValue) -> RowValues? { nil }
}
