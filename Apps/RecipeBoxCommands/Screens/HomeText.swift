import CommandKit
import RecipeBox
import TimeKit
import WordKit

extension Terminal {
    /// Prints the list of recipes with what each contains and its id.
    func show(_ screen: HomeScreen) throws {
        guard let text = screen.emptyText else { return try show(screen.rows) }
        try print("\(text)")
        try print(StyledText(localized("Begin with: recipebox new \"Pancakes\"")))
    }

    /// Prints the results of a search.
    func show(_ screen: SearchScreen) throws {
        guard let text = screen.emptyText else { return try show(screen.rows) }
        try print("\(text)")
    }

    private func show(_ rows: [RecipeRow]) throws {
        var table = Table([
            .init(localized("Recipe"), shrinks: true), .init(localized("Has"), shrinks: true),
            .init(localized("Tags"), shrinks: true), .init(localized("Id")),
        ])
        for row in rows {
            // The last column shows the whole id, so the facts have no part of it even if several recipes have this name.
            table.append([
                StyledText(row.recipe.name), StyledText(RecipeRow(row.recipe).subtitle),
                StyledText(row.recipe.tags.joined(separator: ", ")), StyledText(row.recipe.id.rawValue, .faint),
            ])
        }
        try print(table)
    }
}
