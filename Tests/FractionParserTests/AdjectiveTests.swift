import FractionParser
import Testing

@Suite("A comma between adjectives is part of the name")
struct AdjectiveTests {
    @Test(
        "the name goes on to the food",
        arguments: [
            ("1 pound boneless, skinless chicken breast", "boneless, skinless chicken breast", nil),
            ("1 cup dried, pitted dates", "dried, pitted dates", nil),
            ("1/2 cup freshly squeezed, strained lemon juice", "freshly squeezed, strained lemon juice", nil),
            ("1 can sweetened, condensed milk", "sweetened, condensed milk", nil),
            ("1 cup seedless, halved grapes", "seedless, halved grapes", nil),
            ("1 lb large, peeled shrimp", "large, peeled shrimp", nil),
            ("2 cups fresh, ripe berries, sliced", "fresh, ripe berries", "sliced"),
            ("1 lb boneless, skinless, chicken thighs", "boneless, skinless, chicken thighs", nil),
            ("1 cup finely chopped, toasted walnuts (optional)", "finely chopped, toasted walnuts", "optional"),
        ] as [(String, String, String?)]
    )
    func goesOn(text: String, name: String, note: String?) {
        let line = IngredientLine.parse(text)
        #expect(line.name == name)
        #expect(line.note == note)
    }

    @Test(
        "after a food, and before a remark, the comma ends the name",
        arguments: [
            ("Kosher salt, freshly ground black pepper", "Kosher salt", "freshly ground black pepper"),
            ("2 cups flour, sifted", "flour", "sifted"), ("1 cup dried, or to taste", "dried", "or to taste"),
            ("1 cup fresh, chopped", "fresh", "chopped"), ("1 lb dried, about 2 cups", "dried", "about 2 cups"),
            ("1 lb frozen, cut into pieces", "frozen", "cut into pieces"),
        ]
    )
    func ends(text: String, name: String, note: String) {
        let line = IngredientLine.parse(text)
        #expect(line.name == name)
        #expect(line.note == note)
    }

    @Test("a total in brackets is no size of each, and a size behind its container is")
    func sizes() {
        let total = IngredientLine.parse("2 cans (28 oz total) beans")
        #expect(!total.isSecondMeasureOfEach && total.secondMeasure?.unit == .ounce && total.note == nil)
        let bottle = IngredientLine.parse("1 bottle 750ML of a good Red Wine")
        #expect(bottle.isSecondMeasureOfEach && bottle.secondMeasure?.unit == .milliliter)
        #expect(bottle.name == "good Red Wine")
    }
}
