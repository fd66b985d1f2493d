public import GRDB
public import TimeKit
import WordKit

extension LocalStore {
    /// Takes back the newest change that is neither an undo nor already taken back, whoever made it.
    ///
    /// A second call takes back the change before it. The undo is itself a change in the history, and
    /// ``redoLast(by:at:subject:)`` takes it back.
    ///
    /// - Parameters:
    ///   - actor: The author of the undo.
    ///   - instant: The current time.
    ///   - subject: Limits the search to changes of one entity. nil searches all changes.
    /// - Returns: The undo. Its `undoes` is the change taken back.
    /// - Throws: ``StoreError/nothingToUndo``, ``StoreError/changedSince(change:table:key:actor:at:)`` if a row has been changed since,
    ///   or ``StoreError/cannotUndo(change:reason:)``.
    @discardableResult
    public func undoLast(
        by actor: String,
        at instant: Instant,
        subject: EntityRef? = nil
    ) throws(StoreError) -> Change {
        try typed { db in try ChangeLog.undoLast(by: actor, at: instant, subject: subject, in: db) }
    }

    /// Takes back the last undo, if no other change has been made since. It is not done for ``ChangeLog/takeBack(_:cause:in:_:)``.
    ///
    /// - Throws: ``StoreError/nothingToRedo``, or another error of ``undoLast(by:at:subject:)``.
    @discardableResult
    public func redoLast(
        by actor: String,
        at instant: Instant,
        subject: EntityRef? = nil
    ) throws(StoreError) -> Change {
        try typed { db in try ChangeLog.redoLast(by: actor, at: instant, subject: subject, in: db) }
    }

    /// Takes back the change `id`, however old, if all its rows are still as it left them. Rolling back the rollback restores the same
    /// bytes.
    ///
    /// - Throws: ``StoreError/noSuchChange(_:)``, ``StoreError/alreadyUndone(change:by:)``,
    ///   ``StoreError/changedSince(change:table:key:actor:at:)``, ``StoreError/cannotUndo(change:reason:)``.
    @discardableResult
    public func rollBack(
        _ id: Int64,
        by actor: String,
        at instant: Instant,
        key: IdempotencyKey? = nil
    ) throws(StoreError) -> Change {
        try typed(key) { db in try ChangeLog.rollBack(id, by: actor, at: instant, in: db) }
    }

    private func typed(
        _ key: IdempotencyKey? = nil,
        _ body: (Database) throws -> Change
    ) throws(StoreError) -> Change {
        var undone: Int64 = 0
        do {
            return try write(under: key) { db in
                let change = try body(db)
                undone = change.undoes ?? 0
                return change
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            // Foreign keys are checked at the commit.
            throw .cannotUndo(
                change: undone,
                reason: localized("other rows refer to what it would remove, or it refers to rows that are gone")
            )
        } catch {
            throw StoreError(error, file: connection.name) ?? .inputOutput(file: connection.name, reason: "\(error)")
        }
    }
}

extension ChangeLog {
    /// ``LocalStore/undoLast(by:at:subject:)`` within a transaction.
    @discardableResult
    public static func undoLast(
        by actor: String,
        at instant: Instant,
        subject: EntityRef? = nil,
        in db: Database
    ) throws -> Change {
        guard let id = try newest("reverses = 0 AND undone_by IS NULL", subject, in: db) else {
            throw StoreError.nothingToUndo
        }
        return try rollBack(id, by: actor, at: instant, in: db)
    }

    /// ``LocalStore/redoLast(by:at:subject:)`` within a transaction.
    @discardableResult
    public static func redoLast(
        by actor: String,
        at instant: Instant,
        subject: EntityRef? = nil,
        in db: Database
    ) throws -> Change {
        guard let id = try newest("reverses = 1 AND undone_by IS NULL", subject, in: db),
            try newest("undoes IS NULL OR use_case = 'takeBack'", subject, in: db) ?? 0 < id
        else { throw StoreError.nothingToRedo }
        return try rollBack(id, by: actor, at: instant, in: db)
    }

