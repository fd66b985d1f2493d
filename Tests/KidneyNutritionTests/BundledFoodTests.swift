import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("The common foods")
struct BundledFoodTests {
    @Test("there are some four hundred, each with its own number and plain name")
    func plain() {
        let foods = BundledFoods.all
        #expect(foods.count >= 300)
        #expect(Set(foods.map(\.id)).count == foods.count)
        #expect(Set(foods.map { $0.name.lowercased() }).count == foods.count)
        for food in foods {
            let isShouted = food.name.split { !$0.isLetter }.contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
            #expect(!isShouted && food.name.count <= 60, "\(food.name)")
            #expect(BundledFoods.food(food.id) == food)
        }
        #expect(BundledFoods.food(TimeKit.ID("ndb-09040"))?.name == "Banana, raw")
        #expect(BundledFoods.food(TimeKit.ID("ndb-99999")) == nil)
    }

    @Test("each row has USDA's figures and weights, to the digit", .enabled(if: Corpus.isPresent))
    func figures() throws {
        for food in BundledFoods.all {
            guard case .bundled(let ndb) = food.source else { continue }
            let other = try #require(USDACorpus.byNumber[ndb], "\(food.name)")
            #expect(food.contents == other.contents, "\(food.name)")
            #expect(food.portions.allSatisfy(other.portions.contains), "\(food.name)")
            #expect(food.id == other.id)
        }
    }

    @Test("every one can be measured by the weight, and nearly every one by a portion of its own")
    func portions() throws {
        var without: [String] = []
        for food in BundledFoods.all {
            if food.portions.isEmpty { without.append(food.name) }
            for portion in food.portions {
                #expect(portion.amount > .zero && portion.grams > .zero, "\(food.name)")
            }
            #expect(try FoodAmountReading(food).read("100 g").grams == 100)
        }
        #expect(without.count <= 15, "\(without)")
    }

    @Test("milk, juice, soup, ice cream, gelatin, pudding and ice pops count as fluid; melons and yogurt don't")
    func fluids() throws {
        let fluid = [
            "Milk, whole", "Orange juice, fresh", "Chicken noodle soup, canned, prepared", "Ice cream, vanilla",
            "Coffee, brewed",
            "Gelatin dessert, prepared", "Ice pop (popsicle)", "Vanilla pudding, ready to eat", "Water or ice, tap",
            "Beer", "Cola",
        ]
        for name in fluid { #expect(try Self.food(name).fluid?.isFluid == true, "\(name)") }
        for name in [
            "Watermelon, raw", "Yogurt, plain, low fat", "Cucumber, peeled, raw", "Oatmeal, cooked with water",
        ] {
            #expect(try Self.food(name).fluid == FluidShare.none, "\(name)")
        }
        #expect(BundledFoods.all.allSatisfy { $0.fluid != nil })
        let cup = try Pantry.entry(try Self.food("Milk, whole"), "1 cup")
        #expect(Totals([cup]).fluid.text(unit: "mL") == "237 mL")
        let ice = try Pantry.entry(try Self.food("Ice cream, vanilla"), "66 g")
        #expect(Totals([ice]).fluid.text(unit: "mL") == "66 mL")
    }

    @Test("a row has the tag if its name says that a warning may be due")
    func tags() throws {
        let asked: Set<FoodTag> = [.grapefruitFamily, .starFruit, .cranberry, .walnut, .coffee, .potassiumChloride]
        for food in BundledFoods.all {
            let judged = FoodJudgment.tags(name: food.name).intersection(asked)
            #expect(food.tags.isSuperset(of: judged), "\(food.name)")
        }
        #expect(try Self.food("Star fruit (carambola), raw").tags == [.starFruit])
        #expect(try Self.food("Cola").tags.contains(.phosphateAdditive))
        #expect(try Self.food("Cola").phosphorus == .additive)
    }

    @Test("a quarter teaspoon of salt substitute has more than 600 mg of potassium, and nothing else in it")
    func saltSubstitute() throws {
        let food = try Self.food("Salt substitute (potassium chloride)")
        let totals = Totals([try Pantry.entry(food, "1/4 tsp")])
        #expect(totals.text(of: .potassium) == "potassium 629 mg")
        #expect(totals.text(of: .sodium) == "sodium 0 mg")
        #expect(food.tags == [.potassiumChloride])
    }

    @Test(
        "they are found by their plain names, before USDA's long ones",
        arguments: ["banana", "milk", "rice white", "coffe", "chicken bre"]
    )
    func found(text: String) {
        let entries = BundledFoods.all.enumerated().map { FoodSearchEntry(key: Int64($0), $1) }
        let others = USDACorpus.foods.enumerated().map { FoodSearchEntry(key: Int64(10_000 + $0), $1) }
        let matches = FoodSearch(FoodSearchIndex(entries + others)).matches(text)
        #expect(matches.first.map { $0.key < 10_000 } == true)
    }

    static func food(_ name: String) throws -> Food {
        try #require(BundledFoods.all.first { $0.name == name }, "\(name)")
    }

    @Test(
        "Naan, dal, nopales, tamales, sports drinks, shakes and protein bars are found by what people call them",
        arguments: [
            ("naan", "Naan bread, plain"), ("dal", "Lentils, boiled"), ("nopales", "Nopales (cactus pads), cooked"),
            ("tamale", "Tamale, corn"), ("gatorade", "Sports drink"), ("ensure", "Nutritional shake"),
            ("protein bar", "Protein bar, chocolate"), ("pedialyte", "Oral rehydration solution (Pedialyte)"),
            ("electrolyte drink", "Oral rehydration solution (Pedialyte)"),
            ("suero oral", "Oral rehydration solution (Pedialyte)"),
        ]
    )
    func calledSo(typed: String, name: String) throws {
        let found = try Patient().kidney.searchFoods(typed, limit: 3)
        #expect(found.contains { $0.food.name == name }, "\(found.map(\.food.name))")
    }

    @Test("A word that begins like chicken and chickpeas finds chicken first, and both")
    func chick() throws {
        let found = try Patient().kidney.searchFoods("chick").map(\.food.name)
        #expect(found.first?.hasPrefix("Chicken") == true)
        #expect(found.contains { $0.hasPrefix("Chickpeas") })
    }
}
