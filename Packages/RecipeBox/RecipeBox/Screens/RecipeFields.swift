import ScreenKit
import WordKit

/// The fields of the recipe name page.
public enum RecipeFields {
    /// Returns the fields, filled with the typed texts or else with the recipe's values.
    static func fields(_ recipe: Recipe?, typed: [String: String]) -> [Field] {
        let name = typed["name"] ?? recipe?.name ?? ""
        return [
            text("name", localized("Name"), .recipeName, name, placeholder: localized("Pancakes")),
            number(
                "servings",
                localized("Servings"),
                typed["servings"] ?? recipe?.servings?.description ?? "",
                in: Servings.range
            ) {
                count throws(RecipeBoxError) in _ = try Servings(count)
            },
            text(
                "yield",
                localized("Makes"),
                .yield,
                typed["yield"] ?? recipe?.yield ?? "",
                placeholder: localized("24 cookies")
            ),
            minutes("prep", localized("Preparation, minutes"), typed["prep"], recipe?.times.prep),
            minutes("cook", localized("Cooking, minutes"), typed["cook"], recipe?.times.cook),
            minutes("total", localized("Total, minutes"), typed["total"], recipe?.times.statedTotal),
            tags(typed["tags"] ?? recipe?.tags.joined(separator: ", ") ?? ""),
            text("source", localized("Source"), .source, typed["source"] ?? recipe?.source ?? ""),
            text("notes", localized("Notes"), .notes, typed["notes"] ?? recipe?.notes ?? ""),
        ]
    }

    /// Returns `draft` with the typed texts in its fields. Ingredients and steps are unchanged.
    ///
    /// - Parameters:
    ///   - draft: The recipe before.
    ///   - typed: The texts by field id; unknown ids are ignored.
    /// - Throws: The error of the first invalid field.
    public static func draft(_ draft: RecipeDraft, typed: [String: String]) throws(RecipeBoxError) -> RecipeDraft {
        var result = draft
        if let name = typed["name"] { result.name = try TextRule.recipeName.checked(name) }
        if let text = typed["servings"] {
            result.servings = try whole(text).map { count throws(RecipeBoxError) in try Servings(count) }
        }
        if let text = typed["yield"] { result.yield = try TextRule.yield.checked(text) }
        result.times = try RecipeTimes(
            prep: typed["prep"].map(whole) ?? draft.times.prep,
            cook: typed["cook"].map(whole) ?? draft.times.cook,
            total: typed["total"].map(whole) ?? draft.times.statedTotal
        )
        if let text = typed["tags"] { result.tags = try TagRule.checked(split(text)) }
        if let text = typed["source"] { result.source = try TextRule.source.checked(text) }
        if let text = typed["notes"] { result.notes = try TextRule.notes.checked(text) }
        return result
    }

    /// Returns a text field with the limits of a rule.
    static func text(
        _ id: String,
        _ label: String,
        _ rule: TextRule,
        _ value: String,
        placeholder: String? = nil
    ) -> Field {
        Field(
            id: id,
            label: label,
            kind: rule.hasLines ? .lines : .line,
            value: value,
            isRequired: rule.isRequired,
            limit: rule.limit,
            placeholder: placeholder,
            error: error { () throws(RecipeBoxError) in _ = try rule.checked(value) }
        )
    }

    /// Returns the message of the error that `body` throws; nil if it succeeds.
    static func error(_ body: () throws(RecipeBoxError) -> Void) -> String? {
        do throws(RecipeBoxError) {
            try body()
            return nil
        } catch {
            return error.description
        }
    }

    /// Returns the whole number of a text; nil for a blank text.
    ///
    /// - Throws: `notWholeNumber` for any other text.
    static func whole(_ typed: String) throws(RecipeBoxError) -> Int? {
        let text = typed.filter { !$0.isWhitespace }
        if text.isEmpty { return nil }
        guard let number = Int(text) else {
            throw .notWholeNumber(String(typed.prefix(60)))
        }
        return number
    }

    /// Returns the position of a text, from 1 on; nil for a blank text.
    ///
    /// - Throws: `noSuchPlace` for a number below 1; `notWholeNumber`.
    static func place(_ typed: String) throws(RecipeBoxError) -> Int? {
        try whole(typed).map(Position.checked)
    }

    /// Returns the position of a text, from 1 on.
    ///
    /// - Throws: `notWholeNumber`, also for a blank text, and `noSuchPlace`.
    static func neededPlace(_ typed: String) throws(RecipeBoxError) -> Int {
        guard let place = try place(typed) else { throw .notWholeNumber("") }
        return place
    }

    private static func number(
        _ id: String,
        _ label: String,
        _ value: String,
        in range: ClosedRange<Int>,
        check: (Int) throws(RecipeBoxError) -> Void
    ) -> Field {
        Field(
            id: id,
            label: label,
            kind: .number,
            value: value,
            error: error { () throws(RecipeBoxError) in if let number = try whole(value) { try check(number) } },
            range: Field.Bounds(range)
        )
    }

    private static func minutes(_ id: String, _ label: String, _ typed: String?, _ saved: Int?) -> Field {
        number(id, label, typed ?? saved.map(String.init) ?? "", in: RecipeTimes.range) {
            minutes throws(RecipeBoxError) in
            _ = try RecipeTimes(prep: minutes)
        }
    }

    private static func tags(_ value: String) -> Field {
        Field(
            id: "tags",
            label: localized("Tags, with commas between"),
            value: value,
            limit: TagRule.textLimit,
            placeholder: localized("breakfast, quick"),
            error: error { () throws(RecipeBoxError) in _ = try TagRule.checked(split(value)) }
        )
    }

    private static func split(_ tags: String) -> [String] {
        tags.split(separator: ",").map(String.init)
    }
}
