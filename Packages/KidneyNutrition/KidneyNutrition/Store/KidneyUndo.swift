import StorageKit
import TimeKit

extension KidneyReader {
    /// What an undo would take back: the newest change of somebody that is no undo and stands. Terms, imports and other engines in
    /// the same file are not among them.
    func lastChange(by actor: String) throws -> Change? {
        var before: Int64?
        var limit = 1
        while true {
            let page = try ChangeLog.changes(limit: limit, before: before, in: db)
            let found = page.first {
                $0.actor == actor && $0.undoes == nil && $0.undoneBy == nil
                    && KidneyNutrition.undoableKinds.contains($0.subject.kind)
            }
            if let found { return found }
            guard let last = page.last else { return nil }
            before = last.id
            limit = 50
        }
    }
}

extension KidneyWriter {
    /// Takes a change back. Throws, of the store, `changedSince` and `cannotUndo`.
    func rollBack(_ change: Change) throws {
        try ChangeLog.rollBack(change.id, by: actor, at: now, in: db)
    }
}
