import ArgumentParser
import CommandKit
import JSONKit
import RecipeBox
import TimeKit
import WordKit

/// `recipebox list`
struct ListCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the recipes by name, with what each has.",
        discussion: """
            A search finds the beginnings of words in names, ingredients and tags.

            EXAMPLE: recipebox list --search "choc milk"
            """
    )

    @Option(help: ArgumentHelp("Only recipes with these words.", valueName: "words")) var search: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        if let search {
            try session.show(try session.box.searchScreen(search))
        } else {
            try session.show(try session.box.homeScreen())
        }
    }
}

/// `recipebox show`
struct ShowCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a recipe to read and cook from.",
        discussion: """
            EXAMPLE: recipebox show Pancakes --servings 6 --kitchen
            """
    )

    @OptionGroup var recipe: RecipeArgument
    @OptionGroup var size: SizeOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let id = try session.box.findRecipe(recipe.recipe)
        try session.show(try session.box.recipeScreen(of: id, size.wanted(), forKitchen: size.kitchen))
    }
}

/// `recipebox history`
struct HistoryCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show what was changed in a recipe, newest first.",
        discussion: """
            A deleted recipe has its history still, under its id.

            EXAMPLE: recipebox history Pancakes --limit 10
            """
    )

    @OptionGroup var recipe: RecipeArgument
    @Option(help: "At most so many changes.") var limit = 50
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard (1...10_000).contains(limit) else {
            throw ValidationError(localized("The limit \(limit) is not within 1 and 10,000"))
        }
    }

    func run(in session: AppSession) throws {
        try session.show(try session.box.historyScreen(of: id(in: session.box), limit: limit))
    }

    private func id(in box: RecipeBox) throws(RecipeBoxError) -> Recipe.ID {
        do {
            return try box.findRecipe(recipe.recipe)
        } catch {
            let deleted = Recipe.ID(recipe.recipe)
            guard case .noSuchRecipe = error, try !box.history(of: deleted, limit: 1).isEmpty else { throw error }
            return deleted
        }
    }
}

/// `recipebox redo`
struct RedoCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo",
        abstract: "Bring back what the last undo took back.",
        discussion: """
            EXAMPLE: recipebox redo
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let entry = try session.box.redo()
        try session.context.answer(["redone": .string(entry.summary)]) { try $0.print("\(entry.summary)") }
    }
}
