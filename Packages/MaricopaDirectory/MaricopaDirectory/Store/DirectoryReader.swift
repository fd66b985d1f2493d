import GRDB
import StorageKit
import TimeKit

/// Queries within one transaction.
struct DirectoryReader {
    let db: Database

    /// The record with an id.
    ///
    /// - Throws: `noSuchRecord`.
    func record(_ id: TimeKit.ID<Record>) throws -> Record {
        guard let record = try recordOrNil(id) else { throw DirectoryError.noSuchRecord(id.rawValue) }
        return record
    }

    /// The record with an id; nil if there is none.
    func recordOrNil(_ id: TimeKit.ID<Record>) throws -> Record? {
        let statement = try db.cachedStatement(sql: Self.selection + " WHERE record.id = ?")
        return try statement.first([id.rawValue]) { try RecordCoding.record(selected: $0) }
    }

    /// The records with these numbers, in this order; deleted ones are left out.
    func records(_ numbers: [Int64]) throws -> [(number: Int64, record: Record)] {
        let statement = try db.cachedStatement(sql: Self.selection + " WHERE record.number = ?")
        return try numbers.compactMap { number in
            try statement.first([number]) { (number, try RecordCoding.record(selected: $0)) }
        }
    }

    /// The number of a record; nil if there is none.
    func number(of id: TimeKit.ID<Record>) throws -> Int64? {
        let statement = try db.cachedStatement(sql: "SELECT number FROM record WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [id.rawValue])
    }

    /// Selects all columns of a record and its rating summary.
    static let selection = """
        SELECT \(RecordCoding.selection)
        FROM record LEFT JOIN standing ON standing.number = record.number
        """
}

extension MaricopaDirectory {
    /// Runs a read transaction.
    func read<Value>(_ body: (DirectoryReader) throws -> Value) throws(DirectoryError) -> Value {
        do {
            return try store.read { db in try body(DirectoryReader(db: db)) }
        } catch {
            throw DirectoryError(error)
        }
    }
}
