import GRDB

/// What the change log must know of a table: its primary key, and the statements that read one row of it.
struct TrackedTable {
    let name: String
    let primaryKey: [String]

    /// nil if there is no such table.
    static func named(_ name: String, in db: Database) throws -> TrackedTable? {
        guard try db.tableExists(name) else { return nil }
        let key = try db.primaryKey(name)
        return TrackedTable(name: name, primaryKey: key.isRowID && key.rowIDColumn == nil ? [] : key.columns)
    }

    /// - Throws: ``StoreError/noPrimaryKey(table:)``.
    static func tracking(_ name: String, in db: Database) throws -> TrackedTable {
        guard let table = try named(name, in: db), !table.primaryKey.isEmpty else {
            throw StoreError.noPrimaryKey(table: name)
        }
        return table
    }

    var quotedName: String { name.quotedDatabaseIdentifier }

    /// `"a" = ? AND "b" = ?`
    var keyCondition: String {
        primaryKey.map { "\($0.quotedDatabaseIdentifier) = ?" }.joined(separator: " AND ")
    }

    func row(_ key: [StoredValue], in db: Database) throws -> RowImage? {
        let statement = try db.cachedStatement(sql: "SELECT * FROM \(quotedName) WHERE \(keyCondition)")
        return try Row.fetchOne(statement, arguments: StatementArguments(key)).map { RowImage($0) }
    }

    func insert(_ image: RowImage, in db: Database) throws {
        let names = image.columns.map(\.name.quotedDatabaseIdentifier).joined(separator: ", ")
        let marks = image.columns.map { _ in "?" }.joined(separator: ", ")
        let statement = try db.cachedStatement(sql: "INSERT INTO \(quotedName) (\(names)) VALUES (\(marks))")
        try statement.execute(arguments: StatementArguments(image.columns.map(\.value)))
    }

    func update(_ key: [StoredValue], to columns: [(name: String, value: StoredValue)], in db: Database) throws {
        let assignments = columns.map { "\($0.name.quotedDatabaseIdentifier) = ?" }.joined(separator: ", ")
        let statement = try db.cachedStatement(sql: "UPDATE \(quotedName) SET \(assignments) WHERE \(keyCondition)")
        try statement.execute(arguments: StatementArguments(columns.map(\.value) + key))
    }

    func delete(_ key: [StoredValue], in db: Database) throws {
        let statement = try db.cachedStatement(sql: "DELETE FROM \(quotedName) WHERE \(keyCondition)")
        try statement.execute(arguments: StatementArguments(key))
    }
}