    /// ``LocalStore/rollBack(_:by:at:)`` within a transaction. Foreign keys are checked when the transaction commits.
    @discardableResult
    public static func rollBack(_ id: Int64, by actor: String, at instant: Instant, in db: Database) throws -> Change {
        guard let change = try change(id, in: db) else { throw StoreError.noSuchChange(id) }
        if let by = change.undoneBy { throw StoreError.alreadyUndone(change: id, by: by) }
        if change.useCase == takenBack {
            throw StoreError.cannotUndo(
                change: id,
                reason: localized("other devices already know of the rows it wrote")
            )
        }
        let isUndo = try Bool.fetchOne(db, sql: "SELECT reverses FROM change WHERE id = ?", arguments: [id]) ?? false
        let cause = ChangeCause(
            actor: actor,
            at: instant,
            useCase: isUndo ? "redo" : "undo",
            subject: change.subject,
            summary: isUndo ? "done again: \(change.innermostSummary)" : "taken back: \(change.innermostSummary)"
        )
        let journal = ChangeJournal(db: db, cause: cause, undoes: (id, !isUndo))
        try Restoration(db: db, change: change).run(journal)
        let undoID = try journal.id()
        try db.execute(sql: "UPDATE change SET undone_by = ? WHERE id = ?", arguments: [undoID, id])
        guard let result = try self.change(undoID, in: db) else { throw StoreError.noSuchChange(undoID) }
        return result
    }

    /// Takes back the change `id` by a new change that `body` writes, instead of restoring the old rows.
    ///
    /// It is for rows that must not be restored because other devices already know of them. The new change is logged even if `body`
    /// writes nothing, and `body`'s rows are not compared with the change. Rolling back `id` is refused afterwards, and so is rolling back
    /// or redoing the new change. Its use case is `takeBack`, whatever `cause` says, which tells it from an undo.
    ///
    /// - Returns: The new change. Its `undoes` is the change taken back.
    /// - Throws: ``StoreError/noSuchChange(_:)``, ``StoreError/alreadyUndone(change:by:)``, or an error of `body`.
    @discardableResult
    public static func takeBack(
        _ id: Int64,
        cause: ChangeCause,
        in db: Database,
        _ body: (ChangeScope) throws -> Void
    ) throws -> Change {
        guard let change = try change(id, in: db) else { throw StoreError.noSuchChange(id) }
        if let by = change.undoneBy { throw StoreError.alreadyUndone(change: id, by: by) }
        var cause = cause
        cause.useCase = takenBack
        let journal = ChangeJournal(db: db, cause: cause, undoes: (id, true))
        let undoID = try journal.id()
        try body(ChangeScope(db: db, journal: journal))
        try db.execute(sql: "UPDATE change SET undone_by = ? WHERE id = ?", arguments: [undoID, id])
        guard let result = try self.change(undoID, in: db) else { throw StoreError.noSuchChange(undoID) }
        return result
    }

    /// The use case of the changes that ``takeBack(_:cause:in:_:)`` makes.
    private static let takenBack = "takeBack"

    private static func newest(_ condition: String, _ subject: EntityRef?, in db: Database) throws -> Int64? {
        guard let subject else {
            return try Int64.fetchOne(db, sql: "SELECT id FROM change WHERE \(condition) ORDER BY id DESC LIMIT 1")
        }
        return try Int64.fetchOne(
            db,
            sql: """
                SELECT id FROM change WHERE subject_kind = ? AND subject_id = ? AND (\(condition)) ORDER BY id DESC LIMIT 1
                """,
            arguments: [subject.kind, subject.id]
        )
    }
}

extension Change {
    /// The last one is the redo of earlier files.
    private static let prefixes = ["taken back: ", "done again: ", "brought back: "]

    /// Returns a stored summary with the prefix of an undo or a redo in the language of the person who reads it.
    static func summary(_ stored: String, ofUndo isUndo: Bool) -> String {
        guard isUndo, let prefix = prefixes.first(where: stored.hasPrefix) else { return stored }
        let original = stored.dropFirst(prefix.count)
        return prefix == prefixes[0] ? localized("taken back: \(original)") : localized("done again: \(original)")
    }

    /// The summary of the original change, without the prefix of an undo or a redo.
    fileprivate var innermostSummary: String {
        guard undoes != nil, let colon = summary.firstRange(of: ": ") else { return summary }
        return String(summary[colon.upperBound...])
    }
}
