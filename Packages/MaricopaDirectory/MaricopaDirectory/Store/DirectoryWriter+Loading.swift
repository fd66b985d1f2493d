import GRDB
import StorageKit

extension DirectoryWriter {
    /// Adds a record without an image of its row in the change log; says its number.
    @discardableResult
    func load(_ record: Record) throws -> Int64 {
        let columns = try RecordCoding.columns(record)
        let names = columns.keys.sorted()
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO record (\(names.joined(separator: ", ")))
                VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                """
        )
        try statement.execute(arguments: StatementArguments(names.map { columns[$0]?.databaseValue ?? .null }))
        return db.lastInsertedRowID
    }

    /// Writes how a record was rated, as the ratings of users that aren't there would have it.
    func setStanding(_ standing: Standing, of number: Int64) throws {
        guard standing != Standing() else { return }
        let statement = try db.cachedStatement(sql: "INSERT INTO standing VALUES (?, ?, ?, ?)")
        try statement.execute(arguments: [number, standing.ratings, standing.stars, standing.favorites])
    }
}
