import GRDB
import StorageKit

extension DirectoryWriter {
    /// Adds a record without an image of its row in the change log; says its number.
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

    /// Writes how a record was rated, as the ratings of users that aren't there would have it.
    func setStanding(_ standing: Standing, of number: Int64) throws {
        guard standing != Standing() else { return }
        let statement = try db.cachedStatement(sql: "INSERT INTO standing VALUES (?, ?, ?, ?)")
        try statement.execute(arguments: [number, standing.ratings, standing.stars, standing.favorites])
    }
}
