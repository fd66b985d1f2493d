public import FractionParser
import WordKit

/// Writes ingredients as text: as the author wrote them, in the requested size.
public enum IngredientWording {
    /// Returns the line of an ingredient, with the amounts in its scaled size.
    public static func line(_ ingredient: Ingredient) -> String {
        // The scaled amounts of the ingredient fit, so those of its line fit too.
        (try? scaledLine(ingredient).text) ?? line(ingredient.draft)
    }

    public static func line(_ ingredient: IngredientDraft) -> String {
        ingredient.reading == nil ? composed(ingredient) : ingredient.text
    }

    /// Returns the line of a draft for a file, in which nobody reads an amount otherwise than its author meant it: "1 1/2 cups flour" for a typed
    /// "11/2 cups flour".
    public static func exported(_ ingredient: IngredientDraft) -> String {
        ingredient.reading == .typed ? TwofoldAmount.spaced(ingredient.text) : line(ingredient)
    }

    /// Returns a line composed of the parts, for ingredients entered field by field and for lines of older stores.
    public static func composed(_ ingredient: IngredientDraft) -> String {
        let (quantity, rest) = pieces(of: ingredient)
        return quantity + rest
    }

    /// Returns the parsed form of a line if it differs from the line: "1-1/4 cups buttermilk" for "1 @ 1/4 cups
    /// buttermilk". A sum is read as a sum: "1 cup plus 2 tablespoons cream". Returns nil for headings and for lines
    /// composed of their parts.
    public static func reading(_ ingredient: Ingredient) -> String? {
        IngredientLine.inLanguage(of: ingredient.text) { parsed(ingredient) }
    }

    private static func parsed(_ ingredient: Ingredient) -> String? {
        guard ingredient.reading != nil, !ingredient.isHeading else { return nil }
        let (quantity, rest) = pieces(of: ingredient.parts)
        var composed = quantity + rest
        if let amount = ingredient.amount, let sum = sum(in: ingredient) {
            let single = self.quantity(amount, unit: ingredient.unit)
            if composed.hasPrefix(single) { composed = sum + composed.dropFirst(single.count) }
        }
        return composed == ingredient.text ? nil : composed
    }

    /// Returns the sum that the line of an ingredient begins with: "1 cup plus 2 tablespoons"; nil if there is none.
    private static func sum(in ingredient: Ingredient) -> String? {
        let line = IngredientLine.parse(ingredient.text)
        guard ingredient.reading == .typed, ingredient.factor == .one, let amount = line.amount, let unit = line.unit,
            let more = line.addition, more.amount.low > .zero
        else { return nil }
        return localized(
            "\(quantity(amount.plain, unit: unit.id)) plus \(quantity(more.amount.plain, unit: more.unit.id))"
        )
    }

    /// Returns the amount of a line for a Spanish reader, in a size; nil for none.
    private static func spanishAmount(of text: String, as reading: LineReading, times factor: Rational) -> Amount? {
        Language.$current.withValue(.spanish) {
            let draft = try? IngredientReading.ingredient(fromLine: text, as: reading)
            return try? draft?.amount?.scaled(by: factor)
        }
    }

    /// Returns the scaled line with its unscaled numbers and, `forKitchen`, the rounding of its amounts.
    static func scaledLine(_ ingredient: Ingredient, forKitchen: Bool = false) throws(AmountError) -> ScaledLine {
        if let reading = ingredient.reading {
            // The amount tells whether the point of "1.500 g xoconostle" was read as one between thousands.
            let text = ingredient.text
            let isSpanish =
                ingredient.amount != nil && text.contains(".") && inEnglish { IngredientLine.parse(text) }.amount == nil
                && spanishAmount(of: text, as: reading, times: ingredient.factor) == ingredient.amount
            let options = isSpanish ? reading.options.union(.spanish) : reading.options
            return try .scaled(ingredient.text, by: ingredient.factor, options: options, forKitchen: forKitchen)
        }
        let roundings = forKitchen ? Scaling.roundings(of: ingredient) : []
        let isScaled = ingredient.factor != .one
        let (quantity, rest) = inEnglish { pieces(of: ingredient.draft, isScaled: isScaled, forKitchen: forKitchen) }
        // The parts are already scaled; the name and the note are not.
        let line = try ScaledLine.scaled(
            quantity + rest,
            by: ingredient.factor,
            options: .arithmetic,
            forKitchen: forKitchen && isScaled,
            from: quantity.utf8.count
        )
        let text =
            Language.current == .english
            ? line.text
            : pieces(of: ingredient.draft, isScaled: isScaled, forKitchen: forKitchen).quantity
                + line.text.dropFirst(quantity.count)
        return ScaledLine(text: text, unscaled: line.unscaled, roundings: roundings + line.roundings)
    }

    private static func pieces(
        of ingredient: IngredientDraft,
        isScaled: Bool = false,
        forKitchen: Bool = false
    ) -> (quantity: String, rest: String) {
        func written(_ amount: Amount, _ unit: String) -> String {
            if forKitchen { return KitchenRounding.rounding(amount, unit: unit).text }
            return isScaled ? MeasuredAmount(exactly: amount, unit: unit).text : quantity(amount, unit: unit)
        }
        var words: [String] = []
        if let amount = ingredient.amount {
            words.append(written(amount, ingredient.unit))
        } else if !ingredient.unit.isEmpty {
            words.append(KitchenUnit(id: ingredient.unit)?.label ?? ingredient.unit)
        }
        if let equivalent = ingredient.equivalent {
            words.append("(" + written(equivalent.amount, equivalent.unit) + ")")
        }
        let isCounted = ingredient.unit.isEmpty && ingredient.equivalent == nil
        let counted = ingredient.amount.map { forKitchen ? KitchenRounding.rounding($0, unit: "").rounded : $0 }
        let name = counted.flatMap { isCounted ? noun(ingredient.name, for: $0) : nil } ?? ingredient.name
        let isMeasured = !ingredient.unit.isEmpty || ingredient.equivalent != nil
        let measure = words.joined(separator: " ")
        let start =
            isMeasured
            ? localized("\(measure) ", context: "a measure before its ingredient")
            : measure.isEmpty ? "" : measure + " "
        return (start, ingredient.note.isEmpty ? name : name + ", " + ingredient.note)
    }

