import RecipeBox
import TestKit
import Testing
import TimeKit

@Suite("Recipes of one name")
struct DoubleTests {
    @Test("the beginning of an id is enough to name a recipe")
    func beginning() throws {
        let kitchen = try Kitchen()
        let first = try kitchen.recipe("Pancakes")
        kitchen.clock.advance(hours: 1000)
        let second = try kitchen.recipe("pancakes")
        #expect(throws: RecipeBoxError.self) { try kitchen.box.findRecipe("PANCAKES") }
        let length = zip(first.id.rawValue, second.id.rawValue).prefix { $0 == $1 }.count + 1
        #expect(try kitchen.box.findRecipe(String(first.id.rawValue.prefix(length))) == first.id)
        #expect(try kitchen.box.findRecipe(String(second.id.rawValue.prefix(length).uppercased())) == second.id)
        #expect(try kitchen.box.recipes(named: "Pancakes") == [first.id, second.id])
    }

    @Test("a beginning that several ids have is refused with all of them, and one that is too short is no id")
    func ambiguous() throws {
        let kitchen = try Kitchen()
        let first = try kitchen.recipe("Pancakes")
        _ = try kitchen.recipe("Soup")
        let start = String(first.id.rawValue.prefix(8))
        do throws(RecipeBoxError) {
            _ = try kitchen.box.findRecipe(start)
            Issue.record("\(start) was taken")
        } catch {
            guard case .ambiguousRecipe(start, let candidates) = error else { throw error }
            #expect(candidates.map(\.name) == ["Pancakes", "Soup"])
        }
        #expect(throws: RecipeBoxError.noSuchRecipe("019")) { try kitchen.box.findRecipe("019") }
    }

    @Test(
        "an import that replaces takes the place of the recipe of its name, keeps its id and photo, and is undone as one"
    )
    func replaced() throws {
        let kitchen = try Kitchen()
        let old = try kitchen.recipe("Pancakes", ingredients: ["1 egg"], steps: ["Stir", "Bake"], tags: ["sweet"])
        try kitchen.box.setPhoto(of: old.id, to: picture())
        let before = try kitchen.box.recipe(old.id)
        let draft = RecipeDraft(name: "pancakes", ingredients: [IngredientDraft(name: "flour")], steps: ["Whisk"])
        let made = try kitchen.box.importDrafts([draft, RecipeDraft(name: "Soup")], replaces: true)
        #expect(made.map(\.name) == ["pancakes", "Soup"])
        #expect(made[0].id == old.id)
        #expect(made[0].ingredients.map(\.name) == ["flour"])
        #expect(made[0].steps.map(\.text) == ["Whisk"])
        #expect(made[0].photo != nil && made[0].tags.isEmpty)
        #expect(try kitchen.box.recipes().count == 2)
        try kitchen.box.undo(old.id)
        #expect(try kitchen.box.recipe(old.id).draft == before.draft)
    }

    @Test("nothing is replaced or imported if several recipes have the name")
    func unclear() throws {
        let kitchen = try Kitchen()
        try kitchen.recipe("Pancakes")
        try kitchen.recipe("Pancakes")
        #expect(throws: RecipeBoxError.self) {
            try kitchen.box.importDrafts([RecipeDraft(name: "Soup"), RecipeDraft(name: "PANCAKES")], replaces: true)
        }
        #expect(try kitchen.box.recipes().count == 2)
    }

    @Test("an import replaces the one in its spelling of two recipes whose names differ in case")
    func spelling() throws {
        let kitchen = try Kitchen()
        let capital = try kitchen.recipe("Pancakes", steps: ["Bake"])
        let small = try kitchen.recipe("pancakes", steps: ["Fry"])
        let draft = RecipeDraft(name: "pancakes", steps: ["Whisk"])
        #expect(try kitchen.box.recipesReplaced(by: [draft]) == [small.id])
        #expect(try kitchen.box.importDrafts([draft], replaces: true).map(\.id) == [small.id])
        #expect(try kitchen.steps(of: capital) == ["Bake"])
        #expect(try kitchen.steps(of: small) == ["Whisk"])
    }

    @Test("the first of two drafts of one name replaces the recipe, and the second stands beside it")
    func twice() throws {
        let kitchen = try Kitchen()
        let old = try kitchen.recipe("Pancakes", steps: ["Bake"])
        let drafts = ["Whisk", "Fry"].map { RecipeDraft(name: "Pancakes", steps: [$0]) }
        #expect(try kitchen.box.recipesReplaced(by: drafts) == [old.id, nil])
        let made = try kitchen.box.importDrafts(drafts, replaces: true)
        #expect(made[0].id == old.id && made[1].id != old.id)
        #expect(made.map { $0.steps.map(\.text) } == [["Whisk"], ["Fry"]])
        #expect(try kitchen.box.recipes().count == 2)
        #expect(try kitchen.steps(of: old) == ["Whisk"])
    }
}
