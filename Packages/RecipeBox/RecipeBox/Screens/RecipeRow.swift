public import ScreenKit

/// A recipe as a row of a list, with its actions.
public struct RecipeRow: Identifiable, Hashable, Codable, Sendable {
    public var id: Recipe.ID { recipe.id }

    public let recipe: RecipeSummary

    /// The facts under the name: "8 ingredients · 5 steps · serves 4 · 30 min".
    public let subtitle: String

    /// Tap: opens the name page for editing.
    public let edit: Action

    /// Swipe left: deletes the recipe after a confirmation.
    public let delete: Action

    /// A link to the recipe to read.
    public let open: Link

    public init(_ recipe: RecipeSummary) {
        self.recipe = recipe
        subtitle = Self.subtitle(recipe)
        edit = Action(
            RecipeAct.editRecipe(recipe.id),
            label: "Edit",
            gesture: .tap,
            opens: RecipeLink.name(recipe.id).labeled("Recipe name")
        )
        delete = Self.deleteAction(recipe)
        open = RecipeLink.recipe(recipe.id).labeled(recipe.name)
    }

    private static func subtitle(_ recipe: RecipeSummary) -> String {
        [
            Wording.count(recipe.ingredientCount, "ingredient"),
            Wording.count(recipe.stepCount, "step"),
            recipe.servings.map { "serves \($0)" },
            recipe.minutes.map(Wording.minutes),
            recipe.photo == nil ? nil : "photo",
        ].compactMap { $0 }.joined(separator: " · ")
    }

    /// Returns the delete action. Its confirmation names the lists that are deleted too.
    static func deleteAction(_ recipe: RecipeSummary) -> Action {
        let lists =
            Wording.count(recipe.ingredientCount, "ingredient") + " and " + Wording.count(recipe.stepCount, "step")
        return Action(
            RecipeAct.deleteRecipe(recipe.id),
            label: "Delete",
            gesture: .swipeLeft,
            confirmation: .init(question: "Delete “\(recipe.name)” with its \(lists)?", proceed: "Delete"),
            opens: RecipeLink.home.labeled("Recipes")
        )
    }
}

/// Phrases of several screens.
enum Wording {
    /// Returns "1 step", "5 steps".
    static func count(_ number: Int, _ thing: String) -> String {
        number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
    }

    /// Returns "45 min", "1 h", "1 h 30 min".
    static func minutes(_ minutes: Int) -> String {
        switch (minutes / 60, minutes % 60) {
        case (0, let rest): "\(rest) min"
        case (let hours, 0): "\(hours) h"
        case (let hours, let rest): "\(hours) h \(rest) min"
        }
    }
}
