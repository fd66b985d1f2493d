import ArgumentParser
import CommandKit
import JSONKit
import RecipeBox
import TimeKit
import WordKit

/// `recipebox ingredient`: a recipe's ingredients.
struct IngredientCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ingredient",
        abstract: "List, add, edit, move and delete ingredients.",
        discussion: """
            EXAMPLE: recipebox ingredient add Pancakes "1 and 1/2 cups flour, sifted"
            """,
        subcommands: [List.self, Add.self, Edit.self, Move.self, Delete.self]
    )

    /// The fields of an ingredient.
    struct Parts: ParsableArguments {
        @Option(help: "Amount: '1 and 1/2'.") var amount: String?
        @Option(help: "In what: cups, g, cloves.") var unit: String?
        @Option(help: "Name of the ingredient.") var name: String?
        @Option(help: "Preparation: sifted.") var note: String?

        /// The given parts by field id.
        var typed: [String: String] {
            ["amount": amount, "unit": unit, "name": name, "note": note].compactMapValues { $0 }
        }

        var isEmpty: Bool { typed.isEmpty }
    }

    /// The ingredient that a command applies to.
    struct Choice: ParsableArguments {
        @OptionGroup var recipe: RecipeArgument
        @Argument(help: "An ingredient: its place, its name or its id.") var ingredient: String
    }
}

extension IngredientCommand {
    struct List: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the ingredients in order, with their places.",
            discussion: """
                EXAMPLE: recipebox ingredient list Pancakes
                """
        )

        @OptionGroup var recipe: RecipeArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(try session.box.ingredientPage(of: session.box.findRecipe(recipe.recipe)))
        }
    }

    struct Add: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add an ingredient, in one line or field by field.",
            discussion: """
                It becomes the last one, or takes the position given and moves the rest down. A position beyond the end is the end; \
                one below 1 is refused.

                EXAMPLE: recipebox ingredient add Pancakes "1 and 1/2 cups flour, sifted"
                         recipebox ingredient add Pancakes --amount 1/4 --unit tsp --name salt
                """
        )

        @OptionGroup var recipe: RecipeArgument
        @Argument(help: "The ingredient in one line.") var line: String?
        @OptionGroup var parts: Parts
        @Option(parsing: .unconditional, help: "Its place.") var position: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if (line == nil) == parts.isEmpty {
                throw ValidationError(
                    line == nil
                        ? localized("No ingredient is given")
                        : localized("An ingredient is given both in one line and field by field")
                )
            }
        }

        func run(in session: AppSession) throws {
            let id = try session.box.findRecipe(recipe.recipe)
            let place = try position.map(Position.checked)
            let ingredient =
                if let line {
                    try session.box.addIngredient(line, to: id, at: place)
                } else {
                    try session.box.addIngredient(
                        IngredientReading.ingredient(typed: parts.typed),
                        to: id,
                        at: place
                    )
                }
            try session.report({ localized("Added \($0). \($1)") }, ingredient, from: line ?? parts.amount)
        }
    }

    struct Edit: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change what an ingredient says.",
            discussion: """
                A line replaces all of it; of the fields, those that are not named stay. An empty text clears a field. A \
                second quantity such as (125 g) stays until the amount or the unit changes.

                EXAMPLE: recipebox ingredient edit Pancakes flour --amount "2-1/4"
                """
        )

        @OptionGroup var choice: Choice
        @Argument(help: "The ingredient in one line.") var line: String?
        @OptionGroup var parts: Parts
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if (line == nil) == parts.isEmpty {
                throw ValidationError(
                    line == nil ? localized("No change is given") : localized("A line and fields exclude each other")
                )
            }
        }

        func run(in session: AppSession) throws {
            let recipe = try session.box.recipe(session.box.findRecipe(choice.recipe.recipe))
            let id = try session.box.findIngredient(choice.ingredient, of: recipe.id)
            if let line {
                let edited = try session.box.editIngredient(id, of: recipe.id, to: line)
                return try session.report({ localized("Saved \($0). \($1)") }, edited, from: line)
            }
            guard let old = recipe.ingredients.first(where: { $0.id == id }) else {
                throw RecipeBoxError.noSuchIngredient(choice.ingredient, recipe: recipe.name)
            }
            let draft = try IngredientReading.ingredient(typed: parts.typed, editing: old.draft)
            try session.report(
                { localized("Saved \($0). \($1)") },
                try session.box.editIngredient(id, of: recipe.id, to: draft),
                from: parts.amount
            )
        }
    }

    struct Move: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "move",
            abstract: "Move an ingredient to another place.",
            discussion: """
                A position beyond the end is the end; one below 1 is refused.

                EXAMPLE: recipebox ingredient move Pancakes salt 1
                """
        )

        @OptionGroup var choice: Choice
        @Argument(help: "Its new place.") var position: Int
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let recipe = try session.box.findRecipe(choice.recipe.recipe)
            let id = try session.box.findIngredient(choice.ingredient, of: recipe)
            try session.report(
                { localized("Moved \($0). \($1)") },
                try session.box.moveIngredient(id, of: recipe, to: Position.checked(position)),
                from: nil
            )
        }
    }

    struct Delete: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take an ingredient out.",
            discussion: """
                “recipebox undo” brings it back.

                EXAMPLE: recipebox ingredient delete Pancakes salt
                """
        )

        @OptionGroup var choice: Choice
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let recipe = try session.box.recipe(session.box.findRecipe(choice.recipe.recipe))
            let id = try session.box.findIngredient(choice.ingredient, of: recipe.id)
            let line = recipe.ingredients.first { $0.id == id }.map { IngredientWording.line($0) } ?? choice.ingredient
            try session.box.deleteIngredient(id, of: recipe.id)
            try session.answer(deleted: id, line)
        }
    }
}

extension AppSession {
    /// Prints an ingredient after a change, in the words of the change, and how its amount was read if another reading was possible.
    fileprivate func report(
        _ words: (_ position: Int, _ line: String) -> String,
        _ ingredient: Ingredient,
        from typed: String?
    ) throws {
        try context.answer(encoding: ingredient) { terminal in
            let reading = IngredientWording.reading(ingredient).map { "  " + localized("(read as \($0))") } ?? ""
            let line = words(ingredient.position, IngredientWording.line(ingredient))
            try terminal.print(StyledText(line) + StyledText(reading, .faint))
            guard let hint = typed.flatMap(TwofoldAmount.hint(in:)) else { return }
            try terminal.print(StyledText(hint, .faint))
        }
    }
}
