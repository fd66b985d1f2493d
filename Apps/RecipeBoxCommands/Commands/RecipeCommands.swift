import ArgumentParser
import CommandKit
import JSONKit
import RecipeBox
import ScreenKit
import TimeKit
import WordKit

/// `recipebox new`
struct NewCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a recipe.",
        discussion: """
            EXAMPLE: recipebox new "Pancakes" --servings 4 --tags "breakfast, quick"
            """
    )

    @Argument(help: "Its name.") var name: String
    @OptionGroup var page: PageOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let draft = try RecipeFields.draft(RecipeDraft(name: name), typed: page.typed)
        let receipt = try session.box.newRecipe(draft)
        let recipe = receipt.recipe
        try session.context.answer(encoding: recipe) { terminal in
            try terminal.print("\(localized("Added “\(recipe.name)”"))  \(recipe.id, .faint)")
            try terminal.warn(of: receipt.namesakes, beside: recipe.name)
        }
    }
}

/// `recipebox edit`
struct EditCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change a recipe's servings, times, tags, source or notes.",
        discussion: """
            What is not named stays. An empty text clears a field.

            EXAMPLE: recipebox edit Pancakes --servings 6 --notes ""
            """
    )

    @OptionGroup var recipe: RecipeArgument
    @Option(help: "Another name.") var name: String?
    @OptionGroup var page: PageOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if name == nil, page.typed.isEmpty { throw ValidationError(localized("No change is given")) }
    }

    func run(in session: AppSession) throws {
        var typed = page.typed
        typed["name"] = name
        let recipe = try session.box.edit(session.box.findRecipe(recipe.recipe), typed: typed)
        try session.context.answer(encoding: recipe) { try $0.print(StyledText(localized("Saved “\(recipe.name)”"))) }
    }
}

/// `recipebox rename`
struct RenameCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a recipe another name.",
        discussion: """
            EXAMPLE: recipebox rename Pancakes "Sunday pancakes"
            """
    )

    @OptionGroup var recipe: RecipeArgument
    @Argument(help: "Its new name.") var name: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let receipt = try session.box.rename(session.box.findRecipe(recipe.recipe), to: name)
        let recipe = receipt.recipe
        try session.context.answer(encoding: recipe) { terminal in
            try terminal.print(StyledText(localized("Renamed to “\(recipe.name)”")))
            try terminal.warn(of: receipt.namesakes, beside: recipe.name)
        }
    }
}

/// `recipebox delete`
struct DeleteCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a recipe with its ingredients, steps and photo.",
        discussion: """
            Asks first on a terminal and needs --yes elsewhere. “recipebox undo” brings it back.

            EXAMPLE: recipebox delete Pancakes --yes
            """
    )

    @OptionGroup var recipe: RecipeArgument
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let id = try session.box.findRecipe(recipe.recipe)
        let screen = try session.box.recipeScreen(of: id)
        let delete = screen.actions.first { $0.id == RecipeAct.deleteRecipe(id).id }
        if let question = delete?.confirmation?.question { try session.context.confirm(question) }
        try session.box.deleteRecipe(id)
        try session.context.answer(["deleted": .string(id.rawValue), "name": .string(screen.title)]) {
            try $0.print(StyledText(localized("Deleted “\(screen.title)”; “recipebox undo” brings it back")))
        }
    }
}

extension Terminal {
    /// Prints a warning that other recipes have the same name, and how to tell them apart.
    func warn(of others: [Recipe.ID], beside name: String) throws {
        guard !others.isEmpty else { return }
        let ids = others.map(\.rawValue).joined(separator: ", ")
        try print(StyledText("  " + localized("“\(name)” was there already: \(ids)"), .warning))
        try print(
            StyledText(
                "  "
                    + localized(
                        "Name them by id from now on; the beginning of one is enough. “recipebox undo” takes this back."
                    )
            )
        )
    }
}
