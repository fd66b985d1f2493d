import StorageKit
public import TimeKit

extension RecipeBox {
    /// Returns the history of a recipe, newest first. A deleted recipe still has its history.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of entries.
    ///   - before: The `id` of the last entry of the previous page; nil for the first page.
    public func history(
        of recipe: Recipe.ID,
        limit: Int = 50,
        before: Int64? = nil
    ) throws(RecipeBoxError) -> [HistoryEntry] {
        try read { tables in try tables.history(of: recipe, limit: limit, before: before) }
    }

    /// Undoes the last change and returns it. The next call undoes the change before it.
    ///
    /// - Parameter recipe: The recipe; nil for the last change of any recipe.
    /// - Throws: `store` with `nothingToUndo`, or with `changedSince` if the same row was changed later.
    @discardableResult
    public func undo(_ recipe: Recipe.ID? = nil) throws(RecipeBoxError) -> HistoryEntry {
        try rollBack(read { tables in try tables.lastChange(of: recipe)?.id })
    }

    /// Redoes the last undone change if only undos and redos followed it.
    ///
    /// - Parameter recipe: The recipe; nil for the last undo in any recipe.
    /// - Throws: `nothingToRedo`, and the errors of `undo(_:)`.
    @discardableResult
    public func redo(_ recipe: Recipe.ID? = nil) throws(RecipeBoxError) -> HistoryEntry {
        let change = try read { tables in try tables.lastUndo(of: recipe)?.id }
        guard change != nil else { throw .nothingToRedo }
        return try rollBack(change)
    }

    private func rollBack(_ change: Int64?) throws(RecipeBoxError) -> HistoryEntry {
        guard let change else { throw .store(.nothingToUndo) }
        do throws(StoreError) {
            return RecipeReader.entry(try store.rollBack(change, by: actor, at: clock.now(), key: operation))
        } catch {
            throw .store(error)
        }
    }
}
