import RecipeBox

/// Sample recipes.
enum RecipeSamples {
    /// Returns the samples.
    ///
    /// - Throws: Only if a sample violates a rule of RecipeBox, which is a bug here.
    static func drafts() throws -> [RecipeDraft] {
        try [
            draft(
                "Buttermilk pancakes",
                for: 4,
                prep: 10,
                cook: 20,
                tags: ["breakfast", "quick"],
                [
                    "1 and 1/2 cups (180 g) flour, sifted", "3 1/2 tsp baking powder", "1/4 tsp salt", "1 tbsp sugar",
                    "1 1/4 cups buttermilk", "1 egg", "3 tbsp butter, melted",
                ],
                [
                    "Whisk the flour, the baking powder, the salt and the sugar",
                    "Stir in the buttermilk, the egg and the melted butter until the batter just comes together",
                    "Bake in a hot pan for two minutes a side",
                ]
            ),
            draft(
                "Tomato soup",
                for: 6,
                prep: 15,
                cook: 35,
                tags: ["dinner", "vegetarian"],
                [
                    "2 tbsp olive oil", "1 onion, chopped", "2 cloves garlic, sliced", "2 (14-ounce) cans tomatoes",
                    "2 cups vegetable broth", "1/2 cup cream", "1/2 tsp salt", "3 tbsp butter",
                ],
                [
                    "Soften the onion and the garlic in the oil and the butter",
                    "Add the tomatoes, the broth and the salt and simmer for half an hour",
                    "Blend and stir in the cream",
                ]
            ),
            draft(
                "Guacamole",
                for: 4,
                prep: 10,
                tags: ["snack", "quick", "vegan"],
                ["3 ripe avocados", "1 lime, juiced", "1/4 onion, finely chopped", "1/2 tsp salt", "1 jalapeño"],
                ["Mash the avocados with the lime juice and the salt", "Stir in the onion and the cilantro"]
            ),
            draft(
                "Crème brûlée",
                for: 6,
                prep: 20,
                cook: 40,
                tags: ["dessert"],
                ["2 cups cream", "1 vanilla bean", "5 egg yolks", "1/2 cup sugar", "1/3 cup brown sugar"],
                [
                    "Warm the cream with the vanilla", "Whisk the yolks with the sugar and pour in the warm cream",
                    "Bake in a water bath at 150 °C until set, and chill",
                    "Strew with the brown sugar and melt it under the grill",
                ]
            ),
            draft(
                "Oat granola",
                for: nil,
                yield: "8 cups",
                prep: 10,
                cook: 45,
                tags: ["breakfast", "vegan"],
                [
                    "4 cups rolled oats", "1 1/2 cups almonds", "1/2 cup honey", "1/3 cup oil", "3/4 tsp cinnamon",
                    "1 cup raisins",
                ],
                [
                    "Mix the oats, the almonds and the cinnamon with the honey and the oil",
                    "Bake until golden, stirring twice",
                ]
            ),
        ]
    }

    private static func draft(
        _ name: String,
        for servings: Int?,
        yield: String = "",
        prep: Int? = nil,
        cook: Int? = nil,
        tags: [String],
        _ ingredients: [String],
        _ steps: [String]
    ) throws -> RecipeDraft {
        RecipeDraft(
            name: name,
            servings: try servings.map { try Servings($0) },
            yield: yield,
            ingredients: try ingredients.map { try IngredientReading.ingredient(fromLine: $0) },
            steps: steps,
            times: try RecipeTimes(prep: prep, cook: cook),
            tags: tags,
            source: "A sample of Nourish"
        )
    }
}
