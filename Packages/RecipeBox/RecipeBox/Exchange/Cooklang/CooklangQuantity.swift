import FractionParser

/// The quantity of an ingredient between the braces of Cooklang: "1 1/2%cups", "1.5%kg", "1 cup + 2 tablespoons".
enum CooklangQuantity {
    /// Returns the text between the braces for an ingredient; empty if it has neither an amount nor a unit.
    ///
    /// A sum in the author's line stays a sum. Otherwise, an amount that no single measure shows, such as 17/48 cup, becomes one. A sum is
    /// written only if it reads back as the same amount and unit.
    static func text(of ingredient: IngredientDraft) -> String {
        guard let amount = ingredient.amount else { return ingredient.unit.isEmpty ? "" : "%" + ingredient.unit }
        for parts in [written(in: ingredient), measured(amount, ingredient.unit)] {
            guard let parts, let text = sum(parts), let read = sum(in: text) else { continue }
            if read.amount == amount, read.unit == ingredient.unit { return text }
        }
        return number(amount, ingredient.unit) + (ingredient.unit.isEmpty ? "" : "%" + word(ingredient.unit, amount))
    }

    /// Parses a sum and returns its total in one unit; nil for any other text.
    static func sum(in text: String) -> (amount: Amount, unit: String)? {
        guard IngredientLine.parse(text + " x").addition != nil,
            let read = try? IngredientReading.ingredient(fromLine: text + " x", as: .arithmetic),
            let amount = read.amount, read.name == "x", read.note.isEmpty, read.equivalent == nil
        else { return nil }
        return (amount, read.unit)
    }

    /// Returns the two measures of the sum that the author's line begins with; nil if there is no line or no sum.
    private static func written(in ingredient: IngredientDraft) -> [IngredientLine.Measure]? {
        guard ingredient.reading != nil else { return nil }
        let line = IngredientLine.parse(ingredient.text)
        guard let amount = line.amount, let unit = line.unit, let rest = line.addition else { return nil }
        return [IngredientLine.Measure(amount: amount.plain, unit: unit), rest]
    }

    /// Returns the kitchen measures whose sum is an amount; nil if one measure suffices or there is no such sum.
    private static func measured(_ amount: Amount, _ unit: String) -> [IngredientLine.Measure]? {
        KitchenUnit(id: unit).flatMap { KitchenGrid.sum(amount, $0) }?.map { .init(amount: $0.amount, unit: $0.unit) }
    }

    /// Joins measures with " + ", or with " minus " before a negative one; nil if that one is a range.
    private static func sum(_ parts: [IngredientLine.Measure]) -> String? {
        guard var text = parts.first.map(measure) else { return nil }
        for var part in parts.dropFirst() {
            let isLess = part.amount.low < .zero
            if isLess {
                guard !part.amount.isRange, let size = try? part.amount.low.magnitude() else { return nil }
                part.amount = Amount(size)
            }
            text += (isLess ? " minus " : " + ") + measure(part)
        }
        return text
    }

    private static func measure(_ measure: IngredientLine.Measure) -> String {
        number(measure.amount, measure.unit.id) + " " + word(measure.unit.id, measure.amount)
    }

    /// Returns an amount as Cooklang writes it: "1 1/2", "1-2", "1 to 1 1/2". In front of a metric unit it is decimal: "1.5".
    private static func number(_ amount: Amount, _ unit: String) -> String {
        let mark = amount.isApproximate ? "~" : ""
        switch amount.value {
        case .exact(let number): return mark + self.number(number, unit)
        case .range(let low, let high):
            // "1-1/2" would be one number.
            let joint = low.numerator == 0 && high.numerator == 0 ? "-" : " to "
            return mark + self.number(low, unit) + joint + self.number(high, unit)
        }
    }

    private static func number(_ number: MixedNumber, _ unit: String) -> String {
        if KitchenUnit(id: unit).flatMap(UnitSystem.init(of:)) == .metric, 1000 % number.denominator == 0 {
            return number.formatted(.decimal(places: 3))
        }
        guard number.whole != 0, number.numerator != 0 else { return number.formatted(.ascii) }
        return "\(number.whole) \(number.numerator)/\(number.denominator)"
    }

    /// Returns the word for a unit if it reads back as the unit, or otherwise the unit's id.
    private static func word(_ unit: String, _ amount: Amount) -> String {
        let word = IngredientWording.unitWord(unit, for: amount)
        return KitchenUnit.named(word)?.id == unit ? word : unit
    }
}
