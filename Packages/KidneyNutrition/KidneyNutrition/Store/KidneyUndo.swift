import StorageKit
import TimeKit

extension KidneyReader {
    /// The newest change of an actor that an undo would revert: one that isn't an undo and isn't undone. Terms, food imports and other
    /// engines in the same file don't count.
    func lastChange(by actor: String) throws -> Change? {
        try ChangeLog.newest(in: db) { change in
            change.stands(by: actor) && KidneyNutrition.undoableKinds.contains(change.subject.kind)
        }
    }
}

extension KidneyWriter {
    /// Undoes a change; of an import, all its changes.
    ///
    /// - Throws: `changedSince` and `cannotUndo` of the store.
    func rollBack(_ change: Change) throws {
        guard change.subject.kind == KidneyNutrition.importKind else {
            try ChangeLog.rollBack(change.id, by: actor, at: now, in: db)
            return
        }
        let id = change.subject.id
        let parts = try ChangeLog.changes(ofKind: KidneyNutrition.importKind, ids: id..<(id + " "), in: db)
        for part in parts where part.subject.id == id && part.undoes == nil && part.undoneBy == nil {
            try ChangeLog.rollBack(part.id, by: actor, at: now, in: db)
        }
    }
}
