import FractionParser
import TestKit
import Testing

@testable import RecipeBox

@Suite("Sums of two measures in another size")
struct ScaledSumTests {
    private func shown(_ line: String, _ factor: Rational, forKitchen: Bool) throws -> ScaledLine {
        try ScaledLine.scaled(line, by: factor, forKitchen: forKitchen)
    }

    @Test(
        "a sum keeps both of its units where one measure would be off",
        arguments: [
            ("1 lb 2 oz beef", Int64(7), Int64(5), "1 lb plus 9-1/4 ounces beef", "+0.2%"),
            ("1 cup + 2 tablespoons water", 7, 5, "1-1/2 cups plus 1-1/4 tablespoons water", "+0.2%"),
            ("1 lb. 2 oz. beef", 4, 3, "1-1/2 lb beef", ""),
            ("1 lb 2 oz beef", 2, 1, "2-1/4 lb beef", ""),
        ]
    )
    func kitchen(line: String, numerator: Int64, denominator: Int64, text: String, error: String) throws {
        let shown = try shown(line, try rational(numerator, denominator), forKitchen: true)
        #expect(shown.text == text)
        #expect(shown.roundingError ?? "" == error)
    }

    @Test(
        "a sum of which no measures show a part is exact, and one whose decimals are near is measured as a whole",
        arguments: [
            ("1 lb 2 oz beef", Int64(7), Int64(5), "1-2/5 lb 2-4/5 oz beef"),
            ("about 1 lb 2 oz beef", 7, 5, "about 1-2/5 lb 2-4/5 oz beef"),
            ("1 lb 2 oz beef", 2, 1, "2 lb 4 oz beef"), ("1 lb 3 oz beef", 1, 4, "4-3/4 ounces beef"),
            ("1 lb plus 2 oz", 7, 5, "1-2/5 lb plus 2-4/5 oz"), ("1 kg 200 g de carne", 1, 3, "0.4 kg de carne"),
            ("1 lb 4 oz beef", 1, 3, "6-2/3 ounces beef"), ("1 lb 4 oz beef", 4, 3, "1-2/3 lb beef"),
            ("5/12 pound beef", 2, 5, "2-2/3 ounces beef"),
            ("1/2 taza + 2 cucharadas de aceite", 1, 3, "3 cucharadas más 1 cucharadita de aceite"),
        ]
    )
    func asWritten(line: String, numerator: Int64, denominator: Int64, text: String) throws {
        #expect(try shown(line, try rational(numerator, denominator), forKitchen: false).text == text)
    }

    @Test(
        "whole units of the first measure are carried over from the second, and both sides of a length grow",
        arguments: [
            ("1 lb 2 1/2 oz beef", Int64(15), "17 lb 5-1/2 oz beef"), ("1 lb 8 oz beef", 2, "3 lb beef"),
            ("1 kg 200 g de carne", 6, "7 kg 200 g de carne"), ("1 cup plus 2 tbsp milk", 2, "2 cups plus 4 tbsp milk"),
            ("2 tbsp plus 1 cup milk", 2, "4 tbsp plus 2 cups milk"), ("6 ft 2 in", 3, "18 ft 6 in"),
            ("6 ft 2 in twine", 7, "43 ft 2 in twine"), ("1 cup plus 100 ml milk", 3, "3 cups plus 300 ml milk"),
        ]
    )
    func carried(line: String, factor: Int64, text: String) throws {
        let shown = try shown(line, Rational(factor), forKitchen: false)
        #expect(shown.text == text)
        #expect(shown.unscaled.isEmpty)
    }

    @Test("the shopping list and the amount of a kitchen have both measures of a sum, as its line does")
    func everywhere() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Stew", ingredients: ["1 lb 2 oz beef"])
        let scale = Scale.factor(try rational(7, 5))
        let list = try kitchen.box.shoppingListScreen([(recipe.id, scale)])
        #expect(list.items.map(\.text) == ["beef: 1-23/40 pounds"])
        let rounded = try kitchen.box.shoppingListScreen([(recipe.id, scale)], forKitchen: true)
        #expect(rounded.items.map(\.text) == ["beef: 1 pound plus 9-1/4 ounces (+0.2%)"])
        let scaled = try kitchen.box.scaled(recipe.id, scale, forKitchen: true)
        #expect(scaled.lines.map(\.text) == ["1 lb plus 9-1/4 ounces beef"])
        #expect(scaled.recipe.ingredients[0].amount == (try amount(101, 64)))
        #expect(scaled.recipe.ingredients[0].unit == "pound")
    }

    @Test(
        "a scaled sum is exact unless it is rounded for the kitchen, and a sum of at least one large measure is within 4% of the exact one",
        arguments: [
            "1 lb 2 oz beef", "2 lb 5 oz beef", "1 cup plus 2 tbsp milk", "1 cup plus 1 tsp milk",
            "3 cups plus 3 tbsp milk", "2 tbsp plus 1 tsp oil", "1 quart plus 1 cup stock",
        ]
    )
    func law(line: String) throws {
        let numbers = IngredientLine.numbers(in: line)
        let (dimension, written) = try #require(try numbers.totals().first)
        let large = try #require(numbers.first?.unit?.factor)
        for numerator in Int64(1)...12 {
            for denominator in Int64(1)...12 where numerator != denominator {
                let factor = try rational(numerator, denominator)
                let exact = try written.multiplying(by: factor)
                for forKitchen in [false, true] {
                    let shown = try shown(line, factor, forKitchen: forKitchen)
                    let read = try #require(try IngredientLine.numbers(in: shown.text).totals()[dimension])
                    let error = try read.subtracting(exact).dividing(by: exact).magnitude()
                    let comment = "\(line) × \(factor): \(shown.text)"
                    let isNear = try error <= (exact < large ? rational(1, 10) : rational(1, 25))
                    #expect(isNear, "\(comment)")
                    guard error != .zero else { continue }
                    #expect(forKitchen && shown.roundingError != nil, "\(comment)")
                }
            }
        }
    }
}
