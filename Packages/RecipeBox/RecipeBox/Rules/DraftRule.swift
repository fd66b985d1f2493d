import WordKit

/// The rules that every text of a stored recipe satisfies.
public enum DraftRule {
    /// The largest number of ingredients and of steps of a recipe, headings included.
    public static let lines = 1_000

    /// Returns the draft with every text normalized by its rule.
    ///
    /// - Throws: The error of the first invalid text, such as `blank`, `tooLong` or `tooManyTags`, or `tooManyLines`.
    public static func checked(_ draft: RecipeDraft) throws(RecipeBoxError) -> RecipeDraft {
        var result = try checkedHead(draft)
        for (kind, count) in [
            (localized("ingredients"), draft.ingredients.count), (localized("steps"), draft.steps.count),
        ] {
            if count > lines { throw .tooManyLines(kind, count: count) }
        }
        result.ingredients = []
        result.steps = []
        for ingredient in draft.ingredients { result.ingredients.append(try checked(ingredient)) }
        for step in draft.steps { result.steps.append(try TextRule.step.checked(step)) }
        return result
    }

    /// Returns the draft with every text except the ingredients and steps normalized by its rule.
    ///
    /// - Throws: The error of the first invalid text.
    public static func checkedHead(_ draft: RecipeDraft) throws(RecipeBoxError) -> RecipeDraft {
        var result = draft
        result.name = try TextRule.recipeName.checked(draft.name)
        result.yield = try TextRule.yield.checked(draft.yield)
        result.tags = try TagRule.checked(draft.tags)
        result.notes = try TextRule.notes.checked(draft.notes)
        result.source = try TextRule.source.checked(draft.source)
        return result
    }

    /// Returns the ingredient with every text normalized by its rule.
    ///
    /// - Throws: `blank` or `tooLong` for the first invalid text.
    public static func checked(_ draft: IngredientDraft) throws(RecipeBoxError) -> IngredientDraft {
        var result = draft
        result.amount = draft.amount?.plain
        result.unit = try IngredientReading.unit(draft.unit)
        result.name = try TextRule.ingredientName.checked(draft.name)
        result.note = try TextRule.ingredientNote.checked(draft.note)
        if let equivalent = draft.equivalent {
            let unit = try IngredientReading.unit(equivalent.unit)
            result.equivalent = Equivalent(amount: equivalent.amount.plain, unit: unit)
        }
        result.text = draft.text.isEmpty ? "" : try TextRule.ingredientLine.checked(draft.text)
        if result.text.isEmpty { result.reading = nil }
        return result
    }
}
