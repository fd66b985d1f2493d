import RecipeBox
import WordKit

/// Sample recipes, in the language of the person who asks for them.
enum RecipeSamples {
    /// Returns the samples.
    ///
    /// - Throws: Only if a sample violates a rule of RecipeBox, which is a bug here.
    static func drafts() throws -> [RecipeDraft] {
        try [
            draft(
                localized("Buttermilk pancakes"),
                for: 4,
                prep: 10,
                cook: 20,
                tags: [localized("breakfast"), localized("quick")],
                [
                    localized("1 and 1/2 cups (180 g) flour, sifted"), localized("3-1/2 tsp baking powder"),
                    localized("1/4 tsp salt"), localized("1 tbsp sugar"),
                    localized("1-1/4 cups buttermilk"), localized("1 egg"), localized("3 tbsp butter, melted"),
                ],
                [
                    localized("Whisk the flour, the baking powder, the salt and the sugar"),
                    localized(
                        "Stir in the buttermilk, the egg and the melted butter until the batter just comes together"
                    ),
                    localized("Bake in a hot pan for two minutes a side"),
                ]
            ),
            draft(
                localized("Tomato soup"),
                for: 6,
                prep: 15,
                cook: 35,
                tags: [localized("dinner"), localized("vegetarian")],
                [
                    localized("2 tbsp olive oil"), localized("1 onion, chopped"), localized("2 cloves garlic, sliced"),
                    localized("2 (14-ounce) cans tomatoes"),
                    localized("2 cups vegetable broth"), localized("1/2 cup cream"), localized("1/2 tsp salt"),
                    localized("3 tbsp butter"),
                ],
                [
                    localized("Soften the onion and the garlic in the oil and the butter"),
                    localized("Add the tomatoes, the broth and the salt and simmer for half an hour"),
                    localized("Blend and stir in the cream"),
                ]
            ),
            draft(
                localized("Guacamole"),
                for: 4,
                prep: 10,
                tags: [localized("snack"), localized("quick"), localized("vegan")],
                [
                    localized("3 ripe avocados"), localized("1 lime, juiced"), localized("1/4 onion, finely chopped"),
                    localized("1/2 tsp salt"), localized("1 jalapeño"),
                ],
                [
                    localized("Mash the avocados with the lime juice and the salt"),
                    localized("Stir in the onion and the cilantro"),
                ]
            ),
            draft(
                localized("Crème brûlée"),
                for: 6,
                prep: 20,
                cook: 40,
                tags: [localized("dessert")],
                [
                    localized("2 cups cream"), localized("1 vanilla bean"), localized("5 egg yolks"),
                    localized("1/2 cup sugar"), localized("1/3 cup brown sugar"),
                ],
                [
                    localized("Warm the cream with the vanilla"),
                    localized("Whisk the yolks with the sugar and pour in the warm cream"),
                    localized("Bake in a water bath at 150 °C until set, and chill"),
                    localized("Strew with the brown sugar and melt it under the grill"),
                ]
            ),
            draft(
                localized("Oat granola"),
                for: nil,
                yield: localized("8 cups"),
                prep: 10,
                cook: 45,
                tags: [localized("breakfast"), localized("vegan")],
                [
                    localized("4 cups rolled oats"), localized("1-1/2 cups almonds"), localized("1/2 cup honey"),
                    localized("1/3 cup oil"), localized("3/4 tsp cinnamon"),
                    localized("1 cup raisins"),
                ],
                [
                    localized("Mix the oats, the almonds and the cinnamon with the honey and the oil"),
                    localized("Bake until golden, stirring twice"),
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
            source: localized("A sample of Nourish")
        )
    }
}
