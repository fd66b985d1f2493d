import Foundation
import FractionParser
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Foods in the store")
struct StoreFoodTests {
    @Test("imported foods come back as they were read: figures, portions, fluid, tags; unknown stays unknown")
    func roundTrip() throws {
        let patient = try Patient()
        let foods =
            Pantry.all + [
                Food(
                    .foodDataCentral(7),
                    name: "Crispbread",
                    brand: "Mill",
                    group: "Bread",
                    contents: NutrientContents([.sodium: "500.125", .vitaminK: "0", .vitaminD: "1.001"]),
                    portions: [FoodPortion(try Rational(1, 3), "pack", grams: "66.667")],
                    phosphorus: PhosphorusOrigin([.plant, .additive]),
                    tags: [.phosphateAdditive, .soy]
                )
            ]
        let report = try patient.kidney.importFoods(foods, from: "pantry")
        #expect(report.read == 7 && report.new == 7 && report.refused == 0)
        for food in foods { #expect(try patient.kidney.food(food.id) == food) }
        #expect(try patient.kidney.food(TimeKit.ID("fdc-7")).contents[.potassium] == nil)
        #expect(try patient.kidney.food(TimeKit.ID("fdc-7")).fluid == nil)
        #expect(throws: KidneyError.noSuchFood("fdc-8")) { _ = try patient.kidney.food(TimeKit.ID("fdc-8")) }
    }

    @Test("importing again doubles nothing, new figures replace the old, and the history has a line for each import")
    func again() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        try kidney.importFoods(Pantry.all, from: "pantry")
        let again = try kidney.importFoods(Pantry.all, from: "pantry")
        #expect(again.alreadyThere == 6 && again.new == 0 && again.changed == 0)
        var bread = Pantry.bread
        bread.contents[.sodium] = .exact("480")
        bread.portions.removeLast()
        let changed = try kidney.importFoods([bread, Pantry.milk], from: "pantry, newer")
        #expect(changed.changed == 1 && changed.alreadyThere == 1)
        #expect(try kidney.food(bread.id) == bread)
        #expect(try patient.count("food") == 6)
        #expect(
            try patient.history().dropFirst() == [
                "pantry: 6 foods read: 6 new, 0 changed, 0 already there, 0 refused",
                "pantry: 6 foods read: 0 new, 0 changed, 6 already there, 0 refused",
                "pantry, newer: 2 foods read: 0 new, 1 changed, 1 already there, 0 refused",
            ]
        )
        #expect(try patient.count("change_row") == 1)
        // The user can't undo it.
        #expect(throws: KidneyError.store(.nothingToUndo)) { try kidney.undo() }
        #expect(try kidney.importFoods([], from: "nothing").read == 0)
    }

    @Test("a broken food is refused with the reason, and the others are imported")
    func refused() throws {
        let patient = try Patient()
        var nameless = Pantry.milk
        nameless.name = " "
        var heavy = Pantry.paneer
        heavy.contents[.protein] = .exact("100.001")
        let own = Food(.custom(TimeKit.ID("1")), name: "Soup", contents: NutrientContents())
        let report = try patient.kidney.importFoods([nameless, Pantry.banana, heavy, own], from: "pantry")
        #expect(report.new == 1 && report.refused == 3)
        #expect(
            report.refusals.map(\.reason) == [
                "\(KidneyError.foodNameBlank)", "\(KidneyError.contentOutOfRange(.protein, "100.001"))",
                "\(KidneyError.notForImport("Soup"))",
            ]
        )
        #expect(try patient.count("food") == 1)
    }

    @Test(
        "an import that is cut off between two transactions leaves whole ones, is searchable, and is finished by repeating it"
    )
    func cutOff() throws {
        let patient = try Patient()
        let foods = (1...(KidneyNutrition.importBatch + 10)).map {
            Pantry.food($0, "Zwieback number \($0)", [.sodium: "1"])
        }
        // Only the first transaction is made, as if the process was killed after it.
        _ = try patient.kidney.write { tables in
            for food in foods.prefix(3) { _ = try tables.importFood(food, of: .standardReference) }
            try tables.dropIndex()
        }
        #expect(try patient.count("food_index") == 0)
        #expect(try patient.kidney.searchFoods("zwieback").count == 3)
        var told: [Int] = []
        let report = try patient.kidney.importFoods(foods, from: "USDA") { told.append($0) }
        #expect(report.new == foods.count - 3 && report.alreadyThere == 3)
        #expect(told == [KidneyNutrition.importBatch, foods.count])
        #expect(try patient.count("food_index") == 1)
        #expect(try patient.kidney.searchFoods("zwieback 4010").first?.food.id == foods[4009].id)
    }

    @Test("a common food stands for the imported one of the same number, and is found by both names")
    func common() throws {
        let patient = try Patient()
        let common = try #require(BundledFoods.all.first { $0.id.rawValue == "ndb-09040" })
        let imported = Food(.standardReference(ndb: 9040), name: "Musa, fresh", contents: NutrientContents())
        try patient.kidney.importFoods([imported], from: "USDA")
        #expect(try patient.kidney.food(imported.id) == common)
        #expect(try patient.kidney.searchFoods("musa").first?.food == common)
        #expect(try patient.kidney.findFood(common.name.uppercased()) == common)
        #expect(try patient.kidney.findFood("ndb-09040") == common)
    }

    @Test(
        "search finds while typing, forgives a letter, and has recent foods first, then the user's own, then the rest"
    )
    func search() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        try patient.stockPantry()
        let tomato = try #require(try kidney.searchFoods("toma", limit: 200).first)
        let mine = try kidney.createFood(
            named: "Tomato of mine",
            .dish([DishComponent(Pantry.tomato.id, "100 g")], yield: nil)
        )
        #expect(try kidney.searchFoods("tomat").first?.food == mine)
        #expect(try kidney.searchFoods("tonato").first.map { $0.food == mine && $0.edits == 1 } == true)
        try kidney.eat(Pantry.tomato.id, "100 g")
        #expect(try kidney.searchFoods("tomat").prefix(2).map(\.food) == [Pantry.tomato, mine])
        patient.clock.advance(hours: 1)
        try kidney.eat(tomato.food.id, "10 g")
        #expect(try kidney.searchFoods("tomat").first?.food == tomato.food)
        #expect(try kidney.searchFoods("tomat", limit: 3).count == 3)
        #expect(try kidney.searchFoods(" ").isEmpty && kidney.searchFoods("qqqq").isEmpty)
        #expect(throws: KidneyError.noSuchFood("tomat")) { _ = try kidney.findFood("tomat") }
    }

    @Test("the kept index finds what one that is built anew finds, and one of another version isn't used")
    func index() throws {
        let patient = try Patient()
        try patient.stockPantry()
        let kept = try patient.kidney.read { try $0.foodIndex() }
        #expect(try patient.kidney.read { try $0.builtIndex() } == kept)
        #expect(kept.count == BundledFoods.all.count + 6)
        try patient.store.write { try $0.execute(sql: "UPDATE food_index SET bytes = x'00'") }
        #expect(try patient.kidney.read { try $0.foodIndex() } == kept)
        try patient.store.write { try $0.execute(sql: "UPDATE food_index SET stamp = 'older'") }
        #expect(try patient.kidney.searchFoods("paneer").map(\.food) == [Pantry.paneer])
    }
}

