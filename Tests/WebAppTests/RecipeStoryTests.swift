import Foundation
import MarkupKit
import RecipeBox
import ServedPages
import Testing
import WebClient

@Suite("The recipe app in a browser without scripts")
struct RecipeStoryTests {
    @Test(
        "a recipe from its name to the kitchen: ingredients, steps, another size, a shopping list, deleted and brought back"
    )
    func story() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/")
            try await browser.follow("Recipes")
            #expect(browser.text.contains("There are no recipes yet"))
            try await browser.follow("New recipe")
            try await browser.press("Ingredients", ["Name": "Pancakes", "Servings": "4"])
            #expect(browser.text.contains("There are no ingredients yet"))
            for line in ["1 and 1/2 cups flour, sifted", "2 eggs", "1 cup milk"] {
                try await browser.press("Save ingredient", ["Ingredient in one line": line])
                #expect(browser.status == 200)
            }
            try await browser.follow("Steps")
            try await browser.press("Save step", ["Step": "Whisk everything"])
            try await browser.press("Save step", ["Step": "Fry both sides"])
            try await browser.press("Save step", ["Step": "Sift the flour", "Position": "1"])
            #expect(browser.text.contains("1. Sift the flour"))
            #expect(browser.text.contains("3. Fry both sides"))
            try await browser.press("Done")
            #expect(browser.text.contains("3 ingredients · 3 steps · serves 4"))

            try await browser.follow("Pancakes")
            #expect(browser.text.contains("1 and 1/2 cups flour, sifted"))
            try await browser.press("Show", ["Times as much": "2"])
            #expect(browser.text.contains("3 cups flour, sifted"))
            #expect(browser.text.contains("4 eggs"))
            #expect(try served.box.recipes().map(\.name) == ["Pancakes"])
            try await browser.follow("History")
            #expect(browser.text.contains("2026-03-08 07:30"))

