import BrowserKit
import PageKit
import RecipeBox
import ServedPages
import Testing

@Suite(
    "The recipe app in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct RecipeBrowserTests {
    /// The pages of a box with one recipe, as their addresses.
    private func pages(_ served: ServedRecipes) throws -> [String] {
        let draft = try RecipeDraft(name: "Soup", servings: Servings(4), notes: "Eat it hot")
        let soup = try served.box.newRecipe(draft).recipe
        try served.box.addIngredient("1 and 1/2 cups very-long-grained-and-never-hyphenated-rice, washed", to: soup.id)
        try served.box.addIngredient("2 onions", to: soup.id)
        try served.box.addStep("Boil", to: soup.id)
        try served.box.addStep("Stir", to: soup.id)
        let recipe = "recipes/recipe/\(soup.id)"
        return [
            "", "recipes", "recipes/new", "recipes/search", "recipes/search/none", recipe, recipe + "/name",
            recipe + "/ingredients", recipe + "/steps", recipe + "/history", recipe + "/size/1/3/kitchen",
            "recipes/shopping-list/\(soup.id)", "recipes/recipe/none",
        ].map { served.server + $0 }
    }

    @Test(
        "no page is wider than the window, breaks a rule of accessibility or has an error in its console",
        arguments: ["en", "es"]
    )
    func pages(in language: String) async throws {
        try await ServedRecipes.with { served in
            let pages = try pages(served)
            let faults = try await Chromium.run { browser in
                var faults = try browser.faults(of: pages, in: language)
                // The judge notices what it should.
                _ = try browser.text(
                    of: "document.querySelector('main').append(Object.assign(new Image(), {src: '/x'})); ''"
                )
                let isNoticed = try browser.accessibilityFaults().contains { $0.hasPrefix("image-alt") }
                if !isNoticed { faults.append("axe-core finds nothing in a picture without a text") }
                return faults
            }
            #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        }
    }
}
