import GRDB
import StorageKit

extension DirectoryWriter {
    /// Adds a record without a change-log entry, and returns its number.
    @discardableResult
    func load(_ record: Record) throws -> Int64 {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO record (\(RecordCoding.names.joined(separator: ", ")))
                VALUES (\(RecordCoding.names.map { _ in "?" }.joined(separator: ", ")))
                """
        )
        try statement.execute(arguments: StatementArguments(RecordCoding.values(record).map(\.databaseValue)))
        return db.lastInsertedRowID
    }

    /// Runs a body that writes very many records, and then updates the search index. A page cache of 64 MB avoids writing most pages
    /// repeatedly.
    func inBulk<Value>(_ body: () throws -> Value) throws -> Value {
        let usual = try Int.fetchOne(db, sql: "PRAGMA cache_size") ?? -2_000
        try db.execute(sql: "PRAGMA cache_size = -65536")
        defer { try? db.execute(sql: "PRAGMA cache_size = \(usual)") }
        let value = try body()
        try SearchIndex(db: db).update()
        return value
    }

    /// Stores a rating summary without ratings of users.
    func setRatingSummary(_ summary: RatingSummary, of number: Int64) throws {
        guard summary != RatingSummary() else { return }
        let statement = try db.cachedStatement(sql: "INSERT INTO standing VALUES (?, ?, ?, ?)")
        try statement.execute(arguments: [number, summary.ratings, summary.stars, summary.favorites])
    }
}
