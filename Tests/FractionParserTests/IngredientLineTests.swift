import FractionParser
import Testing

@Suite("Ingredient lines")
struct IngredientLineTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var amount: String?
        var unit: String?
        var size: String?
        var name: String
        var note: String?
        var second: String?
        var isEach: Bool
        var plus: String?

        init(
            _ text: String,
            _ amount: String?,
            _ unit: String?,
            _ name: String,
            size: String? = nil,
            note: String? = nil,
            second: String? = nil,
            isEach: Bool = false,
            plus: String? = nil
        ) {
            self.text = text
            self.amount = amount
            self.unit = unit
            self.name = name
            self.size = size
            self.note = note
            self.second = second
            self.isEach = isEach
            self.plus = plus
        }

        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case("1. 2 cups milk", "2", "cup", "milk"), Case("12) ½ cup oats", "1/2", "cup", "oats"),
        Case("1.5 cups milk", "1-1/2", "cup", "milk"), Case("1/2 of an onion", "1/2", nil, "onion"),
        Case("1/4 of 1 watermelon", "1/4", nil, "watermelon"),
        Case("1/3 of a 12-oz bag spinach", "1/3", "bag", "spinach", second: "12 ounce", isEach: true),
        Case("1 and 1/2 cups (180 g) flour, sifted", "1-1/2", "cup", "flour", note: "sifted", second: "180 gram"),
        Case("1 (14-ounce) can tomatoes", "1", "can", "tomatoes", second: "14 ounce", isEach: true),
        Case("8 1/2-inch-thick slices", "8", nil, "slices", size: "1/2-inch-thick"),
        Case("8 1/2-inch-thick slices of bread", "8", "slice", "bread", size: "1/2-inch-thick"),
        Case(
            "2 14½-ounce cans diced tomatoes, drained",
            "2",
            "can",
            "diced tomatoes",
            note: "drained",
            second: "14-1/2 ounce",
            isEach: true
        ),
        Case("Two ¼-ounce packets yeast", "2", "packet", "yeast", second: "1/4 ounce", isEach: true),
        Case("One 15- to 16-ounce can chickpeas", "1", "can", "chickpeas", second: "15-16 ounce", isEach: true),
        Case("4 x 200g tins tuna", "4", "tin", "tuna", second: "200 gram", isEach: true),
        Case("5 × 8 oz jars", "5", nil, "jars", second: "8 ounce", isEach: true),
        Case(
            "1 can (28 oz/796 ml) tomatoes",
            "1",
            "can",
            "tomatoes",
            note: "28 oz/796 ml",
            second: "28 ounce",
            isEach: true
        ),
        Case("3 cups or 1 lb leeks", "3", "cup", "leeks", second: "1 pound"),
        Case("2 tablespoons plus 2 teaspoons maple syrup", "2", "tablespoon", "maple syrup", plus: "2 teaspoon"),
        Case("1 lb 2 oz beef", "1", "pound", "beef", plus: "2 ounce"),
        Case("1 cup + 2 tablespoons water", "1", "cup", "water", plus: "2 tablespoon"),
        Case("1 cup and 2 tablespoons water", "1", "cup", "water", plus: "2 tablespoon"),
        Case("1 cup plus 1 tbsp + 3 tsp flour", "1", "cup", "flour", plus: "2 tablespoon"),
        Case("1/3 cup minus 1 tbsp flour", "1/3", "cup", "flour", plus: "-1 tablespoon"),
        Case("7 1/2-ounce can of tuna", "7-1/2", "ounce", "tuna", note: "can"),
        Case("3 c. de sopa azeite", "3", "tablespoon", "azeite"),
        Case("2 c. de chá sal", "2", "teaspoon", "sal"),
        Case("2 c. à soupe d'huile", "2", "tablespoon", "d'huile"),
        Case("2 c. de farinha", "2", nil, "c. de farinha"),
        Case("2 c. à soupe + 1 c. à café de miel", "2", "tablespoon", "miel", plus: "1 teaspoon"),
        Case("1 c. de sopa + 1 c. de chá de mel", "1", "tablespoon", "mel", plus: "1 teaspoon"),
        Case("1 c. chá sal", "1", "teaspoon", "sal"), Case("1 c. (chá) sal", "1", "teaspoon", "sal"),
        Case("1 c. de sopa de aceite", "1", "tablespoon", "aceite"),
        Case("2 c.s. de sal", "2", "tablespoon", "sal"), Case("2 c. de postre de sal", "2", "dessertspoon", "sal"),
        Case("1 c. sopa azeite", "1", "tablespoon", "azeite"),
        Case("2 c. soupe d'huile", "2", "tablespoon", "d'huile"),
        Case("1 c.à.s. huile", "1", "tablespoon", "huile"), Case("1 c.à.c. sel", "1", "teaspoon", "sel"),
        Case("5 c. à s. d'huile", "5", "tablespoon", "d'huile"),
        Case("1 c.c. sel", "1", nil, "c.c. sel"), Case("1 c/s sel", "1", nil, "c/s sel"),
        Case("2 c. postre", "2", nil, "c. postre"), Case("2 c. sobremesa de sal", "2", nil, "c. sobremesa de sal"),
        Case("1 c. rase de sel", "1", nil, "c. rase de sel"), Case("1 c. d'huile", "1", nil, "c. d'huile"),
        Case("1 cup milk + 1 c. rase de sel", "1", "cup", "milk + 1 c. rase de sel"),
        Case("1 cc sel", "1", "teaspoon", "sel"), Case("5 cc milk", "5", "milliliter", "milk"),
        Case("2 tsk salt", "2", "teaspoon", "salt"), Case("2 msk smör", "2", "tablespoon", "smör"),
        Case("1 c. crème de menthe", "1", "cup", "crème de menthe"), Case("1 c. sugar", "1", "cup", "sugar"),
        Case("1 c/250 ml milk", "1", "cup", "milk", second: "250 milliliter"),
        Case("(6 1/2 ounces) sugar", "6-1/2", "ounce", "sugar"),
        Case("(125g or 1/2 cup) flour", "125", "gram", "flour", second: "1/2 cup"),
        Case("(1 lb 2 oz) beef", "1", "pound", "beef", plus: "2 ounce"),
        Case("(1 cup plus 2 tbsp) milk", "1", "cup", "milk", plus: "2 tablespoon"),
        Case("(750 ml) bottle wine", nil, nil, "(750 ml) bottle wine"),
        Case("00 flour 500g", "500", "gram", "00 flour"),
        Case("7UP", nil, nil, "7UP"),
        Case("6 cloves (2 tablespoons) garlic", "6", "clove", "garlic", second: "2 tablespoon"),
        Case("3 sticks (12 oz) butter", "3", "stick", "butter", second: "12 ounce"),
        Case("4 (6 oz) salmon fillets", "4", nil, "salmon fillets", second: "6 ounce", isEach: true),
        Case("500g/1lb 2oz potatoes", "500", "gram", "potatoes", note: "1lb 2oz"),
        Case("500 g (1 lb 2 oz) flour", "500", "gram", "flour", second: "1-1/8 pound"),
        Case("20 ml (1 tbsp plus 1 tsp) oil", "20", "milliliter", "oil", second: "1-1/3 tablespoon"),
        Case("2 cans (1 lb 2 oz) beans", "2", "can", "beans", second: "1-1/8 pound", isEach: true),
        Case("1 cup (8 fl oz 240 ml) milk", "1", "cup", "milk", note: "8 fl oz 240 ml", second: "8 fluid-ounce"),
        Case("450 g 1 lb nuts", "450", "gram", "nuts", second: "1 pound"),
        Case("2T butter", "2", "tablespoon", "butter"),
        Case("2 t. salt", "2", "teaspoon", "salt"),
        Case("2 fl. oz. rum", "2", "fluid-ounce", "rum"),
        Case("1,5 dl milk", "1-1/2", "deciliter", "milk"),
        Case("11/2 teaspoons salt", "1-1/2", "teaspoon", "salt"),
        Case("٣ cups flour", "3", "cup", "flour"),
        Case("3 large eggs", "3", nil, "eggs", size: "large"),
        Case("2 to 3 large garlic cloves, minced", "2-3", "clove", "garlic", size: "large", note: "minced"),
        Case("1 large or 2 small cloves garlic", "1", "clove", "garlic", size: "large", note: "or 2 small"),
        Case("1 extra-large egg", "1", nil, "egg", size: "extra-large"),
        Case("1 loosely packed cup basil", "1", "cup", "basil", size: "loosely packed"),
        Case("Generous 1 cup rice", "1", "cup", "rice", size: "Generous"),
        Case("Lightly packed ½ cup basil", "1/2", "cup", "basil", size: "Lightly packed"),
        Case("2 celery ribs with leaves, diced", "2", "rib", "celery", note: "with leaves, diced"),
        Case("2 T (20 leaves)", "2", "tablespoon", "20 leaves"),
        Case("Optional: juice of 1 lemon", "1", nil, "lemon", note: "Optional: juice of"),
        Case("a large handful of parsley", "1", "handful", "parsley", size: "large"),
        Case("A pinch of salt", "1", "pinch", "salt"),
        Case("1 whole head garlic", "1", "head", "garlic", size: "whole"),
        Case("20 whole cloves", "20", nil, "cloves", size: "whole"),
        Case("1 dozen eggs", "12", nil, "eggs"),
        Case("about 2 cups water", "~2", "cup", "water"),
        Case("Juice of half a lemon", "1/2", nil, "lemon", note: "Juice of"),
        Case("Juice 1/2 lemon", "1/2", nil, "lemon", note: "Juice"),
        Case("Leaves from 4 sprigs thyme", "4", "sprig", "thyme", note: "Leaves from"),
        Case("Up to 6 cups flour", "6", "cup", "flour", note: "Up to"),
        Case("Optional: 1 potato", "1", nil, "potato", note: "Optional:"),
        Case("Vanilla extract, 2 teaspoons", "2", "teaspoon", "Vanilla extract"),
        Case("Milk powder ¼ cup (25 grams)", "1/4", "cup", "Milk powder", note: "(25 grams)"),
        Case(
            "1 tsp each cumin, coriander, and paprika",
            "1",
            "teaspoon",
            "cumin",
            note: "coriander, and paprika, each"
        ),
        Case("a dozen or two cookies", "12-24", nil, "cookies"), Case("a dozen and a half eggs", "18", nil, "eggs"),
        Case("between 1 and 2 cups water", "1-2", "cup", "water"),
        Case(
            "1 can tomatoes (14.5 oz), drained",
            "1",
            "can",
            "tomatoes",
            note: "drained",
            second: "14-1/2 ounce",
            isEach: true
        ),
        Case("4 pork chops, 6 oz each", "4", nil, "pork chops", note: "6 oz each", second: "6 ounce", isEach: true),
        Case("4 slices bacon (4 oz)", "4", "slice", "bacon", note: "4 oz"),
        Case("2 each eggs", "2", nil, "eggs", note: "each"),
        Case("1 cup each of: raisins and nuts", "1", "cup", "raisins and nuts", note: "each"),
        Case("salt and pepper, 1/2 tsp each", "1/2", "teaspoon", "salt and pepper", note: "each"),
        Case("Half and half, 1 cup", "1", "cup", "Half and half"),
        Case("15-ounce can black beans", "15", "ounce", "black beans", note: "can"),
        Case("1-inch piece of ginger, peeled", "1", "inch", "ginger", note: "piece, peeled"),
        Case("1 cup flour (sifted), plus more", "1", "cup", "flour", note: "sifted, plus more"),
        Case("• 2 eggs", "2", nil, "eggs"),
        Case("1½, cups half-and-half", "1-1/2", "cup", "half-and-half"),
        Case("1 rib steak", "1", "rib", "steak"),
        Case("4 thick pork chops from the loin or rib", "4", nil, "pork chops from the loin or rib", size: "thick"),
        Case("salt, to taste", nil, nil, "salt", note: "to taste"),
        Case("Salt and pepper", nil, nil, "Salt and pepper"),
        Case("a few sprigs of thyme", nil, nil, "a few sprigs of thyme"),
        Case("half-and-half", nil, nil, "half-and-half"),
        Case("Five-spice powder", nil, nil, "Five-spice powder"),
        Case("2% milk", nil, nil, "2% milk"),
        Case("9-inch square pan", nil, nil, "9-inch square pan"),
        Case("111/16 cups flour, sifted", nil, nil, "111/16 cups flour, sifted"),
        Case("1/0 cup flour", nil, nil, "1/0 cup flour"), Case("1 1/0 cup flour", nil, nil, "1 1/0 cup flour"),
        Case("1 to 1/0 cup flour", nil, nil, "1 to 1/0 cup flour"),
        Case("1 cup", nil, nil, "1 cup"),
        Case("100", nil, nil, "100"),
        Case("", nil, nil, ""),
    ]

    @Test("a line is taken apart", arguments: cases)
    func line(_ item: Case) {
        let line = IngredientLine.parse(item.text)
        #expect(line.text == item.text)
        #expect(line.amount?.formatted(.ascii) == item.amount)
        #expect(line.unit?.id == item.unit)
        #expect(line.size == item.size)
        #expect(line.name == item.name)
        #expect(line.note == item.note)
        #expect(line.secondMeasure.map { "\($0.amount.formatted(.ascii)) \($0.unit.id)" } == item.second)
        #expect(line.isSecondMeasureOfEach == item.isEach)
        #expect(line.addition.map { "\($0.amount.formatted(.ascii)) \($0.unit.id)" } == item.plus)
    }

    @Test("the unit is kept as it was written, too")
    func unitText() {
        #expect(IngredientLine.parse("2 Tbsp. oil").unitText == "Tbsp")
        #expect(IngredientLine.parse("2 fluid ounces rum").unitText == "fluid ounces")
        #expect(IngredientLine.parse("2 eggs").unitText == nil)
    }

    @Test(
        "an amount added in another unit can be counted in, exactly",
        arguments: [
            ("2 tablespoons plus 2 teaspoons syrup, warm", "2-2/3", "tablespoon", "warm"),
            ("1 lb 2 oz beef", "1-1/8", "pound", nil),
            ("3/4 cup (about) plus 2 tbsp. milk, cold, fresh", "7/8", "cup", "about, cold, fresh"),
            ("1-2 cups plus 1 tablespoon rice", "1-1/16 to 2-1/16", "cup", nil),
            ("1 cup plus 1 pinch sugar", "1", "cup", nil), ("1/4 cup to 1/3 cup oil", "1/4 to 1/3", "cup", nil),
            ("1 cup sugar, plus 2 tablespoons", "1", "cup", "plus 2 tablespoons"),
        ] as [(String, String, String, String?)]
    )
    func addition(text: String, amount: String, unit: String, note: String?) {
        let line = IngredientLine.parse(text).summed()
        #expect(line.amount?.formatted(.ascii) == amount)
        #expect(line.unit?.id == unit)
        #expect(line.note == note)
        #expect(line.addition == nil)
        #expect(line.text == text)
    }

    @Test("a lost space is reported")
    func lostSpace() throws {
        let reading = IngredientLine.parse("11/2 teaspoons salt").amount?.reading
        #expect(reading == .lostSpace(alternative: try Rational(11, 2)))
    }

    @Test("a line over 4 KB is all name")
    func long() {
        let text = "1 cup " + String(repeating: "flour ", count: 1000)
        let line = IngredientLine.parse(text)
        #expect(line.amount == nil)
        #expect(line.name == text)
    }
}
