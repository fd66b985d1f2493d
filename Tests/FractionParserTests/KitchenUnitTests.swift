import FractionParser
import Testing

@Suite("Kitchen units")
struct KitchenUnitTests {
    @Test(
        "sizes are exact",
        arguments: [
            ("cup", 2_365_882_365, 10_000_000), ("gallon", 3_785_411_784, 1_000_000), ("quart", 946_352_946, 1_000_000),
            ("pint", 473_176_473, 1_000_000), ("fluid-ounce", 295_735_295_625, 10_000_000_000),
            ("tablespoon", 1_478_676_478_125, 100_000_000_000), ("ounce", 28_349_523_125, 1_000_000_000),
            ("pound", 45_359_237, 100_000), ("inch", 254, 10), ("liter", 1000, 1), ("milligram", 1, 1000),
        ] as [(String, Int64, Int64)]
    )
    func factors(id: String, numerator: Int64, denominator: Int64) throws {
        let unit = try #require(KitchenUnit(id: id))
        #expect(unit.factor == (try Rational(numerator, denominator)))
    }

    @Test(
        "measures convert exactly within a dimension",
        arguments: [
            ("tablespoon", "teaspoon", 3, 1), ("cup", "tablespoon", 16, 1), ("cup", "teaspoon", 48, 1),
            ("gallon", "cup", 16, 1),
            ("cup", "fluid-ounce", 8, 1), ("quart", "pint", 2, 1), ("pound", "ounce", 16, 1),
            ("kilogram", "gram", 1000, 1),
            ("foot", "inch", 12, 1), ("teaspoon", "cup", 1, 48), ("liter", "deciliter", 10, 1),
            ("centimeter", "inch", 50, 127),
        ] as [(String, String, Int64, Int64)]
    )
    func conversions(from: String, to: String, numerator: Int64, denominator: Int64) throws {
        let source = try #require(KitchenUnit(id: from))
        let target = try #require(KitchenUnit(id: to))
        #expect(try source.ratio(to: target) == Rational(numerator, denominator))
        #expect(try target.convert(source.convert(7, to: target), to: source) == 7)
    }

    @Test("every pair of one dimension converts there and back to the same number")
    func roundTrips() throws {
        let amount = try Amount.parse("1 1/3 to 2")
        for source in KitchenUnit.all {
            for target in KitchenUnit.all where source.dimension == target.dimension && target.factor != nil {
                #expect(try target.convert(source.convert(amount, to: target), to: source) == amount)
            }
        }
    }

    @Test("nothing converts between dimensions or kinds")
    func refused() {
        for (from, to) in [("cup", "gram"), ("clove", "can"), ("inch", "cup"), ("clove", "cup")] {
            let error = #expect(throws: AmountError.self) {
                let source = try #require(KitchenUnit(id: from))
                let target = try #require(KitchenUnit(id: to))
                return try source.ratio(to: target)
            }
            #expect(error?.code == .notConvertible)
        }
    }

    @Test(
        "units are found by any of their spellings",
        arguments: [
            ("cup", "cup"), ("Cups", "cup"), ("C", "cup"), ("T", "tablespoon"), ("t", "teaspoon"),
            ("Tbsp.", "tablespoon"),
            ("tsp", "teaspoon"), ("TSP.", "teaspoon"), ("tb", "tablespoon"), ("fl oz", "fluid-ounce"),
            ("fl. oz.", "fluid-ounce"),
            ("fluid ounces", "fluid-ounce"), ("Litres", "liter"), ("ml", "milliliter"), ("kg", "kilogram"),
            ("lbs.", "pound"),
            ("leaves", "leaf"), ("loaves", "loaf"), ("pkg", "package"), ("inches", "inch"), ("bunches", "bunch"),
            ("cupboard", nil), ("", nil), ("a cup", nil), ("fl cup", nil), ("supercalifragilistic", nil),
            ("tassé", nil), ("taza", nil),
        ] as [(String, String?)]
    )
    func named(text: String, id: String?) {
        #expect(KitchenUnit.named(text)?.id == id)
    }

    @Test("no spelling stands for two units, and each is found")
    func unique() {
        for unit in KitchenUnit.all {
            #expect(KitchenUnit(id: unit.id) == unit)
            for spelling in [unit.singular, unit.plural] + unit.abbreviations {
                #expect(KitchenUnit.named(spelling) == unit, "\(spelling)")
            }
        }
        #expect(Set(KitchenUnit.all.map(\.id)).count == KitchenUnit.all.count)
    }

    @Test("a measure has a size and a kind has none")
    func sizes() {
        for unit in KitchenUnit.all { #expect((unit.factor == nil) == (unit.dimension == .count), "\(unit)") }
    }

    @Test("one and less is singular, more is plural")
    func names() throws {
        #expect(KitchenUnit.cup.name(for: try Amount.parse("1/2")) == "cup")
        #expect(KitchenUnit.cup.name(for: try Amount.parse("1")) == "cup")
        #expect(KitchenUnit.cup.name(for: try Amount.parse("1 1/2")) == "cups")
        #expect(KitchenUnit.cup.name(for: try Amount.parse("1-2")) == "cups")
    }
}
