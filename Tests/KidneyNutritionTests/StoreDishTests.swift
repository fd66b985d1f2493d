import Foundation
import FractionParser
import GRDB
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

@Suite("Foods of the user's own in the store")
struct StoreDishTests {
    private static let components = [
        DishComponent(Pantry.paneer.id, "200 g"), DishComponent(Pantry.tomato.id, "2 medium"),
    ]

    private func kitchen() throws -> (Patient, KidneyNutrition) {
        let patient = try Patient()
        try patient.stockPantry()
        return (patient, patient.kidney)
    }

    @Test("one of a dish is the whole dish, and its page opens by the id that is shown")
    func whole() throws {
        let (_, kidney) = try kitchen()
        let food = try kidney.createFood(
            named: "Fruit bowl",
            .dish([DishComponent(Pantry.tomato.id, "200 g")], yield: nil)
        )
        for typed in ["1", "1 dish", "200 g"] {
            #expect(try kidney.eat(food.id, typed).entry.amount.grams == 200, "\(typed)")
        }
        let link = try #require(KidneyLink("kidney://dish/\(food.id.rawValue)"))
        if case .dish(let id?) = link {
            #expect(try kidney.dishScreen(id).title == "Fruit bowl")
        } else {
            Issue.record("\(link) is no dish")
        }
    }

    @Test("a component of the dish's form can be named as on the terminal")
    func named() throws {
        let (_, kidney) = try kitchen()
        let page = try kidney.dishScreen(typed: ["name": "Fruit bowl", "components": "banana = 1\nleche = 1 cup"])
        #expect(page.components.map(\.food.rawValue) == ["ndb-09040", "ndb-01077"])
        #expect(page.dish != nil && page.save.isEnabled)
    }

    @Test("the dish's form names its components in the reader's language, and reads each name as the same food")
    func shownNames() throws {
        let (_, kidney) = try kitchen()
        let apple = FoodSource.bundled(ndb: 9003).foodID
        let parts = [DishComponent(Pantry.paneer.id, "200 g"), DishComponent(apple, "150 g")]
        let food = try kidney.createFood(named: "Kadai Paneer", .dish(parts, yield: nil))
        guard case .custom(let id) = food.source else {
            Issue.record("\(food.source) is no dish")
            return
        }
        for language in [Language.english, .spanish] {
            try Language.$current.withValue(language) { () throws in
                let page = try kidney.dishScreen(id)
                let lines = try #require(page.form[field: "components"]?.value)
                #expect(lines.hasPrefix("Paneer = 200 g\n") && !lines.contains("ndb-"), "\(lines)")
                #expect(page.form[field: "components"]?.placeholder?.contains("ndb-") == false)
                let saved = try kidney.dishScreen(id, typed: ["components": lines]).dish
                #expect(saved?.making == .dish(parts, yield: nil), "\(lines)")
            }
        }
    }

    @Test("Kadai Paneer is made of paneer and tomato, saved, found again and eaten")
    func kadaiPaneer() throws {
        let (_, kidney) = try kitchen()
        let food = try kidney.createFood(
            named: "Kadai Paneer",
            .dish(Self.components, yield: 400),
            portions: [FoodPortion("bowl", grams: "250")]
        )
        // 200 g with 18 g of protein and 246 g with 0.88 g, in 400 g.
        #expect(food.contents[.protein] == .exact("9.541"))
        #expect(try kidney.food(food.id) == food)
        #expect(try kidney.searchFoods("kadai").map(\.food) == [food])
        let entry = try kidney.eat(food.id, "1 bowl", meal: .dinner).entry
        #expect(entry.amount.grams == 250 && entry.food == food)
        // Paneer has no potassium figure.
        #expect(food.contents[.potassium]?.isExact == false)
        #expect(try !kidney.today().totals[.potassium].isComplete)
    }

    @Test("an edited dish is another from then on: dishes made of it follow, past entries keep what they were")
    func edit() throws {
        let (patient, kidney) = try kitchen()
        let dish = try kidney.createFood(named: "Kadai Paneer", .dish(Self.components, yield: 400))
        let feast = try kidney.createFood(named: "Feast", .dish([DishComponent(dish.id, "300 g")], yield: nil))
        #expect(feast.contents[.protein] == dish.contents[.protein])
        let entry = try kidney.eat(dish.id, "200 g").entry
        var custom = try #require(try kidney.customFoods().first { $0.name == "Kadai Paneer" })
        custom.making = .dish([Self.components[0]], yield: 400)
        custom.fluid = .none
        custom.tags = [.dairy]
        let edited = try kidney.editFood(custom)
        #expect(edited.contents[.protein] == .exact("9"))
        #expect(try kidney.customFood(custom.id) == custom)
        #expect(try kidney.food(feast.id).contents[.protein] == .exact("9"))
        #expect(try kidney.today().entries == [entry])
        #expect(try kidney.today().entries[0].food == dish)
        let log = try patient.history()
        try kidney.editFood(custom)
        #expect(try patient.history() == log)
        try kidney.undo()
        #expect(try kidney.food(dish.id) == dish)
    }

