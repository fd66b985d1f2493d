import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Dishes of one's own")
struct DishTests {
    @Test("Kadai Paneer is the sum of paneer and tomato, spread over what it weighs when cooked")
    func kadaiPaneer() throws {
        let dish = Self.dish(
            "kadai",
            "Kadai Paneer",
            [(Pantry.tomato, "2 medium"), (Pantry.paneer, "200 g")],
            yield: 400
        )
        let food = try Self.kitchen([dish]).food(dish)
        // 246 g of tomato and 200 g of paneer: (246 × 0.88 + 200 × 18) / 100 = 38.1648 g of protein in 400 g.
        #expect(food.contents[.protein] == .exact("9.541"))
        #expect(food.contents[.sodium] == .exact("13.075"))
        #expect(food.id == TimeKit.ID("own-kadai"))
        #expect(food.tags == [.dairy])
    }

    @Test("a component's missing figure stays unknown: a lower bound, counted as an unknown food")
    func unknown() throws {
        let dish = Self.dish("kadai", "Kadai Paneer", [(Pantry.tomato, "200 g"), (Pantry.paneer, "200 g")])
        let food = try Self.kitchen([dish]).food(dish)
        #expect(food.contents[.potassium] == .atLeast("118.5"))
        #expect(food.contents[.calcium] == nil)
        let totals = Totals([try Pantry.entry(food, "100 g"), try Pantry.entry(Pantry.banana, "100 g")])
        #expect(totals.text(of: .potassium) == "potassium ≥ 476 mg; 1 of 2 foods unknown")
        #expect(totals.text(of: .calcium) == "calcium unknown (2 foods)")
    }

    @Test("a dish can be made of dishes")
    func nested() throws {
        let sauce = Self.dish("sauce", "Sauce", [(Pantry.tomato, "300 g")], yield: 200)
        let plate = CustomFood(
            TimeKit.ID("plate"),
            name: "Plate",
            making: .dish(
                [DishComponent(TimeKit.ID("own-sauce"), "100 g"), DishComponent(Pantry.bread.id, "2 slices")],
                yield: nil
            ),
            portions: [FoodPortion("plate", grams: "156")]
        )
        let food = try Self.kitchen([sauce, plate]).food(plate)
        // 100 g of sauce contain 150 g of tomato.
        let eaten = Totals([try Pantry.entry(food, "1 plate")])
        #expect(PartialTotalText.rounded(eaten[.potassium]) == 420)
        #expect(try FoodAmountReading(food).read("1/2 plate").grams == 78)
    }

    @Test("a circle is refused with the way round named")
    func circle() throws {
        let curry = Self.dish("a", "Curry", [("own-b", "100 g")])
        let sauce = Self.dish("b", "Sauce", [("own-c", "100 g")])
        let paste = Self.dish("c", "Paste", [(Pantry.tomato.id.rawValue, "1 g"), ("own-b", "100 g")])
        let kitchen = Self.kitchen([curry, sauce, paste])
        let error = #expect(throws: KidneyError.self) { try kitchen.food(curry) }
        #expect(error == .dishCycle(["Sauce", "Paste", "Sauce"]))
        #expect(error?.description == "“Sauce” would be made of itself: Sauce → Paste → Sauce — take one of these out")
        let own = Self.dish("x", "Stock", [("own-x", "1 g")])
        #expect(throws: KidneyError.dishCycle(["Stock", "Stock"])) { try Self.kitchen([own]).food(own) }
    }

    @Test("a dish that occurs many times is worked out once, so that doubling doesn't explode")
    func shared() throws {
        var dishes = [Self.dish("0", "D0", [(Pantry.tomato.id.rawValue, "100 g")])]
        for level in 1...30 {
            dishes.append(
                Self.dish("\(level)", "D\(level)", [("own-\(level - 1)", "1 g"), ("own-\(level - 1)", "1 g")])
            )
        }
        let food = try Self.kitchen(dishes).food(dishes[30])
        #expect(food.contents[.potassium] == .exact("237"))
        let deep = (0...40).map { Self.dish("\($0)", "D\($0)", [("own-\($0 + 1)", "1 g")]) }
        #expect(throws: KidneyError.dishTooDeep("D0")) { try Self.kitchen(deep).food(deep[0]) }
    }

    @Test("eaten whole, a dish gives what went into it, within the thousandths of its 100 g", arguments: 0..<30)
    func conservation(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = (0..<random.int(in: 1...8)).map { _ in
            (random.pick([Pantry.tomato, Pantry.bread, Pantry.banana, Pantry.milk]), random.int(in: 1...400))
        }
        let yield = random.oneIn(3) ? nil : random.int(in: 50...2000)
        let dish = Self.dish("d", "Dish", parts.map { ($0.0, "\($0.1) g") }, yield: yield.map { Rational(Int64($0)) })
        let food = try Self.kitchen([dish]).food(dish)
        let whole = yield ?? parts.map(\.1).reduce(0, +)
        var apart = Totals()
        for part in parts { apart.add(part.0, grams: Rational(Int64(part.1))) }
        var together = Totals()
        together.add(food, grams: Rational(Int64(whole)))
        for nutrient in [Nutrient.potassium, .sodium, .protein, .phosphorus] {
            let difference = together[nutrient].known.thousandths - apart[nutrient].known.thousandths
            #expect(abs(difference) <= Int64(whole / 200 + 1), "seed \(seed) \(nutrient)")
            #expect(together[nutrient].isComplete)
        }
        let low = together.absorbedPhosphorusLow.value
        #expect(low <= apart.absorbedPhosphorusHigh.value && low <= together.absorbedPhosphorusHigh.value)
    }

