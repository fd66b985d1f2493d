import ArgumentParser
import CommandKit

/// The root of the command line.
struct MaricopaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "maricopa",
        abstract: "Markets, recipes, parks, activities, events and resources of Maricopa County.",
        discussion: """
            EXAMPLE: maricopa markets --near 85003 --day sat
                     maricopa show usda-1018235
                     maricopa directions usda-1018235
                     maricopa events --cost free
                     maricopa search farmers market mesa
            """,
        version: MaricopaApp.version,
        groupedSubcommands: [
            CommandGroup(
                name: "Looking around",
                subcommands: [
                    HomeCommand.self, OnboardingCommand.self, MarketsCommand.self, RecipesCommand.self,
                    ParksCommand.self, ActivitiesCommand.self,
                    EventsCommand.self, ResourcesCommand.self,
                    ShowCommand.self, NextCommand.self, PreviousCommand.self,
                    FindAPlaceCommand.self, FiltersCommand.self, DirectionsCommand.self, SearchCommand.self,
                ]
            ),
            CommandGroup(
                name: "Reminders and photos",
                subcommands: [
                    RemindCommand.self, NotificationsPageCommand.self, CalendarCommand<MaricopaApp>.self,
                    PhotoCommand.self,
                ]
            ),
            CommandGroup(
                name: "Account",
                subcommands: [
                    AccountCommand.self, FavoriteCommand.self, RateCommand.self, SubscribeCommand.self,
                    SubscriptionsCommand.self, SettingsCommand.self,
                ]
            ),
            CommandGroup(
                name: "Sharing",
                subcommands: [
                    ShareCommand.self, SiteCommand.self,
                ]
            ),
            CommandGroup(
                name: "Administration",
                subcommands: [
                    AdminCommand.self
                ]
            ),
            CommandGroup(
                name: "About the directory",
                subcommands: [AboutCommand.self, ContactCommand.self, PrivacyCommand.self, TermsCommand.self]
            ),
            CommandGroup(
                name: "Data",
                subcommands: [
                    ImportCommand.self, ExportCommand.self,
                    UndoCommand<MaricopaApp>.self, BackupCommand<MaricopaApp>.self, RestoreCommand<MaricopaApp>.self,
                    ArchiveCommand<MaricopaApp>.self, DoctorCommand<MaricopaApp>.self, DaemonCommand<MaricopaApp>.self,
                    OpenCommand<MaricopaApp>.self, ActCommand<MaricopaApp>.self, TickCommand<MaricopaApp>.self,
                    AgentCommand<MaricopaApp>.self, LanguageCommand<MaricopaApp>.self,
                ]
            ),
        ]
    )
}
