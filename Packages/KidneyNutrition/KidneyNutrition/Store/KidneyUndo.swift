import StorageKit
import TimeKit

extension KidneyReader {
    /// The newest change of an actor that an undo would revert: one that isn't an undo and isn't undone. Terms, food imports and other
    /// engines in the same file don't count.
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
