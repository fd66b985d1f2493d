import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("The totals of a day")
struct TotalsTests {
    @Test("a total is what is known and how many foods are unknown, as “≥ 1,840 mg; 2 of 9 foods unknown”")
    func coverage() throws {
        var entries = [try Pantry.entry(Pantry.banana, "500 g"), try Pantry.entry(Pantry.paneer, "100 g")]
        entries += [try Pantry.entry(Pantry.paneer, "50 g")]
        entries += try (0..<6).map { _ in try Pantry.entry(Pantry.water, "1 cup") }
        entries[3] = try Pantry.entry(Pantry.food(9, "X", [.potassium: "50"]), "100 g")
        let totals = Totals(entries)
        #expect(totals.text(of: .potassium) == "potassium ≥ 1,840 mg; 2 of 9 foods unknown")
        #expect(!totals[.potassium].isComplete)
        #expect(totals[.potassium].known.value == 1840)
    }

    @Test("a food without a figure adds nothing to the sum and is counted: missing is not zero")
    func missing() throws {
        let one = Totals([try Pantry.entry(Pantry.paneer, "100 g")])
        #expect(one.text(of: .potassium) == "potassium unknown (1 food)")
        #expect(one.text(of: .protein) == "protein 18 g")
        let zero = Totals([try Pantry.entry(Pantry.water, "1 cup")])
        #expect(zero.text(of: .potassium) == "potassium 0 mg")
        #expect(Totals().text(of: .potassium) == "potassium 0 mg")
    }

    @Test("thirds of a cup add up to the cup, to the last digit")
    func thirds() throws {
        let third = try Pantry.entry(Pantry.milk, "1/3 cup")
        let whole = try Pantry.entry(Pantry.milk, "1 cup")
        for nutrient in Nutrient.allCases {
            #expect(Totals([third, third, third])[nutrient].known == Totals([whole])[nutrient].known)
        }
    }

    @Test("the sum is exact and doesn't depend on the order", arguments: 0..<40)
    func order(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let units = ["g", "oz", "lb", "kg"]
        let entries = try (0..<random.int(in: 1...40)).map { _ in
            let parts = random.pick([2, 3, 4, 5, 7, 8, 16, 32])
            let amount = "\(random.int(in: 1...9)) \(random.int(in: 1...parts - 1))/\(parts) \(random.pick(units))"
            return try Pantry.entry(random.pick([Pantry.banana, Pantry.bread, Pantry.tomato]), amount)
        }
        let exact = try entries.reduce(Rational.zero) { sum, entry in
            let content = try #require(entry.food.contents[.potassium]).amount.value
            return try sum.adding(content.multiplying(by: entry.amount.grams).dividing(by: 100))
        }
        #expect(Totals(entries)[.potassium].known.value == exact, "seed \(seed)")
        #expect(Totals(random.shuffle(entries)) == Totals(entries), "seed \(seed)")
    }

    @Test("sums at the far end of 64 bits stay lower bounds and never overflow")
    func huge() {
        var sum = NutrientSum()
        sum.add(Thousandths(.max), perHundredGramsIn: Rational(.max))
        #expect(sum.thousandths == .max)
        sum.add(Thousandths(1000), perHundredGramsIn: 100)
        #expect(sum.thousandths == .max)
        #expect(sum.value > 9_000_000_000_000_000)
        var fine = NutrientSum()
        if let speck = try? Rational(1, .max) { fine.add(Thousandths(.max), perHundredGramsIn: speck) }
        #expect(fine.thousandths == 0)
        // Slightly less than 3 g of a food with 5 mg in 100 g.
        if let grams = try? Rational(.max, .max / 3) { fine.add(Thousandths(5000), perHundredGramsIn: grams) }
        #expect(fine.thousandths == 150 || fine.thousandths == 149)
    }

    @Test("a fluid counts by its volume, and the water in solids doesn't count")
    func fluid() throws {
        let drunk = Totals([try Pantry.entry(Pantry.milk, "1 cup"), try Pantry.entry(Pantry.tomato, "500 g")])
        #expect(drunk.fluid.text(unit: "mL") == "237 mL")
        var unknown = Pantry.tomato
        unknown.fluid = nil
        let partly = Totals([try Pantry.entry(Pantry.water, "200 g"), try Pantry.entry(unknown, "10 g")])
        #expect(partly.fluid.text(unit: "mL") == "≥ 200 mL; 1 of 2 foods unknown")
    }

    @Test("absorbed phosphorus is a range: plants a fifth to two fifths, animals two to three fifths, additives all")
    func phosphorus() throws {
        let plant = Totals([try Pantry.entry(Pantry.banana, "1000 g")])
        #expect(plant.absorbedPhosphorusLow.value == 44 && plant.absorbedPhosphorusHigh.value == 88)
        let animal = Totals([try Pantry.entry(Pantry.milk, "100 g")])
        #expect(animal.absorbedPhosphorusLow.value == (try Rational(336, 10)))
        #expect(animal.absorbedPhosphorusHigh.value == (try Rational(504, 10)))
        let mixed = Totals([try Pantry.entry(Pantry.bread, "100 g")])
        #expect(mixed.absorbedPhosphorusLow.value == 21 && mixed.absorbedPhosphorusHigh.value == 105)
        #expect(PhosphorusOrigin.unknown.absorbed == 200...1000)
    }

    @Test(
        "figures are shown whole from 100 up, with one decimal below, and a lower bound is rounded down",
        arguments: [
            ("99.96", "100"), ("12.34", "12.3"), ("12.35", "12.4"), ("1839.5", "1,840"), ("1234567", "1,234,567"),
        ]
    )
    func shown(amount: String, text: String) throws {
        var total = Totals()
        let content = try #require(Thousandths(amount))
        total.add(Pantry.food(1, "X", [.potassium: content]), grams: 100)
        #expect(total[.potassium].text(unit: "mg") == "\(text) mg")
        total.add(Pantry.food(2, "Y", [:]), grams: 100)
        let bound = amount == "1839.5" ? "1,839" : amount == "99.96" ? "99.9" : amount == "12.35" ? "12.3" : text
        #expect(total[.potassium].text(unit: "mg") == "≥ \(bound) mg; 1 of 2 foods unknown")
    }

    @Test("contents, foods and entries read back as they were written")
    func coding() throws {
        var food = Pantry.milk
        food.contents[.calcium] = .atLeast("12.5")
        let entry = IntakeEntry(
            TimeKit.ID("e"),
            food: food,
            amount: try FoodAmountReading(food).read("1/3 cup"),
            meal: .lunch,
            at: Instant(milliseconds: 1_700_000_000_000),
            day: try LocalDate(iso8601: "2023-11-14")
        )
        let data = try JSONEncoder().encode(entry)
        #expect(try JSONDecoder().decode(IntakeEntry.self, from: data) == entry)
        #expect(String(decoding: data, as: UTF8.self).contains("\"calcium\":\">=12.5\""))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NutrientContents.self, from: Data(#"{"potassium":"12.3456"}"#.utf8))
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NutrientContents.self, from: Data(#"{"gold":"1"}"#.utf8))
        }
    }

    @Test(
        "a decimal has at most three places, and is never rounded when it is read",
        arguments: [
            ("0.001", 1), ("12", 12000), ("12.5", 12500), ("1.2345", nil), ("-1", nil), ("", nil), ("1.", nil),
            ("9999999999999999999", nil),
        ]
            as [(String, Int64?)]
    )
    func decimals(text: String, thousandths: Int64?) throws {
        #expect(Thousandths(text)?.count == thousandths)
    }
}
