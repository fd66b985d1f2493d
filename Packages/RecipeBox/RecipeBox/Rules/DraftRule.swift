/// What a recipe must be before it is kept: every text by its rule.
public enum DraftRule {
    /// The draft as it is kept. Throws what its first wrong text has against it.
    public static func checked(_ draft: RecipeDraft) throws(RecipeBoxError) -> RecipeDraft {
        var result = try checkedHead(draft)
        result.ingredients = []
        result.steps = []
        for ingredient in draft.ingredients { result.ingredients.append(try checked(ingredient)) }
        for step in draft.steps { result.steps.append(try TextRule.step.checked(step)) }
        return result
    }

    /// The same for all but the lists, which stay as they are.
    public static func checkedHead(_ draft: RecipeDraft) throws(RecipeBoxError) -> RecipeDraft {
        var result = draft
        result.name = try TextRule.recipeName.checked(draft.name)
        result.yield = try TextRule.yield.checked(draft.yield)
        result.tags = try TagRule.checked(draft.tags)
        result.notes = try TextRule.notes.checked(draft.notes)
        result.source = try TextRule.source.checked(draft.source)
        return result
    }

    /// An ingredient as it is kept.
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
