/// Writes a recipe as Markdown (CommonMark), to read and to paste.
public enum MarkdownExport {
    /// The text; every line of the recipe as text, whatever marks stand in it.
    public static func text(_ draft: RecipeDraft) -> String {
        var text = "# \(escaped(draft.name))\n"
        let facts = RecipeFacts(draft).lines
        if !facts.isEmpty { text += "\n" + facts.map { escaped($0) }.joined(separator: " · ") + "\n" }
        if !draft.ingredients.isEmpty {
            text += "\n## Ingredients\n\n"
            for ingredient in draft.ingredients {
                text += "- \(escaped(IngredientWording.line(ingredient)))\n"
            }
        }
        if !draft.steps.isEmpty {
            text += "\n## Steps\n\n"
            for (number, step) in draft.steps.enumerated() {
                let mark = "\(number + 1). "
                let lines = step.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
                text += mark + lines.joined(separator: "\\\n" + String(repeating: " ", count: mark.count)) + "\n"
            }
        }
        if !draft.notes.isEmpty {
            text += "\n## Notes\n\n"
            text +=
                draft.notes.split(separator: "\n", omittingEmptySubsequences: false)
                .map { escaped(String($0)) }.joined(separator: "\n") + "\n"
        }
        if !draft.tags.isEmpty { text += "\nTags: \(draft.tags.map { escaped($0) }.joined(separator: ", "))\n" }
        if !draft.source.isEmpty { text += "\nSource: \(escaped(draft.source))\n" }
        return text
    }

    /// The text with a `\` before each character that Markdown could take for a mark.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for (place, character) in text.enumerated() {
            let opensBlock = place == 0 && "#+-=>~:|".contains(character)
            let endsNumber =
                ".)".contains(character) && !result.isEmpty && result.allSatisfy { $0.isASCII && $0.isNumber }
            if "\\`*_[]<&".contains(character) || opensBlock || endsNumber { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
