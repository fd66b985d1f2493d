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
    /// Takes a change back, of an import all the changes it is made of. Throws, of the store, `changedSince` and `cannotUndo`.
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
