import RecipeBox
import TestKit
import Testing

@Suite("The check: what looks forgotten")
struct RecipeCheckTests {
    private func findings(_ ingredients: [String], _ steps: [String]) throws -> [String] {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Dish", ingredients: ingredients, steps: steps)
        return try kitchen.box.check(recipe.id).map { finding in
            switch finding {
            case .unusedIngredient(let ingredient): "unused \(ingredient.name)"
            case .unlistedFood(let food, let step): "unlisted \(food) in \(step.position)"
            }
        }
    }

    @Test(
        "ingredients that no step uses, and foods that are not listed",
        arguments: [
            (["2 eggs", "1 cup milk"], ["Beat the eggs."], ["unused milk"]),
            (["2 eggs"], ["Beat the eggs with the milk."], ["unlisted milk in 1"]),
            (
                ["2 eggs"], ["Beat.", "Add Milk and sugar.", "More milk."],
                ["unused eggs", "unlisted milk in 2", "unlisted sugar in 2"]
            ),
            (["1 cup all-purpose flour", "1 egg"], ["Mix flour and egg."], []),
            (["1 tomato"], ["Slice the tomatoes."], []),
            (["salt", "pepper", "1 lb beef"], ["Season the meat."], []),
            (["1 cup butter", "1 cup sugar"], ["Cream the butter and sugar."], []),
            (["2 eggs", "1 cup milk"], ["Mix everything."], []),
            (["2 eggs", "1 cup milk"], ["Combine all ingredients."], []),
            (["2 eggs"], [], []),
            (["1 tbsp peanut butter"], ["Spread the peanut butter."], []),
            (["1 lemon"], ["Squeeze the lemon with a garlic press."], []),
        ]
    )
    func table(ingredients: [String], steps: [String], expected: [String]) throws {
        #expect(try findings(ingredients, steps) == expected)
    }
}
