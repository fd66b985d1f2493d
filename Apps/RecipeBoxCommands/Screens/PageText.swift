import CommandKit
import Foundation
import FractionParser
import RecipeBox
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints the ingredient page, with the position and id of each ingredient.
    func show(_ page: IngredientPage) throws {
        try print(StyledText(page.title, .heading))
        guard page.emptyText == nil else {
            return try print(
                StyledText(localized("No ingredients yet — recipebox ingredient add \(page.recipe) \"2 cups flour\""))
            )
        }
        var table = Table([
            .init("", alignment: .right), .init(localized("Ingredient"), shrinks: true), .init(localized("Id")),
        ])
        for row in page.rows {
            table.append([
                StyledText(row.ingredient.position.description),
                StyledText(row.line)
                    + StyledText(row.reading.map { "  " + localized("(read as \($0))") } ?? "", .faint),
                StyledText(row.id.rawValue, .faint),
            ])
        }
        try print(table)
    }

    /// Prints the steps page, with the number of each step.
    func show(_ page: StepsPage) throws {
        try print(StyledText(page.title, .heading))
        guard page.emptyText == nil else {
            return try print(
                StyledText(localized("No steps yet — recipebox step add \(page.recipe) \"Whisk everything\""))
            )
        }
        for line in lines(of: page.rows.map(\.step), tellsIDs: true) { try print(line) }
    }

    /// Prints the name page: the fields and their values.
    func show(_ screen: RecipeNameScreen) throws {
        try print(StyledText(screen.title, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        for field in screen.form.fields {
            let value = field.value.isEmpty ? StyledText("—", .faint) : StyledText(field.value)
            table.append([StyledText(field.label), value])
        }
        try print(table)
    }

    /// Prints the history of a recipe, newest first.
    func show(_ screen: HistoryScreen, in zone: TimeZone) throws {
        try print(StyledText(screen.title, .heading))
        if screen.entries.isEmpty { try print(StyledText(localized("Nothing has changed yet."))) }
        for entry in screen.entries {
            let mark = entry.isDoneAgain ? localized("(done again)") : localized("(taken back)")
            let undone = entry.isUndone ? StyledText("  " + mark, .warning) : StyledText("")
            try print("\(zone.local(at: entry.at).minutes, .faint)  \(entry.summary)" + undone)
            for difference in entry.differences { try print("    \(difference)") }
        }
    }

    func show(_ screen: ShoppingListScreen) throws {
        try print(StyledText(screen.title, .heading))
        for recipe in screen.recipes {
            let factor = recipe.factor.amount.formatted(.ascii)
            try print(StyledText(localized("for \(recipe.name)") + (factor == "1" ? "" : " × \(factor)"), .faint))
        }
        if let text = screen.emptyText { return try print("\(text)") }
        for item in screen.items { try print("  \(item.text)") }
    }
}
