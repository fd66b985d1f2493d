import FractionParser
import Testing

@Suite("Numbers by slow models")
struct NumberModelTests {
    /// Long division: twice the number of units, plus one for the rounding.
    private func decimal(_ numerator: Int, _ denominator: Int, places: Int) -> String {
        let scale = (0..<places).reduce(1) { product, _ in product * 10 }
        let units = (2 * abs(numerator) * scale + denominator) / (2 * denominator)
        var digits = String(units % scale + scale).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        let sign = numerator < 0 && units > 0 ? "-" : ""
        return "\(sign)\(units / scale)\(places == 0 || digits.isEmpty ? "" : ".\(digits)")"
    }

    @Test(
        "A decimal is the nearest with its places, and of two equally near the one further from zero",
        arguments: 0...4
    )
    func decimals(places: Int) throws {
        for denominator in [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 20, 32, 40, 125, 2000] {
            for numerator in -250...250 {
                let number = MixedNumber(try Rational(Int64(numerator), Int64(denominator)))
                let expected = decimal(numerator, denominator, places: places)
                #expect(number.formatted(.decimal(places: places)) == expected, "\(numerator)/\(denominator)")
            }
        }
    }

    /// Each digit from the table of its place.
    private static let romanNumerals: [String] = {
        let tables = [
            ["", "M", "MM", "MMM"],
            ["", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"],
            ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"],
            ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"],
        ]
        return (0...3999).map { number in
            let digits = [number / 1000, number / 100 % 10, number / 10 % 10, number % 10]
            return zip(tables, digits).map { $0[$1] }.joined()
        }
    }()

    @Test("Each Roman numeral from 1 to 3999 is read in capitals and in small letters")
    func roman() throws {
        #expect(Self.romanNumerals.map(\.count).max() == 15)
        for number in 1...3999 {
            let letters = Self.romanNumerals[number]
            #expect((try? Amount.parse(letters, options: .roman))?.low == Rational(Int64(number)), "\(letters)")
            let small = letters.lowercased()
            #expect((try? Amount.parse(small, options: .roman))?.low == Rational(Int64(number)), "\(small)")
        }
    }

    @Test("Letters in any other order are no Roman numeral")
    func notRoman() {
        let canonical = Set(Self.romanNumerals)
        var texts = [""]
        for _ in 1...4 {
            texts = texts.flatMap { text in "IVXLCDM".map { text + String($0) } }
            for text in texts where !canonical.contains(text) {
                #expect((try? Amount.parse(text, options: .roman)) == nil, "\(text)")
            }
        }
    }

    /// The definitions: a gallon is 231 cubic inches, an inch 25.4 mm, a pound 453.59237 g.
    @Test("Each measure has the size of its definition")
    func sizes() throws {
        let inch = try Rational(254, 10)
        let cubicInch = try inch.multiplying(by: inch).multiplying(by: inch).dividing(by: 1000)
        let gallon = try cubicInch.multiplying(by: 231)
        let pound = try Rational(45_359_237, 100_000)
        let sizes: [String: Rational] = [
            "gallon": gallon, "quart": try gallon.dividing(by: 4), "pint": try gallon.dividing(by: 8),
            "cup": try gallon.dividing(by: 16), "fluid-ounce": try gallon.dividing(by: 128),
            "tablespoon": try gallon.dividing(by: 256), "teaspoon": try gallon.dividing(by: 768),
            "dessertspoon": try gallon.dividing(by: 384),
            "milliliter": 1, "centiliter": 10, "deciliter": 100, "liter": 1000,
            "milligram": try Rational(1, 1000), "gram": 1, "kilogram": 1000,
            "pound": pound, "ounce": try pound.dividing(by: 16),
            "millimeter": 1, "centimeter": 10, "inch": inch, "foot": try inch.multiplying(by: 12),
        ]
        let measures = KitchenUnit.all.filter { $0.dimension != .count }
        #expect(Set(measures.map(\.id)) == Set(sizes.keys))
        for unit in measures { #expect(unit.factor == sizes[unit.id], "\(unit)") }
    }
}