    /// Returns the name with its noun in the singular or plural for `amount`; nil if the word is not known. A Spanish noun comes first.
    static func noun(_ name: String, for amount: Amount) -> String? {
        if IngredientLine.isSpanish("1 " + name) {
            return CountedNoun.form(of: name, for: amount.high, isSpanish: true)
        }
        let start = name.lastIndex(of: " ").map(name.index(after:)) ?? name.startIndex
        return CountedNoun.form(of: name[start...], for: amount.high).map { name[..<start] + $0 }
    }

    /// Returns an amount with its unit: "2 cups", "180 g", "3". An amount that no single measure shows is a sum: "1/3
    /// cup plus 1 teaspoon".
    public static func quantity(_ amount: Amount, unit: String) -> String {
        let number = number(amount, unit: unit)
        guard !unit.isEmpty else { return number }
        if let known = KitchenUnit(id: unit), let sum = KitchenGrid.sum(amount, known), sum.first?.unit == known {
            return MeasuredAmount.joined(sum.map { quantity($0.amount, unit: $0.unit.id) })
        }
        return number + " " + unitWord(unit, for: amount)
    }

    /// Returns an amount with its unit as one exact number: "4/5 cup".
    public static func exact(_ amount: Amount, unit: String) -> String {
        unit.isEmpty ? number(amount, unit: unit) : number(amount, unit: unit) + " " + unitWord(unit, for: amount)
    }

    /// Returns an amount of a shopping list exactly, as a cook measures it: "1 cup plus 2 tablespoons" for 1-1/8 cups, and "11-1/3 ounces" for 17/24
    /// pound. A range, which has no sum, is in a smaller unit if that has plain fractions.
    static func measured(_ amount: Amount, unit: String) -> String {
        if let range = KitchenUnit(id: unit).flatMap({ KitchenGrid.range(amount, $0) }) {
            return quantity(range.amount, unit: range.unit.id)
        }
        guard let whole = KitchenGrid.withoutEighth(amount, KitchenUnit(id: unit)) else {
            return MeasuredAmount(exactly: amount, unit: unit).text
        }
        return localized("\(quantity(whole, unit: unit)) plus \(quantity(Amount(2), unit: "tablespoon"))")
    }

    /// Returns an amount in the notation of its unit: "1-1/2", "2-3", "~2 to 2-1/2"; "1.35" for metric units.
    public static func number(_ amount: Amount, unit: String) -> String {
        let mark = amount.isApproximate ? "~" : ""
        guard amount.isRange else { return mark + number(amount.low, unit: unit) }
        let isWhole = amount.low.isInteger && amount.high.isInteger
        let (low, high) = (number(amount.low, unit: unit), number(amount.high, unit: unit))
        if low == high { return mark + low }
        return mark + (isWhole ? "\(low)-\(high)" : localized("\(low) to \(high)"))
    }

    /// Returns a number in the notation of its unit: a decimal for metric units, with one place from ten on and more
    /// below, otherwise a fraction.
    public static func number(_ number: Rational, unit: String) -> String {
        guard let known = KitchenUnit(id: unit), UnitSystem(of: known) == .metric else {
            return MixedNumber(number).formatted(.ascii)
        }
        let isShort = isExact(number, unit: unit)
        // The point of "1.125 g" could be read as one between thousands.
        if isShort, number > .one, 100 % number.denominator != 0, [.gram, .milliliter].contains(known) {
            return MixedNumber(number).formatted(.ascii)
        }
        return MixedNumber(number).formatted(.decimal(places: isShort || number < .one ? 3 : number < 10 ? 2 : 1))
    }

    /// Whether the notation of a unit shows a number exactly. The decimal of a metric unit has three places at most.
    static func isExact(_ number: Rational, unit: String) -> Bool {
        guard let known = KitchenUnit(id: unit), UnitSystem(of: known) == .metric else { return true }
        return 1000 % number.denominator == 0
    }

    /// Returns the unit as cooks write it after an amount: US measures and kinds in words, metric units abbreviated, and an unknown unit
    /// in the number of its noun: "2 knife tips".
    public static func unitWord(_ unit: String, for amount: Amount) -> String {
        guard let known = KitchenUnit(id: unit) else { return noun(unit, for: amount) ?? unit }
        if UnitSystem(of: known) == .metric, let short = known.abbreviations.first { return short }
        return known.label(for: amount)
    }
}

extension IngredientLine {
    /// Runs work that writes parts of a line in the language that its author wrote it in. A line without a language, such as "3-4 chiles", has the
    /// reader's.
    static func inLanguage<Value, Failure: Error>(
        of line: String,
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard isSpanish(line) || (Language.current == .spanish && isOfBothLanguages(line)) else {
            return try inEnglish(work)
        }
        let result = Language.$current.withValue(.spanish) { () -> Result<Value, Failure> in
            do throws(Failure) {
                return .success(try work())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Whether a line counts a thing that both languages name alike, and says nothing else.
    private static func isOfBothLanguages(_ line: String) -> Bool {
        let parsed = parse(line)
        return parsed.unit == nil && parsed.note == nil && CountedNoun.isOfBothLanguages(parsed.name)
    }
}
