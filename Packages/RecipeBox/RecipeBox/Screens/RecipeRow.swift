public import ScreenKit
import WordKit

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
            label: localized("Edit"),
            gesture: .tap,
            opens: RecipeLink.name(recipe.id).labeled(localized("Recipe name"))
        )
        delete = Self.deleteAction(recipe)
        open = RecipeLink.recipe(recipe.id).labeled(recipe.name)
    }

    private static func subtitle(_ recipe: RecipeSummary) -> String {
        [
            localized("\(recipe.ingredientCount, "ingredient")"),
            localized("\(recipe.stepCount, "step")"),
            recipe.makes.map { localized("makes \($0)") } ?? recipe.servings.map { localized("serves \($0)") },
            recipe.minutes.map(Wording.minutes),
            recipe.photo == nil ? nil : localized("photo"),
        ].compactMap { $0 }.joined(separator: " · ")
    }

    /// Returns the delete action. Its confirmation names the lists that are deleted too.
    static func deleteAction(_ recipe: RecipeSummary) -> Action {
        let question = localized(
            "Delete “\(recipe.name)” with its \(recipe.ingredientCount, "ingredient") and \(recipe.stepCount, "step")?"
        )
        return Action(
            RecipeAct.deleteRecipe(recipe.id),
            label: localized("Delete"),
            gesture: .swipeLeft,
            confirmation: .init(question: question, proceed: localized("Delete")),
            opens: RecipeLink.home.labeled(localized("Recipes"))
        )
    }
}

/// Phrases of several screens.
enum Wording {
    /// Returns "45 min", "1 h", "1 h 30 min".
    static func minutes(_ minutes: Int) -> String {
        switch (minutes / 60, minutes % 60) {
        case (0, let rest): "\(rest) min"
        case (let hours, 0): "\(hours) h"
        case (let hours, let rest): "\(hours) h \(rest) min"
        }
    }
}