    @Test("a circle is refused with the way round, however long, and nothing is kept")
    func cycle() throws {
        let (patient, kidney) = try kitchen()
        let inner = try kidney.createFood(named: "Base", .dish(Self.components, yield: nil))
        let outer = try kidney.createFood(named: "Curry", .dish([DishComponent(inner.id, "100 g")], yield: nil))
        let outmost = try kidney.createFood(named: "Feast", .dish([DishComponent(outer.id, "100 g")], yield: nil))
        var base = try #require(try kidney.customFoods().first { $0.name == "Base" })
        base.making = .dish([DishComponent(outmost.id, "50 g")], yield: nil)
        #expect(try patient.refuses(.dishCycle(["Base", "Feast", "Curry", "Base"])) { try $0.editFood(base) })
        base.making = .dish([DishComponent(inner.id, "50 g")], yield: nil)
        #expect(try patient.refuses(.dishCycle(["Base", "Base"])) { try $0.editFood(base) })
    }

    @Test("an impossible dish is refused, also where a dish made of it would break")
    func refusals() throws {
        let (patient, kidney) = try kitchen()
        let dish = Self.components
        #expect(try patient.refuses(.textBlank("name")) { try $0.createFood(named: " ", .dish(dish, yield: nil)) })
        #expect(try patient.refuses(.dishEmpty("Air")) { try $0.createFood(named: "Air", .dish([], yield: nil)) })
        #expect(
            try patient.refuses(.component("ndb-99999", of: "Soup", .noSuchFood("ndb-99999"))) {
                try $0.createFood(named: "Soup", .dish([DishComponent(TimeKit.ID("ndb-99999"), "1 g")], yield: nil))
            }
        )
        #expect(
            try patient.refuses(.yieldOutOfRange(dish: "Soup", grams: 0)) {
                try $0.createFood(named: "Soup", .dish(dish, yield: 0))
            }
        )
        #expect(
            try patient.refuses(.contentOutOfRange(.protein, "101")) {
                try $0.createFood(named: "Powder", .label(NutrientContents([.protein: "101"])))
            }
        )
        #expect(
            try patient.refuses(.amountNotPositive("bowl")) {
                try $0.createFood(named: "Soup", .dish(dish, yield: nil), portions: [FoodPortion("bowl", grams: .zero)])
            }
        )
        let bowl = try kidney.createFood(
            named: "Base",
            .dish(dish, yield: nil),
            portions: [FoodPortion("bowl", grams: "250")]
        )
        try kidney.createFood(named: "Curry", .dish([DishComponent(bowl.id, "1 bowl")], yield: nil))
        var base = try #require(try kidney.customFoods().first { $0.name == "Base" })
        base.portions = []
        #expect(try patient.refuses { try $0.editFood(base) })
        #expect(try patient.refuses(.foodInUse("Base", by: ["Curry"])) { try $0.deleteFood(base.id) })
    }

    @Test("a food by its label is kept to the digit, and a deleted one stays in entries and comes back by an undo")
    func label() throws {
        let (patient, kidney) = try kitchen()
        let food = try kidney.createFood(
            named: "Protein bar",
            .label(NutrientContents([.protein: "33.333", .sodium: "0"])),
            portions: [FoodPortion(try Rational(1, 2), "bar", grams: "22.5")],
            tags: [.soy, .addedSugar]
        )
        let custom = try #require(try kidney.customFoods().first)
        #expect(custom.name == "Protein bar" && custom.tags == [.soy, .addedSugar])
        let entry = try kidney.eat(food.id, "1 bar").entry
        #expect(entry.amount.grams == 45)
        try kidney.deleteFood(custom.id)
        #expect(try kidney.customFoods().isEmpty && patient.count("custom_portion") == 0)
        #expect(throws: KidneyError.noSuchFood(food.id.rawValue)) { _ = try kidney.food(food.id) }
        #expect(try kidney.today().entries == [entry])
        #expect(try kidney.searchFoods("protein b").allSatisfy { $0.food.id != food.id })
        try kidney.undo()
        #expect(try kidney.customFood(custom.id) == custom && kidney.food(food.id) == food)
    }

    @Test("a dish whose food is gone from the tables is left out of a search, and stands in the way of no other")
    func broken() throws {
        let (patient, kidney) = try kitchen()
        try kidney.createFood(named: "Paneer plate", .dish([Self.components[0]], yield: nil))
        let other = try kidney.createFood(named: "Paneer-free plate", .dish([Self.components[1]], yield: nil))
        // Simulates an update of the program that lacks one of its common foods.
        try patient.store.write { db in
            try db.execute(sql: "UPDATE dish_component SET food_id = 'table-gone' WHERE food_id = 'ndb-00004'")
        }
        #expect(try kidney.searchFoods("plate").filter { $0.edits == 0 }.map(\.food) == [other])
        var custom = try #require(try kidney.customFoods().first { $0.name == "Paneer-free plate" })
        custom.name = "Plate"
        #expect(try kidney.editFood(custom).name == "Plate")
        #expect(try kidney.customFoods().count == 2)
    }
}
