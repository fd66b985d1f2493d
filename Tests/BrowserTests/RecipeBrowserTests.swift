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
                var faults: [String] = []
                for (width, dark) in [(320, false), (320, true), (1_280, false), (1_280, true)] {
                    try browser.show(width: width, dark: dark)
                    for page in pages {
                        try browser.open(page)
                        let name = "\(page) at \(width)\(dark ? " dark" : "")"
                        // Folded parts count, too.
                        _ = try browser.text(of: "document.querySelectorAll('details').forEach(d => d.open = true); ''")
                        let widest = try browser.text(of: "document.documentElement.scrollWidth")
                        if (Int(widest) ?? .max) > width { faults.append("\(name): \(widest) pixels wide") }
                        faults += try browser.accessibilityFaults().map { "\(name): \($0)" }
                        let small = try browser.text(of: smallTargets)
                        if !small.isEmpty { faults.append("\(name): too small to touch: \(small)") }
                    }
                }
                // The judge notices what it should.
                _ = try browser.text(of: "document.querySelector('main').innerHTML += `<img src=\"/x\">`; ''")
                let isNoticed = try browser.accessibilityFaults().contains { $0.hasPrefix("image-alt") }
                if !isNoticed { faults.append("axe-core finds nothing in a picture without a text") }
                return faults + browser.complaints
            }
            #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        }
    }

    /// Buttons, fields and links outside of sentences that are lower than 48 pixels.
    private let smallTargets = """
        [...document.querySelectorAll('button, .button, input:not([type=hidden]):not([type=checkbox]), select, summary, nav a, h2 a')]
        .filter(e => e.offsetHeight > 0 && e.getBoundingClientRect().height < 48).map(e => e.outerHTML).join(' ')
        """

    @Test("a recipe from its name to a step by the keyboard alone")
    func keyboard() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes")
                func reach(_ name: String) throws {
                    let focused = """
                        (() => { const e = document.activeElement; const l = e.labels && e.labels[0];
                        return (l ? l.textContent : e.textContent).trim() })()
                        """
                    for _ in 0..<60 {
                        try browser.press("Tab")
                        if try browser.text(of: focused) == name { return }
                    }
                    throw BrowserError.noSuch(name)
                }
                try reach("New recipe")
                try browser.leading { try browser.press("Enter") }
                try reach("Name")
                try browser.type("Soup")
                try reach("Ingredients")
                try browser.leading { try browser.press("Enter") }
                try reach("Ingredient in one line")
                try browser.type("1/2 cup rice")
                try browser.leading { try browser.press("Enter") }
                try reach("Steps")
                try browser.leading { try browser.press("Enter") }
                try reach("Step")
                try browser.type("Boil the rice")
                try reach("Save step")
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
