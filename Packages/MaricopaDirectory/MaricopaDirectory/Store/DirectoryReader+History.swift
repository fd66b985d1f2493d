import Foundation
import GRDB
import StorageKit
import TimeKit

extension DirectoryReader {
    /// What admins did, newest first: to a record, or to all that `kinds` names.
    func history(
        of record: TimeKit.ID<Record>?,
        kinds: Set<String>,
        limit: Int,
        before: Int64?
    ) throws -> [HistoryEntry] {
        if let record {
            let subject = MaricopaDirectory.subject(record)
            return try ChangeLog.changes(for: subject, limit: limit, before: before, in: db).map(entry)
        }
        var found: [HistoryEntry] = []
        var last = before
        while found.count < limit {
            let page = try ChangeLog.changes(limit: max(limit, 50), before: last, in: db)
            guard let end = page.last else { break }
            found += try page.filter { kinds.contains($0.subject.kind) }.map(entry)
            last = end.id
        }
        return Array(found.prefix(limit))
    }

    /// The newest change of somebody that is no undo and stands, among those of `kinds`.
    func lastChange(by actor: String, kinds: Set<String>) throws -> Change? {
        var last: Int64?
        while true {
            let page = try ChangeLog.changes(limit: 20, before: last, in: db)
            let found = page.first {
                $0.actor == actor && $0.undoes == nil && $0.undoneBy == nil && kinds.contains($0.subject.kind)
            }
            if let found { return found }
            guard let end = page.last else { return nil }
            last = end.id
        }
    }

    /// A change in words.
    func entry(_ change: Change) throws -> HistoryEntry {
        HistoryEntry(
            id: change.id,
            at: County.zone.local(at: change.at),
            actor: change.actor,
            summary: change.summary,
            record: change.subject.kind == MaricopaDirectory.recordKind ? TimeKit.ID(change.subject.id) : nil,
            changes: try change.rows.flatMap(Self.changes),
            undoes: change.undoes,
            undoneBy: change.undoneBy
        )
    }

    private static func changes(_ row: ChangedRow) throws -> [HistoryEntry.FieldChange] {
        switch row.table {
        case "record":
            return RecordChange.between(try row.before.map(record), try row.after.map(record))
        case "layout":
            return LayoutChange.between(content(row.before), content(row.after))
        default:
            return []
        }
    }

    private static func content(_ columns: [String: StoredValue]?) -> LayoutChange.Content? {
        guard case .text(let name)? = columns?["name"], case .text(let content)? = columns?["content"] else {
            return nil
        }
        return LayoutPart(name: name).map { LayoutChange.Content($0, json: Data(content.utf8)) }
    }

    /// A record as the change log keeps it.
    private static func record(_ columns: [String: StoredValue]) throws -> Record {
        try RecordCoding.record(Row(columns.mapValues { $0.databaseValue }))
    }

    /// What hasn't been checked for longest.
    func leastFresh(_ kind: RecordKind?, limit: Int) throws -> [Record] {
        let numbers = try Int64.fetchAll(
            db,
            sql: """
                SELECT number FROM record \(kind == nil ? "" : "WHERE kind = ?")
                ORDER BY verified_on, added_on, id LIMIT ?
                """,
            arguments: kind.map { [$0.number, limit] } ?? [limit]
        )
        return try records(numbers).map(\.record)
    }
}

extension DirectoryWriter {
    /// The version that comes after one: never one that was there before, whatever was rolled back, so that a version that somebody
    /// looked at stands for one content.
    func version(after version: Int, of subject: EntityRef) throws -> Int {
        let statement = try db.cachedStatement(
            sql: "SELECT count(*) FROM change WHERE subject_kind = ? AND subject_id = ?"
        )
        let changes = try Int.fetchOne(statement, arguments: [subject.kind, subject.id]) ?? 0
        return max(version, changes) + 1
    }

    /// Takes a change of one of these kinds back, and tells what that did. Throws, of the store, `noSuchChange`, `alreadyUndone`,
    /// `changedSince`.
    func rollBack(_ id: Int64, kinds: Set<String>) throws -> HistoryEntry {
        guard let change = try ChangeLog.change(id, in: db), kinds.contains(change.subject.kind) else {
            throw StoreError.noSuchChange(id)
        }
        return try reader.entry(try ChangeLog.rollBack(id, by: actor, at: now, in: db))
    }
}

extension MaricopaDirectory {
    /// How the change log names records.
    static let recordKind = "record"
}

extension DirectoryReader {
    /// The number of the newest change, which pages name as what they were read from.
    func latestChange() throws -> String { "\(try ChangeLog.latest(in: db))" }
}
