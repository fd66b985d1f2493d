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

    /// Back to the recipe; to the list where the recipe is deleted.
    public let back: Link

    /// The page of a recipe's history; `lastChange` is what an undo would take back.
    public init(recipe: Recipe.ID, name: String, entries: [HistoryEntry], lastChange: String?, revision: Revision) {
        title = "History of \(name)"
        self.revision = revision
        validUntil = nil
        self.recipe = recipe
        self.entries = entries
        back =
            lastChange == nil
                || entries.first.map { $0.summary.hasSuffix("deleted") && $0.summary.hasPrefix("“") } == true
            ? RecipeLink.home.labelled("Recipes") : RecipeLink.recipe(recipe).labelled(name)
        undo = UndoAction.action(lastChange: lastChange)
    }
}