    @Test("only water boils away, and with it the fluid that counts")
    func boiled() throws {
        let soup = Self.dish("soup", "Soup", [(Pantry.water, "500 g"), (Pantry.tomato, "100 g")], yield: 400)
        let food = try Self.kitchen([soup]).food(soup)
        // Water: 499.5 g + 94.5 g, less the 200 g that evaporated. Fluid: 300 of 500 mL remain.
        #expect(food.contents[.water] == .exact("98.5"))
        #expect(food.fluid == FluidShare("75"))
        let mystery = Self.dish("stew", "Stew", [(Pantry.water, "500 g"), (Pantry.mystery, "100 g")], yield: 400)
        #expect(try Self.kitchen([mystery]).food(mystery).contents[.water] == .atLeast("74.875"))
        let dried = Self.dish("dry", "Dry", [(Pantry.water, "150 g"), (Pantry.mystery, "350 g")], yield: 300)
        #expect(try Self.kitchen([dried]).food(dried).contents[.water] == nil)
        var rice = soup
        rice.fluid = .none
        #expect(try Self.kitchen([rice]).food(rice).fluid == FluidShare.none)
        rice.fluid = .all
        #expect(try Self.kitchen([rice]).food(rice).fluid == .asWater)
    }

    @Test("an entry keeps the dish as it was when it was eaten, also when the dish is changed")
    func snapshot() throws {
        var dish = Self.dish("d", "Dish", [(Pantry.tomato, "100 g")])
        let before = try Pantry.entry(try Self.kitchen([dish]).food(dish), "100 g")
        dish.making = .dish([DishComponent(Pantry.banana.id, "100 g")], yield: nil)
        let after = try Pantry.entry(try Self.kitchen([dish]).food(dish), "100 g")
        #expect(before.food.id == after.food.id)
        #expect(Totals([before]).text(of: .potassium) == "potassium 237 mg")
        #expect(Totals([after]).text(of: .potassium) == "potassium 358 mg")
    }

    @Test("a label's figures are kept, and what 100 g can't hold is refused")
    func label() throws {
        let bar = CustomFood(
            TimeKit.ID("bar"),
            name: "Bar",
            making: .label(NutrientContents([.potassium: "150.25"])),
            portions: [FoodPortion("bar", grams: "40")]
        )
        let food = try Self.kitchen([]).food(bar)
        #expect(food.contents[.potassium] == .exact("150.25") && food.contents[.sodium] == nil)
        var wrong = bar
        wrong.making = .label(NutrientContents([.protein: "101"]))
        let error = #expect(throws: KidneyError.self) { try Self.kitchen([]).food(wrong) }
        #expect(error?.description == "101 g of protein is more than 100 g can hold — enter at most 100 g, for 100 g")
    }

    @Test("a fault in a dish is named with the component and the dish")
    func refusals() throws {
        let cases: [(CustomFood, String)] = [
            (
                Self.dish("d", "Stew", [] as [(String, String)]),
                "“Stew” has no components — add at least one with its amount"
            ),
            (
                Self.dish("d", "Stew", [("ndb-99999", "1 g")]),
                "in “Stew”, ndb-99999: there is no food “ndb-99999” — search for it, or make it as a food of your own"
            ),
            (
                Self.dish("d", "Stew", [(Pantry.bread, "3 loaves")]),
                "in “Stew”, Bread, white: Bread, white has no measure “loaves” — use g, or one of: slice; crumbs"
            ),
            (
                Self.dish("d", "Stew", [(Pantry.bread, "1 slice")], yield: 0),
                "“Stew” can't weigh 0 g when cooked — enter a weight above 0 and up to 100 kg"
            ),
            (
                Self.dish("d", "  ", [(Pantry.bread, "1 slice")]),
                "the food has no name — enter one such as Kadai Paneer"
            ),
        ]
        for (dish, message) in cases {
            let error = #expect(throws: KidneyError.self) { try Self.kitchen([dish]).food(dish) }
            #expect(error?.description == message)
        }
    }

    // MARK: The kitchen

    static func kitchen(_ dishes: [CustomFood]) -> Dish {
        Dish(
            foods: { id in (Pantry.all + [Pantry.mystery]).first { $0.id == id } },
            customs: { id in dishes.first { FoodSource.custom($0.id).foodID == id } }
        )
    }

    static func dish(_ id: String, _ name: String, _ parts: [(Food, String)], yield: Rational? = nil) -> CustomFood {
        dish(id, name, parts.map { ($0.0.id.rawValue, $0.1) }, yield: yield)
    }

    static func dish(_ id: String, _ name: String, _ parts: [(String, String)], yield: Rational? = nil) -> CustomFood {
        CustomFood(
            TimeKit.ID(id),
            name: name,
            making: .dish(parts.map { DishComponent(TimeKit.ID($0.0), $0.1) }, yield: yield)
        )
    }
}

private enum PartialTotalText {
    /// The known sum, rounded to a whole unit.
    static func rounded(_ total: PartialTotal) -> Int64 { (total.known.thousandths + 500) / 1000 }
}
