import StorageKit
import TimeKit

extension KidneyReader {
    /// The change of an actor that an undo would revert. Terms and food imports don't count.
    func lastChange(by actor: String) throws -> Change? {
        try ChangeLog.lastStanding(by: actor, ofKinds: KidneyNutrition.undoableKinds, in: db)
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
