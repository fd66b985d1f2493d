public import FractionParser

/// How an ingredient reads: "1-1/2 cups (180 g) flour, sifted".
public enum IngredientWording {
    /// The whole line, from its parts and not from the text typed, so that it is right after scaling too.
    public static func line(_ ingredient: IngredientDraft, style: AmountStyle = .ascii) -> String {
        var words: [String] = []
        if let amount = ingredient.amount {
            words.append(quantity(amount, unit: ingredient.unit, style: style))
        } else if !ingredient.unit.isEmpty {
            words.append(KitchenUnit(id: ingredient.unit)?.singular ?? ingredient.unit)
        }
        if let equivalent = ingredient.equivalent {
            words.append("(" + quantity(equivalent.amount, unit: equivalent.unit, style: style) + ")")
        }
        words.append(ingredient.name)
        let line = words.joined(separator: " ")
        return ingredient.note.isEmpty ? line : line + ", " + ingredient.note
    }

    /// The whole line of an ingredient of a recipe.
    public static func line(_ ingredient: Ingredient, style: AmountStyle = .ascii) -> String {
        line(ingredient.draft, style: style)
    }

    /// An amount with its unit: "2 cups", "180 g", "3".
    public static func quantity(_ amount: Amount, unit: String, style: AmountStyle = .ascii) -> String {
        let number = amount.formatted(style)
        return unit.isEmpty ? number : number + " " + unitWord(unit, for: amount)
    }

    /// The unit after an amount: in words for US measures and kinds, abbreviated for metric ones, as cooks write them.
    public static func unitWord(_ unit: String, for amount: Amount) -> String {
        guard let known = KitchenUnit(id: unit) else { return unit }
        if UnitSystem(of: known) == .metric, let short = known.abbreviations.first { return short }
        return known.name(for: amount)
    }
}
