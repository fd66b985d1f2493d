import ArgumentParser
import CommandKit
import JSONKit
import RecipeBox
import TimeKit
import WordKit

/// `recipebox step`: a recipe's steps.
struct StepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "step",
        abstract: "List, add, edit and delete steps.",
        discussion: """
            EXAMPLE: recipebox step add Pancakes "Heat the pan" --position 1
            """,
        subcommands: [List.self, Add.self, Edit.self, Delete.self]
    )

    /// The step that a command applies to.
    struct Choice: ParsableArguments {
        @OptionGroup var recipe: RecipeArgument
        @Argument(help: "A step: its number or its id; a heading: its text or its id.") var step: String
    }
}

extension StepCommand {
    struct List: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the steps in order.",
            discussion: """
                EXAMPLE: recipebox step list Pancakes
                """
        )

        @OptionGroup var recipe: RecipeArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(try session.box.stepsPage(of: session.box.findRecipe(recipe.recipe)))
        }
    }

    struct Add: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add a step, at the end or at a position.",
            discussion: """
                A step put in where another stands moves that one and those after it down. A position beyond the end is the \
                end; one below 1 is refused. A short text that ends with a colon, such as "For the sauce:", is a heading and has no \
                number.

                EXAMPLE: recipebox step add Pancakes "Heat the pan" --position 1
                """
        )

        @OptionGroup var recipe: RecipeArgument
        @Argument(help: "Instruction.") var text: String
        @Option(parsing: .unconditional, help: "Its position; the next one where none is given.") var position: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let place = try position.map(Position.checked)
            let id = try session.box.findRecipe(recipe.recipe)
            let row = try place.map { try session.box.recipe(id).steps.row(ofNumber: $0) }
            let receipt = try session.box.addStep(text, to: id, at: row)
            let (step, number) = (receipt.step, receipt.number)
            try session.context.answer(encoding: step) {
                let text = number.map { localized("Added step \($0)") } ?? localized("Added the heading “\(step.text)”")
                try $0.print(StyledText(text))
            }
        }
    }

    struct Edit: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a step's text, its position or both.",
            discussion: """
                EXAMPLE: recipebox step edit Pancakes 3 --position 1
                """
        )

        @OptionGroup var choice: Choice
        @Option(help: "Instruction.") var text: String?
        @Option(parsing: .unconditional, help: "Its new position.") var position: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if text == nil, position == nil {
                throw ValidationError(localized("Neither --text nor --position is given"))
            }
        }

        func run(in session: AppSession) throws {
            let place = try position.map(Position.checked)
            let recipe = try session.box.findRecipe(choice.recipe.recipe)
            let id = try session.box.findStep(choice.step, of: recipe)
            let row = try place.map { try session.box.recipe(recipe).steps.row(ofNumber: $0, moving: id) }
            let receipt = try session.box.editStep(id, of: recipe, text: text, position: row)
            let (step, number) = (receipt.step, receipt.number)
            try session.context.answer(encoding: step) {
                let text = number.map { localized("Saved step \($0)") } ?? localized("Saved the heading “\(step.text)”")
                try $0.print(StyledText(text))
            }
        }
    }

    struct Delete: RecipeBoxSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a step out; those after it move up.",
            discussion: """
                “recipebox undo” brings it back.

                EXAMPLE: recipebox step delete Pancakes 2
                """
        )

        @OptionGroup var choice: Choice
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let recipe = try session.box.findRecipe(choice.recipe.recipe)
            let id = try session.box.findStep(choice.step, of: recipe)
            try session.box.deleteStep(id, of: recipe)
            try session.answer(deleted: id, localized("step \(choice.step)"))
        }
    }
}
