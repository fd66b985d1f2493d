public import ScreenKit
public import TimeKit

/// The screens of the app as links: `recipebox:home`, `recipebox:recipe/ID/steps`.
public enum RecipeLink: Hashable, Sendable {
    /// The list of recipes.
    case home
    /// The name page of a recipe that is not there yet.
    case newRecipe
    /// The name page.
    case name(Recipe.ID)
    /// The ingredient page.
    case ingredients(Recipe.ID)
    /// The ingredient page with one ingredient in its form.
    case ingredient(Recipe.ID, Ingredient.ID)
    /// The steps page.
    case steps(Recipe.ID)
    /// The steps page with one step in its form.
    case step(Recipe.ID, Step.ID)
    /// The recipe as it is read and printed.
    case recipe(Recipe.ID)
    /// Its history.
    case history(Recipe.ID)
    /// The search page.
    case search

    /// The text of the link.
    public var target: String {
        switch self {
        case .home: "recipebox:home"
        case .newRecipe: "recipebox:new"
        case .search: "recipebox:search"
        case .recipe(let id): "recipebox:recipe/\(id)"
        case .name(let id): "recipebox:recipe/\(id)/name"
        case .ingredients(let id): "recipebox:recipe/\(id)/ingredients"
        case .ingredient(let id, let row): "recipebox:recipe/\(id)/ingredients/\(row)"
        case .steps(let id): "recipebox:recipe/\(id)/steps"
        case .step(let id, let row): "recipebox:recipe/\(id)/steps/\(row)"
        case .history(let id): "recipebox:recipe/\(id)/history"
        }
    }

    /// Reads a link's text; throws `noSuchScreen`.
    public init(_ target: String) throws(RecipeBoxError) {
        guard target.hasPrefix("recipebox:") else { throw .noSuchScreen(target) }
        let parts = target.dropFirst("recipebox:".count).split(separator: "/", omittingEmptySubsequences: false)
            .map(String.init)
        guard !parts.contains("") else { throw .noSuchScreen(target) }
        switch (parts.first, parts.count, parts.count > 2 ? parts[2] : nil) {
        case ("home", 1, _): self = .home
        case ("new", 1, _): self = .newRecipe
        case ("search", 1, _): self = .search
        case ("recipe", 2, _): self = .recipe(ID(parts[1]))
        case ("recipe", 3, "name"): self = .name(ID(parts[1]))
        case ("recipe", 3, "ingredients"): self = .ingredients(ID(parts[1]))
        case ("recipe", 3, "steps"): self = .steps(ID(parts[1]))
        case ("recipe", 3, "history"): self = .history(ID(parts[1]))
        case ("recipe", 4, "ingredients"): self = .ingredient(ID(parts[1]), ID(parts[3]))
        case ("recipe", 4, "steps"): self = .step(ID(parts[1]), ID(parts[3]))
        default: throw .noSuchScreen(target)
        }
    }

    /// The link as a screen shows it.
    public func labelled(_ label: String, isCurrent: Bool = false) -> Link {
        Link(target, label: label, isCurrent: isCurrent)
    }
}
