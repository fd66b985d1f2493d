import GRDB
import StorageKit
import TimeKit
import WordKit

/// The writes of a use case, within one transaction and at one instant.
struct DirectoryWriter {
    let db: Database
    let actor: String

    /// The time of the use case.
    let now: Instant

    var reader: DirectoryReader { DirectoryReader(db: db) }

    /// Writes rows under one entry of the change log.
    ///
    /// - Parameter summary: A localized text, which is kept in English; see ``Change/shownSummary``.
    func change(
        _ useCase: String,
        of subject: EntityRef,
        _ summary: @autoclosure () -> String,
        _ body: (ChangeScope) throws -> Void
    ) throws {
        let cause = ChangeCause(actor: actor, at: now, useCase: useCase, subject: subject, summary: inEnglish(summary))
        try body(ChangeScope(db: db, cause: cause))
    }

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

    /// Runs a write transaction, and updates the search index at its end.
    func write<Value>(_ body: (DirectoryWriter) throws -> Value) throws(DirectoryError) -> Value {
        let now = clock.now()
        do {
            return try store.write(under: operation) { db in
                let value = try body(DirectoryWriter(db: db, actor: credential.actor, now: now))
                try SearchIndex(db: db).update()
                return value
            }
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
