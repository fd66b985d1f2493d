import Foundation
import RecipeBox
import ScreenContract
import ScreenKit
import TestKit
import Testing

@Suite("The JSON of the recipe box for other front ends")
struct ContractTests {
    private let golden = GoldenJSON("recipebox")

    @Test("The JSON of every screen and of every kind of answer is the golden one")
    func files() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe(
            "Pancakes",
            ingredients: ["1 and 1/2 cups flour", "2 eggs"],
            steps: ["Whisk", "Fry"],
            servings: 4
        )
        let screens: [(String, RecipeLink)] = [
            ("home", .home), ("new", .newRecipe), ("name", .name(recipe.id)), ("ingredients", .ingredients(recipe.id)),
            ("ingredient", .ingredient(recipe.id, recipe.ingredients[0].id)), ("steps", .steps(recipe.id)),
            ("recipe", .recipe(recipe.id)), ("history", .history(recipe.id)), ("search", .found("flour")),
            ("shopping-list", .shoppingList([recipe.id])),
        ]
        var types: Set<String> = []
        for (name, link) in screens {
            let screen = try kitchen.box.screen(link)
            types.insert("\(type(of: screen))")
            let difference = try golden.difference(name, screen)
            #expect(difference == nil)
        }
        #expect(try types == Declared.screens(in: "Packages/RecipeBox/RecipeBox/Screens"))
        let answers: [(String, Act, RecipeLink)] = [
            ("act-done", Act("step/save", fields: ["text": "Serve"], operation: "a1"), .steps(recipe.id)),
            ("act-refused", Act("recipe/save", fields: ["name": " "]), .newRecipe),
            ("act-question", Act("recipe/\(recipe.id)/delete"), .home),
            ("act-file", Act("export/cooklang"), .recipe(recipe.id)),
        ]
        for (name, act, link) in answers {
            let difference = try golden.difference(name, await kitchen.box.perform(act, at: link))
            #expect(difference == nil)
        }
        let act = Act("step/save", fields: ["text": "Serve"], operation: "a1", seen: Revision(change: 7))
        #expect(try golden.difference("act", act) == nil)
        #expect(try JSONDecoder().decode(Act.self, from: JSONEncoder().encode(act)) == act)
    }

    @Test("A front end that knows JSON alone writes down a recipe, prints it, deletes it and takes that back")
    func client() async throws {
        let box = try Kitchen().box
        var client = try await JSONClient(
            at: "recipebox://home",
            open: { try JSONEncoder().encode(box.screen(RecipeLink($0))) },
            perform: { act, link in
                let act = try JSONDecoder().decode(Act.self, from: act)
                return try JSONEncoder().encode(await box.perform(act, at: RecipeLink(link)))
            }
        )
        try await client.press("New recipe")
        try await client.press("Continue", typing: ["Name": " "])
        #expect(client.said.hasPrefix("the recipe name is blank"))
        try await client.press("Continue", typing: ["Name": "Pancakes", "Servings": "4"])
        #expect(client.said == "“Pancakes” added")
        try await client.press("Save ingredient", typing: ["Ingredient in one line": "1 and 1/2 cups flour"])
        try await client.press("Save ingredient", typing: ["Ingredient in one line": "2 eggs"])
        #expect(client.shows("1-1/2 cups flour"))
        try await client.follow("Steps")
        try await client.press("Save step", typing: ["Step": "Whisk"])
        try await client.press("Done")
        try await client.follow("Pancakes")
        try await client.press("Show", typing: ["Times as much": "2"])
        #expect(client.shows("3 cups flour"))
        try await client.press("Export as Markdown")
        #expect(client.file == "Pancakes.md")
        try await client.press("Export as a page to print")
        #expect(client.file == "Pancakes.html")
        try await client.press("Delete")
        #expect(client.link == "recipebox://home" && client.shows("There are no recipes yet"))
        try await client.press("Undo: \(client.said)")
        #expect(client.said == "taken back: “Pancakes” deleted" && !client.shows("There are no recipes yet"))
    }
}
