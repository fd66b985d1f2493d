import StorageKit
public import TimeKit

extension MaricopaDirectory {
    /// What an admin's history is about, and what can be taken back.
    static let rollBackKinds: Set<String> = [recordKind, layoutKind, "import"]

    /// What was changed, newest first, each field before and after: of a record, deleted or not, or of all. Throws `adminsOnly`.
    ///
    /// - Parameters:
    ///   - limit: At most so many.
    ///   - before: Only changes before this one: the `id` of the last entry of the page before.
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

    /// Takes a change back: what it changed has the bytes it had before. A change that was a taking back is taken back itself so.
    ///
    /// Throws `adminsOnly`; as `store`, `noSuchChange`, `alreadyUndone`, `changedSince` where somebody changed the same since.
    @discardableResult
    public func rollBack(_ change: Int64) throws(DirectoryError) -> HistoryEntry {
        try requireAdmin()
        return try write { try $0.rollBack(change, kinds: Self.rollBackKinds) }
    }

    /// Takes the last change of whoever is at work back that stands; called again, the one before. Throws as `rollBack(_:)` does, and,
    /// as `store`, `nothingToUndo`.
    @discardableResult
    public func undo() throws(DirectoryError) -> HistoryEntry {
        try requireAdmin()
        return try write { tables in
            let last = try tables.reader.lastChange(by: credential.actor, kinds: Self.rollBackKinds)
            guard let last else { throw StoreError.nothingToUndo }
            return try tables.rollBack(last.id, kinds: Self.rollBackKinds)
        }
    }
}
