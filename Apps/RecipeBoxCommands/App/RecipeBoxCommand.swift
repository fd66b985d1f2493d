import ArgumentParser
import CommandKit

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
        version: RecipeBoxApp.version,
        groupedSubcommands: [
            CommandGroup(
                name: "Recipe",
                subcommands: [
                    ListCommand.self, ShowCommand.self, NewCommand.self, EditCommand.self, RenameCommand.self,
                    DeleteCommand.self, IngredientCommand.self, StepCommand.self, PhotoCommand.self,
                ]
            ),
            CommandGroup(
                name: "Kitchen",
                subcommands: [
                    ScaleCommand.self, ConvertCommand.self, ShoppingListCommand.self, CheckCommand.self,
                    ParseCommand.self, ParseLineCommand.self,
                ]
            ),
            CommandGroup(
                name: "History",
                subcommands: [HistoryCommand.self, UndoCommand<RecipeBoxApp>.self, RedoCommand.self]
            ),
            CommandGroup(
                name: "Data",
                subcommands: [
                    BackupCommand<RecipeBoxApp>.self, RestoreCommand<RecipeBoxApp>.self,
                    DoctorCommand<RecipeBoxApp>.self, NotificationsCommand<RecipeBoxApp>.self,
                    OpenCommand<RecipeBoxApp>.self, ActCommand<RecipeBoxApp>.self, DaemonCommand<RecipeBoxApp>.self,
                    TickCommand<RecipeBoxApp>.self,
                    AgentCommand<RecipeBoxApp>.self, LanguageCommand<RecipeBoxApp>.self, ImportCommand.self,
                    ExportCommand.self,
                    ArchiveCommand<RecipeBoxApp>.self, SecurityCommand<RecipeBoxApp>.self,
                ]
            ),
        ]
    )
}
