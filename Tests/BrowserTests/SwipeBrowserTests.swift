import BrowserKit
import RecipeBox
import ServedPages
import Testing

@Suite(
    "Swipes in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct SwipeBrowserTests {
    @Test("a row is swiped to the left to delete it, and the page to the right to go back, on a phone")
    func swipes() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            for line in ["1 cup rice", "2 onions"] { try served.box.addIngredient(line, to: soup.id) }
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "recipes/recipe/\(soup.id)/ingredients")
                let row = "document.querySelector('li.card .grow')"
                // A short way, or one to the other side, deletes nothing.
                try browser.swipe(row, by: -30)
                try browser.leading { try browser.swipe(row, by: -140) }
                #expect(try served.box.recipe(soup.id).ingredients.map(\.name) == ["onions"])
                try browser.leading { try browser.swipe("document.querySelector('h1')", by: 140) }
                #expect(try browser.text(of: "location.pathname").hasSuffix("/name"))

                try browser.open(served.server + "recipes")
                try browser.leading { try browser.swipe(row, by: -140) }
                #expect(try browser.text(of: "document.querySelector('h1').textContent").hasPrefix("Delete “Soup”"))
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipes().map(\.name) == ["Soup"])
        }
    }
}
