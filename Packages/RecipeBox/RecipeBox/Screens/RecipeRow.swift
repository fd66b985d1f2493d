public import ScreenKit
public import TimeKit
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

    /// Creates a row.
    ///
    /// - Parameter idBeginning: The number of characters of the id at the end of the subtitle; nil for none, where the name is unique.
    public init(_ recipe: RecipeSummary, idBeginning: Int? = nil) {
        self.recipe = recipe
        subtitle = Self.subtitle(recipe, idBeginning)
        edit = Action(
            RecipeAct.editRecipe(recipe.id),
            label: localized("Edit"),
            gesture: .tap,
            opens: RecipeLink.name(recipe.id).labeled(localized("Recipe name"))
        )
        delete = Self.deleteAction(recipe)
        open = RecipeLink.recipe(recipe.id).labeled(recipe.name)
    }

    /// Returns the rows of a list. A row whose name isn't unique in the list shows at least six characters of its id, and enough to differ from
    /// the id of every other recipe.
    ///
    /// - Parameter ids: The ids of all recipes.
    static func rows(_ recipes: [RecipeSummary], among ids: [Recipe.ID]) -> [RecipeRow] {
        let shared = sharedNames(recipes)
        let sorted = shared.isEmpty ? [] : ids.map(\.rawValue).sorted()
        let equal = zip(sorted, sorted.dropFirst()).map { zip($0, $1).prefix { $0 == $1 }.count }
        let length = max(6, 1 + (equal.max() ?? 0))
        return recipes.map { RecipeRow($0, idBeginning: shared.contains(Folding.key($0.name)) ? length : nil) }
    }

    /// Returns the choices among recipes. A choice whose name isn't unique has the subtitle of its row.
    static func choices(_ rows: [RecipeRow]) -> [Field.Choice] {
        let shared = sharedNames(rows.map(\.recipe))
        return rows.map { row in
            let name = row.recipe.name
            let isShared = shared.contains(Folding.key(name))
            return Field.Choice(row.id.rawValue, label: isShared ? "\(name) (\(row.subtitle))" : name)
        }
    }

    /// Returns the folded names that several recipes have.
    private static func sharedNames(_ recipes: [RecipeSummary]) -> Set<String> {
        let counts = Dictionary(recipes.map { (Folding.key($0.name), 1) }, uniquingKeysWith: +)
        return Set(counts.filter { $0.value > 1 }.keys)
    }

    private static func subtitle(_ recipe: RecipeSummary, _ idBeginning: Int?) -> String {
        [
            localized("\(recipe.ingredientCount, "ingredient")"),
            localized("\(recipe.stepCount, "step")"),
            recipe.makes.map { localized("makes \($0)") } ?? recipe.servings.map { localized("serves \($0)") },
            recipe.minutes.map(Wording.minutes),
            recipe.photo == nil ? nil : localized("photo"),
            idBeginning.map { localized("id \(String(recipe.id.rawValue.prefix($0)))") },
        ].compactMap { $0 }.joined(separator: " · ")
    }

    /// Returns the delete action. Its confirmation counts the ingredients and steps that are deleted with the recipe.
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

/// Phrases that several screens use.
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
