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
        let soup = try served.box.newRecipe(RecipeDraft(name: "Soup", servings: Servings(4), notes: "Eat it hot"))
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

    @Test("no page is wider than the window, breaks a rule of accessibility or has an error in its console")
    func pages() async throws {
        try await ServedRecipes.with { served in
            let pages = try pages(served)
            let faults = try await Chromium.run { browser in
                var faults = try browser.faults(of: pages)
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

    @Test("a recipe from its name to a step by the keyboard alone")
    func keyboard() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes")
                try browser.reach("New recipe")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("Name")
                try browser.type("Soup")
                try browser.reach("Ingredients")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("Ingredient in one line")
                try browser.type("1/2 cup rice")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("Steps")
                try browser.leading { try browser.press("Enter") }
                try browser.reach("Step")
                try browser.type("Boil the rice")
                try browser.reach("Save step")
                try browser.leading { try browser.press(" ") }
                #expect(browser.complaints.isEmpty)
            }
            let soup = try #require(try served.box.recipes().first)
            let recipe = try served.box.recipe(soup.id)
            #expect(recipe.name == "Soup")
            #expect(recipe.ingredients.map(\.name) == ["rice"])
            #expect(recipe.steps.map(\.text) == ["Boil the rice"])
        }
    }

    @Test("a recipe is deleted and brought back by touch alone, on a phone")
    func touch() async throws {
        try await ServedRecipes.with { served in
            try served.box.newRecipe(named: "Soup")
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "recipes")
                func button(_ start: String) -> String {
                    "[...document.querySelectorAll('button')].find(b => b.textContent.startsWith('\(start)'))"
                }
                try browser.leading { try browser.touch(button("Delete")) }
                try browser.leading { try browser.touch(button("Delete")) }
                #expect(
                    try browser.text(of: "document.querySelector('main').textContent").contains(
                        "There are no recipes yet"
                    )
                )
                try browser.leading { try browser.touch(button("Undo")) }
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipes().map(\.name) == ["Soup"])
        }
    }
}
