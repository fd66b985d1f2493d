import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Foods of a database on the network")
struct OnlineFoodTests {
    @Test(
        "the foods that a search lists are kept, plain foods first, can be eaten by their ids, and are found without a network later"
    )
    func listed() async throws {
        let patient = try Patient()
        let database = WrittenFoods([Listed.canned, Listed.soup])
        let found = try await patient.kidney.searchFoods(" lentil  soup ", limit: 5, branded: true, in: database)
        #expect(found.foods.map(\.food) == [Listed.soup, Listed.canned] && found.foods.map(\.score) == [1000, 999])
        #expect(found.new == 2 && found.origin == .asked && found.source == "FoodData Central")
        #expect(await database.asked == ["lentil soup 5 branded"])
        let receipt = try patient.kidney.eat(Listed.soup.id, "150 g")
        #expect(receipt.totals[.potassium].known.value == 315)
        #expect(try patient.kidney.searchFoods("lentil homem").first?.food == Listed.soup)
        let line = try #require(try patient.history().first { $0.contains("FoodData") })
        #expect(line == "FoodData Central: 2 foods listed, 2 of them new or changed")
    }

    @Test("the same question isn't asked again for a week, then it is; the answer says when it was given")
    func holds() async throws {
        let patient = try Patient()
        let database = WrittenFoods([Listed.soup], [Listed.soup, Listed.canned])
        _ = try await patient.kidney.searchFoods("lentil", in: database)
        let asked = patient.clock.now
        try patient.at("2026-06-09T09:59")
        let kept = try await patient.kidney.searchFoods("LENTIL", in: database)
        #expect(kept.origin == .kept(asked) && kept.foods.map(\.food) == [Listed.soup] && kept.new == 0)
        #expect(await database.asked.count == 1)
        // A search with another limit is a new request.
        #expect(try await patient.kidney.searchFoods("lentil", limit: 3, in: database).new == 1)
        try patient.at("2026-06-09T10:00")
        let down = try await patient.kidney.searchFoods("lentil", in: database)
        #expect(await database.asked.count == 3 && down.origin == .old(asked, .garbled("no more was written down")))
    }

