public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The home page: every recipe in name order, and the actions for new ones.
public struct HomeScreen: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    public let rows: [RecipeRow]

    public let newRecipe: Action

    /// Undoes the last change.
    public let undo: Action

    /// Redoes the last undone change.
    public let redo: Action

    /// A link to the search page.
    public let search: Link

    /// The form to import a recipe from a web page or a file.
    public let importing: Form

    /// The form to choose recipes for a shopping list, by id. `recipebox://shopping-list/ID/ID` shows the list.
    public let shopping: Form

    /// The links to the kit's pages.
    public let pages: [Link]

    /// A hint for an empty box; nil if there are recipes.
    @NullEncoded public private(set) var emptyText: String?

    /// Creates the screen for recipes in name order. `lastChange` and `lastUndo` are the summaries of the changes that
    /// an undo and a redo would revert; nil if there is none.
    public init(
        recipes: [RecipeSummary],
        typed: [String: String] = [:],
        lastChange: String?,
        lastUndo: String? = nil,
        revision: Revision
    ) {
        title = localized("Recipes")
        self.revision = revision
        validUntil = nil
        rows = RecipeRow.rows(recipes, among: recipes.map(\.id))
        newRecipe = Action(
            RecipeAct.newRecipe,
            label: localized("New recipe"),
            opens: RecipeLink.newRecipe.labeled(localized("Recipe name"))
        )
        undo = UndoAction.action(lastChange: lastChange)
        redo = Action(
            RecipeAct.redo,
            label: localized("Redo"),
            availability: lastUndo == nil
                ? .disabled(why: localized("nothing has been taken back since the last change")) : .enabled
        )
        importing = Form(
            id: "import",
            title: localized("Import"),
            fields: [
                Field(
                    id: "source",
                    label: localized("Web address or file"),
                    kind: .page,
                    value: typed["source"] ?? "",
                    isRequired: true,
                    placeholder: "https://example.org/pancakes"
                ),
                Field(
                    id: "replace",
                    label: localized("Replace recipes of the same name"),
                    kind: .toggle,
                    value: typed["replace"] ?? ""
                ),
            ],
            buttons: [Action(RecipeAct.importRecipes, label: localized("Import"))]
        )
        let whyNot = recipes.isEmpty ? localized("there are no recipes yet") : nil
        shopping = Form(
            id: "shopping-list",
            title: localized("Shopping list"),
            fields: [
                Field(
                    id: "recipes",
                    label: localized("Recipes"),
                    kind: .choices,
                    value: typed["recipes"] ?? "",
                    isRequired: true,
                    choices: RecipeRow.choices(rows),
                    error: typed["recipes"].flatMap { text in
                        RecipeFields.error { () throws(RecipeBoxError) in
                            _ = try Self.chosen(text, among: recipes.map(\.id))
                        }
                    }
                )
            ],
            buttons: [
                Action(
                    RecipeAct.shoppingList,
                    label: localized("Shopping list"),
                    availability: whyNot.map { .disabled(why: $0) } ?? .enabled
                )
            ],
            whyNot: whyNot
        )
        search = RecipeLink.search.labeled(localized("Search"))
        pages = KitPage.links(of: RecipeLink.scheme)
        emptyText = recipes.isEmpty ? localized("There are no recipes yet — begin with a new recipe.") : nil
    }

    /// Returns the recipes whose ids were typed, with spaces between.
    ///
    /// - Throws: `noRecipeChosen`, and `noSuchRecipe` for an id that isn't among `ids`.
    static func chosen(_ typed: String, among ids: [Recipe.ID]) throws(RecipeBoxError) -> [Recipe.ID] {
        let chosen = typed.split(separator: " ").map { Recipe.ID(String($0)) }
        guard !chosen.isEmpty else { throw .noRecipeChosen }
        let known = Set(ids)
        if let unknown = chosen.first(where: { !known.contains($0) }) { throw .noSuchRecipe(unknown.rawValue) }
        return chosen
    }
}

/// The undo action of several screens.
enum UndoAction {
    static func action(lastChange: String?) -> Action {
        Action(
            RecipeAct.undo,
            label: lastChange.map { localized("Undo: \($0)") } ?? localized("Undo"),
            availability: lastChange == nil ? .disabled(why: localized("nothing has been changed yet")) : .enabled
        )
    }
}
