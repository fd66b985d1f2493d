import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("USDA's tables, the real ones", .enabled(if: Corpus.isPresent))
struct USDACorpusTests {
    @Test("8,463 foods, 632,894 nutrient values and 15,137 portions are read, and nothing is refused")
    func counts() throws {
        let counts = try USDACorpus.standardReference.get().counts
        #expect(counts[.foods]?.read == 8463 && counts[.foods]?.new == 8463)
        #expect(counts[.nutrients]?.read == 632_894)
        // The reader keeps 17 of the 150 nutrients.
        #expect(counts[.nutrients]?.new == 125_252)
        #expect(counts[.nutrients]?.passedOver == 632_894 - 125_252)
        #expect(counts[.weights]?.read == 15137)
        #expect(counts[.groups]?.new == 25)
        #expect(counts.values.allSatisfy { $0.refused == 0 })
        #expect(USDACorpus.foods.count == 8463)
    }

    @Test("a food has its figures to the digit, and no figure where there is none")
    func figures() throws {
        let banana = try #require(USDACorpus.byNumber[9040])
        #expect(banana.name == "Bananas, raw")
        #expect(banana.group == "Fruits and Fruit Juices")
        #expect(banana.id.rawValue == "ndb-09040")
        #expect(banana.contents[.potassium] == .exact("358"))
        #expect(banana.contents[.protein] == .exact("1.09"))
        #expect(banana.contents[.vitaminK] == .exact("0.5"))
        #expect(banana.fluid == FluidShare.none)
        #expect(banana.phosphorus == .plant)
        #expect(try FoodAmountReading(banana).read("1 medium").grams == 118)
        let without = USDACorpus.foods.filter { $0.contents[.potassium] == nil }
        #expect(!without.isEmpty)
        #expect(Totals([try Pantry.entry(without[0], "100 g")]).text(of: .potassium) == "potassium unknown (1 food)")
    }

    @Test("a liquid at room temperature counts as fluid by its volume, and solids don't, by their names")
    func fluids() throws {
        for ndb in [1079, 14400, 6419, 9209, 14355, 14429] {
            let food = try #require(USDACorpus.byNumber[ndb])
            let amount = try FoodAmountReading(food).read("8 fl oz")
            var totals = Totals()
            totals.add(food, grams: amount.grams)
            // Eight fluid ounces are 236.6 mL; the weights of the tables are rounded.
            #expect(["236 mL", "237 mL"].contains(totals.fluid.text(unit: "mL")), "\(food.name)")
        }
        // A foam and a wrong weight count as water, so that no volume exceeds the real one.
        for ndb in [14346, 14347, 6159] { #expect(USDACorpus.byNumber[ndb]?.fluid == .asWater) }
        for ndb in [19095, 19173, 19097, 19183] {
            let food = try #require(USDACorpus.byNumber[ndb])
            #expect(food.fluid?.isFluid == true, "\(food.name)")
        }
        for ndb in [
            9040, 9326, 11529, 1117, 20045, 19172, 14214, 9268, 18069, 1009, 5064, 1091, 1094, 1115, 3809, 7003, 18271,
        ] {
            let food = try #require(USDACorpus.byNumber[ndb])
            #expect(food.fluid == FluidShare.none, "\(food.name)")
        }
    }

    @Test("grapefruit, star fruit and salt substitutes are marked in imported foods too")
    func tags() throws {
        for ndb in [9111, 9128, 9295] { #expect(USDACorpus.byNumber[ndb]?.tags.contains(.grapefruitFamily) == true) }
        #expect(USDACorpus.byNumber[9060]?.tags == [.starFruit])
        #expect(USDACorpus.byNumber[9040]?.tags == [])
    }

    @Test("FoodData Central's tables hold the same foods: every one equals its line of the text files")
    func tables() throws {
        let reader = try USDACorpus.tables()
        let foods = reader.foods
        #expect(foods.count == 1693)
        #expect(reader.counts[.figures]?.read == 25041 && reader.counts[.figures]?.new == 25041)
        #expect(reader.counts.values.allSatisfy { $0.refused == 0 })
        for food in foods {
            guard case .standardReference(let ndb) = food.source else {
                Issue.record("\(food.name) has no NDB number")
                continue
            }
            let other = try #require(USDACorpus.byNumber[ndb])
            #expect(food.name == other.name && food.contents == other.contents && food.portions == other.portions)
            #expect(food.fluid == other.fluid && food.tags == other.tags && food.id == other.id)
        }
    }

    @Test("reading the same file again brings nothing new")
    func again() throws {
        var reader = try USDACorpus.tables()
        let before = reader.foods
        let once = try #require(reader.counts[.figures])
        let bytes = try TestFile.bytes("usda/fdc-csv", FoodDataTableReader.File.figures.rawValue)
        reader.read(bytes, of: .figures)
        reader.finish(.figures)
        #expect(reader.foods == before)
        #expect(reader.counts[.figures]?.new == once.new)
        #expect(reader.counts[.figures]?.alreadyThere == once.read)
    }
}
