public import FractionParser

/// How an ingredient reads: as its author wrote it, in the size asked for.
public enum IngredientWording {
    /// The line of an ingredient, its amounts in the size that the ingredient was scaled to.
    public static func line(_ ingredient: Ingredient) -> String {
        // A scaled ingredient's amounts fit, so those of its line do.
        (try? scaledLine(ingredient).text) ?? line(ingredient.draft)
    }

    /// The line of an ingredient before it has a place in a recipe.
    public static func line(_ ingredient: IngredientDraft) -> String {
        ingredient.reading == nil ? composed(ingredient) : ingredient.text
    }

    /// The line from its parts, for what was entered field by field and for lines of earlier stores.
    public static func composed(_ ingredient: IngredientDraft) -> String {
        let (quantity, rest) = pieces(of: ingredient)
        return quantity + rest
    }

    /// How a line was understood, where that reads otherwise than the line itself: "1-1/4 cups buttermilk" for "1 @ 1/4 cups
    /// buttermilk". Nil for headings and for lines that were put together from their parts.
    public static func reading(_ ingredient: Ingredient) -> String? {
        guard ingredient.reading != nil, !ingredient.isHeading else { return nil }
        let composed = composed(ingredient.parts)
        return composed == ingredient.text ? nil : composed
    }

    /// The line with what stays unscaled in it and, `forKitchen`, how its amounts were rounded.
    static func scaledLine(_ ingredient: Ingredient, forKitchen: Bool = false) throws(AmountError) -> ScaledLine {
        if let reading = ingredient.reading {
            return try .scaled(ingredient.text, by: ingredient.factor, options: reading.options, forKitchen: forKitchen)
        }
        let roundings = forKitchen ? Scaling.roundings(of: ingredient) : []
        let (quantity, rest) = pieces(of: forKitchen ? Scaling.rounded(ingredient).draft : ingredient.draft)
        // The parts are in the new size; the name and the note are as they were.
        let line = try ScaledLine.scaled(
            quantity + rest,
            by: ingredient.factor,
            options: .arithmetic,
            forKitchen: forKitchen && ingredient.factor != .one,
            from: quantity.utf8.count
        )
        return ScaledLine(text: line.text, unscaled: line.unscaled, roundings: roundings + line.roundings)
    }

    private static func pieces(of ingredient: IngredientDraft) -> (quantity: String, rest: String) {
        var words: [String] = []
        if let amount = ingredient.amount {
            words.append(quantity(amount, unit: ingredient.unit))
        } else if !ingredient.unit.isEmpty {
            words.append(KitchenUnit(id: ingredient.unit)?.singular ?? ingredient.unit)
        }
        if let equivalent = ingredient.equivalent {
            words.append("(" + quantity(equivalent.amount, unit: equivalent.unit) + ")")
        }
        let isCounted = ingredient.unit.isEmpty && ingredient.equivalent == nil
        let name = ingredient.amount.flatMap { isCounted ? noun(ingredient.name, for: $0) : nil } ?? ingredient.name
        let start = words.isEmpty ? "" : words.joined(separator: " ") + " "
        return (start, ingredient.note.isEmpty ? name : name + ", " + ingredient.note)
    }

    /// The name with its last word in the number that the amount wants; nil where the word is not known.
    private static func noun(_ name: String, for amount: Amount) -> String? {
        let start = name.lastIndex(of: " ").map(name.index(after:)) ?? name.startIndex
        return CountedNoun.form(of: name[start...], for: amount.high).map { name[..<start] + $0 }
    }

    /// An amount with its unit: "2 cups", "180 g", "3". What no one measure shows is a sum: "1/3 cup plus 1 teaspoon".
    public static func quantity(_ amount: Amount, unit: String) -> String {
        let number = number(amount, unit: unit)
        guard !unit.isEmpty else { return number }
        if let known = KitchenUnit(id: unit), let (whole, rest) = KitchenGrid.sum(amount, known) {
            return quantity(whole, unit: unit) + " plus " + quantity(rest.amount, unit: rest.unit.id)
        }
        return number + " " + unitWord(unit, for: amount)
    }

    /// An amount as its unit is measured: "1-1/2", "2-3", "~2 to 2-1/2", and of metric units "1.35".
    public static func number(_ amount: Amount, unit: String) -> String {
        let mark = amount.isApproximate ? "~" : ""
        guard amount.isRange else { return mark + number(amount.low, unit: unit) }
        let isWhole = amount.low.isInteger && amount.high.isInteger
        return mark + number(amount.low, unit: unit) + (isWhole ? "-" : " to ") + number(amount.high, unit: unit)
    }

    /// A number as its unit is measured: a decimal for metric units, to the gram's tenth and finer below ten; otherwise a fraction.
    public static func number(_ number: Rational, unit: String) -> String {
        guard let known = KitchenUnit(id: unit), UnitSystem(of: known) == .metric else {
            return MixedNumber(number).formatted(.ascii)
        }
        let isShort = 1000 % number.denominator == 0
        return MixedNumber(number).formatted(.decimal(places: isShort || number < .one ? 3 : number < 10 ? 2 : 1))
    }

    /// The unit after an amount: in words for US measures and kinds, abbreviated for metric ones, as cooks write them.
    public static func unitWord(_ unit: String, for amount: Amount) -> String {
        guard let known = KitchenUnit(id: unit) else { return unit }
        if UnitSystem(of: known) == .metric, let short = known.abbreviations.first { return short }
        return known.name(for: amount)
    }
}
