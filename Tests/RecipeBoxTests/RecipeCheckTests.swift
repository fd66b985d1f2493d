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
            case .uncheckedStep(let step): "unchecked \(step.position)"
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

    @Test(
        "the longest name counts: peanut butter is no butter, and chicken broth no chicken",
        arguments: [
            (["1 cup peanut butter"], ["Melt the butter.", "Stir in the peanut butter."], ["unlisted butter in 1"]),
            (["1 cup peanut butter"], ["Melt the butter."], ["unused peanut butter", "unlisted butter in 1"]),
            (["1 cup butter", "1 cup peanut butter"], ["Stir in the peanut butter."], ["unused butter"]),
            (["1 cup butter", "1 cup peanut butter"], ["Melt the butter."], ["unused peanut butter"]),
            (["1 cup butter", "1 cup peanut butter"], ["Melt the butter and the peanut butter."], []),
            (["1 cup butter", "1 cup peanuts"], ["Toast the peanuts, butter the pan."], []),
            (["1 cup butter"], ["Cream almond butter."], ["unused butter", "unlisted almond butter in 1"]),
            (["1 cup coconut milk"], ["Add the milk."], ["unused coconut milk", "unlisted milk in 1"]),
            (["2 cups creamy peanut butter"], ["Warm the peanut butter."], []),
            (["1 lb chicken", "2 cups chicken broth"], ["Add the chicken broth."], ["unused chicken"]),
            (["1 lb chicken", "2 cups chicken broth"], ["Brown the chicken.", "Add the broth."], []),
            (["2 cups low-sodium chicken broth"], ["Pour in the broth."], []),
            (["1 cup sugar", "1 cup brown sugar"], ["Mix in the brown sugar."], ["unused sugar"]),
            (["1 cup cream", "8 oz cream cheese"], ["Beat the cream cheese."], ["unused cream"]),
            (["1 cup rice", "1 cup milk"], ["Cook the rice\nMilk goes in at the end"], []),
            (["1 cup rice"], ["Cook the rice\r\nMilk goes in at the end"], ["unlisted milk in 1"]),
            (["1 cup rice"], ["Cook the rice – milk goes in at the end"], ["unlisted milk in 1"]),
            (["1 cup rice"], ["Cook the rice—milk goes in at the end"], ["unlisted milk in 1"]),
            (["1 cup rice"], ["Pour in the rice milk"], ["unused rice", "unlisted rice milk in 1"]),
        ]
    )
    func longestName(ingredients: [String], steps: [String], expected: [String]) throws {
        #expect(try findings(ingredients, steps) == expected)
    }

    @Test(
        "a compound is a food of its own, and does not list the food that its name begins with",
        arguments: [
            (["1 tbsp peanut oil"], "Add the peanuts.", "peanut"),
            (["1 cup butter beans"], "Melt the butter.", "butter"),
            (["2 oz milk chocolate"], "Warm the milk.", "milk"),
            (["1 tsp cream of tartar"], "Whip the cream.", "cream"),
            (["1 tbsp fish sauce"], "Add the fish.", "fish"), (["1 tbsp oyster sauce"], "Add oysters.", "oyster"),
            (["1 tsp almond extract"], "Scatter the almonds.", "almond"),
            (["8 oz egg noodles"], "Beat the eggs.", "egg"),
            (["8 oz cream cheese"], "Whip the cream.", "cream"), (["1 cup coconut cream"], "Whip the cream.", "cream"),
            (["1 cup olive oil"], "Heat the peanut oil.", "peanut oil"),
            (["2 cucharadas de mantequilla"], "Derrita la mantequilla de maní.", "mantequilla de maní"),
            (["1 taza de leche de coco"], "Caliente la leche.", "leche"),
            (["1 taza de aceite de cacahuate"], "Agregue los cacahuates.", "cacahuate"),
            (["2 cucharadas de salsa de pescado"], "Agregue el pescado.", "pescado"),
        ]
    )
    func compounds(ingredients: [String], step: String, food: String) throws {
        #expect(try findings(ingredients, [step]).contains("unlisted \(food) in 1"))
    }

    @Test(
        "a short name stands for a listed compound, and a wide name for its kinds",
        arguments: [
            (["1 tbsp peanut oil"], "Heat the oil."), (["2 oz milk chocolate"], "Melt the chocolate."),
            (["1 cup butter beans"], "Drain the beans."), (["1 cup walnuts"], "Add the nuts."),
            (["1 tbsp rice wine vinegar"], "Add the rice vinegar."),
            (["4 tomatoes"], "Crush the tomatoes. Pour the tomato sauce over."),
            (["1 tsp vanilla extract"], "Stir in the vanilla."), (["1 lb cod"], "Fry the fish."),
            (["2 cucharadas de aceite de oliva"], "Caliente el aceite."),
            (["1 taza de leche de coco"], "Agregue la leche de coco."),
            (["1/2 taza de mantequilla sin sal"], "Derrita la mantequilla."), (["4 nueces"], "Agregue las nueces."),
        ]
    )
    func shortNames(ingredients: [String], step: String) throws {
        #expect(try findings(ingredients, [step]) == [])
    }

    @Test("foods in Spanish steps are found, and told in Spanish")
    func spanish() throws {
        let listed = ["1 taza de mantequilla", "2 tazas de harina"]
        #expect(
            try findings(listed, ["Mezcle la mantequilla y la harina. Agregue nueces, huevos y leche."]) == [
                "unlisted nuez in 1", "unlisted huevo in 1", "unlisted leche in 1",
            ]
        )
        #expect(try findings(listed + ["sal sin gluten"], ["Mezcle la mantequilla, la harina y la sal."]) == [])
    }

    @Test(
        "a step in another language is told as unchecked",
        arguments: [
            "Ajouter le beurre et les noix.", "Die Butter und das Mehl verrühren.", "Aggiungere il burro e le noci.",
            "Derreta a manteiga com leite.", "加入黄油和花生。",
        ]
    )
    func unchecked(step: String) throws {
        #expect(try findings(["1 cup milk"], ["Warm the milk.", step]).contains("unchecked 2"))
    }

    @Test("a step that says each name in full leaves nothing unused and nothing unlisted, in any order of the list")
    func wholeNames() throws {
        let foods = [
            "butter", "peanut butter", "milk", "oat milk", "peanuts", "chicken", "chicken broth", "cream",
            "cream cheese",
        ]
        var source = SeededGenerator(seed: 7)
        for _ in 0..<40 {
            let listed = foods.shuffled(using: &source).prefix(source.int(in: 1...foods.count))
            let step = "Mix " + listed.shuffled(using: &source).map { "the \($0)" }.joined(separator: ", ") + "."
            #expect(try findings(listed.map { "1 cup \($0)" }, [step]) == [], "\(listed): \(step)")
        }
    }

    @Test(
        "a food made like butter or milk stands for neither, and neither for it",
        arguments: ["butter", "milk"],
        ["almond", "cashew", "coconut", "oat", "peanut", "soy"]
    )
    func otherFoods(food: String, maker: String) throws {
        let (plain, made) = (food, "\(maker) \(food)")
        for (listed, said) in [(plain, made), (made, plain)] {
            #expect(
                try findings(["1 cup \(listed)"], ["Add the \(said)."]) == [
                    "unused \(listed)", "unlisted \(said) in 1",
                ]
            )
        }
    }

    @Test(
        "sorts of one food are different foods: black pepper is no bell pepper, and brown sugar no white sugar",
        arguments: [
            ("2 bell peppers", "black pepper"), ("1 tsp black pepper", "white pepper"),
            ("1 tsp black pepper", "cayenne pepper"), ("1 cup white sugar", "brown sugar"),
            ("1 cup sugar", "brown sugar"), ("1 cup brown sugar", "powdered sugar"), ("1 cup cream", "sour cream"),
            ("1 cup heavy cream", "sour cream"), ("1 cup milk", "evaporated milk"),
            ("1 can condensed milk", "evaporated milk"), ("1 tsp baking soda", "baking powder"),
            ("1 taza de azúcar blanca", "azúcar morena"), ("1 lata de leche condensada", "leche evaporada"),
            ("1 taza de crema", "crema agria"), ("2 pimientos", "pimienta negra"),
            ("1 cucharadita de bicarbonato", "polvo de hornear"),
        ]
    )
    func sorts(listed: String, said: String) throws {
        let step = listed.contains(" de ") || said.contains("negra") ? "Agregue \(said) y mezcle." : "Add the \(said)."
        let found = try findings([listed], [step])
        #expect(found.count == 2 && found.first?.hasPrefix("unused ") == true, "\(found)")
        #expect(found.last == "unlisted \(said) in 1")
    }

    @Test(
        "a sort of food may be named by its last word, and the plain name stands for its usual sort",
        arguments: [
            (["1 tsp black pepper"], "Add the pepper."), (["1 tsp pepper"], "Add black pepper."),
            (["1 tsp black pepper"], "Season."), (["2 bell peppers"], "Slice the peppers."),
            (["1 cup brown sugar"], "Stir in the sugar."), (["1 cup sugar"], "Stir in the white sugar."),
            (["1 cup heavy cream"], "Whip the cream."), (["1 cup heavy cream"], "Add the heavy whipping cream."),
            (["1 cup sour cream"], "Stir in the cream."), (["1 can evaporated milk"], "Pour in the milk."),
            (["1 cup icing sugar"], "Sift the powdered sugar."), (["1 tsp cayenne"], "Add the cayenne pepper."),
            (["1 tsp baking powder", "1 tsp baking soda"], "Mix the baking powder and soda."),
            (["1 lata de leche evaporada"], "Agregue la leche y mezcle."),
        ]
    )
    func usualSorts(ingredients: [String], step: String) throws {
        #expect(try findings(ingredients, [step]) == [])
    }
}
