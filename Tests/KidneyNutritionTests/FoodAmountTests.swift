import FractionParser
import KidneyNutrition
import Testing

@Suite("Amounts of a food")
struct FoodAmountTests {
    @Test(
        "amounts are read in any portion of the food, in grams, milliliters, ounces and household units",
        arguments: [
            ("banana", "1 1/2 medium", "177"), ("banana", "150 g", "150"), ("banana", "150g", "150"),
            ("banana", "½ cup mashed", "112.5"), ("banana", "2 large bananas", "272"), ("banana", "0.1 kg", "100"),
            ("bread", "2 slices", "56"), ("bread", "one slice", "28"), ("bread", "half a slice", "14"),
            ("bread", "20 crumbs", "10"), ("bread", "2 oz", "56.69904625"), ("bread", "1 lb", "453.59237"),
            ("milk", "1/2 cup", "122"), ("milk", "2 tbsp", "30"), ("milk", "1 1/2 fl oz", "45.75"),
            ("milk", "1 pint", "488"), ("tomato", "1 medium", "123"), ("tomato", "2 medium tomatoes", "246"),
            ("tomato", "1 cup", "180"), ("tomato", "1 tablespoon", "11.25"), ("bread", "250 mg", "0.25"),
            ("banana", "150 g of banana", "150"), ("milk", "1/2 cup of milk", "122"), ("milk", "2 fl oz milk", "61"),
            ("banana", "a medium banana", "118"), ("tomato", "half a cup of chopped tomatoes", "90"),
        ]
    )
    func amounts(food: String, text: String, grams: String) throws {
        let read = try FoodAmountReading(try Self.food(food)).read(text)
        #expect(read.grams == (try Amount.parse(grams).low), "\(read)")
        #expect(read.number > .zero)
    }

    @Test("ice pops are counted, though their portion begins with a volume", arguments: ["2", "2 popsicles"])
    func icePops(text: String) throws {
        let pop = try #require(BundledFoods.all.first { $0.name == "Ice pop (popsicle)" })
        #expect(try FoodAmountReading(pop).read(text).grams == 104)
        let lemonade = try #require(BundledFoods.all.first { $0.name == "Lemonade, from concentrate" })
        #expect(throws: KidneyError.self) { try FoodAmountReading(lemonade).read("2") }
    }

    @Test(
        "volumes are found in portions that are several of a measure",
        arguments: [
            ("1/2 cup (4 fl oz)", "132"), ("serving 1/2 cup", "132"), ("8 fl oz", "66"), ("cup (8 fl oz)", "66"),
        ]
    )
    func severalOfAMeasure(portion: String, cup: String) throws {
        let food = Pantry.food(9, "X", [:], portions: [FoodPortion(portion, grams: "66")])
        #expect(try FoodAmountReading(food).read("1 cup").grams == (try Amount.parse(cup).low))
    }

    @Test("milliliters are weighed by the food's own cup, exactly")
    func milliliters() throws {
        let milk = FoodAmountReading(Pantry.milk)
        #expect(try milk.read("473.176473 mL").grams == 488)
        #expect(try milk.read("1 liter").grams == (try Rational(244 * 1000 * 2_000_000, 473_176_473)))
    }

    @Test(
        "“oz” of a drink is a fluid ounce, and the reading says so; of a solid it is a weight; of a soup it must be said"
    )
    func ounces() throws {
        let milk = try FoodAmountReading(Pantry.milk).read("8 oz")
        #expect(milk.grams == 244)
        #expect(milk.measure.name == "fl oz")
        #expect(try FoodAmountReading(Pantry.bread).read("1 oz").measure.name == "oz")
        var soup = Pantry.milk
        soup.portions = [FoodPortion("cup", grams: "248")]
        let error = #expect(throws: KidneyError.self) { try FoodAmountReading(soup).read("8 oz") }
        #expect(error?.description == "“oz” of Milk, whole can be several things — write one of: fl oz; g")
        #expect(try FoodAmountReading(soup).read("8 fl oz").grams == 248)
    }

    @Test("a text that is too long is refused whole, never cut")
    func long() {
        let text = "1" + String(repeating: " ", count: 300) + "g"
        #expect(throws: KidneyError.self) { try FoodAmountReading(Pantry.milk).read(text) }
    }

    @Test(
        "an unreadable text is refused with what to write",
        arguments: [
            ("banana", "", "there is no amount — write one such as 150 g, 1/2 cup or 2 slices"),
            ("banana", "2-3 medium", "“2-3 medium” is a range — write the one amount that was eaten"),
            ("banana", "0 g", "“0 g” is nothing — write an amount above 0, or leave the entry out"),
            ("banana", "-1 g", "“-1 g” is nothing — write an amount above 0, or leave the entry out"),
            (
                "bread", "1,000 g",
                "“1,000 g” has a comma, which can mean two things — write a point for decimals, and no mark for thousands"
            ),
            (
                "bread", "11/2 slices",
                "“11/2 slices” can be read in two ways — put a space between the whole and the fraction"
            ),
            ("bread", "a lot", "Bread, white has no measure “lot” — use g, or one of: slice; crumbs"),
            ("bread", "2", "“2” of Bread, white has no unit — use g, or one of: slice; crumbs"),
            (
                "bread", "1 cup",
                "what “cup” of Bread, white weighs isn't known — weigh it, or use g, or one of: slice; crumbs"
            ),
            ("bread", "200 kg", "“200 kg” is more than 20 kg — check the amount and its unit"),
            (
                "bread", "9223372036854775807 slices",
                "“9223372036854775807 slices” is more than 20 kg — check the amount and its unit"
            ),
            (
                "banana", "1 cup",
                "“cup” of Banana, raw can be several things — write one of: cup, mashed (225 g); cup, sliced (150 g)"
            ),
            (
                "banana", "100 ml",
                "“ml” of Banana, raw can be several things — write one of: cup, mashed (225 g); cup, sliced (150 g)"
            ),
            (
                "bread", "slice",
                "“slice” doesn't begin with an amount — write one such as 150 g, 1/2 cup or 2 slices"
            ),
        ]
    )
    func refusals(food: String, text: String, message: String) throws {
        let reading = FoodAmountReading(try Self.food(food))
        let error = #expect(throws: KidneyError.self) { try reading.read(text) }
        #expect(error?.description == message)
    }

    @Test("the text stays as it was typed, with single spaces")
    func text() throws {
        #expect(try FoodAmountReading(Pantry.banana).read("  1 1/2   medium ").text == "1 1/2 medium")
    }

    static func food(_ name: String) throws -> Food {
        try #require(Pantry.all.first { $0.name.lowercased().hasPrefix(name) })
    }
}
