import FractionParser
import RecipeBox
import TestKit
import Testing
import WordKit

@Suite("The shopping list: each thing once, like units added up exactly")
struct ShoppingListTests {
    private func texts(_ recipes: [[String]]) throws -> [String] {
        let kitchen = try Kitchen()
        let made = try recipes.enumerated().map {
            try kitchen.recipe("Recipe \($0.offset + 1)", ingredients: $0.element)
        }
        return try kitchen.box.shoppingListScreen(made.map { ($0.id, .asWritten) }).items.map(\.text)
    }

    @Test(
        "ingredients of several recipes are merged by name",
        arguments: [
            (["1/3 cup flour"], ["2/3 cup flour"], ["flour: 1 cup"]),
            (["1 cup flour"], ["2 tbsp Flour"], ["flour: 1 cup plus 2 tablespoons"]),
            (["1/2 cup oats"], ["2 tbsp oats"], ["oats: 1/2 cup plus 2 tablespoons"]),
            (["1/8 cup oil"], ["1 tsp salt"], ["oil: 1/8 cup", "salt: 1 teaspoon"]),
            (["1 cup flour"], ["100 g flour"], ["flour: 1 cup + 100 g"]),
            (["500 g flour"], ["1 kg flour"], ["flour: 1.5 kg"]),
            (["2 tomatoes"], ["1 Tomato"], ["tomatoes: 3"]),
            (["2-3 eggs"], ["1 egg"], ["eggs: 3-4"]),
            (["2-3 eggs"], ["1-2 eggs"], ["eggs: 3-5"]),
            (["salt"], ["1 tsp salt"], ["salt: 1 teaspoon + some more"]),
            (["salt"], ["salt, to taste"], ["salt"]),
            (["2 cloves garlic"], ["1 head garlic"], ["garlic: 2 cloves + 1 head"]),
            (["1 cup crème fraîche"], ["1 cup Creme Fraiche"], ["crème fraîche: 2 cups"]),
            (["1 cup milk"], ["1 cup coconut milk"], ["coconut milk: 1 cup", "milk: 1 cup"]),
            (["about 2 cups rice"], ["1 cup rice"], ["rice: ~3 cups"]),
            (["1 egg + 1 yolk"], ["2 eggs"], ["eggs: 3", "yolk: 1"]),
            (["1 egg, plus 1 yolk"], ["1 yolk"], ["egg: 1", "yolks: 2"]),
            (["1 cup water and 2 tablespoons oil"], ["1 cup oil"], ["oil: 1 cup plus 2 tablespoons", "water: 1 cup"]),
            (["6 ounces beef + 1/3 pound beef"], ["1 onion"], ["beef: 11-1/3 ounces", "onion: 1"]),
            (["1 cup sugar, plus 2 tablespoons for dusting"], ["salt"], ["salt", "sugar: 1 cup plus 2 tablespoons"]),
            (["3/4 cup (about) plus 2 tbsp. milk"], ["salt"], ["milk: 3/4 cup plus 2 tablespoons", "salt"]),
            (["1 tsp each salt and pepper"], ["1 tsp salt"], ["pepper: 1 teaspoon", "salt: 2 teaspoons"]),
            (["(125g or 1/2 cup) flour"], ["(6 1/2 ounces) sugar"], ["flour: 125 g", "sugar: 6-1/2 ounces"]),
            (["1 potato"], ["3 potatoes"], ["potatoes: 4"]), (["1 cherry"], ["1 cherry"], ["cherries: 2"]),
            (["1 egg yolk"], ["1 egg yolk"], ["egg yolks: 2"]),
            (
                ["3 cans (14 oz) black beans"], ["3 (14-ounce) cans black beans", "1 can (28 oz) black beans"],
                ["black beans: 6 cans (14 ounces each) + 1 can (28 ounces each)"]
            ),
            (
                ["1 can tomatoes (14.5 oz)"], ["1 can tomatoes (28 oz)", "4 pork chops, about 6 oz each"],
                ["pork chops: 4 (~6 ounces each)", "tomatoes: 1 can (14-1/2 ounces each) + 1 can (28 ounces each)"]
            ),
            (
                ["1 lata de tomates (400 g)"], ["2 latas de tomate (14.5 oz cada una)"],
                ["tomates: 1 can (400 g each) + 2 cans (14-1/2 ounces each)"]
            ),
            (["3/4 cup oil"], ["10 tsp oil"], ["oil: 3/4 cup plus 3 tablespoons plus 1 teaspoon"]),
            (["6 lb beef"], ["1 1/3 oz beef"], ["beef: 6 pounds plus 1-1/3 ounces"]),
            (["2 tazas de avena"], ["1 cup avena"], ["avena: 3 cups"]),
            (["1 taza y media de harina"], ["2 cucharadas de harina"], ["harina: 1-1/2 cups plus 2 tablespoons"]),
            (["1 limón"], ["2 limones"], ["limones: 3"]),
            (["2 huevos grandes"], ["1 huevo grande"], ["huevos grandes: 3"]),
            (["sal al gusto"], ["1 cucharadita de sal"], ["sal: 1 teaspoon + some more"]),
            (
                ["1/3 cup plus 1 tsp sugar"], ["1 lb 3 oz beef"],
                ["beef: 1 pound plus 3 ounces", "sugar: 1/3 cup plus 1 teaspoon"]
            ),
            (
                ["1 pound boneless, skinless chicken breast"], ["1 cup dried, pitted dates"],
                ["boneless, skinless chicken breast: 1 pound", "dried, pitted dates: 1 cup"]
            ),
            (["1/4 cup to 1/3 cup oil"], ["salt"], ["oil: 1/4 to 1/3 cup", "salt"]),
            (["2 Tbsp to 1/4 cup oil"], ["salt"], ["oil: 2-4 tablespoons", "salt"]),
            (["2 cans (28 oz total) beans"], ["salt"], ["beans: 2 cans", "salt"]),
            (["1/3 g yeast"], ["100/3 g sugar"], ["sugar: about 33.3 g", "yeast: about 0.333 g"]),
            (["1.4 cups flour"], ["1.5 cups flour"], ["flour: 2-9/10 cups"]),
            (["1/2 tsp salt"], ["1/3 tsp salt"], ["salt: 5/6 teaspoon"]),
            (["0.7 tsp salt"], ["0.7 tsp salt"], ["salt: 1-2/5 teaspoons"]),
            (["1.1 ounces coconut flour"], ["salt"], ["coconut flour: 1-1/10 ounces", "salt"]),
            (
                ["2 to 3 tablespoons sugar"], ["1-1/2 cups sugar"], ["sugar: 1-5/8 to 1-11/16 cups"]
            ),
            (
                ["1/4 tsp each cumin, coriander, and turmeric"], ["1/2 cup each: raisins, nuts"],
                [
                    "coriander: 1/4 teaspoon", "cumin: 1/4 teaspoon", "nuts: 1/2 cup", "raisins: 1/2 cup",
                    "turmeric: 1/4 teaspoon",
                ]
            ),
            (
                ["1 cup each of raisins and nuts"], ["1 tsp each salt and pepper, divided"],
                ["nuts: 1 cup", "pepper: 1 teaspoon", "raisins: 1 cup", "salt: 1 teaspoon"]
            ),
            (
                ["1 cucharadita de comino, cilantro y pimentón molido, cada uno"],
                ["1 taza cada una de arroz y frijoles"],
                [
                    "arroz: 1 cup", "cilantro: 1 teaspoon", "comino: 1 teaspoon", "frijoles: 1 cup",
                    "pimentón molido: 1 teaspoon",
                ]
            ),
            (
                ["1 taza de cada una: zanahoria y apio"], ["1/2 cucharadita de tomillo y orégano, cada una"],
                ["apio: 1 cup", "orégano: 1/2 teaspoon", "tomillo: 1/2 teaspoon", "zanahoria: 1 cup"]
            ),
            (
                ["1 cucharadita cada uno de sal y pimienta"], ["sal"],
                ["pimienta: 1 teaspoon", "sal: 1 teaspoon + some more"]
            ),
            (
                ["2 cups each: diced carrots, celery, plus 1 onion"], ["1 teaspoon each: salt; sugar; pepper"],
                [
                    "celery: 2 cups", "diced carrots: 2 cups", "onion: 1", "pepper: 1 teaspoon", "salt: 1 teaspoon",
                    "sugar: 1 teaspoon",
                ]
            ),
            (
                ["1 cup each red and green peppers, diced"], ["2 each eggs", "1 can each black and kidney beans"],
                ["black beans: 1 can", "eggs: 2", "green peppers: 1 cup", "kidney beans: 1 can", "red peppers: 1 cup"]
            ),
            (["salt and pepper, 1/2 tsp each"], ["1 tsp salt"], ["pepper: 1/2 teaspoon", "salt: 1-1/2 teaspoons"]),
            (["1 bottle 750ML of a good Red Wine"], ["salt"], ["good Red Wine: 1 bottle (750 ml each)", "salt"]),
        ]
    )
    func merged(first: [String], second: [String], expected: [String]) throws {
        #expect(try texts([first, second]) == expected)
    }

