import FractionParser
import RecipeBox
import ScreenKit
import TestKit
import Testing

@Suite("The examples of the README")
struct ReadmeTests {
    @Test("the example of the README prints what it says")
    func example() async throws {
        let folder = try TemporaryFolder()
        let box = try RecipeBox.open(at: folder.file("recipes.sqlite"))
        let pancakes = try box.newRecipe(named: "Pancakes")
        try box.addIngredient("1 and 1/2 cups flour, sifted", to: pancakes.id)
        try box.addStep("Bake", to: pancakes.id)
        try box.addStep("Stir the batter", to: pancakes.id, at: 1)

        let page = try box.recipeScreen(of: pancakes.id, .factor(2))
        #expect(page.lines.map(\.text) == ["3 cups flour, sifted"])
        #expect(page.recipe.steps.map(\.text) == ["Stir the batter", "Bake"])
        try box.undo()
        #expect(try box.recipe(pancakes.id).steps.map(\.text) == ["Bake"])

        let act = Act("step/save", fields: ["text": "Serve"], operation: "6f1c")
        guard case .done(let done) = try await box.perform(act, at: .steps(pancakes.id)) else {
            Issue.record("not done")
            return
        }
        #expect(done.said == "step 2 added" && done.next.target == "recipebox://recipe/\(pancakes.id)/steps")
    }
}
