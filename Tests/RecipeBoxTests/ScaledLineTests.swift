import FractionParser
import RecipeBox
import TestKit
import Testing
import WordKit

@Suite("Lines in another size: all but the amounts as their author wrote them")
struct ScaledLineTests {
    private func screen(_ line: String, _ factor: Rational, forKitchen: Bool = false) throws -> RecipeScreen.Line {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        return try kitchen.box.recipeScreen(of: recipe.id, .factor(factor), forKitchen: forKitchen).lines[0]
    }

    @Test(
        "a line reads as it was written",
        arguments: [
            "4 large eggs (room temperature)", "1 ½ cups flour, sifted", "1 Tbsp. sugar", "250 g butter",
            "2 garlic cloves, minced",
            "5 yellow potatoes, medium or 3 large russet potatoes", "One can (14 oz) tomatoes", "salt, to taste",
        ]
    )
    func asWritten(line: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        #expect(try kitchen.box.recipeScreen(of: recipe.id).lines.map(\.text) == [line])
        #expect(try kitchen.box.ingredientPage(of: recipe.id).rows.map(\.line) == [line])
        #expect(MarkdownExport.text(recipe.draft).contains(line.replacing("[", with: "\\[")))
        #expect(try kitchen.box.shoppingListScreen([(recipe.id, .asWritten)]).items[0].uses[0].line == line)
    }

