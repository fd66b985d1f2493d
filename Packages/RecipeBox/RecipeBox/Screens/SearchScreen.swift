public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The search page with the results of the query so far.
public struct SearchScreen: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    /// The form with the field `query`.
    public let form: Form

    /// The matching recipes in name order; every recipe for a blank query.
    public let rows: [RecipeRow]

    /// A link back to the list.
    public let back: Link

    /// A hint if nothing matches; nil otherwise.
    @NullEncoded public private(set) var emptyText: String?

    /// Creates the page for a query and its matches, in name order.
    ///
    /// - Parameter ids: The ids of all recipes.
    public init(query: String, found: [RecipeSummary], among ids: [Recipe.ID], revision: Revision) {
        title = localized("Search")
        self.revision = revision
        validUntil = nil
        form = Form(
            id: "search",
            title: title,
            fields: [
                Field(
                    id: "query",
                    label: localized("Name, ingredient or tag"),
                    value: query,
                    placeholder: localized("pancakes, flour, breakfast")
                )
            ],
            buttons: [Action(RecipeAct.search, label: localized("Search"))]
        )
        rows = RecipeRow.rows(found, among: ids)
        back = RecipeLink.home.labeled(localized("Recipes"))
        emptyText =
            !found.isEmpty
            ? nil
            : SearchQuery(query).isBlank
                ? localized("There are no recipes yet — begin with a new recipe.")
                : localized("Nothing has “\(query)” in its name, ingredients or tags — try the beginning of a word.")
    }
}
