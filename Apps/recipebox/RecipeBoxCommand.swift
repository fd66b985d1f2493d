import ArgumentParser
import CommandKit

/// The root of the command line.
struct RecipeBoxCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recipebox",
        abstract: "Keep, scale, shop for and share your recipes.",
        discussion: """
            EXAMPLE: recipebox new "Pancakes"
                     recipebox ingredient add Pancakes "1 and 1/2 cups flour"
                     recipebox step add Pancakes "Whisk everything"
                     recipebox show Pancakes --scale 2
            """,
        version: "1.0.0",
        groupedSubcommands: [
            CommandGroup(name: "Amounts", subcommands: [ParseCommand.self, ParseLineCommand.self])
        ]
    )
}