@Suite("USDA's tables in the store", .enabled(if: Corpus.isPresent))
struct StoreCorpusTests {
    @Test(
        "8,463 foods are imported through the engine with their portions, again brings nothing, and each comes back to the digit"
    )
    func corpus() throws {
        let patient = try Patient()
        let foods = USDACorpus.foods
        let portions = foods.reduce(0) { $0 + $1.portions.count }
        #expect(portions > 15_000)
        let clock = ContinuousClock()
        var report = FoodImport()
        let first = try clock.measure { report = try patient.kidney.importFoods(foods, from: "USDA SR") }
        #expect(report.read == 8463 && report.new == 8463 && report.refused == 0)
        #expect(try patient.count("food") == 8463 && patient.count("food_portion") == portions)
        var again = FoodImport()
        let second = try clock.measure { again = try patient.kidney.importFoods(foods, from: "USDA SR") }
        #expect(again.alreadyThere == 8463 && again.new == 0 && again.changed == 0)
        #expect(try patient.count("food") == 8463 && patient.count("food_portion") == portions)
        print("8,463 foods imported in \(first), again in \(second)")
        // It takes some seconds in a debug build on a busy machine; minutes would be a fault.
        #expect(first < .seconds(60) && second < .seconds(60))
        let known = try patient.kidney.read { tables in try foods.map { try tables.imported($0.id) } }
        #expect(known == foods)
        let found = try patient.kidney.searchFoods("chese cheddar")
        #expect(found.first.map { $0.food.name.hasPrefix("Cheddar") || $0.food.name.contains("heddar") } == true)
    }
}
