import GRDB
import StorageKit
import TimeKit

/// What can be asked of the tables, all within one transaction.
struct DirectoryReader {
    let db: Database

    /// A record; throws `noSuchRecord`.
    func record(_ id: TimeKit.ID<Record>) throws -> Record {
        guard let record = try recordOrNil(id) else { throw DirectoryError.noSuchRecord(id.rawValue) }
        return record
    }

    /// A record; nil where there is none of that id.
    func recordOrNil(_ id: TimeKit.ID<Record>) throws -> Record? {
        let statement = try db.cachedStatement(sql: Self.selection + " WHERE record.id = ?")
        return try statement.first([id.rawValue]) { try RecordCoding.record(selected: $0) }
    }

    /// The records of numbers, in that order; those that are gone are left out.
    func records(_ numbers: [Int64]) throws -> [(number: Int64, record: Record)] {
        let statement = try db.cachedStatement(sql: Self.selection + " WHERE record.number = ?")
        return try numbers.compactMap { number in
            try statement.first([number]) { (number, try RecordCoding.record(selected: $0)) }
        }
    }

    /// The number of a record; nil where there is none of that id.
    func number(of id: TimeKit.ID<Record>) throws -> Int64? {
        let statement = try db.cachedStatement(sql: "SELECT number FROM record WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [id.rawValue])
    }

    /// All of a record's columns, with those of its standing.
    static let selection = """
        SELECT \(RecordCoding.selection)
        FROM record LEFT JOIN standing ON standing.number = record.number
        """
}

extension MaricopaDirectory {
    /// One consistent look at the tables.
    func read<Value>(_ body: (DirectoryReader) throws -> Value) throws(DirectoryError) -> Value {
        do {
            return try store.read { db in try body(DirectoryReader(db: db)) }
        } catch {
            throw DirectoryError(error)
        }
    }
}
