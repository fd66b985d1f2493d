import FractionParser
import RecipeBox
import TestKit
import Testing

@Suite("Scaling: exact, and rounded only on request")
struct ScalingTests {
    @Test("scaling by 3 and then by 1/3 gives back the same bytes")
    func thereAndBack() throws {
        let kitchen = try Kitchen()
        let lines = ["1 and 1/2 cups flour", "1/3 cup (80 ml) milk", "2-3 eggs", "about 7/8 tsp salt", "pepper"]
        let recipe = try kitchen.recipe("Pancakes", ingredients: lines, servings: 4)
        let tripled = try Scaling.scaled(recipe, .factor(3)).recipe
        #expect(
            tripled.ingredients.map { IngredientWording.line($0) } == [
                "4-1/2 cups flour", "1 cup (240 ml) milk", "6-9 eggs", "about 2-5/8 tsp salt", "pepper",
            ]
        )
        #expect(tripled.servings?.count == 12)
        let back = try Scaling.scaled(tripled, .factor(try rational(1, 3))).recipe
        #expect(back == recipe)
        #expect(try json(back) == json(recipe))
    }

    @Test("a factor with two readings is refused with both, and one number in words is read")
    func typedFactors() throws {
        for text in ["11/2", "11/3"] {
            let denominator = text.hasSuffix("2") ? 2 : 3
            // 1-1/2 and 1-1/3.
            let mixed = try rational(Int64(denominator + 1), Int64(denominator))
            let plain = try rational(11, Int64(denominator))
            #expect(throws: RecipeBoxError.factorIsAmbiguous(text, mixed, plain)) {
                try Scaling.factor(typed: text)
            }
        }
        let refusal = RecipeBoxError.factorIsAmbiguous("11/2", try rational(3, 2), try rational(11, 2))
        #expect(
            refusal.description
                == "“11/2” can be read in two ways — write 1-1/2 or 5-1/2"
        )
        #expect(try Scaling.factor(typed: "1 1/2") == rational(3, 2))
        #expect(try Scaling.factor(typed: "13/2") == rational(13, 2))
        #expect(throws: RecipeBoxError.self) { try Scaling.factor(typed: "111/16") }
    }

    @Test("by any factor and back is what it was", arguments: [1, 2, 3] as [UInt64])
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["5/6 cup a", "2-3 b", "11 g c", "7 1/16 d"])
        for _ in 0..<200 {
            let factor = try rational(Int64(generator.int(in: 1...999)), Int64(generator.int(in: 1...999)))
            let scaled = try Scaling.scaled(recipe, .factor(factor)).recipe
            #expect(
                try Scaling.scaled(scaled, .factor(factor.reciprocal())).recipe == recipe,
                "seed \(seed): \(factor)"
            )
        }
    }

    @Test(
        "scaling to servings multiplies by their ratio",
        arguments: [(6, "2-1/4", "6"), (3, "1-1/8", "3"), (4, "1-1/2", "4")]
    )
    func servings(wanted: Int, flour: String, serves: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 1/2 cups flour"], servings: 4)
        let scaled = try kitchen.box.scaled(recipe.id, .servings(try Servings(wanted)))
        #expect(scaled.recipe.ingredients[0].amount?.formatted(.ascii) == flour)
        #expect(scaled.servings?.description == serves)
        #expect(scaled.recipe.servings?.count == wanted)
    }

    @Test("servings that aren't whole are told exactly")
    func halfServings() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 egg"], servings: 3)
        let screen = try kitchen.box.recipeScreen(of: recipe.id, .factor(try rational(1, 2)))
        #expect(screen.recipe.servings == nil)
        #expect(screen.scale.servings == WrittenAmount(try amount(3, 2)))
        #expect(screen.facts == ["serves 1-1/2"])
    }

    @Test("a line that can't be scaled says so")
    func refusals() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["9223372036854775807 g flour"])
        let error = RecipeBoxError.servingsUnknown(recipe: "Pancakes")
        #expect(throws: error) { try kitchen.box.scaled(recipe.id, .servings(try Servings(2))) }
        #expect(error.description.contains("set its servings"))
        for factor in [0, -2] as [Rational] {
            #expect(throws: RecipeBoxError.factorNotPositive(factor)) {
                try kitchen.box.scaled(recipe.id, .factor(factor))
            }
        }
        #expect(throws: RecipeBoxError.self) { try kitchen.box.scaled(recipe.id, .factor(2)) }
    }

    @Test(
        "for the kitchen, amounts are rounded to what can be measured, and the error is told",
        arguments: [
            (Int64(1), Int64(3), "cup", "1/3", ""), (3, 7, "cup", "41/96", "−0.3%"),
            (5, 16, "teaspoon", "5/16", "exact, no kitchen measure is within 10%"), (1, 3, "pound", "1/3", ""),
            (1, 6, "cup", "2-2/3 tablespoon", ""), (1, 9, "cup", "1-3/4 tablespoon", "−1.6%"),
            (5, 4, "kilogram", "1250 gram", ""),
            (7, 6, "", "1-1/4", "+7.1%"), (1, 100, "teaspoon", "1/100", "exact, no kitchen measure is within 10%"),
            (1237, 10, "gram", "125", "+1.1%"),
            (1234, 1, "gram", "1230", "−0.3%"), (40, 3, "gram", "13", "−2.5%"), (0, 1, "cup", "0", ""),
            (31, 3, "cup", "10", "−3.2%"),
        ]
    )
    func rounding(numerator: Int64, denominator: Int64, unit: String, rounded: String, error: String) throws {
        let rounding = KitchenRounding.rounding(try amount(numerator, denominator), unit: unit)
        let shown = rounding.rounded.formatted(.ascii) + (rounding.unit == unit ? "" : " " + rounding.unit)
        #expect(shown == rounded)
        #expect(rounding.errorText == error)
    }

    @Test("the error of a fraction with long parts is told exactly, and a tiny one with its sign")
    func longParts() throws {
        let long = try amount(3_000_000_000_000_000_001, 8_700_000_000_000_000_000)
        #expect(KitchenRounding.rounding(long, unit: "cup").errorText == "−3.3%")
        #expect(KitchenRounding.rounding(try amount(12_501, 100_000), unit: "cup").errorText == "−0.1%")
    }

    @Test(
        "a sum of two measures stands where one is far off, and the exact amount where nothing is within a tenth",
        arguments: [
            (Int64(15), Int64(8), "cup", "1-3/4 cups plus 2 tablespoons", true),
            (15, 16, "cup", "3/4 cup plus 3 tablespoons", true),
            (17, 16, "cup", "1 cup plus 1 tablespoon", true), (3, 7, "cup", "1/3 cup plus 1-1/2 tablespoons", true),
            (1, 12, "cup", "1 tablespoon plus 1 teaspoon", true), (9, 8, "quart", "1 quart plus 1/2 cup", true),
            (1, 6, "cup", "2 tablespoons plus 2 teaspoons", true), (35, 16, "cup", "2 cups plus 3 tablespoons", true),
            (7, 16, "cup", "1/4 cup plus 3 tablespoons", true), (7, 4, "cup", "1-3/4 cups", true),
            (5, 12, "ounce", "5/12 ounce", false),
            (3, 16, "teaspoon", "3/16 teaspoon", false), (1, 12, "teaspoon", "1/12 teaspoon", false),
            (1, 12, "ounce", "1/12 ounce", false), (1, 6, "", "1/6", false),
        ]
    )
    func sums(numerator: Int64, denominator: Int64, unit: String, text: String, isMeasurable: Bool) throws {
        let rounding = KitchenRounding.rounding(try amount(numerator, denominator), unit: unit)
        #expect(rounding.text == text)
        #expect(rounding.isMeasurable == isMeasurable)
    }

    @Test(
        "a sum of two kitchen measures is never rounded: every one of a table of cups, tablespoons and teaspoons is told exactly"
    )
    func exactSums() throws {
        let quarters = [(0, 1), (1, 4), (1, 2), (3, 4)] as [(Int64, Int64)]
        let cups = try (Int64(0)...2).flatMap { whole in
            try (quarters + [(1, 3), (2, 3)]).map { try rational(whole).adding(rational($0.0, $0.1)) }
        }
        let tablespoons = try (Int64(1)...3).flatMap { whole in
            try quarters.map { try rational(whole).adding(rational($0.0, $0.1)).dividing(by: 16) }
        }
        let teaspoons = try (Int64(0)...2).flatMap { whole in
            try (quarters.dropFirst() + [(1, 8)]).map {
                try rational(whole).adding(rational($0.0, $0.1)).dividing(by: 48)
            }
        }
        for first in cups {
            for rest in tablespoons + teaspoons {
                let exact = try first.adding(rest)
                let rounding = KitchenRounding.rounding(Amount(exact), unit: "cup")
                #expect(rounding.isExact && rounding.isMeasurable, "\(exact)")
                let read = IngredientLine.parse(rounding.text + " oil").summed()
                let amount = try #require(read.amount)
                let unit = try #require(read.unit)
                #expect(try unit.convert(amount.low, to: .cup) == exact, "\(exact): \(rounding.text)")
            }
        }
    }

    @Test(
        "a rounded amount is never zero and never further off than what it was rounded from",
        arguments: [1, 2] as [UInt64]
    )
    func roundingLaw(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let exact = try amount(Int64(generator.int(in: 1...3_000)), Int64(generator.int(in: 1...97)))
            let unit = generator.pick([
                "cup", "teaspoon", "tablespoon", "gram", "milliliter", "kilogram", "clove", "", "dollop",
            ])
            let rounding = KitchenRounding.rounding(exact, unit: unit)
            let comment = "seed \(seed): \(exact) \(unit)"
            #expect(rounding.rounded.low > .zero, "\(comment)")
            var rounded = rounding.rounded.low
            if rounding.unit != unit, let from = KitchenUnit(id: rounding.unit), let to = KitchenUnit(id: unit) {
                rounded = try from.convert(rounded, to: to)
            }
            #expect(try rounded.subtracting(exact.low).dividing(by: exact.low) == rounding.error, "\(comment)")
            let isNear = try rounding.error <= rational(1, 10) && rounding.error >= rational(-1, 10)
            #expect(isNear, "\(comment)")
        }
    }

    @Test("the recipe's page shows the rounded line with its error")
    func roundedScreen() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 cup flour", "salt", "2 eggs"], servings: 7)
        let screen = try kitchen.box.recipeScreen(of: recipe.id, .servings(try Servings(3)), forKitchen: true)
        #expect(screen.scale.isRounded)
        #expect(screen.lines.map(\.text) == ["1/3 cup plus 1-1/2 tablespoons flour", "salt", "6/7 egg"])
        let errors = ["−0.3%", nil, "exact, no kitchen measure is within 10%"]
        #expect(screen.lines.map(\.roundingError) == errors)
    }
}
