public import ScreenKit
import StorageKit
public import TimeKit

extension RecipeBox {
    public func homeScreen(typed: [String: String] = [:]) throws(RecipeBoxError) -> HomeScreen {
        try read { tables in try Self.homeScreen(tables, typed: typed) }
    }

    /// Returns a stream of the home page: the current one and a new one after every change. It ends when its task is
    /// canceled.
    public func homeScreens() -> AsyncThrowingStream<HomeScreen, any Error> {
        store.values { db in try Self.homeScreen(RecipeReader(db: db)) }
    }

    /// Returns the name page of a recipe, or of a new one if `recipe` is nil. `typed` holds the unsaved texts by field
    /// id.
    public func nameScreen(
        of recipe: Recipe.ID? = nil,
        typed: [String: String] = [:]
    ) throws(RecipeBoxError) -> RecipeNameScreen {
        try read { tables in
            let recipe = try recipe.map { try tables.recipe($0, photo: photo) }
            return RecipeNameScreen(recipe: recipe, typed: typed, revision: try tables.screenRevision())
        }
    }

    /// Returns the ingredient page. `editing` is the ingredient in the form.
    public func ingredientPage(
        of recipe: Recipe.ID,
        editing: Ingredient.ID? = nil,
        typed: [String: String] = [:]
    ) throws(RecipeBoxError) -> IngredientPage {
        try read { tables in
            let recipe = try tables.recipe(recipe, photo: photo)
            return IngredientPage(
                recipe: recipe,
                editing: editing,
                typed: move == nil ? typed : [:],
                move: move,
                revision: try tables.screenRevision()
            )
        }
    }

    /// Returns the steps page. `editing` is the step in the form.
    public func stepsPage(
        of recipe: Recipe.ID,
        editing: Step.ID? = nil,
        typed: [String: String] = [:]
    ) throws(RecipeBoxError) -> StepsPage {
        try read { tables in
            let recipe = try tables.recipe(recipe, photo: photo)
            return StepsPage(
                recipe: recipe,
                editing: editing,
                typed: move == nil ? typed : [:],
                move: move,
                revision: try tables.screenRevision()
            )
        }
    }

    /// Returns a recipe to read, cook from and print, in the requested size.
    public func recipeScreen(
        of recipe: Recipe.ID,
        _ scale: Scale = .asWritten,
        forKitchen: Bool = false,
        typed: [String: String] = [:]
    ) throws(RecipeBoxError) -> RecipeScreen {
        try read { tables in
            let recipe = try tables.recipe(recipe, photo: photo)
            let scaled = try Scaling.scaled(recipe, scale, forKitchen: forKitchen)
            return RecipeScreen(
                scaled,
                typed: typed,
                printsPDF: printer != nil,
                revision: try tables.screenRevision()
            )
        }
    }

    /// Returns a recipe's history, newest first, even of a deleted recipe.
    public func historyScreen(
        of recipe: Recipe.ID,
        limit: Int = 50,
        before: Int64? = nil
    ) throws(RecipeBoxError) -> HistoryScreen {
        try read { tables in
            HistoryScreen(
                recipe: recipe,
                name: try tables.lastName(of: recipe),
                isDeleted: try !tables.has(recipe),
                entries: try tables.history(of: recipe, limit: limit, before: before),
                lastChange: try tables.lastChange(of: recipe)?.shownSummary,
                revision: try tables.screenRevision()
            )
        }
    }

    /// Returns the search page for an incomplete query.
    public func searchScreen(_ query: String) throws(RecipeBoxError) -> SearchScreen {
        try read { tables in
            SearchScreen(
                query: query,
                found: try tables.summaries(SearchQuery(query)),
                among: try tables.ids(),
                revision: try tables.screenRevision()
            )
        }
    }

    /// Returns the shopping list for several recipes, each in its size. `forKitchen` rounds the sums to measurable amounts.
    /// `typed` holds the texts in the form of the size that aren't shown yet, by field id.
    public func shoppingListScreen(
        _ recipes: [(Recipe.ID, Scale)],
        forKitchen: Bool = false,
        typed: [String: String] = [:]
    ) throws(RecipeBoxError) -> ShoppingListScreen {
        try read { tables in
            let scaled = try recipes.map { id, scale in
                try Scaling.scaled(tables.recipe(id, photo: photo), scale)
            }
            let scales = Set(recipes.map(\.1))
            return ShoppingListScreen(
                scaled,
                scales.count == 1 ? recipes[0].1 : .asWritten,
                forKitchen: forKitchen,
                typed: typed,
                revision: try tables.screenRevision()
            )
        }
    }

    /// Returns the screen of a link.
    ///
    /// - Parameter typed: The texts in its forms that aren't saved, by field id.
    /// - Throws: `noSuchRecipe`.
    public func screen(_ link: RecipeLink, typed: [String: String] = [:]) throws(RecipeBoxError) -> any Screen {
        try page(link, typed: typed, for: PlainScreens())
    }

    /// Returns the screen of a link as a page of a front end.
    ///
    /// - Parameter typed: The texts in its forms that aren't saved, by field id.
    /// - Throws: `noSuchRecipe`.
    public func page<Front: RecipeScreens>(
        _ link: RecipeLink,
        typed: [String: String] = [:],
        for front: Front
    ) throws(RecipeBoxError) -> Front.Page {
        switch link {
        case .home: front.page(try homeScreen(typed: typed))
        case .newRecipe: front.page(try nameScreen(typed: typed))
        case .search: front.page(try searchScreen(typed["query"] ?? ""))
        case .found(let query): front.page(try searchScreen(typed["query"] ?? query))
        case .shoppingList(let ids): front.page(try shoppingListScreen(ids.map { ($0, .asWritten) }, typed: typed))
        case .sizedList(let ids, let scale, let forKitchen):
            front.page(try shoppingListScreen(ids.map { ($0, scale) }, forKitchen: forKitchen, typed: typed))
        case .name(let id): front.page(try nameScreen(of: id, typed: typed))
        case .ingredients(let id): front.page(try ingredientPage(of: id, typed: typed))
        case .ingredient(let id, let row): front.page(try ingredientPage(of: id, editing: row, typed: typed))
        case .steps(let id): front.page(try stepsPage(of: id, typed: typed))
        case .step(let id, let row): front.page(try stepsPage(of: id, editing: row, typed: typed))
        case .recipe(let id): front.page(try recipeScreen(of: id, typed: typed))
        case .sized(let id, let factor, let forKitchen):
            front.page(try recipeScreen(of: id, .factor(factor), forKitchen: forKitchen, typed: typed))
        case .history(let id): front.page(try historyScreen(of: id))
        }
    }

    private static func homeScreen(_ tables: RecipeReader, typed: [String: String] = [:]) throws -> HomeScreen {
        HomeScreen(
            recipes: try tables.summaries(SearchQuery("")),
            typed: typed,
            lastChange: try tables.lastChange(of: nil)?.shownSummary,
            lastUndo: try tables.lastUndo(of: nil)?.shownSummary,
            revision: try tables.screenRevision()
        )
    }
}

extension RecipeReader {
    fileprivate func screenRevision() throws -> Revision {
        Revision(change: try revision())
    }
}
