import RecipeBox
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("History: what happened to a recipe, in words")
struct HistoryTests {
    @Test("every change tells who, when, what, and what was there before")
    func readable() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 cup flour"], steps: ["Stir"])
        kitchen.clock.advance(hours: 1)
        try kitchen.box.rename(recipe.id, to: "Sponge cake")
        try kitchen.box.edit(recipe.id, typed: ["servings": "4", "tags": "sweet", "prep": "10"])
        try kitchen.box.editIngredient(recipe.ingredients[0].id, of: recipe.id, to: "2 cups flour, sifted")
        let bake = try kitchen.box.addStep("Bake", to: recipe.id).step
        try kitchen.box.editStep(bake.id, of: recipe.id, position: 1)
        try kitchen.box.deleteStep(bake.id, of: recipe.id)
        let entries = try kitchen.box.history(of: recipe.id)
        #expect(
            entries.map(\.summary) == [
                "step 1 deleted", "step 2 moved to 1", "step 2 added", "ingredient “flour” edited",
                "“Sponge cake” edited",
                "“Cake” renamed to “Sponge cake”", "“Cake” added",
            ]
        )
        #expect(
            entries.map { $0.differences.map(\.description) } == [
                ["step deleted: Bake"],
                ["step moved up: Bake"],
                ["step added: Bake"],
                ["ingredient: 1 cup flour → 2 cups flour, sifted"],
                ["servings added: 4", "preparation added: 10 min", "tag added: sweet"],
                ["name: Cake → Sponge cake"],
                ["recipe added: Cake", "ingredient added: 1 cup flour", "step added: Stir"],
            ]
        )
        #expect(entries.allSatisfy { $0.actor == "ana" })
        #expect(entries[0].at == kitchen.clock.now)
        #expect(try entries[6].at == Instant(iso8601: "2026-03-08T07:30:00Z"))
    }

    @Test("an undo stands in the history, and what it took back is marked")
    func undone() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        try kitchen.box.addStep("Stir", to: recipe.id)
        try kitchen.box.undo()
        let entries = try kitchen.box.history(of: recipe.id)
        #expect(entries.map(\.summary) == ["taken back: step 1 added", "step 1 added", "“Cake” added"])
        #expect(entries.map(\.isUndone) == [false, true, false])
        #expect(entries[0].undoes == entries[1].id)
        #expect(entries[0].differences.map(\.description) == ["step deleted: Stir"])
    }

    @Test("an undo that was undone was done again, and a redo that was undone was taken back")
    func redone() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 lb beef"])
        try kitchen.box.deleteIngredient(recipe.ingredients[0].id, of: recipe.id)
        try kitchen.box.undo()
        try kitchen.box.redo()
        try kitchen.box.undo()
        let entries = try kitchen.box.history(of: recipe.id)
        let deleted = "ingredient “beef” deleted"
        #expect(
            entries.map(\.summary) == [
                "taken back: \(deleted)", "done again: \(deleted)", "taken back: \(deleted)", deleted, "“Cake” added",
            ]
        )
        #expect(entries.map(\.isUndone) == [false, true, true, true, false])
        #expect(entries.map(\.isRedo) == [false, true, false, false, false])
        #expect(entries.map(\.isDoneAgain) == [false, false, true, false, false])
    }

    @Test("a deleted recipe keeps its history and its name there, and undo brings it back")
    func deleted() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 egg"], steps: ["Stir"], tags: ["sweet"])
        try kitchen.box.deleteRecipe(recipe.id)
        let screen = try kitchen.box.historyScreen(of: recipe.id)
        #expect(screen.title == "History of Cake")
        #expect(screen.entries[0].summary == "“Cake” deleted")
        #expect(screen.undo.label == "Undo: “Cake” deleted")
        try kitchen.box.undo(recipe.id)
        #expect(try kitchen.box.recipe(recipe.id) == recipe)
        #expect(throws: RecipeBoxError.noSuchRecipe("none")) { try kitchen.box.historyScreen(of: ID("none")) }
    }

    @Test("the history comes in pages")
    func pages() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        for number in 1...9 { try kitchen.box.addStep("Step \(number)", to: recipe.id) }
        let all = try kitchen.box.history(of: recipe.id)
        let first = try kitchen.box.history(of: recipe.id, limit: 4)
        let second = try kitchen.box.history(of: recipe.id, limit: 4, before: first.last?.id)
        let third = try kitchen.box.history(of: recipe.id, limit: 4, before: second.last?.id)
        #expect(first + second + third == all)
        #expect(all.count == 10)
    }

    @Test("a change by another is not overwritten by an undo: it is refused with who and when")
    func changedSince() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", steps: ["Stir"])
        try kitchen.box.editStep(recipe.steps[0].id, of: recipe.id, text: "Whisk")
        let edited = try kitchen.box.history(of: recipe.id)[0].id
        kitchen.clock.advance(minutes: 1)
        let ben = RecipeBox(
            store: kitchen.store,
            photos: nil,
            clock: kitchen.clock.wallClock,
            ids: .seeded(9),
            actor: "ben"
        )
        try ben.editStep(recipe.steps[0].id, of: recipe.id, text: "Beat")
        #expect {
            try kitchen.store.rollBack(edited, by: "ana", at: kitchen.clock.now)
        } throws: { error in
            guard case StoreError.changedSince(_, _, _, let actor, let at) = error else { return false }
            return actor == "ben" && at == kitchen.clock.now
        }
        #expect(try kitchen.steps(of: recipe) == ["Beat"])
    }

    @Test("the way back from the history of a deleted recipe leads home, on each page of it")
    func back() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        try kitchen.box.addStep("Stir", to: recipe.id)
        #expect(try kitchen.box.historyScreen(of: recipe.id).back.label == "Cake")
        try kitchen.box.deleteRecipe(recipe.id)
        let first = try kitchen.box.historyScreen(of: recipe.id, limit: 1)
        let second = try kitchen.box.historyScreen(of: recipe.id, limit: 1, before: first.entries[0].id)
        #expect(second.entries.map(\.summary) == ["step 1 added"])
        #expect([first, second].map(\.back.label) == ["Recipes", "Recipes"])
        try kitchen.box.undo(recipe.id)
        #expect(try kitchen.box.historyScreen(of: recipe.id).back.label == "Cake")
    }
}
