import GRDB
import StorageKit
import TimeKit
import WordKit

/// The writes of a use case, within one transaction and at one instant.
struct DirectoryWriter: ChangeWriter {
    let db: Database
    let actor: String
    let now: Instant

    var reader: DirectoryReader { DirectoryReader(db: db) }

    func insert(_ record: Record) throws {
        try change(
            "add",
            of: MaricopaDirectory.subject(record.id),
            localized("\(record.kind.noun) added: \(record.title)")
        ) { rows in
            try rows.insert(into: "record", try RecordCoding.columns(record))
        }
    }

    /// Updates a record and raises its version. An unchanged record writes nothing.
    ///
    /// - Throws: `noSuchRecord`; `changedMeanwhile` if `record.version` isn't the current one.
    func update(_ record: Record, as useCase: String = "edit") throws {
        let old = try reader.record(record.id)
        guard old.version == record.version else {
            throw DirectoryError.changedMeanwhile(record.id.rawValue, seen: record.version, is: old.version)
        }
        var new = record
        new.ratingSummary = old.ratingSummary
        guard new != old, let number = try reader.number(of: record.id) else { return }
        new.version = try version(after: old.version, of: MaricopaDirectory.subject(record.id))
        try change(
            useCase,
            of: MaricopaDirectory.subject(record.id),
            localized("\(record.kind.noun) changed: \(record.title)")
        ) { rows in
            try rows.update("record", key: [.integer(number)], set: try RecordCoding.columns(new))
        }
    }

    /// Deletes a record.
    ///
    /// - Throws: `noSuchRecord`.
    func delete(_ record: Record) throws {
        guard let number = try reader.number(of: record.id) else {
            throw DirectoryError.noSuchRecord(record.id.rawValue)
        }
        try change(
            "delete",
            of: MaricopaDirectory.subject(record.id),
            localized("\(record.kind.noun) deleted: \(record.title)")
        ) { rows in
            try rows.delete(from: "record", key: [.integer(number)])
        }
    }
}

extension MaricopaDirectory {
    /// The subject of a record in the change log.
    static func subject(_ record: TimeKit.ID<Record>) -> EntityRef { EntityRef(kind: recordKind, id: record.rawValue) }

    /// Runs a write transaction, and updates the search index at its end. An index that was far behind stays so: searches update it in
    /// stretches.
    func write<Value>(_ body: (DirectoryWriter) throws -> Value) throws(DirectoryError) -> Value {
        let now = clock.now()
        do {
            return try store.write(under: operation) { db in
                let writer = DirectoryWriter(db: db, actor: credential.actor, now: now)
                let isBehind = try writer.reader.hasManyWaiting()
                let value = try body(writer)
                if !isBehind { try SearchIndex(db: db).update() }
                return value
            }
        } catch {
            throw DirectoryError(error)
        }
    }

    /// Indexes a stretch of the changed records in a transaction of its own. Others can write before the next.
    func updateSearchStretch() throws(DirectoryError) {
        do {
            try store.write { db in try SearchIndex(db: db).updateStretch(of: 1) }
        } catch {
            throw DirectoryError(error)
        }
    }
}

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

    /// Runs a body, and rolls it back if it is a trial.
    func trial(_ isTrial: Bool, _ body: () throws -> Void) throws {
        guard isTrial else { return try body() }
        try db.inSavepoint {
            try body()
            return .rollback
        }
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
