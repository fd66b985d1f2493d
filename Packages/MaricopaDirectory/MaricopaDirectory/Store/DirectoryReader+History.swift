import AccountKit
import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

extension DirectoryReader {
    /// Returns admins' changes, newest first.
    ///
    /// - Parameters:
    ///   - record: The record whose changes are returned; nil for all.
    ///   - kinds: The kinds of subjects that count if `record` is nil.
    ///   - before: The id of the last entry of the previous page; nil for the first page.
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

    /// The name of who made a change: a user's name or mail address, or words for the owner.
    func name(ofActor actor: String) throws -> String {
        if actor == Credential.owner.actor { return localized("the owner of the directory") }
        guard let user = try Accounts.user(TimeKit.ID(actor), in: db) else { return actor }
        return user.name.isEmpty ? user.email.text : user.name
    }

    /// Describes a change in words.
    func entry(_ change: Change) throws -> HistoryEntry {
        HistoryEntry(
            id: change.id,
            at: County.zone.local(at: change.at),
            actor: change.actor,
            summary: change.shownSummary,
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

    /// Decodes a record's row image from the change log.
    private static func record(_ columns: [String: StoredValue]) throws -> Record {
        try RecordCoding.record(Row(columns.mapValues { $0.databaseValue }))
    }

    /// Returns what admins entered into a record from a source, as far as neither a rollback nor a later import replaced it.
    func enteredHere(_ record: Record) throws -> EnteredHere {
        var entered = EnteredHere()
        guard record.source != nil, record.version > 1 else { return entered }
        let changes = try ChangeLog.changes(for: MaricopaDirectory.subject(record.id), limit: 1_000, in: db)
        let undone = Dictionary(uniqueKeysWithValues: changes.map { ($0.id, $0.undoneBy) })
        // A rollback may have been rolled back itself.
        func stands(_ change: Int64) -> Bool { undone[change].flatMap { $0 }.map { !stands($0) } ?? true }
        var decided: Set<RecordField> = []
        for change in changes where change.undoes == nil && stands(change.id) {
            for row in change.rows where row.table == "record" {
                guard let before = try row.before.map({ try Self.record($0) }),
                    let after = try row.after.map({ try Self.record($0) }),
                    before.kind == after.kind
                else { continue }
                for field in RecordField.all(of: after.kind)
                where RecordFieldText.text(field, of: before) != RecordFieldText.text(field, of: after)
                    && decided.insert(field).inserted && change.useCase == "edit"
                {
                    switch field {
                    case .added: continue
                    case .verified: entered.isChecked = true
                    default: entered.fields[field] = County.zone.local(at: change.at).date
                    }
                }
            }
        }
        return entered
    }

    /// The records whose last check is the oldest; those never checked come first.
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

extension Change {
    /// The summary in the reader's language, with the title of its record as it is.
    var shownSummary: String {
        guard Language.current != .english else { return summary }
        // Storage has the words before the colon of a change that takes another back.
        let start = undoes.flatMap { _ in summary.firstRange(of: ": ")?.upperBound } ?? summary.startIndex
        let own = String(summary[start...])
        return summary[..<start] + (shownAroundTitle(own) ?? localized(kept: own))
    }

    /// Shows a text while a sign stands for the title, which may be made of words of the catalog; nil if there is no title in it.
    private func shownAroundTitle(_ text: String) -> String? {
        let titles = rows.lazy.flatMap { [$0.after, $0.before] }.compactMap { columns -> String? in
            if case .text(let title)? = columns?["title"] { title } else { nil }
        }
        guard let place = titles.compactMap({ text.ranges(of: $0).last }).first else { return nil }
        let sign = "\u{FFFC}"
        return localized(kept: text.replacingCharacters(in: place, with: sign)).replacing(sign, with: text[place])
    }
}

extension DirectoryWriter {
    /// Returns the next version of a subject. It was never in use before, even if changes were rolled back, so a version always identifies
    /// one content.
    func version(after version: Int, of subject: EntityRef) throws -> Int {
        let statement = try db.cachedStatement(
            sql: "SELECT count(*) FROM change WHERE subject_kind = ? AND subject_id = ?"
        )
        let changes = try Int.fetchOne(statement, arguments: [subject.kind, subject.id]) ?? 0
        return max(version, changes) + 1
    }

    /// Rolls back a change of one of these kinds, and returns the entry of the rollback.
    ///
    /// - Throws: `StoreError.noSuchChange`, `alreadyUndone` or `changedSince`.
    func rollBack(_ id: Int64, kinds: Set<String>) throws -> HistoryEntry {
        guard let change = try ChangeLog.change(id, in: db), kinds.contains(change.subject.kind) else {
            throw StoreError.noSuchChange(id)
        }
        return try reader.entry(try ChangeLog.rollBack(id, by: actor, at: now, in: db))
    }
}

extension MaricopaDirectory {
    /// The subject kind of records in the change log.
    static let recordKind = "record"
}
