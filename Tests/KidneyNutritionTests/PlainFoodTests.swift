import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Plain names of foods")
struct PlainFoodTests {
    @Test(
        "a plain name with one obvious food needs no id, in English and Spanish",
        arguments: [
            ("water", "8 oz", "Water or ice, tap", "236.8"), ("agua", "1 cup", "Water or ice, tap", "237"),
            ("egg", "2", "Egg, hard-boiled", "100"), ("huevo", "1", "Egg, hard-boiled", "50"),
            ("apple", "1", "Apple, raw, with skin", "182"), ("Manzana", "1 small", "Apple, raw, with skin", "149"),
            ("taco", "2", "Taco, hard shell, with beef and cheese", "138"),
            ("chile", "1", "Green chile pepper, raw", "45"),
            ("jello", "1/2 cup", "Gelatin dessert, prepared", "135"),
            ("refried beans", "1/2 cup", "Refried beans, canned", "119"),
            ("frijoles refritos", "1 cup", "Refried beans, canned", "238"),
            ("arroz", "1 cup", "Rice, white, long-grain, cooked", "158"),
            ("horchata", "1 cup", "Horchata", "228"), ("enchilada", "2", "Enchilada, with cheese", "326"),
            ("tamale, pork", "2", "Tamale, pork", "284"), ("tamal de elote", "1", "Tamale, corn", "166"),
        ]
    )
    func plain(typed: String, amount: String, name: String, grams: String) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let food = try patient.kidney.findFood(typed)
        #expect(food.name == name)
        let receipt = try patient.kidney.eat(food.id, amount)
        #expect(try receipt.entry.amount.grams == LabSample.number(grams))
    }

    @Test("what somebody calls their own dish comes before a plain name")
    func own() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let tortilla = DishComponent(FoodSource.bundled(ndb: 18363).foodID, "1 tortilla")
        let dish = try patient.kidney.createFood(named: "Taco", .dish([tortilla], yield: nil))
        #expect(try patient.kidney.findFood("taco").name == "Taco")
        #expect(try patient.kidney.findFood("taco").id == dish.id)
    }

    @Test("a plain name with several foods is left to the search, and one without any says so")
    func several() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for typed in ["tamale", "milk", "menudo"] {
            #expect(throws: KidneyError.noSuchFood(typed)) { try patient.kidney.findFood(typed) }
        }
        #expect(try patient.kidney.searchFoods("tamale").map(\.food.name).contains("Tamale, pork"))
        #expect(try patient.kidney.searchFoods("nopalitos").first?.food.name == "Nopales (cactus pads), cooked")
    }

    @Test("the foods of Phoenix have USDA's figures, and a portion of their own", .enabled(if: Corpus.isPresent))
    func figures() throws {
        for number in [16103, 14638, 21074, 21075, 11670, 11329, 36404, 36405, 36403, 36408, 14649, 36412, 36411] {
            let food = try #require(BundledFoods.food(FoodSource.bundled(ndb: number).foodID), "\(number)")
            let other = try #require(USDACorpus.byNumber[number])
            #expect(food.contents == other.contents && !food.portions.isEmpty, "\(food.name)")
        }
    }
}