            try await browser.open("/recipes")
            try await browser.press("Shopping list", ["Pancakes": "true"])
            #expect(browser.text.contains("For Pancakes"))
            #expect(browser.text.contains("milk: 1 cup"))
            try await browser.follow("← Recipes")
            try await browser.press("Delete Pancakes")
            #expect(browser.text.contains("Delete “Pancakes” with its 3 ingredients and 3 steps?"))
            try await browser.follow("Cancel")
            #expect(try served.box.recipes().count == 1)
            try await browser.press("Delete Pancakes")
            try await browser.press("Delete")
            #expect(browser.text.contains("There are no recipes yet"))
            try await browser.press("Undo")
            #expect(browser.text.contains("3 ingredients · 3 steps · serves 4"))
        }
    }

    @Test("the field of a row's move is in a group that is named by the row, because its label is that of each row")
    func groups() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            for line in ["2 onions", "1 cup rice"] { try served.box.addIngredient(line, to: soup.id) }
            for text in ["Boil", "Stir"] { try served.box.addStep(text, to: soup.id) }
            var browser = served.browser
            for (path, names) in [
                ("ingredients", ["Move 2 onions", "Move 1 cup rice"]), ("steps", ["Move 1. Boil", "Move 2. Stir"]),
            ] {
                try await browser.open("/recipes/recipe/\(soup.id)/\(path)")
                let groups = browser.page.elements { $0.attribute("role") == "group" }
                #expect(groups.compactMap { $0.attribute("aria-label") } == names)
                #expect(groups.allSatisfy { PlainBrowser.text(of: $0).hasPrefix("New position") })
            }
        }
    }

    @Test("a list of ingredients or steps begins with the way to the form below it, and an empty one has none")
    func wayToTheForm() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            for (path, id, title) in [
                ("ingredients", "ingredient", "New ingredient"), ("steps", "step", "New step"),
            ] {
                let soup = try served.box.newRecipe(named: path)
                try await browser.open("/recipes/recipe/\(soup.id)/\(path)")
                #expect(browser.page.elements { $0.attribute("href") == "#" + id }.isEmpty)
                try served.box.addIngredient("2 onions", to: soup.id)
                try served.box.addStep("Boil", to: soup.id)
                try await browser.open("/recipes/recipe/\(soup.id)/\(path)")
                let ways = browser.page.elements { $0.attribute("href") == "#" + id }
                #expect(ways.map { PlainBrowser.text(of: $0) } == [title])
            }
        }
    }

    @Test("a refused move keeps what was typed at its row alone, and tells what to write")
    func refusedMove() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            for text in ["Boil", "Stir"] { try served.box.addStep(text, to: soup.id) }
            var browser = served.browser
            for (typed, why) in [
                ("abc", "“abc” is no whole number"), ("0", "the list has no place 0"), ("", "enter a number"),
            ] {
                try await browser.open("/recipes/recipe/\(soup.id)/steps")
                try await browser.press("Move 2. Stir", ["New position": typed])
                #expect(browser.status == 422 && browser.text.contains(why), "\(browser.text)")
                let places = browser.page.elements { $0.attribute("name") == "f-position" }
                #expect(places.map { $0.attribute("value") ?? "" } == ["1", typed, "3"])
                #expect(places.map { $0.attribute("aria-invalid") == "true" } == [false, true, false])
            }
        }
    }

    @Test("a step that was deleted in another tab is saved as a new one, and its address says that it is gone")
    func deletedStep() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            let step = try served.box.addStep("Boil", to: soup.id).step
            var browser = served.browser
            try await browser.open("/recipes/recipe/\(soup.id)/steps/\(step.id)")
            try served.box.deleteStep(step.id, of: soup.id)
            try await browser.press("Save step", ["Step": "Boil gently"])
            #expect(browser.status == 422 && browser.text.contains("This step was deleted"), "\(browser.text)")
            try await browser.press("Save step")
            #expect(browser.status == 200 && browser.text.contains("1. Boil gently"), "\(browser.text)")
            try await browser.open("/recipes/recipe/\(soup.id)/steps/\(step.id)")
            #expect(browser.text.contains("This step was deleted. What you type becomes a new one."))
        }
    }

    @Test("Done saves the ingredient and the step that are typed, or comes back with them and why")
    func doneSaves() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/new")
            try await browser.press("Continue", ["Name": "Toast"])
            try await browser.press("Done", ["Amount": "1/0", "Name": "bread"])
            #expect(browser.status == 422)
            #expect(browser.page.elements { $0.attribute("value") == "bread" }.count == 1)
            try await browser.press("Done", ["Amount": "", "Name": "", "Ingredient in one line": "2 slices bread"])
            #expect(browser.text.contains("1 ingredient · 0 steps"))
            let id = try #require(try served.box.recipes().first?.id)
            try await browser.open("/recipes/recipe/\(id)/steps")
            try await browser.press("Done", ["Step": "Toast the bread"])
            #expect(browser.text.contains("1 ingredient · 1 step"))
        }
    }

    @Test("a page that is reloaded after a button was pressed repeats nothing")
    func reloaded() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/new")
            try await browser.press("Continue", ["Name": "Soup"])
            try await browser.sendAgain()
            try await browser.sendAgain()
            #expect(try served.box.recipes().map(\.name) == ["Soup"])
        }
    }

    @Test("a wrong form comes back with what was typed, and its summary leads to the fields")
    func wrong() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes/new")
            #expect(!browser.text.contains("Nothing was changed"))
            #expect(browser.page.elements { $0.attribute("aria-invalid") != nil }.isEmpty)
            try await browser.press("Continue", ["Name": " ", "Servings": "many", "Notes": "my <b>notes</b>"])
            #expect(browser.status == 422)
            #expect(browser.text.contains("Nothing was changed"))
            let summary = try #require(browser.page.elements { $0.attribute("role") == "alert" }.first)
            for link in summary.elements(named: "a") {
                let id = try #require(link.attribute("href")).dropFirst()
                let input = try #require(browser.page.elements { $0.attribute("id") == String(id) }.first)
                #expect(input.attribute("aria-invalid") == "true")
            }
            #expect(summary.elements(named: "a").count == 2)
            #expect(browser.page.elements { $0.attribute("value") == "many" }.count == 1)
            #expect(browser.page.elements(named: "textarea").contains { $0.textContent.hasSuffix("my <b>notes</b>") })
            #expect(try served.box.recipes().isEmpty)
            try await browser.press("Continue", ["Name": "Soup", "Servings": "2"])
            #expect(try served.box.recipes().map(\.name) == ["Soup"])
        }
    }

    @Test("a form of a page that has changed since is refused with the change, or done where it still means the same")
    func stale() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try served.box.addStep("Boil", to: soup.id)
            var browser = served.browser
            try await browser.open("/recipes/recipe/\(soup.id)/steps")
            try served.box.addStep("Eat", to: soup.id)
            try await browser.press("Save step", ["Step": "Stir", "Position": "2"])
            #expect(browser.status == 422)
            #expect(browser.text.contains("since you looked"))
            #expect(browser.page.elements(named: "textarea").contains { $0.textContent.hasSuffix("Stir") })
            try await browser.open("/recipes/recipe/\(soup.id)")
            try served.box.addStep("Rest", to: soup.id)
            try await browser.press("Export as Cooklang")
            #expect(browser.status == 200)
            #expect(browser.field("content-disposition") == "attachment; filename*=UTF-8''Soup%2Ecook")
            #expect(String(decoding: browser.body, as: UTF8.self).contains("Rest"))
        }
    }

    @Test("a photo is added from a file, and a recipe imported from one")
    func files() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            var browser = served.browser
            try await browser.open("/recipes/recipe/\(soup.id)/name")
            let pixel = try #require(
                Data(
                    base64Encoded:
                        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
                )
            )
            try await browser.press(
                "Add photo from a file",
                files: ["Photo": .init(name: "me.png", bytes: [UInt8](pixel))]
            )
            #expect(browser.status == 200)
            #expect(try served.box.recipe(soup.id).photo?.byteCount == pixel.count)
            try await browser.press(
                "Replace photo from a file",
                files: ["Photo": .init(name: "me.png", bytes: [1, 2, 3])]
            )
            #expect(browser.status == 422)
            #expect(try served.box.recipe(soup.id).photo?.byteCount == pixel.count)
            try await browser.open("/recipes")
            let page = Array(">> title: Stew\n\nBoil @water{1%l}.\n".utf8)
            try await browser.press("Import", files: ["Or a file": .init(name: "stew.cook", bytes: page)])
            #expect(try served.box.recipes().map(\.name) == ["Soup", "Stew"])
        }
    }

    @Test("every link and every form of every page leads to a page")
    func links() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup “à l’oignon” / 1")
            try served.box.addIngredient("2 onions", to: soup.id)
            try served.box.addStep("Boil", to: soup.id)
            var browser = served.browser
            // A button of the name page saves it and leads on to these two.
            let starts = ["/", "/recipes/recipe/\(soup.id)/ingredients", "/recipes/recipe/\(soup.id)/steps"]
            let (paths, faults) = try await browser.crawl(from: starts)
            // The pages of the kit belong to the program.
            #expect(faults.filter { !$0.contains("/backups:") && !$0.contains("/inbox:") } == [])
            #expect(paths.count > 10)
        }
    }
}
