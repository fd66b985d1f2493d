import StorageKit
public import TimeKit

extension MaricopaDirectory {
    /// The subject kinds that the history shows and that can be rolled back.
    static let rollBackKinds: Set<String> = [recordKind, layoutKind, "import"]

    /// A page of the change log, newest first, with each field before and after.
    ///
    /// - Parameters:
    ///   - record: The record, which may be deleted; nil for all changes.
    ///   - before: The id of the last entry of the previous page; nil for the first page.
    /// - Throws: `adminsOnly`.
    public func history(
        of record: TimeKit.ID<Record>? = nil,
        limit: Int = 20,
        before: Int64? = nil
    ) throws(DirectoryError) -> [HistoryEntry] {
        try requireAdmin()
        return try read {
            try $0.history(of: record, kinds: Self.rollBackKinds, limit: limit, before: before)
        }
    }

    /// Rolls back a change: its rows get their earlier bytes again. Rolling back a rollback restores the change.
    ///
    /// - Throws: `adminsOnly`; as `store`, `noSuchChange`, `alreadyUndone`, or `changedSince` if the same rows were changed later.
    @discardableResult
    public func rollBack(_ change: Int64) throws(DirectoryError) -> HistoryEntry {
        try requireAdmin()
        return try write { try $0.rollBack(change, kinds: Self.rollBackKinds) }
    }

    /// Rolls back the principal's last change that still stands; the next call rolls back the one before.
    ///
    /// - Throws: As ``rollBack(_:)``; as `store`, `nothingToUndo`.
    @discardableResult
    public func undo() throws(DirectoryError) -> HistoryEntry {
        try requireAdmin()
        return try write { tables in
            let last = try ChangeLog.lastStanding(by: credential.actor, ofKinds: Self.rollBackKinds, in: tables.db)
            guard let last else { throw StoreError.nothingToUndo }
            return try tables.rollBack(last.id, kinds: Self.rollBackKinds)
        }
    }
}
