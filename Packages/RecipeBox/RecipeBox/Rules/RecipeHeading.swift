/// Headings among the ingredients and the steps of a recipe: "For the noodles:".
///
/// A heading is a row of its list that ends with a colon and has no amount. It is not bought, used or counted.
public enum RecipeHeading {
    /// Whether a step is a heading. A sentence that leads on to a list, such as "Add the following, one by one:", is a step to do.
    public static func isHeading(_ step: String) -> Bool {
        guard isMarked(step), !step.contains(where: { $0 == "," || $0 == ";" || $0.isNewline }) else { return false }
        let words = step.dropLast().lowercased().split(separator: " ")
        return words.count <= 12 && words.allSatisfy { !leading.contains(String($0)) }
    }

    /// Whether a text ends with the mark of a heading, which is enough for an ingredient without an amount.
    static func isMarked(_ text: String) -> Bool { text.hasSuffix(":") }

    /// The words that lead on to the next steps.
    private static let leading: Set<String> = ["following", "siguiente", "siguientes"]

    /// Returns the heading for the name of a section: the name with a colon; empty for a blank name.
    static func heading(_ name: String) -> String {
        let name = name.reversed().drop { $0.isWhitespace || $0 == ":" }.reversed()
        return name.isEmpty ? "" : String(name) + ":"
    }

    /// Returns the heading of a line without a colon, such as "For the sauce" or "FILLING"; nil if the line is not a
    /// heading.
    static func unmarked(_ line: String) -> String? {
        let lowered = line.lowercased()
        if parts.contains(lowered) { return heading(line) }
        guard lowered.hasPrefix("for the "), line.split(separator: " ").count <= 6, !line.contains(where: \.isNumber)
        else { return nil }
        return heading(line)
    }

    /// The parts of a dish that stand alone in a line only as a heading. A food that is bought, such as salad dressing,
    /// has another word with it.
    private static let parts: Set<String> = [
        "assembly", "batter", "brine", "coating", "crumble", "crust", "dough", "dressing", "filling", "frosting",
        "garnish", "glaze", "icing", "marinade", "sauce", "streusel", "stuffing", "topping", "toppings",
    ]

    /// Splits "For the cake:: Preheat the oven", a heading and a step that a page joined; nil for any other step.
    static func split(_ step: String) -> (heading: String, step: String)? {
        guard step.utf8.contains(UInt8(ascii: ":")), let mark = step.firstRange(of: "::") else { return nil }
        let name = heading(String(step[..<mark.lowerBound]))
        let rest = step[mark.upperBound...].drop { $0.isWhitespace || $0 == ":" }
        guard !name.isEmpty, !rest.isEmpty, name.count <= 60, !name.contains(where: { $0.isNewline || $0 == "." })
        else { return nil }
        return (name, String(rest))
    }
}

extension IngredientDraft {
    public var isHeading: Bool { amount == nil && equivalent == nil && unit.isEmpty && RecipeHeading.isMarked(name) }
}

extension Ingredient {
    public var isHeading: Bool { amount == nil && equivalent == nil && unit.isEmpty && RecipeHeading.isMarked(name) }
}
