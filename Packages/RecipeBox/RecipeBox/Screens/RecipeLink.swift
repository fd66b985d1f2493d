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
    /// The shopping list of recipes, each in the same size, and whether sums are rounded to measurable amounts.
    case sizedList([Recipe.ID], Scale, forKitchen: Bool)

    /// The scheme of the app's links.
    public static let scheme = "recipebox"

    public var parts: [String] {
        switch self {
        case .home: ["home"]
        case .newRecipe: ["new"]
        case .search: ["search"]
        case .found(let query): ["search", query]
        case .shoppingList(let ids): ["shopping-list"] + ids.map(\.rawValue)
        case .sizedList(let ids, let scale, let forKitchen):
            ["sized-list"] + Self.parts(of: scale) + [forKitchen ? "kitchen" : "exact"] + ids.map(\.rawValue)
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
        case ("sized-list", _, _):
            guard let (scale, rest) = Self.scale(parts.dropFirst()), let kind = rest.first,
                ["kitchen", "exact"].contains(kind)
            else { return nil }
            self = .sizedList(rest.dropFirst().map { ID($0) }, scale, forKitchen: kind == "kitchen")
        case ("recipe", 2, _): self = .recipe(ID(parts[1]))
        case ("recipe", 3, "name"): self = .name(ID(parts[1]))
        case ("recipe", 3, "ingredients"): self = .ingredients(ID(parts[1]))
        case ("recipe", 3, "steps"): self = .steps(ID(parts[1]))
        case ("recipe", 3, "history"): self = .history(ID(parts[1]))
        case ("recipe", 5, "size"), ("recipe", 6, "size"):
            guard let factor = Self.factor(parts[3], parts[4]), parts.count == 5 || parts[5] == "kitchen"
            else { return nil }
            self = .sized(ID(parts[1]), factor, forKitchen: parts.count == 6)
        case ("recipe", 4, "ingredients"): self = .ingredient(ID(parts[1]), ID(parts[3]))
        case ("recipe", 4, "steps"): self = .step(ID(parts[1]), ID(parts[3]))
        default: return nil
        }
    }

    private static func parts(of scale: Scale) -> [String] {
        switch scale {
        case .asWritten: ["written"]
        case .factor(let factor): ["factor", "\(factor.numerator)", "\(factor.denominator)"]
        case .servings(let servings): ["servings", servings.description]
        }
    }

    /// Returns the size at the beginning of a link's parts, and the parts after it; nil if none is there.
    private static func scale(_ parts: ArraySlice<String>) -> (scale: Scale, rest: ArraySlice<String>)? {
        let values = Array(parts.dropFirst().prefix(2))
        switch (parts.first, values.count) {
        case ("written", _): return (.asWritten, parts.dropFirst())
        case ("factor", 2):
            guard let factor = Self.factor(values[0], values[1]) else { return nil }
            return (.factor(factor), parts.dropFirst(3))
        case ("servings", 1...):
            guard let servings = Int(values[0]).flatMap({ try? Servings($0) }) else { return nil }
            return (.servings(servings), parts.dropFirst(2))
        default: return nil
        }
    }

    private static func factor(_ numerator: String, _ denominator: String) -> Rational? {
        guard let numerator = Int64(numerator), let denominator = Int64(denominator), numerator > 0 else { return nil }
        return try? Rational(numerator, denominator)
    }

    /// The recipes of a shopping list; nil for another screen.
    var shopping: [Recipe.ID]? {
        switch self {
        case .shoppingList(let ids), .sizedList(let ids, _, _): ids
        default: nil
        }
    }

    /// The recipe that the screen is about; nil for a screen of many.
    var recipe: Recipe.ID? {
        switch self {
        case .home, .newRecipe, .search, .found, .shoppingList, .sizedList: nil
        case .name(let id), .ingredients(let id), .ingredient(let id, _), .steps(let id), .step(let id, _),
            .recipe(let id), .sized(let id, _, _), .history(let id):
            id
        }
    }
}
