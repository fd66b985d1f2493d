public import FractionParser
public import ScreenKit
public import TimeKit

/// The screens of the app as links: `recipebox://home`, `recipebox://recipe/ID/steps`.
public enum RecipeLink: ScreenLink {
    /// The list of recipes.
    case home
    /// The name page of a new recipe.
    case newRecipe
    case name(Recipe.ID)
    case ingredients(Recipe.ID)
    /// The ingredient page with one ingredient in its form.
    case ingredient(Recipe.ID, Ingredient.ID)
    case steps(Recipe.ID)
    /// The steps page with one step in its form.
    case step(Recipe.ID, Step.ID)
    /// The recipe to read and print.
    case recipe(Recipe.ID)
    /// The recipe in another size: its factor, and whether amounts are rounded to measurable ones.
    case sized(Recipe.ID, Rational, forKitchen: Bool)
    case history(Recipe.ID)
    case search
    /// The search page with the matches of a query.
    case found(String)
    /// The shopping list of recipes, each as it is written.
    case shoppingList([Recipe.ID])

    /// The scheme of the app's links.
    public static let scheme = "recipebox"

    public var parts: [String] {
        switch self {
        case .home: ["home"]
        case .newRecipe: ["new"]
        case .search: ["search"]
        case .found(let query): ["search", query]
        case .shoppingList(let ids): ["shopping-list"] + ids.map(\.rawValue)
        case .recipe(let id): ["recipe", id.rawValue]
        case .sized(let id, let factor, let forKitchen):
            ["recipe", id.rawValue, "size", "\(factor.numerator)", "\(factor.denominator)"]
                + (forKitchen ? ["kitchen"] : [])
        case .name(let id): ["recipe", id.rawValue, "name"]
        case .ingredients(let id): ["recipe", id.rawValue, "ingredients"]
        case .ingredient(let id, let row): ["recipe", id.rawValue, "ingredients", row.rawValue]
        case .steps(let id): ["recipe", id.rawValue, "steps"]
        case .step(let id, let row): ["recipe", id.rawValue, "steps", row.rawValue]
        case .history(let id): ["recipe", id.rawValue, "history"]
        }
    }

    /// Parses a link in the form of ``target`` or in the older form `recipebox:home`.
    ///
    /// - Throws: `noSuchScreen`.
    public init(_ target: String) throws(RecipeBoxError) {
        guard let read = Self.read(target) else { throw .noSuchScreen(target) }
        self = read
    }

    public init?(parts: [String]) {
        switch (parts.first, parts.count, parts.count > 2 ? parts[2] : nil) {
        case (nil, _, _), ("home", 1, _): self = .home
        case ("new", 1, _): self = .newRecipe
        case ("search", 1, _): self = .search
        case ("search", 2, _): self = .found(parts[1])
        case ("shopping-list", _, _): self = .shoppingList(parts.dropFirst().map { ID($0) })
        case ("recipe", 2, _): self = .recipe(ID(parts[1]))
        case ("recipe", 3, "name"): self = .name(ID(parts[1]))
        case ("recipe", 3, "ingredients"): self = .ingredients(ID(parts[1]))
        case ("recipe", 3, "steps"): self = .steps(ID(parts[1]))
        case ("recipe", 3, "history"): self = .history(ID(parts[1]))
        case ("recipe", 5, "size"), ("recipe", 6, "size"):
            guard let numerator = Int64(parts[3]), let denominator = Int64(parts[4]), numerator > 0,
                let factor = try? Rational(numerator, denominator), parts.count == 5 || parts[5] == "kitchen"
            else { return nil }
            self = .sized(ID(parts[1]), factor, forKitchen: parts.count == 6)
        case ("recipe", 4, "ingredients"): self = .ingredient(ID(parts[1]), ID(parts[3]))
        case ("recipe", 4, "steps"): self = .step(ID(parts[1]), ID(parts[3]))
        default: return nil
        }
    }

    /// The recipe that the screen is about; nil for a screen of many.
    var recipe: Recipe.ID? {
        switch self {
        case .home, .newRecipe, .search, .found, .shoppingList: nil
        case .name(let id), .ingredients(let id), .ingredient(let id, _), .steps(let id), .step(let id, _),
            .recipe(let id), .sized(let id, _, _), .history(let id):
            id
        }
    }
}
