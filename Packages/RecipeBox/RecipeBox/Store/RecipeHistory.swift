import GRDB
import StorageKit
import TimeKit

extension RecipeReader {
    /// Returns the changes of a recipe, newest first.
    func history(of recipe: Recipe.ID, limit: Int, before: Int64?) throws -> [HistoryEntry] {
        try ChangeLog.changes(for: RecipeBox.subject(recipe), limit: limit, before: before, in: db).map(Self.entry)
    }

    /// Returns the change that an undo would revert, of one recipe or of all; nil if there is none. Changes of other
    /// engines in the same file do not count.
    func lastChange(of recipe: Recipe.ID?) throws -> Change? {
        try newest(of: recipe) { $0.undoneBy == nil && $0.useCase != "undo" }
    }

    /// Returns the undo that a redo would revert: the newest one if only undos and redos follow it; otherwise nil.
    func lastUndo(of recipe: Recipe.ID?) throws -> Change? {
        let found = try newest(of: recipe) { $0.undoes == nil || ($0.undoneBy == nil && $0.useCase == "undo") }
        return found?.undoes == nil ? nil : found
    }

    private func newest(of recipe: Recipe.ID?, _ condition: (Change) -> Bool) throws -> Change? {
        try ChangeLog.newest(for: recipe.map(RecipeBox.subject), in: db) { change in
            change.subject.kind == RecipeBox.subjectKind && condition(change)
        }
    }

    /// Returns the last name of a recipe, even a deleted one.
    ///
    /// - Throws: `noSuchRecipe` if neither the table nor the change log has the recipe.
    func lastName(of recipe: Recipe.ID) throws -> String {
        if let record = try RecipeRecord.fetchOne(db, key: recipe.rawValue) { return record.name }
        for change in try ChangeLog.changes(for: RecipeBox.subject(recipe), limit: 50, in: db) {
            for row in change.rows where row.table == RecipeRecord.databaseTableName {
                if case .text(let name)? = row.before?["name"] ?? row.after?["name"] { return name }
            }
        }
        throw RecipeBoxError.noSuchRecipe(recipe.rawValue)
    }

    static func entry(_ change: Change) -> HistoryEntry {
        HistoryEntry(
            id: change.id,
            at: change.at,
            actor: change.actor,
            summary: change.shownSummary,
            differences: HistoryDiff.differences(change.rows.compactMap(rowChange)),
            isUndone: change.undoneBy != nil,
            undoes: change.undoes,
            isRedo: change.useCase == "redo"
        )
    }

    /// Returns nil for a row of another schema version that cannot be read. The summary still describes the change.
    private static func rowChange(_ row: ChangedRow) -> HistoryDiff.RowChange? {
        switch row.table {
        case RecipeRecord.databaseTableName:
            change(row, RecipeRecord.self) { HistoryDiff.Head(draft: try $0.draft(), photo: $0.photo) }
                .map(HistoryDiff.RowChange.recipe)
        case IngredientRecord.databaseTableName:
            change(row, IngredientRecord.self) { HistoryDiff.Placed(try $0.draft(), place: $0.orderKey) }
                .map(HistoryDiff.RowChange.ingredient)
        case StepRecord.databaseTableName:
            change(row, StepRecord.self) { HistoryDiff.Placed($0.text, place: $0.orderKey) }
                .map(HistoryDiff.RowChange.step)
        case TagRecord.databaseTableName:
            change(row, TagRecord.self) { $0.tag }.map(HistoryDiff.RowChange.tag)
        default: nil
        }
    }

    private static func change<Record: FetchableRecord, Value>(
        _ row: ChangedRow,
        _ type: Record.Type,
        _ value: (Record) throws -> Value
    ) -> (before: Value?, after: Value?)? {
        func read(_ columns: [String: StoredValue]?) throws -> Value? {
            try columns.map { try value(Record(row: Row($0))) }
        }
        do {
            return (try read(row.before), try read(row.after))
        } catch {
            return nil
        }
    }
}

extension Change {
    /// The summary in the reader's language, which the log keeps in English. The store has shown the words of an undo, which end with a
    /// colon.
    var shownSummary: String {
        guard undoes != nil, let colon = summary.firstRange(of: ": ") else { return localized(kept: summary) }
        return summary[..<colon.upperBound] + localized(kept: String(summary[colon.upperBound...]))
    }
}
