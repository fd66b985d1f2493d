import FractionParser
import Testing

@Suite("The numbers of an ingredient line")
struct LineNumberTests {
    /// The numbers in a line with their units as written. Numbers that don't scale are in brackets.
    private func shown(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return IngredientLine.numbers(in: text).map { number in
            let ranges = [number.range, number.unitRange ?? number.noun].compactMap { $0 }
            let words = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " ")
            return number.grows ? words : "[\(words)]"
        }
    }

    @Test(
        "every number is found, and those that don't grow with the dish are told from those that do",
        arguments: [
            ("1 cup + 2 tablespoons water", ["1 cup", "2 tablespoons"]),
            ("1 lb. 3 oz. beef", ["1 lb", "3 oz"]),
            ("1/3 cup minus 1 tbsp flour", ["1/3 cup", "1 tbsp"]),
            ("1 egg + 1 yolk", ["1 egg", "1 yolk"]),
            ("4 slices bacon (4 oz)", ["4 slices", "4 oz"]),
            ("6 cloves (2 tablespoons) garlic", ["6 cloves", "2 tablespoons"]),
            ("2 (14-ounce) cans tomatoes", ["2 cans", "[14 ounce]"]),
            ("2 14½-ounce cans diced tomatoes", ["2 cans", "[14½ ounce]"]),
            ("4 x 200 g tins tuna", ["4 tins", "[200 g]"]),
            ("5 × 8 oz jars", ["5 jars", "[8 oz]"]),
            ("2 cans (28 oz/796 ml) tomatoes", ["2 cans", "[28 oz]", "[796 ml]"]),
            ("4 (6 oz) salmon fillets", ["4 fillets", "[6 oz]"]),
            ("2 chicken breasts (6 ounces each)", ["2 breasts", "[6 ounces]"]),
            ("2 chicken breasts (about 1 pound)", ["2 breasts", "1 pound"]),
            ("8 1/2-inch-thick slices of bread", ["8 slices", "[1/2 inch-thick]"]),
            ("7 1/2-ounce can of tuna", ["[7 1/2 ounce]"]),
            ("2 large or 3 small egg yolks", ["2", "3 yolks"]),
            ("2-3 eggs, beaten", ["2", "3 eggs"]),
            ("15- to 16-ounce can chickpeas", ["[15]", "[16 ounce]"]),
            ("2 onions, cut into 8 wedges", ["2 onions", "[8 wedges]"]),
            ("1 cup milk (2% fat), at 110°F", ["1 cup"]),
            ("Half a lemon", ["Half a lemon"]),
            ("A pinch of salt", ["A pinch"]),
            ("a few sprigs of thyme", []),
            ("A generous 1½ cups rice", ["1½ cups"]),
            ("Juice of 1 lemon", ["1 lemon"]),
            ("half-and-half", []),
            ("00 flour 500g", ["500 g"]),
            ("1 bottle 7UP", ["1 bottle"]), ("2 tbsp sugar (see note 1)", ["2 tbsp"]),
            ("1 cup rice (see notes 1 and 2), 2 eggs", ["1 cup", "2 eggs"]), ("1 cup stock (page 81)", ["1 cup"]),
            ("1/2 of an onion", ["1/2 of an onion"]), ("1/4 of 1 watermelon", ["1/4 of 1"]),
            ("1/3 of a 12-oz bag spinach", ["1/3 of a bag", "[12 oz]"]), ("1/2 of 2 onions", ["1/2", "[2]"]),
            ("1/2 de una cebolla", ["1/2 de una cebolla"]), ("1 cebolla y media", ["1 cebolla y media"]),
            ("1 cebolla y medio pimiento", ["1 cebolla", "medio pimiento"]),
            ("4-3 huevos", ["[4-3]"]), ("4 – 3 eggs", ["[4 – 3]"]), ("1.500 g yeast", ["[1.500 g]"]),
            ("1.500 g zanahorias", ["1.500 g"]), ("1 #2½ can tomatoes", ["1"]), ("1 steak (about $5)", ["1 steak"]),
            ("2 cups beans, soaked 30 minutes", ["2 cups"]),
            ("No. 10 can beans", []),
            ("1 box (8 x 10 g) tea", ["1 box", "[8]", "[10 g]"]), ("1 box (8 × 10 g) tea", ["1 box", "[8]", "[10 g]"]),
            ("1 tbsp plus 1/2 tsp each salt and pepper", ["1 tbsp", "1/2 tsp"]),
            ("1 tsp each salt and pepper", ["1 tsp"]),
            ("1 pound beef, in 1 1/2-inch pieces", ["1 pound", "[1 1/2 inch]"]),
            ("2 × 1 1/2-inch pieces ginger", ["2 pieces", "[1 1/2 inch]"]),
            ("16 × 1/2-inch-thick slices of bread", ["16 slices", "[1/2 inch-thick]"]),
            ("4 breasts, 6 oz each skinned", ["4 breasts", "[6 oz]"]),
            ("(125g or 1/2 cup) flour", ["125 g", "1/2 cup"]), ("(6 1/2 ounces) sugar", ["6 1/2 ounces"]),
            ("2 c. à soupe + 1 c. à café de miel", ["2", "1"]), ("1 cc sel", ["1 cc"]),
            ("1 onion chopped", ["1 onion"]),
            ("1 lemon juice", ["1"]),
            ("2 inches ginger", ["2 inches"]),
            ("Peach 200 g", ["200 g"]), ("Each 200 g", ["[200 g]"]),
            ("1-inch piece of ginger", ["[1 inch]"]),
            ("3 c. de sopa de azeite", ["3"]),
            ("One 1 ½-pound fillet of whitefish", ["One fillet", "[1 fillet]", "[½ pound]"]),
            ("1 to 2/3 cup water", ["1", "2/3 cup"]),
            ("111/16 cups flour", ["[111/16 cups]"]),
            ("1 taza y media de harina", ["1 taza y media"]), ("1/4 de taza de aceite", ["1/4 de taza"]),
            ("una docena de huevos", ["una docena de huevos"]), ("2 o 3 dientes de ajo", ["2", "3 dientes"]),
            ("2 latas de 400 g de tomate", ["2 latas", "[400 g]"]), ("1 lata de atún de 140 g", ["1 lata", "[140 g]"]),
            ("4 filetes de pescado (200 g cada uno)", ["4 filetes", "[200 g]"]),
            ("3 rebanadas de pan de 7 granos", ["3 rebanadas", "[7]"]),
            ("1 taza de azúcar más 2 cucharadas", ["1 taza", "2 cucharadas"]),
            ("2 cebollas medianas, picadas", ["2 cebollas medianas, picadas"]),
            ("2 c. de azúcar y 1 taza de leche", ["2", "1 taza"]), ("¹⁄₂ cup milk", ["¹⁄₂ cup"]),
            ("1/0 cup air", ["[1/0 cup]"]), ("0/0 cup air", ["[0/0 cup]"]), ("1/0-1/2 cup air", ["[1/0-1/2 cup]"]),
            ("⅟0 cup air", ["[⅟0 cup]"]),
            ("¹⁄₀ cup air", ["[¹⁄₀ cup]"]), ("1 1/0 cups air", ["[1 1/0 cups]"]),
            ("1 cup (1/0 g) air", ["1 cup", "[1/0 g]"]),
        ] as [(String, [String])]
    )
    func numbers(text: String, expected: [String]) {
        #expect(shown(text) == expected)
    }

    @Test("a number's value is exact, and in a file 11/2 is eleven halves")
    func values() throws {
        #expect(IngredientLine.numbers(in: "1 and 1/2 cups rice").map(\.value) == [try Rational(3, 2)])
        #expect(IngredientLine.numbers(in: "11/2 cups rice").map(\.value) == [try Rational(3, 2)])
        #expect(
            IngredientLine.numbers(in: "11/2 cups rice", options: .arithmetic).map(\.value) == [try Rational(11, 2)]
        )
    }

    @Test(
        "a number that divides by zero has a fault and no value that scales",
        arguments: ["1/0 cup air", "0/0 tazas de aire", "⅟0 cup air"]
    )
    func faults(text: String) {
        let numbers = IngredientLine.numbers(in: text)
        #expect(numbers.map(\.fault) == [.zeroDenominator])
        #expect(numbers.map(\.grows) == [false])
        #expect(IngredientLine.parse(text).amount == nil)
    }

    @Test("a line over 4 KB has none")
    func long() {
        #expect(IngredientLine.numbers(in: "1 cup " + String(repeating: "flour ", count: 1000)).isEmpty)
    }
}
