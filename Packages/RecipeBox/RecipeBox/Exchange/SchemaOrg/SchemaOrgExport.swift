public import JSONKit
import WordKit

/// Exports recipes as schema.org JSON-LD.
public enum SchemaOrgExport {
    /// Returns the Recipe node. The importer reads the same recipe back, except for the pictures.
    ///
    /// - Parameters:
    ///   - draft: The recipe.
    ///   - pictures: The addresses for `image`.
    public static func node(_ draft: RecipeDraft, pictures: [String] = []) -> JSONObject {
        inEnglish { written(draft, pictures) }
    }

    private static func written(_ draft: RecipeDraft, _ pictures: [String]) -> JSONObject {
        var node = JSONObject()
        node["@context"] = .string("https://schema.org")
        node["@type"] = .string("Recipe")
        node["name"] = text(draft.name)
        if !draft.notes.isEmpty { node["description"] = text(draft.notes) }
        if !pictures.isEmpty { node["image"] = .array(pictures.map { .string($0) }) }
        let yields = [draft.servings.map { "\($0.count)" }, draft.yield.isEmpty ? nil : draft.yield].compactMap { $0 }
        if !yields.isEmpty { node["recipeYield"] = yields.count == 1 ? text(yields[0]) : .array(yields.map(text)) }
        for (name, minutes) in [
            ("prepTime", draft.times.prep), ("cookTime", draft.times.cook), ("totalTime", draft.times.statedTotal),
        ] {
            if let minutes { node[name] = .string(CookingTime.iso8601(minutes: minutes)) }
        }
        if !draft.ingredients.isEmpty {
            node["recipeIngredient"] = .array(draft.ingredients.map { text(IngredientWording.exported($0)) })
        }
        if !draft.steps.isEmpty { node["recipeInstructions"] = .array(steps(draft.steps)) }
        if !draft.tags.isEmpty { node["keywords"] = .array(draft.tags.map(text)) }
        if !draft.source.isEmpty { node[isAddress(draft.source) ? "url" : "creditText"] = text(draft.source) }
        return node
    }

    /// Returns a JSON file of one recipe, or of several in a `@graph`.
    public static func file(_ drafts: [RecipeDraft]) -> [UInt8] {
        let nodes = drafts.map { node($0) }
        guard nodes.count != 1 else { return Array((JSONValue.object(nodes[0]).pretty + "\n").utf8) }
        var graph = JSONObject()
        graph["@context"] = .string("https://schema.org")
        graph["@graph"] = .array(
            nodes.map { node in
                var node = node
                node["@context"] = nil
                return .object(node)
            }
        )
        return Array((JSONValue.object(graph).pretty + "\n").utf8)
    }

    /// Returns the steps, each heading as a section with the steps under it.
    private static func steps(_ steps: [String]) -> [JSONValue] {
        var parts: [(name: String?, steps: [JSONValue])] = [(nil, [])]
        for text in steps {
            let name = String(text.dropLast())
            // The reader finds the same heading under this name, or the heading stays a step.
            if RecipeHeading.isHeading(text), RecipeHeading.heading(name) == text {
                parts.append((name, []))
            } else {
                parts[parts.count - 1].steps.append(step(text))
            }
        }
        return parts.flatMap { name, steps -> [JSONValue] in
            guard let name else { return steps }
            var section = JSONObject()
            section["@type"] = .string("HowToSection")
            section["name"] = text(name)
            section["itemListElement"] = .array(steps)
            return [.object(section)]
        }
    }

    private static func step(_ step: String) -> JSONValue {
        var object = JSONObject()
        object["@type"] = .string("HowToStep")
        object["text"] = text(step)
        return .object(object)
    }

    private static func text(_ text: String) -> JSONValue { .string(ExchangeText.written(text)) }

    private static func isAddress(_ text: String) -> Bool {
        (text.hasPrefix("https://") || text.hasPrefix("http://")) && !text.contains { $0.isWhitespace }
    }
}
