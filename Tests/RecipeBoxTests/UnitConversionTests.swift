import Foundation
import FractionParser
import RecipeBox
import TestKit
import Testing

@Suite("Units: converted exactly, and volume to weight only where the density is known")
struct UnitConversionTests {
    @Test(
        "within a dimension any unit becomes any other, by any spelling",
        arguments: [
            (Int64(1), "cup", "tbsp", "16"), (3, "tsp", "Tablespoon", "1"), (1, "quart", "cups", "4"),
            (1, "lb", "oz", "16"),
            (2, "cucharada", "cucharaditas", "6"), (2, "c. de postre", "tsp", "4"), (4, "cdtas.", "C. de postre", "2"),
            (2, "kg", "g", "2000"), (1, "l", "ml", "1000"), (8, "fl oz", "cup", "1"),
        ]
    )
    func within(number: Int64, from: String, to: String, expected: String) throws {
        let result = try UnitConversion.convert(try amount(number), from: from, to: to)
        #expect(result.amount.formatted(.ascii) == expected)
        #expect(result.density == nil)
    }

    @Test("a cup is 236.5882365 ml exactly, and converting back gives a cup")
    func exact() throws {
        let result = try UnitConversion.convert(try amount(1), from: "cup", to: "ml")
        #expect(result.amount == (try amount(473_176_473, 2_000_000)))
        #expect(try UnitConversion.convert(result.amount, from: "ml", to: "cup").amount == amount(1))
    }

    @Test("a cup of flour weighs 125 g, and the source is told")
    func density() throws {
        let result = try UnitConversion.convert(try amount(2), from: "cups", to: "g", ingredient: "all-purpose flour")
        #expect(result.amount == (try amount(250)))
        #expect(result.density?.source == "USDA SR26 20081")
        let back = try UnitConversion.convert(try amount(250), from: "g", to: "cups", ingredient: "All-Purpose Flour")
        #expect(back.amount == (try amount(2)))
    }

    @Test(
        "without a known density nothing is guessed",
        arguments: [
            "almond flour", "rice flour", "", "coconut milk", "love", "dry milk", "dry whole milk", "sifted flour",
            "lightly packed brown sugar",
        ]
    )
    func unknown(ingredient: String) {
        #expect(throws: RecipeBoxError.unknownDensity(ingredient: ingredient, from: "cups", to: "grams")) {
            try UnitConversion.convert(try amount(1), from: "cup", to: "gram", ingredient: ingredient)
        }
    }

    @Test(
        "a dry food has the weight of its row where the source weighs it dry or raw",
        arguments: [("dry oats", Int64(81)), ("organic dry rice", 185), ("dry unsweetened cocoa powder", 86)]
    )
    func dry(ingredient: String, grams: Int64) throws {
        let result = try UnitConversion.convert(try amount(1), from: "cup", to: "g", ingredient: ingredient)
        #expect(result.amount == (try amount(grams)))
    }

    @Test(
        "a cup that is sifted or packed has the weight that the source gives for it so",
        arguments: [
            ("powdered sugar", Int64(120)), ("unsifted powdered sugar", 120), ("sifted powdered sugar", 100),
            ("packed brown sugar", 220),
        ]
    )
    func sifted(ingredient: String, grams: Int64) throws {
        let result = try UnitConversion.convert(try amount(1), from: "cup", to: "g", ingredient: ingredient)
        #expect(result.amount == (try amount(grams)))
    }

    @Test("units that no factor joins are refused", arguments: [("clove", "g"), ("cup", "inch"), ("clove", "can")])
    func refused(from: String, to: String) {
        #expect(throws: RecipeBoxError.self) {
            try UnitConversion.convert(try amount(1), from: from, to: to, ingredient: "garlic")
        }
    }

    @Test("a word that is no unit is refused with what would do")
    func noUnit() {
        let error = RecipeBoxError.unknownUnit("dollop")
        #expect(throws: error) { try UnitConversion.convert(try amount(1), from: "dollop", to: "g") }
        #expect(error.description.contains("cup, tbsp, g"))
    }

    @Test(
        "into the other family, in the unit that a cook would take",
        arguments: [
            (Int64(1), Int64(1), "cup", UnitSystem.metric, "milliliter"), (1, 1, "gallon", .metric, "liter"),
            (1, 1, "oz", .metric, "gram"), (3, 1, "lb", .metric, "kilogram"), (500, 1, "ml", .us, "cup"),
            (30, 1, "ml", .us, "tablespoon"), (5, 1, "ml", .us, "teaspoon"), (1, 1, "kg", .us, "pound"),
            (100, 1, "g", .us, "ounce"),
        ]
    )
    func families(numerator: Int64, denominator: Int64, from: String, system: UnitSystem, unit: String) throws {
        let result = try UnitConversion.convert(try amount(numerator, denominator), from: from, into: system)
        #expect(result?.unit == unit)
        let back = try UnitConversion.convert(try #require(result).amount, from: unit, to: from)
        #expect(back.amount == (try amount(numerator, denominator)))
    }

    @Test("a weight that no US scale shows becomes spoons where the density is known, and stays a weight elsewhere")
    func smallWeights() throws {
        let salt = try #require(try UnitConversion.convert(try amount(5), from: "g", into: .us, ingredient: "salt"))
        #expect(salt.unit == "teaspoon")
        #expect(salt.amount == (try amount(5, 6)))
        #expect(salt.density?.source == "USDA SR26 02047")
        let yeast = try #require(try UnitConversion.convert(try amount(5), from: "g", into: .us, ingredient: "yeast"))
        #expect(yeast.unit == "ounce")
        let sugar = try #require(try UnitConversion.convert(try amount(100), from: "g", into: .us, ingredient: "sugar"))
        #expect(sugar.unit == "ounce")
    }

    @Test(
        "kinds and units of the family already asked for have nothing to convert",
        arguments: ["clove", "cup", "", "dollop"]
    )
    func nothing(unit: String) throws {
        #expect(try UnitConversion.convert(try amount(1), from: unit, into: .us) == nil)
    }

    @Test("every density names its source and repeats the weight it rests on")
    func sources() {
        #expect(Density.table.count >= 20)
        for row in Density.table {
            #expect(row.source.contains(#/^USDA SR26 \d{5}$/#), "\(row.name)")
            #expect(row.evidence.hasSuffix("= \(row.grams) g"), "\(row.name)")
            for name in row.names {
                #expect(Density.known(for: name) == row, "\(name) means two things")
                #expect(Folding.key(name) == name, "\(name) is not folded")
            }
        }
    }

    @Test("every density is what the source says", .enabled(if: Corpus.isPresent, "the USDA tables are not here"))
    func corpus() throws {
        let file = try Corpus.folder("usda").appendingPathComponent("sr-ascii/WEIGHT.txt")
        let text = try #require(String(data: try Data(contentsOf: file), encoding: .isoLatin1))
        let rows = text.split(whereSeparator: \.isNewline).map {
            $0.split(separator: "^", omittingEmptySubsequences: false)
        }
        for density in Density.table {
            let number = "~" + density.source.suffix(5) + "~"
            let unit = density.unit == .cup ? "cup" : "tsp"
            let weights = rows.filter { $0[0] == number && $0[2] == "1" && $0[3].dropFirst().hasPrefix(unit) }
                .compactMap { Int64($0[4]) }
            #expect(weights.contains { Rational($0) == density.grams }, "\(density.name): \(weights)")
        }
    }
}