    @Test(
        "a list changes nothing that is here; a fetch brings portions and new figures, and entries keep what they were"
    )
    func fetched() async throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let database = WrittenFoods([Listed.soupWithPortions], [Listed.soup], [Listed.soupWithPortions])
        #expect(try await kidney.fetchFood(2_000_001, from: database).outcome == .new)
        let entry = try kidney.eat(Listed.soup.id, "1 cup").entry
        #expect(try await kidney.searchFoods("lentil", in: database).new == 0)
        #expect(try kidney.food(Listed.soup.id) == Listed.soupWithPortions)
        try patient.at("2026-07-03T10:00")
        var changed = Listed.soupWithPortions
        changed.contents[.sodium] = .exact("500")
        let again = try await kidney.fetchFood(2_000_001, from: WrittenFoods([changed]))
        #expect(again.outcome == .changed && again.origin == .asked && again.food == changed)
        #expect(try kidney.journal(entry.day).parts.flatMap(\.entries).first?.food == Listed.soupWithPortions)
        // The food is cached for thirty days.
        let none = WrittenFoods([changed])
        #expect(try await kidney.fetchFood(2_000_001, from: none).origin == .kept(patient.clock.now))
        #expect(await none.asked.isEmpty)
    }

    @Test("foods of this device stand in where the database says nothing, and the page says so")
    func standIn() async throws {
        let patient = try Patient()
        try patient.stockPantry()
        let fault = SourceFault.unreachable("Connection refused")
        let found = try await patient.kidney.searchFoods("banan", in: WrittenFoods(.failure(fault)))
        #expect(found.origin == .local(fault) && found.foods.first?.food.name.contains("anana") == true)
        let screen = try patient.kidney.onlineFoodsScreen(found)
        #expect(screen.isStandIn)
        #expect(
            screen.origin
                == "FoodData Central can't be reached (Connection refused) — check the connection. These are the foods of this device."
        )
        let food = try await patient.kidney.searchFoods("nothing like it", in: WrittenFoods(.failure(fault)))
        #expect(food.foods.isEmpty && food.origin == .local(fault))
        await #expect(throws: KidneyError.source("FoodData Central", fault)) {
            try await patient.kidney.fetchFood(9, from: WrittenFoods(.failure(fault)))
        }
    }

    @Test("a food that was fetched before is shown where the database says nothing, with the day of the answer")
    func oldFood() async throws {
        let patient = try Patient()
        let first = patient.clock.now
        _ = try await patient.kidney.fetchFood(2_000_001, from: WrittenFoods([Listed.soup]))
        try patient.at("2026-09-01T10:00")
        let fault = SourceFault.slow(seconds: 20)
        let food = try await patient.kidney.fetchFood(2_000_001, from: WrittenFoods(.failure(fault)))
        #expect(food.food == Listed.soup && food.origin == .old(first, fault))
    }

    @Test("a pause it asks for is waited out by every question of that key, and other keys aren't held back")
    func pauses() async throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let limited = WrittenFoods(.failure(.overLimit(seconds: 600)), .success(SourceReply(FoodPage([], total: 0))))
        #expect(try await kidney.searchFoods("soup", in: limited).origin == .local(.overLimit(seconds: 600)))
        patient.clock.advance(seconds: 100)
        #expect(try await kidney.searchFoods("other", in: limited).origin == .local(.overLimit(seconds: 500)))
        #expect(await limited.asked.count == 1)
        let other = WrittenFoods([Listed.soup], account: "two")
        #expect(try await kidney.searchFoods("soup", in: other).origin == .asked)
        patient.clock.advance(seconds: 500)
        #expect(try await kidney.searchFoods("third", in: limited).origin == .asked)
        #expect(await limited.asked.count == 2)
    }

    @Test("the last answer that a limit allows asks for a pause itself, and what it said is kept")
    func lastOne() async throws {
        let patient = try Patient()
        let database = WrittenFoods(.success(SourceReply(FoodPage([Listed.soup], total: 1), pause: 3600)))
        #expect(try await patient.kidney.searchFoods("soup", in: database).origin == .asked)
        #expect(try await patient.kidney.searchFoods("bread", in: database).origin.fault == .overLimit(seconds: 3600))
        #expect(try await patient.kidney.searchFoods("soup", in: database).foods.map(\.food) == [Listed.soup])
        #expect(await database.asked.count == 1)
        // Setting the clock back by years doesn't extend the pause by years.
        try patient.at("2024-06-02T10:00")
        _ = try await patient.kidney.searchFoods("bread", in: database)
        #expect(await database.asked.count == 2)
    }

    @Test("a number that it doesn't have is remembered for a day; one that can't be counted is refused with the reason")
    func absent() async throws {
        let patient = try Patient()
        let none = Result<SourceReply<FoodPage>, SourceFault>.success(SourceReply(FoodPage([], total: 0)))
        let database = WrittenFoods(none, none)
        for asked in [1, 1, 2] {
            await #expect(throws: KidneyError.notInDatabase("FoodData Central", 9)) {
                try await patient.kidney.fetchFood(9, from: database)
            }
            #expect(await database.asked.count == asked)
            patient.clock.advance(hours: 12)
        }
        let reason = "its figures are for 100 mL, and what that weighs isn't said"
        let volume = WrittenFoods(.success(SourceReply(FoodPage([], total: 1, refusals: [reason]))))
        await #expect(throws: KidneyError.foodUnusable("FoodData Central", 8, reason: reason)) {
            try await patient.kidney.fetchFood(8, from: volume)
        }
        let error = KidneyError.foodUnusable("FoodData Central", 8, reason: reason)
        #expect(error.description.contains("food 8") && error.description.contains("100 mL"))
    }

    @Test("a food whose figures can't be is left out, and the others are kept")
    func impossible() async throws {
        let patient = try Patient()
        let broken = Food(.foodDataCentral(3), name: "X", contents: NutrientContents([.protein: "250"]))
        let found = try await patient.kidney.searchFoods("x", in: WrittenFoods([broken, Listed.soup]))
        #expect(found.foods.map(\.food) == [Listed.soup] && found.new == 1)
        let reason = "its figures are for 100 mL, and what that weighs isn't said"
        let page = FoodPage([Listed.soup], total: 2, refusals: [reason])
        let volume = try await patient.kidney.searchFoods("y", in: WrittenFoods(.success(SourceReply(page))))
        let screen = try patient.kidney.onlineFoodsScreen(volume)
        #expect(screen.leftOut == ["One more fits and can't be counted: \(reason)."] && screen.text == "1 food")
    }

    @Test(
        "nothing is asked before the terms are accepted, nor for nothing; what was fetched isn't the user's to take back"
    )
    func edges() async throws {
        let stranger = try Patient(isAccepted: false)
        let database = WrittenFoods([Listed.soup])
        await #expect(throws: KidneyError.termsNotAccepted(version: stranger.kidney.terms.version)) {
            try await stranger.kidney.searchFoods("soup", in: database)
        }
        let patient = try Patient()
        await #expect(throws: KidneyError.textBlank("name of the food")) {
            try await patient.kidney.searchFoods(" \u{200B} ", in: database)
        }
        #expect(await database.asked.isEmpty)
        _ = try await patient.kidney.searchFoods("soup", in: database)
        #expect(throws: KidneyError.store(.nothingToUndo)) { try patient.kidney.undo() }
        #expect(try patient.kidney.food(Listed.soup.id) == Listed.soup)
    }
}
