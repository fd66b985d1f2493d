public import ScreenKit
public import TimeKit

/// What happened to a recipe, newest first.
public struct HistoryScreen: Screen {
    /// What stands at the top.
    public let title: String

    /// What it was read from.
    public let revision: Revision

    /// Nothing here changes by itself.
    public let validUntil: Instant?

    /// The recipe; it may have been deleted since.
    public let recipe: Recipe.ID

    /// The changes, newest first.
    public let entries: [HistoryEntry]

    /// Takes the recipe's last change back.
    public let undo: Action

    /// The page of a recipe's history; `lastChange` is what an undo would take back.
    public init(recipe: Recipe.ID, name: String, entries: [HistoryEntry], lastChange: String?, revision: Revision) {
        title = "History of \(name)"
        self.revision = revision
        validUntil = nil
        self.recipe = recipe
        self.entries = entries
        undo = UndoAction.action(lastChange: lastChange)
    }
}
