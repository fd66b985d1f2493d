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