    @Test("in Spanish the size of each agrees with its thing, and what is added has no “and”")
    func spanish() throws {
        try Language.$current.withValue(.spanish) {
            #expect(try texts([["2 latas (400 g cada una) de frijoles"]]) == ["frijoles: 2 latas (400 g cada una)"])
            #expect(try texts([["2 frascos (400 g cada uno) de miel"]]) == ["miel: 2 frascos (400 g cada uno)"])
            let kitchen = try Kitchen()
            let recipe = try kitchen.recipe("Sopa", ingredients: ["2 latas (400 g cada una) de frijoles"])
            let readings = try kitchen.box.ingredientPage(of: recipe.id).rows.map(\.reading)
            #expect(readings == ["2 latas de frijoles, 400 g cada una"])
            #expect(try texts([["1 cucharadita de sal", "sal al gusto"]]) == ["sal: 1 cucharadita + un poco más"])
        }
    }

    @Test("for the kitchen, sums are measurable amounts with their errors, as on the recipe's page")
    func measurable() throws {
        let kitchen = try Kitchen()
        let lines = ["1/2 cup milk", "1 cup sugar", "2 cups flour", "1/4 tsp salt"]
        let recipe = try kitchen.recipe("Pudding", ingredients: lines)
        let wanted = [(recipe.id, Scale.factor(try rational(1, 6)))]
        let list = try kitchen.box.shoppingListScreen(wanted, forKitchen: true)
        #expect(
            list.items.map(\.text) == [
                "flour: 1/3 cup", "milk: 1 tablespoon plus 1 teaspoon",
                "salt: 1/24 teaspoon (exact, no kitchen measure is within 10%)",
                "sugar: 2 tablespoons plus 2 teaspoons",
            ]
        )
        #expect(list.items[3].quantities.map(\.unit) == ["tablespoon"])
        #expect(try kitchen.box.shoppingListScreen(wanted).items[1].text == "milk: 1 tablespoon plus 1 teaspoon")
        let whole = try kitchen.recipe("Bread", ingredients: ["1-1/8 cups rye"])
        let bread = try kitchen.box.shoppingListScreen([(whole.id, .asWritten)], forKitchen: true)
        #expect(bread.items.map(\.text) == ["rye: 1 cup plus 2 tablespoons"])
        let soup = try kitchen.recipe("Soup", ingredients: ["2 cups stock", "3 tbsp stock"])
        let stock = try kitchen.box.shoppingListScreen([(soup.id, .asWritten)], forKitchen: true)
        #expect(stock.items.map(\.text) == ["stock: 2 cups plus 3 tablespoons"])
    }

    @Test("for the kitchen, nothing to buy is rounded down")
    func roundedUp() throws {
        let kitchen = try Kitchen()
        let cake = try kitchen.recipe(
            "Cake",
            ingredients: ["1.4 cups flour", "1.1 cans beans", "502 g sugar", "8/3 oz nuts"]
        )
        let list = try kitchen.box.shoppingListScreen([(cake.id, .asWritten)], forKitchen: true)
        let lower = list.items.filter { $0.text.contains("−") }
        #expect(lower.isEmpty, "\(lower.map(\.text))")
        #expect(list.items.map(\.text).contains("sugar: 510 g (+1.6%)"))
        #expect(list.items.map(\.text).contains("beans: 1-1/4 cans (+13.6%)"))
    }

    @Test(
        "a range that no measure of its unit shows is exact, in a smaller unit if that has plain fractions",
        arguments: [
            ([["1/4 to 5/16 cup oil"], ["7/48 cup oil"]], "oil: 6-1/3 to 7-1/3 tablespoons"),
            ([["5/12 to 7/12 pound beef"]], "beef: 6-2/3 to 9-1/3 ounces"),
            ([["1/5 to 2/5 cup oil"]], "oil: 1/5 to 2/5 cup"), ([["1/4 to 1/3 cup oil"]], "oil: 1/4 to 1/3 cup"),
        ]
    )
    func measuredRange(lines: [[String]], shown: String) throws {
        #expect(try texts(lines) == [shown])
    }

    @Test("a recipe counts in the size it is wanted in, and every use is told")
    func sizes() throws {
        let kitchen = try Kitchen()
        let cake = try kitchen.recipe("Cake", ingredients: ["1/2 cup flour"], servings: 2)
        let pie = try kitchen.recipe("Pie", ingredients: ["1 cup flour"])
        let list = try kitchen.box.shoppingListScreen([
            (cake.id, .servings(try Servings(6))), (pie.id, .factor(try rational(1, 4))),
        ])
        #expect(list.items.map(\.text) == ["flour: 1-3/4 cups"])
        #expect(list.items[0].uses.map(\.line) == ["1-1/2 cups flour", "1/4 cup flour"])
        #expect(list.items[0].uses.map(\.recipeName) == ["Cake", "Pie"])
        #expect(list.recipes.map(\.factor) == [WrittenAmount(try amount(3)), WrittenAmount(try amount(1, 4))])
    }

    @Test("a recipe that is wanted twice is told once, with the sum of its factors")
    func twice() throws {
        let kitchen = try Kitchen()
        let cake = try kitchen.recipe("Cake", ingredients: ["1 egg"])
        let list = try kitchen.box.shoppingListScreen([(cake.id, .asWritten), (cake.id, .asWritten)])
        #expect(list.recipes.map(\.name) == ["Cake"])
        #expect(list.recipes.map(\.factor) == [WrittenAmount(try amount(2))])
        #expect(list.items.map(\.text) == ["eggs: 2"])
    }

    @Test(
        "the list scales what the page scales",
        arguments: [
            ("(125g or 1/2 cup) flour", ["flour: 375 g"]), ("(6 1/2 ounces) sugar", ["sugar: 19-1/2 ounces"]),
            (
                "1 tbsp plus 1/2 tsp each salt and pepper",
                ["pepper: 3-1/2 tablespoons", "salt: 3-1/2 tablespoons"]
            ),
            ("1 egg + 1 yolk", ["eggs: 3", "yolks: 3"]),
        ]
    )
    func tripled(line: String, expected: [String]) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        #expect(try kitchen.box.shoppingListScreen([(recipe.id, .factor(3))]).items.map(\.text) == expected)
    }

    @Test("no recipes, or recipes without ingredients, say what to do")
    func empty() throws {
        let kitchen = try Kitchen()
        let list = try kitchen.box.shoppingListScreen([])
        #expect(list.items.isEmpty)
        #expect(list.emptyText == "There is nothing to buy — choose recipes that have ingredients.")
    }

    @Test("a sum beyond 64 bits stands beside the other, and nothing is lost")
    func overflow() throws {
        #expect(
            try texts([["9223372036854775807 g flour"], ["1 g flour"]]) == ["flour: 9223372036854775807 g + 1 g"]
        )
    }

    @Test("a list is the same whichever order the recipes come in", arguments: [1, 2, 3] as [UInt64])
    func order(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let kitchen = try Kitchen(seed: seed)
        let lines = ["1/3 cup flour", "2 tbsp flour", "1 tsp salt", "3/4 cup salt", "2-3 eggs", "1 egg", "5 ml milk"]
        let recipes = try (0..<5).map { number in
            try kitchen.recipe("Recipe \(number)", ingredients: (0..<4).map { _ in generator.pick(lines) })
        }
        func totals(_ order: [Recipe]) throws -> [String: Set<Amount>] {
            let list = try kitchen.box.shoppingList(order.map { ($0.id, .asWritten) })
            return try Dictionary(
                uniqueKeysWithValues: list.items.map { item in
                    let base = try item.quantities.map { quantity in
                        let unit = KitchenUnit(id: quantity.unit)
                        return try unit?.factor.map { try quantity.amount.scaled(by: $0) } ?? quantity.amount
                    }
                    return (EnglishPlural.key(item.name), Set(base))
                }
            )
        }
        #expect(try totals(recipes) == totals(generator.shuffle(recipes)), "seed \(seed)")
    }

    @Test(
        "an English plural is the thing itself",
        arguments: [
            ("tomatoes", "tomato"), ("Potatoes", "potato"), ("berries", "berry"), ("cherries", "cherry"),
            ("radishes", "radish"),
            ("leaves", "leaf"), ("peaches", "peach"), ("boxes", "box"), ("eggs", "egg"), ("cookies", "cookie"),
            ("pies", "pie"),
            ("molasses", "molasses"), ("asparagus", "asparagus"), ("couscous", "couscous"), ("hummus", "hummus"),
            ("peas", "pea"), ("teeth", "tooth"), ("knife tips", "knife tip"),
            ("lens", "lens"), ("lenses", "lens"), ("instant grits", "instant grits"), ("schnapps", "schnapps"),
            ("foie gras", "foie gras"), ("Calvados", "calvados"), ("sauternes", "sauternes"), ("ananas", "ananas"),
            ("green chilies", "green chili"), ("baby zucchinis", "baby zucchini"), ("octopuses", "octopus"),
            ("bay leaves", "bay leaf"), ("swiss", "swiss"), ("gas", "gas"), ("avocados", "avocado"), ("flour", "flour"),
        ]
    )
    func plurals(plural: String, singular: String) {
        #expect(EnglishPlural.key(plural) == singular)
    }

    @Test("an ingredient of two amounts that was entered by fields is scaled once, with its note once")
    func mixedFields() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        let typed = try IngredientReading.ingredient(amount: "1", name: "egg + 1 yolk", note: "beaten")
        try kitchen.box.addIngredient(typed, to: recipe.id)
        let scale = Scale.factor(try rational(2))
        let shown = try kitchen.box.recipeScreen(of: recipe.id, scale).lines.map(\.text)
        let list = try kitchen.box.shoppingListScreen([(recipe.id, scale)])
        #expect(list.items.map(\.text) == shown)
        #expect(list.items.flatMap(\.uses).map(\.line) == shown)
    }
}
