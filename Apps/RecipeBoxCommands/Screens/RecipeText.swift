import CommandKit
import RecipeBox
import TimeKit
import WordKit

extension Terminal {
    /// Prints a recipe for reading and cooking.
    func show(_ screen: RecipeScreen) throws {
        let recipe = screen.recipe
        try print(StyledText(screen.title, .heading))
        if !screen.facts.isEmpty { try print(StyledText(screen.facts.joined(separator: " · "), .faint)) }
        if !recipe.tags.isEmpty { try print(StyledText(localized("Tags: \(recipe.tags.joined(separator: ", "))"))) }
        if recipe.photo != nil { try print(StyledText(localized("Photo: recipebox photo path \(recipe.id)"))) }
        try print()
        try showIngredients(screen)
        try print()
        try showSteps(recipe)
        if !recipe.notes.isEmpty {
            try print()
            try print(StyledText(localized("Notes"), .heading))
            try printWrapped(StyledText(recipe.notes))
        }
        if !recipe.source.isEmpty {
            try print()
            try print(StyledText(localized("Source: \(recipe.source)")))
        }
    }

    private func showIngredients(_ screen: RecipeScreen) throws {
        guard !screen.lines.isEmpty else {
            return try print(
                StyledText(
                    localized("No ingredients yet — recipebox ingredient add \(screen.recipe.id) \"2 cups flour\"")
                )
            )
        }
        for line in screen.lines {
            guard !line.isHeading else {
                try print(StyledText(line.text, .heading))
                continue
            }
            let error: StyledText = line.roundingError.map { StyledText("  (\($0))", .faint) } ?? StyledText("")
            let kept =
                line.unscaled.isEmpty ? "" : "  " + localized("(\(line.unscaled.joined(separator: ", ")) as written)")
            try printWrapped(StyledText("  \(line.text)") + error + StyledText(kept, .faint), indent: 4)
        }
    }

    private func showSteps(_ recipe: Recipe) throws {
        guard !recipe.steps.isEmpty else {
            return try print(
                StyledText(localized("No steps yet — recipebox step add \(recipe.id) \"Whisk everything\""))
            )
        }
        for line in lines(of: recipe.steps) { try print(line) }
    }

    /// Returns the text of each step: "12. Whisk everything". Numbers are right-aligned, and the further lines of long texts are indented. A
    /// heading has no number. With `tellsIDs` its id follows, which commands can name it by.
    func lines(of steps: [Step], tellsIDs: Bool = false) -> [StyledText] {
        let numbers = steps.numbers
        let width = String(numbers.count).count
        return steps.map { step in
            guard let number = numbers[step.id].map({ String($0) }) else {
                let id = tellsIDs ? StyledText("  \(step.id.rawValue)", .faint) : StyledText("")
                return StyledText(step.text, .heading) + id
            }
            let padding = String(repeating: " ", count: max(0, width - number.count))
            return (StyledText("\(padding)\(number). ", .faint) + StyledText(step.text))
                .wrapped(toWidth: traits.width, indent: width + 2)
        }
    }
}
