public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The history of a recipe, newest first.
public struct HistoryScreen: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    /// The recipe, which may be deleted.
    public let recipe: Recipe.ID

    /// The changes, newest first.
    public let entries: [HistoryEntry]

    /// Undoes the recipe's last change.
    public let undo: Action

    /// A link back to the recipe, or to the list if the recipe is deleted.
    public let back: Link

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - name: Its last name.
    ///   - isDeleted: Whether the recipe is deleted.
    ///   - entries: The changes, newest first.
    ///   - lastChange: The summary of the change that an undo would revert; nil if there is none.
    ///   - revision: The revision of the data.
    public init(
        recipe: Recipe.ID,
        name: String,
        isDeleted: Bool,
        entries: [HistoryEntry],
        lastChange: String?,
        revision: Revision
    ) {
        title = localized("History of \(name)")
        self.revision = revision
        validUntil = nil
        self.recipe = recipe
        self.entries = entries
        back = isDeleted ? RecipeLink.home.labeled(localized("Recipes")) : RecipeLink.recipe(recipe).labeled(name)
        undo = UndoAction.action(lastChange: lastChange)
    }
}
