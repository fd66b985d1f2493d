public import ScreenKit
public import TimeKit

/// The home page: every recipe in name order, and the way to a new one.
public struct HomeScreen: Screen {
    /// What stands at the top.
    public let title: String

    /// What it was read from.
    public let revision: Revision

    /// Nothing here changes by itself.
    public let validUntil: Instant?

    /// The recipes, in name order.
    public let rows: [RecipeRow]

    /// Starts a new recipe.
    public let newRecipe: Action

    /// Takes the last change back.
    public let undo: Action

    /// To the search page.
    public let search: Link

    /// What to do first, when there is no recipe yet.
    public let emptyText: String?

    /// The page for the recipes in name order; `lastChange` is what an undo would take back.
    public init(recipes: [RecipeSummary], lastChange: String?, revision: Revision) {
        title = "Recipes"
        self.revision = revision
        validUntil = nil
        rows = recipes.map(RecipeRow.init)
        newRecipe = Action(
            id: "recipe/new",
            label: "New recipe",
            opens: RecipeLink.newRecipe.labelled("Recipe name")
        )
        undo = UndoAction.action(lastChange: lastChange)
        search = RecipeLink.search.labelled("Search")
        emptyText = recipes.isEmpty ? "There are no recipes yet — begin with a new recipe." : nil
    }
}

/// Undo, as several screens offer it.
enum UndoAction {
    static func action(lastChange: String?) -> Action {
        Action(
            id: "undo",
            label: lastChange.map { "Undo: \($0)" } ?? "Undo",
            availability: lastChange == nil ? .disabled(why: "nothing has been changed yet") : .enabled
        )
    }
}
