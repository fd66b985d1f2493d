package import FractionParser
import ScreenKit
import TimeKit
import WordKit

/// Readers of typed form fields. Commands read the same texts by them.
package enum ScreenInput {
    static func refused(_ what: String, _ text: String) -> KidneyError {
        let allowed =
            switch what {
            case "height": localized("one such as 170 cm, 1.70 m or 5 ft 7 in")
            case "urine": localized("one such as 500 mL, 1.5 L or 10 fl oz")
            case "weight": localized("one such as 400 g")
            case "day", "first day": localized("one such as 2026-03-01")
            case "time": localized("one such as 08:30")
            default: localized("one of the choices")
            }
        return .profileValue(name(what), "“\(text.prefix(40))”", allowed: allowed)
    }

    /// Returns what was typed, as it precedes its text: "a height of".
    private static func name(_ what: String) -> String {
        switch what {
        case "height": localized("a height of")
        case "urine": localized("a urine of")
        case "weight": localized("a weight of")
        case "day": localized("a day of")
        case "first day": localized("a first day of")
        case "time": localized("a time of")
        case "sex": localized("a sex of")
        case "units": localized("a units of")
        case "category": localized("a category of")
        case "quantity": localized("a quantity of")
        case "meal": localized("a meal of")
        case "program": localized("a program of")
        case "time of weighing": localized("a time of weighing of")
        case "kind of activity": localized("a kind of activity of")
        default: "a \(what) of"
        }
    }

    /// Returns the case with this raw value; nil for an empty text.
    static func word<Word: RawRepresentable<String>>(_ text: String, _ what: String) throws(KidneyError) -> Word? {
        guard !text.isEmpty else { return nil }
        guard let word = Word(rawValue: text) else { throw refused(what, text) }
        return word
    }

    /// Returns the day; nil for an empty text.
    static func day(_ text: String) throws(KidneyError) -> LocalDate? {
        guard !text.isEmpty else { return nil }
        guard let day = LocalDate(text) else { throw refused("day", text) }
        return day
    }

    /// Returns the centimeters of a number without a unit, if an adult can be as tall. The bounds are our own.
    ///
    /// - Throws: `profileValue` with the unit that was probably meant.
    private static func centimeters(_ number: Rational, _ text: String) throws(KidneyError) -> Rational {
        if (120...230).contains(number) { return number }
        let units: [(ClosedRange<Rational>, String)] = [
            (48...90, "in"), (DecimalText.constant("1.2")...DecimalText.constant("2.3"), "m"), (4...7, "ft"),
        ]
        guard let unit = units.first(where: { $0.0.contains(number) })?.1 else { throw refused("height", text) }
        let meant = "\(DecimalText.text(number)) \(unit)"
        throw .profileValue(
            name("height"),
            "“\(text.prefix(40))”",
            allowed: localized("it with its unit, such as \(meant), if that is meant")
        )
    }

    /// Returns the centimeters of "170", "170 cm", "1.70 m", "67 in" or "5 ft 7 in"; nil for a blank text.
    package static func height(_ text: String) throws(KidneyError) -> Rational? {
        let parts = parts(text)
        guard !parts.isEmpty else { return nil }
        let feet = ["ft", "foot", "feet", "'", "’", "′"]
        let inches = ["in", "inch", "inches", "\"", "”", "″"]
        let factors: [String]
        switch parts.map(\.unit) {
        case [""]:
            guard let number = DecimalText.value(parts[0].number) else { throw refused("height", text) }
            return try centimeters(number, text)
        case ["cm"]: factors = ["1"]
        case ["m"]: factors = ["100"]
        case let units where units.count == 1 && inches.contains(units[0]): factors = ["2.54"]
        case let units where units.count == 1 && feet.contains(units[0]): factors = ["30.48"]
        case let units where units.count == 2 && feet.contains(units[0]) && (inches + [""]).contains(units[1]):
            factors = ["30.48", "2.54"]
        default: throw refused("height", text)
        }
        var total = Rational.zero
        for (part, factor) in zip(parts, factors) {
            guard let number = DecimalText.value(part.number),
                let sum = try? total.adding(number.multiplying(by: DecimalText.constant(factor)))
            else { throw refused("height", text) }
            total = sum
        }
        return total
    }

    /// Returns the weight in kilograms; nil for a blank text.
    package static func weight(_ text: String, in system: UnitSystem) throws(KidneyError) -> Rational? {
        guard !TypedText.line(text).isEmpty else { return nil }
        let (value, unit) = try WeightRule.read(text, in: system)
        guard let kilograms = WeightRule.convert(value, from: unit, to: .kilogram) else { throw .numberTooLong(text) }
        return kilograms
    }

    /// Returns the milliliters of "500", "500 mL", "1.5 L", "10 fl oz" or "one cup"; nil for a blank text.
    package static func milliliters(_ text: String) throws(KidneyError) -> Rational? {
        let parts = parts(text)
        guard let part = parts.first else { return nil }
        if parts.count == 1, let number = DecimalText.value(part.number) {
            guard let amount = milliliters(number, part.unit) else { throw refused("urine", text) }
            return amount
        }
        // "One cup", "1/2 cup", "media taza"
        let words = FoodAmountReading.words(text.lowercased())
        for count in (1...max(1, min(words.count, 4))).reversed() where count <= words.count {
            guard let number = number(words[..<count]) else { continue }
            let unit = words[count...].filter { !["a", "of", "de"].contains($0) }.joined()
            guard let amount = milliliters(number, Self.words[BundledFoods.folded(unit)] ?? unit) else { break }
            return amount
        }
        throw refused("urine", text)
    }

    private static func milliliters(_ number: Rational, _ unit: String) -> Rational? {
        let units: [String: KitchenUnit] = [
            "": .milliliter, "ml": .milliliter, "l": .liter, "floz": .fluidOunce, "oz": .fluidOunce,
        ]
        let found = units[unit] ?? KitchenUnit.named(unit)
        guard let found, found.dimension == .volume else { return nil }
        return try? found.convert(number, to: .milliliter)
    }

    /// Returns a number or fraction in digits or in English or Spanish words; nil for another text.
    private static func number(_ words: ArraySlice<String>) -> Rational? {
        let typed = words.joined(separator: " ")
        let read = (try? Amount.parse(typed)) ?? (try? Amount.parse(typed, options: .spanish))
        guard !typed.contains(","), let amount = read, !amount.isRange, !amount.isApproximate, amount.reading == .plain
        else { return nil }
        return amount.low
    }

    /// Returns the grams of "400", "400 g" or "0.4 kg"; nil for a blank text.
    package static func grams(_ text: String) throws(KidneyError) -> Rational? {
        let parts = parts(text)
        guard let part = parts.first else { return nil }
        let factors: [String: Rational] = ["": 1, "g": 1, "kg": 1000]
        guard parts.count == 1, let number = DecimalText.value(part.number), let factor = factors[part.unit],
            let grams = try? number.multiplying(by: factor)
        else { throw refused("weight", text) }
        return grams
    }

    /// Returns the exact number; nil for a blank or unreadable text. Sets the field's error if the text is unreadable.
    static func number(_ field: inout Field) -> Rational? {
        let text = TypedText.line(field.value)
        guard !text.isEmpty else { return nil }
        let value = DecimalText.value(grouped: text[...])
        if value == nil {
            let remedy =
                text.contains(",")
                ? localized("write a point for decimals: 4.5") : localized("write one such as 2000 or 4.5")
            field.error = localized("“\(text.prefix(40))” is no number — \(remedy)")
        }
        return value
    }

    /// The units by their words, which are read in both languages whatever the person's is.
    private static let words = [
        "centimeter": "cm", "centimeters": "cm", "centimetro": "cm", "centimetros": "cm", "meter": "m", "meters": "m",
        "metro": "m", "metros": "m", "pie": "ft", "pies": "ft", "piesy": "ft", "pulgada": "in", "pulgadas": "in",
        "milliliter": "ml",
        "milliliters": "ml", "mililitro": "ml", "mililitros": "ml", "liter": "l", "liters": "l", "litro": "l",
        "litros": "l", "fluidounce": "floz", "fluidounces": "floz", "onza": "oz", "onzas": "oz", "onzaliquida": "floz",
        "onzasliquidas": "floz", "taza": "cup", "tazas": "cup", "gram": "g", "grams": "g", "gramo": "g", "gramos": "g",
        "kilo": "kg", "kilos": "kg",
        "kilogram": "kg", "kilograms": "kg", "kilogramo": "kg", "kilogramos": "kg",
    ]

    /// Splits a text into numbers, each with the letters or symbols after it.
    private static func parts(_ text: String) -> [(number: String, unit: String)] {
        var rest = Substring(TypedText.line(text).lowercased())
        var parts: [(number: String, unit: String)] = []
        while !rest.isEmpty {
            let number = rest.prefix { ("0"..."9").contains($0) || $0 == "." }
            rest = rest.dropFirst(number.count)
            let unit = rest.prefix { !("0"..."9").contains($0) && $0 != "." }
            rest = rest.dropFirst(unit.count)
            let word = unit.filter { !$0.isWhitespace }
            parts.append((String(number), words[BundledFoods.folded(word)] ?? word))
        }
        return parts
    }
}
