/// Headings among the ingredients and the steps of a recipe: "For the noodles:".
///
/// A heading is a line of its list that ends with a colon and has no amount. It is never bought, used or counted.
public enum RecipeHeading {
    /// Whether a step is a heading.
    public static func isHeading(_ step: String) -> Bool {
        step.hasSuffix(":")
    }

    /// The heading that a name of a section makes: with a colon.
    static func heading(_ name: String) -> String {
        let name = name.reversed().drop { $0.isWhitespace || $0 == ":" }.reversed()
        return name.isEmpty ? "" : String(name) + ":"
    }

    /// The heading that a line of a page is without saying so by a colon: "For the sauce".
    static func unmarked(_ line: String) -> String? {
        let lowered = line.lowercased()
        guard lowered.hasPrefix("for the "), line.split(separator: " ").count <= 6, !line.contains(where: \.isNumber)
        else { return nil }
        return heading(line)
    }
}

extension IngredientDraft {
    /// Whether this is a heading among the ingredients.
    public var isHeading: Bool { amount == nil && equivalent == nil && unit.isEmpty && RecipeHeading.isHeading(name) }
}

extension Ingredient {
    /// Whether this is a heading among the ingredients.
    public var isHeading: Bool { amount == nil && equivalent == nil && unit.isEmpty && RecipeHeading.isHeading(name) }
}
