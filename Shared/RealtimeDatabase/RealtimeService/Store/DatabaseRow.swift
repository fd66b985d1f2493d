import Foundation
import GRDB

/// The row of a database, valid within a transaction. It is decoded column by column, like `StoredLeaf`.
struct DatabaseRow: DatabaseValueConvertible, StatementColumnConvertible {
    let number: Int64
    private(set) var sequence: Int64
    /// The version of the rules.
    private(set) var rules: Int64
    /// Whether the sequence number has changed and must be saved.
    private(set) var hasGrown = false

    private init(number: Int64, sequence: Int64, rules: Int64) {
        self.number = number
        self.sequence = sequence
        self.rules = rules
    }

    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        self.init(
            number: Int64(sqliteStatement: sqliteStatement, index: index),
            sequence: Int64(sqliteStatement: sqliteStatement, index: index + 1),
            rules: Int64(sqliteStatement: sqliteStatement, index: index + 2)
        )
    }

    var databaseValue: DatabaseValue { .null }

    static func fromDatabaseValue(_ dbValue: DatabaseValue) -> DatabaseRow? { nil }

    static func find(_ name: DatabaseName, _ db: Database) throws -> DatabaseRow? {
        let statement = try db.cachedStatement(
            sql: "SELECT number, sequence, rules FROM realtime_database WHERE name = ?"
        )
        return try DatabaseRow.fetchOne(statement, arguments: [name.text])
    }

    static func make(_ name: DatabaseName, rules: Int64, _ db: Database) throws -> DatabaseRow {
        try db.execute(
            sql: "INSERT INTO realtime_database (name, sequence, rules) VALUES (?, 0, ?)",
            arguments: [name.text, rules]
        )
        return DatabaseRow(number: db.lastInsertedRowID, sequence: 0, rules: rules)
    }

    mutating func grow() {
        sequence += 1
        hasGrown = true
    }

    /// Refers the database to new rules and deletes the old ones.
    mutating func setRules(_ version: Int64, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE realtime_database SET rules = ? WHERE number = ?",
            arguments: [version, number]
        )
        try db.execute(sql: "DELETE FROM realtime_rules WHERE version = ?", arguments: [rules])
        rules = version
    }

    func save(_ db: Database) throws {
        let statement = try db.cachedStatement(sql: "UPDATE realtime_database SET sequence = ? WHERE number = ?")
        let arguments: [(any DatabaseValueConvertible)?] = [sequence, number]
        try statement.execute(arguments: StatementArguments(arguments))
    }
}

/// A cache of rules documents by version, so that opening a state doesn't read them. A version always means the same document.
final class RulesCache: Sendable {
    /// The maximum number of documents. The cache is emptied when it is full.
    private static let most = 1024
    private let lock = NSLock()
    nonisolated(unsafe) private var documents: [Int64: RulesDocument] = [:]

    func document(_ version: Int64, _ db: Database) throws -> RulesDocument {
        if let known = lock.withLock({ documents[version] }) { return known }
        let bytes = try Data.fetchOne(
            db,
            sql: "SELECT document FROM realtime_rules WHERE version = ?",
            arguments: [version]
        )
        let document = RulesDocument(version: version, bytes: [UInt8](bytes ?? Data()))
        lock.withLock {
            if documents.count >= Self.most { documents = [:] }
            documents[version] = document
        }
        return document
    }

    /// Adds a document under the next version. Versions never repeat, because a document is only deleted after a newer one is added.
    static func add(_ document: [UInt8], _ db: Database) throws -> Int64 {
        try db.execute(sql: "INSERT INTO realtime_rules (document) VALUES (?)", arguments: [Data(document)])
        return db.lastInsertedRowID
    }
}
