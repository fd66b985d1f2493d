import RecipeBox

let box = try RecipeBox.inMemory()
let pancakes = try box.newRecipe(named: "Pancakes")
try box.addIngredient("1 and 1/2 cups flour", to: pancakes.id)
try box.addStep("Stir the batter", to: pancakes.id)

for ingredient in try box.recipe(pancakes.id).ingredients {
    print("Pancakes: \(IngredientWording.composed(ingredient.draft))")
}
