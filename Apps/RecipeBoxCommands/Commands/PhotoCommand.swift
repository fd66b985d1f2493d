import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import RecipeBox
import ScreenKit
import WordKit

/// `recipebox photo`: a recipe's picture.
struct PhotoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photo",
        abstract: "Set, remove and find the photo of a recipe.",
        discussion: """
            EXAMPLE: recipebox photo set Pancakes ~/Pictures/pancakes.jpg
            """,
        subcommands: [Set.self, Remove.self, Path.self]
    )
}

extension PhotoCommand {
    struct Set: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Give a recipe the picture in a file, in place of the one it has.",
            discussion: """
                The file is copied. Its kind is found by its content.

                EXAMPLE: recipebox photo set Pancakes ~/Pictures/pancakes.jpg
                """
        )

        @OptionGroup var recipe: RecipeArgument
        @Argument(help: "The picture.", completion: .file()) var file: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try session.box.findRecipe(recipe.recipe)
            try InputFile.check(file)
            let recipe = try session.box.setPhoto(of: id, fromFile: URL(fileURLWithPath: file))
            try session.context.answer(encoding: recipe) {
                try $0.print(StyledText(localized("Set the photo of “\(recipe.name)”")))
            }
        }
    }

    struct Remove: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Take the photo off a recipe.",
            discussion: """
                Asks first on a terminal and needs --yes elsewhere. “recipebox undo” brings it back.

                EXAMPLE: recipebox photo remove Pancakes --yes
                """
        )

        @OptionGroup var recipe: RecipeArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try session.box.findRecipe(recipe.recipe)
            let screen = try session.box.nameScreen(of: id)
            if let question = screen.photoActions.first(where: { $0.id == RecipeAct.removePhoto.id })?.confirmation?
                .question
            {
                try session.context.confirm(question)
            }
            let recipe = try session.box.removePhoto(of: id)
            try session.context.answer(encoding: recipe) {
                try $0.print(StyledText(localized("Removed the photo of “\(recipe.name)”")))
            }
        }
    }

    struct Path: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "path",
            abstract: "Print where the original of a recipe's photo is.",
            discussion: """
                EXAMPLE: xdg-open "$(recipebox photo path Pancakes)"
                """
        )

        @OptionGroup var recipe: RecipeArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let file = try session.box.photoFile(of: session.box.findRecipe(recipe.recipe))
            try session.context.answer(["path": .string(file.path)]) { try $0.print("\(file.path)") }
        }
    }
}
