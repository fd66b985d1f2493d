import WordKit

/// Exports a recipe as Markdown (CommonMark).
public enum MarkdownExport {
    /// Returns the Markdown text. Markdown characters in the recipe are escaped.
    public static func text(_ draft: RecipeDraft) -> String {
        var text = "# \(escaped(draft.name))\n"
        let facts = RecipeFacts(draft).lines
        if !facts.isEmpty { text += "\n" + facts.map { escaped($0) }.joined(separator: " · ") + "\n" }
        if !draft.ingredients.isEmpty { text += "\n## \(localized("Ingredients"))\n" }
        var isListed = false
        for ingredient in draft.ingredients {
            let line = IngredientWording.exported(ingredient)
            text += ingredient.isHeading ? heading(line) : (isListed ? "" : "\n") + "- \(escaped(line))\n"
            isListed = !ingredient.isHeading
        }
        if !draft.steps.isEmpty { text += "\n## \(localized("Steps"))\n" }
        var number = 0
        isListed = false
        for step in draft.steps {
            let isHeading = RecipeHeading.isHeading(step)
            if isHeading { text += heading(step) }
            if !isHeading {
                number += 1
                let mark = "\(number). "
                let lines = step.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
                text += isListed ? "" : "\n"
                text += mark + lines.joined(separator: "\\\n" + String(repeating: " ", count: mark.count)) + "\n"
            }
            isListed = !isHeading
        }
        if !draft.notes.isEmpty {
            text += "\n## \(localized("Notes"))\n\n"
            text +=
                draft.notes.split(separator: "\n", omittingEmptySubsequences: false)
                .map { escaped(String($0)) }.joined(separator: "\n") + "\n"
        }
        let tags = draft.tags.map { escaped($0) }.joined(separator: ", ")
        if !tags.isEmpty { text += "\n" + localized("Tags: \(tags)") + "\n" }
        if !draft.source.isEmpty { text += "\n" + localized("Source: \(escaped(draft.source))") + "\n" }
        return text
    }

    private static func heading(_ line: String) -> String { "\n### \(escaped(String(line.dropLast())))\n" }

    /// Returns the text with a `\` before each character that Markdown could read as a mark.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            let isBeforeSpace = rest.first?.isWhitespace ?? true
            let opensBlock = result.isEmpty && ("#=>~:|-".contains(character) || (character == "+" && isBeforeSpace))
            let endsNumber =
                ".)".contains(character) && isBeforeSpace && !result.isEmpty
                && result.allSatisfy { $0.isASCII && $0.isNumber }
            // “a < b & c” has neither a tag nor an entity.
            let opensMark = "<&".contains(character) && !isBeforeSpace
            if "\\`*_[]".contains(character) || opensBlock || endsNumber || opensMark { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