    @Test("the reading of a line stands beside it where it reads otherwise")
    func readings() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe(
            "Cake",
            ingredients: ["1 @ 1/4 cups milk", "2 eggs", "1 lb 3 oz beef", "For the sauce:"]
        )
        let readings = try kitchen.box.ingredientPage(of: recipe.id).rows.map(\.reading)
        #expect(readings == ["1-1/4 cups milk", nil, "1 pound plus 3 ounces beef", nil])
    }

    @Test(
        "a number with two readings, or with an @, is shown to the cook as it was read, and stays in the author's line",
        arguments: [
            ("11/2 tsp baking powder", "1-1/2 tsp baking powder"), ("1 @ 1 / 2 cups flour", "1-1/2 cups flour"),
            ("1 @ 1/4 cups milk", "1-1/4 cups milk"), ("1 and 1/2 cups flour", "1 and 1/2 cups flour"),
            ("1 1/2 cups flour", "1 1/2 cups flour"), ("13/2 cups flour", "13/2 cups flour"),
        ]
    )
    func ambiguous(line: String, shown: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        #expect(try kitchen.box.recipeScreen(of: recipe.id).lines.map(\.text) == [shown])
        #expect(try kitchen.box.ingredientPage(of: recipe.id).rows.map(\.line) == [line])
    }

    @Test(
        "a sum is read as a sum",
        arguments: [
            ("1 cup + 2 tbsp cream", "1 cup plus 2 tablespoons cream"),
            ("1 cup plus 1 tbsp. flour, sifted", "1 cup plus 1 tablespoon flour, sifted"),
            ("1 @ 1/4 cups milk", "1-1/4 cups milk"),
        ]
    )
    func sums(line: String, reading: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        #expect(try kitchen.box.ingredientPage(of: recipe.id).rows.map(\.reading) == [reading])
    }

    @Test(
        "every amount of a line is scaled in its place, with its unit and what it counts",
        arguments: [
            ("1 cup + 2 tablespoons water", "2 cups + 4 tablespoons water"),
            ("1 cup plus 1 tsp sugar", "2 cups plus 2 tsp sugar"),
            ("1/3 cup minus 1 tbsp flour", "2/3 cup minus 2 tbsp flour"),
            ("1 egg + 1 yolk", "2 eggs + 2 yolks"),
            ("a couple of bay leaves", "4 bay leaves"), ("200 gr de queso", "400 gr de queso"),
            ("1 lb. 3 oz. beef", "2 lb. 6 oz. beef"),
            ("4 slices bacon (4 oz)", "8 slices bacon (8 oz)"),
            ("6 cloves (2 tablespoons) garlic", "12 cloves (4 tablespoons) garlic"),
            ("1/3 cup plus 1 tsp. granulated sugar", "2/3 cup plus 2 tsp. granulated sugar"),
            ("4 large eggs (room temperature)", "8 large eggs (room temperature)"),
            ("(6 1/2 ounces) sugar", "(13 ounces) sugar"), ("(125g or 1/2 cup) flour", "(250g or 1 cup) flour"),
            ("1 tbsp plus 1/2 tsp each salt and pepper", "2 tbsp plus 1 tsp each salt and pepper"),
            ("1 cuchara sopera de sal", "2 cucharas soperas de sal"), ("1 c. sopera de sal", "2 c. sopera de sal"),
            ("1 cucharada de postre de sal", "2 cucharadas de postre de sal"),
            ("1 c. de postre de sal", "2 c. de postre de sal"),
            ("1 cucharada cafetera de sal", "2 cucharadas cafeteras de sal"),
            ("2 c. à soupe + 1 c. à café de miel", "4 c. à soupe + 2 c. à café de miel"),
            ("2 tbsp sugar (see note 1)", "4 tbsp sugar (see note 1)"), ("1 bottle 7UP", "2 bottles 7UP"),
            ("1 cup milk (2%)", "2 cups milk (2%)"), ("1 knife tip of saffron", "2 knife tips of saffron"),
            ("1/12 cup milk", "2 tablespoons plus 2 teaspoons milk"),
            ("1/24 cup milk", "1 tablespoon plus 1 teaspoon milk"),
            ("1 large egg", "2 large eggs"), ("1 egg yolk", "2 egg yolks"),
            ("1 tomato, chopped", "2 tomatoes, chopped"),
            ("1.35 kg beef", "2.7 kg beef"), ("2,3 g yeast", "4,6 g yeast"), ("2.5 dl milk", "5 dl milk"),
            ("2-3 eggs", "4-6 eggs"), ("2 to 3 cups rice", "4 to 6 cups rice"), ("1 or 2 lemons", "2 or 4 lemons"),
            ("One onion", "2 onions"), ("A pinch of salt", "2 pinches of salt"), ("Half a lemon", "1 lemon"),
            ("3/4 of an onion", "1-1/2 onions"), ("1/4 of 1 watermelon", "1/2 watermelon"),
            ("1/2 to 3/4 of a loaf of bread", "1 to 1-1/2 loaves of bread"),
            ("1 cebolla y media", "3 cebollas"), ("1 cebolla y media, picada", "3 cebollas, picadas"),
            ("0.5625 g levadura", "1-1/8 g levadura"),
            ("1cup flour", "2 cups flour"), ("1 cda. sopera de sal", "2 cdas. soperas de sal"),
            ("1 1/2 tableta de chocolate", "3 tabletas de chocolate"), ("1 Cup Flour", "2 Cups Flour"),
            ("1 lb beef", "2 lb beef"),
            ("5 yellow potatoes or 3 large russet potatoes", "10 yellow potatoes or 6 large russet potatoes"),
            ("Juice of 1 lemon", "Juice of 2 lemons"), ("salt, to taste", "salt, to taste"),
            ("2 tazas de harina", "4 tazas de harina"), ("1 taza y media de harina", "3 tazas de harina"),
            ("media taza de azúcar", "1 taza de azúcar"), ("1/4 de taza de aceite", "1/2 taza de aceite"),
            ("un kilo y medio de carne", "3 kilos de carne"), ("1,5 litros de leche", "3 litros de leche"),
            ("una docena de huevos", "24 huevos"), ("1 huevo grande", "2 huevos grandes"), ("1 limón", "2 limones"),
            ("1 cebolla, picada", "2 cebollas, picadas"), ("2 o 3 dientes de ajo", "4 o 6 dientes de ajo"),
            ("1 cucharada colmada de azúcar", "2 cucharadas colmadas de azúcar"), ("Sal al gusto", "Sal al gusto"),
            ("1 taza más 1 cucharada de harina", "2 tazas más 2 cucharadas de harina"),
            ("un puñado de nueces", "2 puñados de nueces"),
            ("2 to 3 dozen small potatoes", "4 to 6 dozen small potatoes"),
            ("2 a 3 docenas de huevos", "4 a 6 docenas de huevos"), ("4 a 6 tortillas", "8 a 12 tortillas"),
            ("de 4 a 6 tortillas", "de 8 a 12 tortillas"), ("veinticinco gramos de queso", "50 gramos de queso"),
            ("1 vaina de vainilla", "2 vainas de vainilla"), ("1 1/2 cda. de sal", "3 cdas. de sal"),
            ("2 cups cheese (shredded, or a blend)", "4 cups cheese (shredded, or a blend)"),
            ("1/4 cup milk (or an oat milk)", "1/2 cup milk (or an oat milk)"),
            ("1/4 cup of one of the following: oat, soy", "1/2 cup of one of the following: oat, soy"),
            ("2 potatoes or a yam", "4 potatoes or 2 yams"),
            ("1 cup water plus a pinch of salt", "2 cups water plus 2 pinches of salt"),
            ("1 packet dry yeast (or 2 1/4 teaspoons)", "2 packets dry yeast (or 4-1/2 teaspoons)"),
            ("2 cans (28 oz total) beans", "4 cans (56 oz total) beans"),
            ("1/2 cup each: raisins, nuts", "1 cup each: raisins, nuts"),
            ("1/4 cup to 1/3 cup oil", "1/2 cup to 2/3 cup oil"),
            ("1 docena y media de huevos", "36 huevos"), ("docena y media de huevos", "36 huevos"),
            ("taza y media de avena", "3 tazas de avena"), ("a dozen or two cookies", "24 or 48 cookies"),
            ("entre 1 y 2 tazas de agua", "entre 2 y 4 tazas de agua"),
            ("between 1 and 2 eggs", "between 2 and 4 eggs"),
            ("salt and pepper, 1/2 tsp each", "salt and pepper, 1 tsp each"),
            ("1 cucharadita cada uno de sal y pimienta", "2 cucharaditas cada uno de sal y pimienta"),
        ]
    )
    func doubled(line: String, expected: String) throws {
        let shown = try screen(line, 2)
        #expect(shown.text == expected)
        #expect(shown.unscaled.isEmpty)
    }

    @Test(
        "a number that is no amount of the dish stays and is named",
        arguments: [
            ("2 (14-ounce) cans tomatoes", "4 (14-ounce) cans tomatoes", ["14-ounce"]),
            ("1 can (15 oz) black beans", "2 cans (15 oz) black beans", ["15 oz"]),
            ("cuarto y medio de crema", "cuarto y medio de crema", ["cuarto y medio"]),
            ("2 carrots, cut into 1/2-inch dice", "4 carrots, cut into 1/2-inch dice", ["1/2-inch"]),
            ("1 box (8 x 10 g) tea", "2 boxes (8 x 10 g) tea", ["8 x 10 g"]),
            ("1 1/2-inch piece ginger", "2 × 1 1/2-inch pieces ginger", ["1 1/2-inch"]),
            ("8 1/2-inch-thick slices of bread", "16 × 1/2-inch-thick slices of bread", ["1/2-inch-thick"]),
            ("4 fillets (6 oz each)", "8 fillets (6 oz each)", ["6 oz"]),
            ("One 1 ½-pound fillet of carp", "2 1 ½-pound fillets of carp", ["1 ½-pound fillet"]),
            ("111/16 cups flour", "111/16 cups flour", ["111/16 cups"]),
            ("4-3 huevos", "4-3 huevos", ["4-3"]), ("1.500 g yeast", "1.500 g yeast", ["1.500 g"]),
            ("1/2 of a 12-oz bag spinach", "1 12-oz bag spinach", ["12-oz"]),
            ("1/2 of 2 onions", "1 of 2 onions", ["2"]),
            ("2 latas de 400 g de tomate", "4 latas de 400 g de tomate", ["400 g"]),
            ("1 lata de atún de 140 g", "2 latas de atún de 140 g", ["140 g"]),
            ("1 bottle 750ML of a good Red Wine", "2 bottles 750ML of a good Red Wine", ["750ML"]),
            ("one 14.5 oz can beans", "2 14.5 oz cans beans", ["14.5 oz"]),
            ("two 14.5 oz cans beans", "4 14.5 oz cans beans", ["14.5 oz"]),
            ("1 sheet (9x13 inch) puff pastry", "2 sheets (9x13 inch) puff pastry", ["9x13 inch"]),
            ("1 sheet puff pastry, 9 x 13 inches", "2 sheets puff pastry, 9 x 13 inches", ["9 x 13 inches"]),
            ("1 9x13-inch sheet puff pastry", "2 9x13-inch sheets puff pastry", ["9x13-inch"]),
            ("1 molde de 9x13 pulgadas", "2 moldes de 9x13 pulgadas", ["9x13 pulgadas"]),
            ("2 (14 or 15 oz) cans beans", "4 (14 or 15 oz) cans beans", ["14 or 15 oz"]),
        ] as [(String, String, [String])]
    )
    func unscaled(line: String, expected: String, kept: [String]) throws {
        let shown = try screen(line, 2)
        #expect(shown.text == expected)
        #expect(shown.unscaled == kept)
    }

    @Test("a single can by its size is taken so many times")
    func sized() throws {
        #expect(try screen("7 1/2-ounce can of tuna", 2).text == "2 × 7 1/2-ounce can of tuna")
        #expect(try screen("15-ounce can black beans", 2).text == "2 × 15-ounce can black beans")
    }

    @Test(
        "up to one, things are in the singular",
        arguments: [
            ("3 eggs", "1 egg"), ("3 cups milk", "1 cup milk"), ("3 tomatoes", "1 tomato"), ("3 lbs beef", "1 lb beef"),
        ]
    )
    func thirds(line: String, expected: String) throws {
        #expect(try screen(line, try rational(1, 3)).text == expected)
    }

    @Test(
        "an amount that no measure shows is an exact sum or an exact fraction, and only a decimal is said to be about that much",
        arguments: [
            ("1/3 cup milk", "1/9 cup milk"), ("1/3 pound beef", "1/9 pound beef"),
            ("4.2 cups flour", "1-2/5 cups flour"), ("4 1/5 tazas de harina", "1-2/5 tazas de harina"),
            ("1/2 cup milk", "2 tablespoons plus 2 teaspoons milk"),
            ("1/4 cup milk", "1 tablespoon plus 1 teaspoon milk"),
            ("about 1/3 cup milk", "about 1/9 cup milk"), ("1/4 tsp salt", "1/12 tsp salt"),
            ("1/3 taza de leche", "1/9 taza de leche"), ("1 g yeast", "about 0.333 g yeast"),
            ("100 g sugar", "about 33.3 g sugar"), ("200 ml de leche", "aprox. 66.7 ml de leche"),
        ]
    )
    func unmeasurable(line: String, expected: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        let third = try kitchen.box.recipeScreen(of: recipe.id, .factor(try rational(1, 3)))
        #expect(third.lines.map(\.text) == [expected])
        let exact = try #require(recipe.ingredients[0].amount).scaled(by: try rational(1, 3))
        #expect(third.recipe.ingredients[0].amount == exact)
    }

    @Test(
        "an ingredient that was entered by fields is measured in another size, too, and stays as it was entered in its own"
    )
    func measuredFields() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        try kitchen.box.addIngredient(
            try IngredientReading.ingredient(amount: "1/3", unit: "cup", name: "milk"),
            to: recipe.id
        )
        try kitchen.box.addIngredient(
            try IngredientReading.ingredient(amount: "1", unit: "knife tip", name: "saffron"),
            to: recipe.id
        )
        let third = try kitchen.box.recipeScreen(of: recipe.id, .factor(try rational(1, 3)))
        #expect(third.lines[0].text == "1/9 cup milk")
        let whole = try kitchen.box.recipeScreen(of: recipe.id, .factor(2))
        #expect(whole.lines.map(\.text) == ["2/3 cup milk", "2 knife tips saffron"])
    }

    @Test("a page in another size tells that amounts in the steps are for the recipe as written")
    func steps() throws {
        let kitchen = try Kitchen()
        let fact = "amounts in the steps are for the recipe as written"
        let recipe = try kitchen.recipe("Cake", ingredients: ["2 eggs"])
        try kitchen.box.addStep("Bake in a 9-inch pan for 30 minutes at 350°F", to: recipe.id)
        #expect(try !kitchen.box.recipeScreen(of: recipe.id, .factor(2)).facts.contains(fact))
        try kitchen.box.addStep("Whisk the eggs with 1 ½ cups of milk", to: recipe.id)
        #expect(try kitchen.box.recipeScreen(of: recipe.id, .factor(2)).facts.contains(fact))
        #expect(try !kitchen.box.recipeScreen(of: recipe.id).facts.contains(fact))
    }

    @Test("a range whose ends are mixed numbers is joined by a word")
    func mixedRange() throws {
        #expect(try screen("2-3 tazas de arroz", try rational(3, 4)).text == "1-1/2 a 2-1/4 tazas de arroz")
        #expect(try screen("2-3 cups rice", try rational(3, 4)).text == "1-1/2 to 2-1/4 cups rice")
    }

    @Test(
        "a line that tells no language has the reader's words, and one that tells its own keeps them",
        arguments: [
            ("3-4 chiles", "4-1/2 to 6 chiles", "4-1/2 a 6 chiles"),
            ("3-4 chiles serranos", "4-1/2 to 6 chiles serranos", "4-1/2 a 6 chiles serranos"),
            ("3-4 chiles, stemmed", "4-1/2 to 6 chiles, stemmed", "4-1/2 to 6 chiles, stemmed"),
            ("3-4 eggs", "4-1/2 to 6 eggs", "4-1/2 to 6 eggs"), ("3-4 huevos", "4-1/2 a 6 huevos", "4-1/2 a 6 huevos"),
        ]
    )
    func noLanguage(line: String, english: String, spanish: String) throws {
        let factor = try rational(3, 2)
        #expect(try screen(line, factor).text == english)
        #expect(try Language.$current.withValue(.spanish) { try screen(line, factor).text } == spanish)
    }

    static let lines = [
        "1 cup + 2 tablespoons water", "1 lb 3 oz beef", "1 egg + 1 yolk", "4 slices bacon (4 oz)", "2-3 eggs, beaten",
        "100 g sugar",
        "1 1/2 cups (180 g) flour", "2 (14-ounce) cans tomatoes", "A pinch of salt", "1.35 kg beef", "salt",
        "7 1/2-ounce can of tuna", "1 taza y media de harina", "2 a 3 dientes de ajo", "una docena de huevos",
        "½ cucharadita de sal",
        "1/3 de taza más 1 cucharada de aceite", "2 cebollas medianas, picadas", "2 latas de 400 g de tomate",
        "Sal al gusto",
    ]

    @Test("by any factor and back, a line is what its author wrote", arguments: [1, 2, 3] as [UInt64])
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: Self.lines)
        for _ in 0..<100 {
            let factor = try rational(Int64(generator.int(in: 1...99)), Int64(generator.int(in: 1...99)))
            let scaled = try Scaling.scaled(recipe, .factor(factor)).recipe
            let back = try Scaling.scaled(scaled, .factor(factor.reciprocal()))
            #expect(back.recipe == recipe, "seed \(seed): \(factor)")
            #expect(back.lines.map(\.text) == Self.lines, "seed \(seed): \(factor)")
        }
    }

    @Test("every number that grows is the factor times what it was", arguments: [1, 2] as [UInt64])
    func exactness(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // A metric amount is a decimal.
        for line in Self.lines where !line.contains("kg") {
            let factor = try rational(Int64(generator.int(in: 1...12)), generator.pick([1, 2, 4]))
            let before = try IngredientLine.numbers(in: line).totals()
            let after = try IngredientLine.numbers(in: try screen(line, factor).text).totals()
            if before.isEmpty, factor != 1, after.count == 1 {
                #expect(after.values.first == factor, "seed \(seed): \(line) × \(factor)")
                continue
            }
            #expect(
                try after == before.mapValues { try $0.multiplying(by: factor) },
                "seed \(seed): \(line) × \(factor)"
            )
        }
    }

    @Test(
        "for the kitchen nothing is more than a tenth off, and a smaller unit is taken where it comes closer",
        arguments: [
            ("1 pound beef", "1/3 pound beef", nil), ("1/2 cup milk", "2 tablespoons plus 2 teaspoons milk", nil),
            ("1 can beans", "1/3 can beans", nil),
            ("5 5/8 cups flour", "1-3/4 cups plus 2 tablespoons flour", nil),
            ("1 lb 1 oz beef", "5-3/4 ounces beef", "+1.5%"), ("4.2 cups flour", "1-1/3 cups flour", "−4.8%"),
            ("media taza de leche", "2 cucharadas más 2 cucharaditas de leche", nil),
            ("1/2 lemon", "1/6 lemon", "exact, no kitchen measure is within 10%"),
            ("1/4 tsp salt", "1/12 tsp salt", "exact, no kitchen measure is within 10%"),
        ] as [(String, String, String?)]
    )
    func kitchen(line: String, expected: String, error: String?) throws {
        let shown = try screen(line, try rational(1, 3), forKitchen: true)
        #expect(shown.text == expected)
        #expect(shown.roundingError == error)
    }

    @Test(
        "a line stays in the language of its author on a page in any language",
        arguments: [Language.english, .spanish]
    )
    func language(_ language: Language) throws {
        try Language.$current.withValue(language) {
            #expect(try screen("2 tazas de harina", 2).text == "4 tazas de harina")
            #expect(try screen("2 cups flour", 2).text == "4 cups flour")
            #expect(
                try screen("1/4 taza de miel", try rational(1, 3), forKitchen: true).text
                    == "1 cucharada más 1 cucharadita de miel"
            )
            let kitchen = try Kitchen()
            let recipe = try kitchen.recipe(
                "Pan",
                ingredients: ["2 tazas de harina", "media taza de leche", "1 cda. de sal"]
            )
            let readings = try kitchen.box.ingredientPage(of: recipe.id).rows.map(\.reading)
            #expect(readings == [nil, "1/2 taza de leche", "1 cucharada de sal"])
        }
    }

    @Test("a scaled recipe is written down as it reads")
    func draft() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 large egg", "1 cup + 2 tbsp milk"])
        let draft = try kitchen.box.scaled(recipe.id, .factor(2)).draft
        #expect(draft.ingredients.map(\.text) == ["2 large eggs", "2 cups + 4 tbsp milk"])
        #expect(draft.ingredients[1].amount == (try amount(9, 4)))
    }

    @Test(
        "a scaled recipe in Cooklang has the names and the notes of its scaled lines",
        arguments: [
            ("2 large eggs + 1 egg yolk", "2 egg yolks", "1 egg yolk"),
            ("1/2 cup (1 stick; 113g) butter", "2 sticks", "1 stick"),
            ("2% milk, 1 cup", "2 cups", "1 cup"), ("7-Up, 1 can", "2 cans", "1 can"),
            ("2 cups flour plus 1/4 cup for dusting", "1/2 cup for dusting", "1/4"),
            ("1 cup milk or 1 cup water", "2 cups water", "1 cup"), ("3 eggs (about 150 g)", "300", "150"),
            ("6 tablespoons (3/4 stick) butter", "1-1/2 sticks", "3/4 stick"),
            ("1 large or 2 small eggplants", "or 4 small", "2 small"),
            ("4 eggs, 2 separated", "4 separated", "2 separated"),
        ]
    )
    func cooklangNames(line: String, told: String, unscaled: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        let doubled = try kitchen.box.scaled(recipe.id, .factor(2))
        let text = String(decoding: try kitchen.box.export([doubled], as: .cooklang), as: UTF8.self)
        let mark = try #require(text.split(separator: "\n").first { $0.hasPrefix("- @") })
        #expect(mark.contains(told) && !mark.contains(unscaled), "\(mark)")
    }

    @Test(
        "for the kitchen a sum is one amount, and what can be measured exactly is",
        arguments: [
            ("1 lb 2 oz beef", "3/4 lb beef"), ("3 lb 8 oz pork", "2-1/3 lb pork"),
            ("1-2 tbsp oil", "2-4 teaspoons oil"),
            ("1/4 cup rice", "2 tablespoons plus 2 teaspoons rice"), ("1 cup plus 2 tbsp milk", "3/4 cup milk"),
        ]
    )
    func exactKitchen(line: String, text: String) throws {
        let shown = try screen(line, try rational(2, 3), forKitchen: true)
        #expect(shown.text == text)
        #expect(shown.roundingError == nil)
        #expect(try screen("1 lb 2 oz beef", 1, forKitchen: true).text == "1 lb 2 oz beef")
    }

    @Test("every file of a scaled recipe tells what its page tells: what is as written, and what was rounded")
    func remarks() throws {
        let kitchen = try Kitchen()
        var draft = try kitchen.recipe("Pie", ingredients: ["2 tsp salt", "1 (400 g) can peas"], servings: 4).draft
        draft.yield = "8 slices"
        draft.steps = ["Rub 1/2 cup of butter in."]
        let pie = try kitchen.box.newRecipe(draft).recipe
        let scaled = try kitchen.box.scaled(pie.id, .factor(try rational(11, 12)), forKitchen: true)
        let page = try kitchen.box.recipeScreen(of: pie.id, .factor(try rational(11, 12)), forKitchen: true)
        #expect(scaled.draft.yield.isEmpty)
        let error = try #require(page.lines[0].roundingError)
        for format in [ExportFormat.html, .markdown, .cooklang, .jsonld] {
            let text = String(decoding: try kitchen.box.export([scaled], as: format), as: UTF8.self)
            for told in [
                "× 11/12 · serves 3-2/3 · makes 8 slices as written",
                "Amounts in the steps are for the recipe as written.", error, "400 g as written",
            ] {
                #expect(text.contains(told), "\(format): \(told)")
            }
        }
        #expect(try kitchen.box.scaled(pie.id, .asWritten).draft == draft)
    }

    @Test("the yield of a scaled recipe isn't in its data, so that no reader multiplies it again")
    func scaledYield() throws {
        let kitchen = try Kitchen()
        var draft = try kitchen.recipe("Tortitas", ingredients: ["3 huevos"], servings: 4).draft
        draft.yield = "12 tortitas"
        let made = try kitchen.box.newRecipe(draft).recipe
        let third = try kitchen.box.scaled(made.id, .factor(try rational(1, 3)))
        let data = try kitchen.box.export([third], as: .jsonld)
        #expect(!String(decoding: data, as: UTF8.self).contains("recipeYield"))
        let read = try #require(try RecipeImport.recipes(in: data).first).draft
        #expect(read.yield.isEmpty && read.servings == nil)
        #expect(read.notes.hasPrefix("× 1/3 · serves 1-1/3"))
        let double = try kitchen.box.export([try kitchen.box.scaled(made.id, .factor(2))], as: .jsonld)
        #expect(try RecipeImport.recipes(in: double).first?.draft.servings == (try Servings(8)))
    }

    @Test(
        "metric amounts are decimals, and US amounts fractions or sums that can be measured",
        arguments: [
            (Int64(27), Int64(20), "kilogram", "1.35 kg"), (23, 10, "gram", "2.3 g"), (100, 3, "gram", "33.3 g"),
            (1, 3, "liter", "0.333 l"), (17, 48, "cup", "1/3 cup plus 1 teaspoon"),
            (19, 16, "pound", "1 pound plus 3 ounces"),
            (3, 2, "cup", "1-1/2 cups"), (17, 16, "cup", "1 cup plus 1 tablespoon"), (37, 100, "cup", "37/100 cup"),
            (1, 3, "tablespoon", "1/3 tablespoon"),
            (23, 24, "cup", "3/4 cup plus 3 tablespoons plus 1 teaspoon"), (7, 16, "cup", "1/4 cup plus 3 tablespoons"),
        ]
    )
    func quantities(numerator: Int64, denominator: Int64, unit: String, expected: String) throws {
        #expect(IngredientWording.quantity(try amount(numerator, denominator), unit: unit) == expected)
    }

    @Test("entered field by field, what is counted is in the number that its amount wants")
    func plurals() throws {
        #expect(IngredientWording.line(try IngredientReading.ingredient(amount: "3", name: "egg")) == "3 eggs")
        #expect(
            IngredientWording.line(try IngredientReading.ingredient(amount: "1", name: "large tomatoes"))
                == "1 large tomato"
        )
        #expect(IngredientWording.line(try IngredientReading.ingredient(amount: "2", name: "garlic")) == "2 garlic")
    }
}

extension [LineNumber] {
    /// The sums of the numbers that scale: in the base unit of each dimension, or else in each unit.
    func totals() throws -> [String: Rational] {
        try filter(\.grows).reduce(into: [:]) { totals, number in
            let kind = number.unit.map { $0.factor == nil ? $0.id : "\($0.dimension)" } ?? ""
            let amount = try number.value.multiplying(by: number.unit?.factor ?? 1)
            totals[kind] = try (totals[kind] ?? .zero).adding(amount)
        }
    }
}
