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

extension DirectoryReader {
    /// The text of the revision of everything that a screen can show: the latest change of the log, and the number of changes of rows that aren't in
    /// it.
    func revisionText() throws -> String {
        let statement = try db.cachedStatement(sql: "SELECT changes FROM unlogged_revision")
        let unlogged = try Int.fetchOne(statement) ?? 0
        return "\(try latestChange()).\(unlogged)"
    }

    /// The number of the last change.
    func latestChange() throws -> Int64 { try ChangeLog.latest(in: db) }
}

extension DirectoryReader {
    /// The number of records of each kind; kinds without records are missing.
    ///
    /// - Complexity: O(records), over an index.
    func counts() throws -> [RecordKind: Int] {
        let statement = try db.cachedStatement(sql: "SELECT kind, count(*) FROM record GROUP BY kind")
        var counts: [RecordKind: Int] = [:]
        for row in try Row.fetchAll(statement) {
            if let kind = RecordKind(number: row[0]) { counts[kind] = row[1] }
        }
        return counts
    }
}
