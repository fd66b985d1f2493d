import ArgumentParser
import CommandKit

/// The root of the command line.
struct MaricopaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "maricopa",
        abstract: "Markets, recipes, parks, activities, events and resources of Maricopa County.",
        version: MaricopaApp.version,
        groupedSubcommands: [
            CommandGroup(
                name: "Account",
                subcommands: [
                    AccountCommand.self, FavoriteCommand.self, RateCommand.self, SubscribeCommand.self,
                    SubscriptionsCommand.self, SettingsCommand.self,
                ]
            ),
            CommandGroup(
                name: "Administration",
                subcommands: [
                    AdminCommand.self
                ]
            ),
            CommandGroup(
                name: "Data",
                subcommands: [
                    UndoCommand<MaricopaApp>.self, BackupCommand<MaricopaApp>.self, RestoreCommand<MaricopaApp>.self,
                    ArchiveCommand<MaricopaApp>.self, DoctorCommand<MaricopaApp>.self, DaemonCommand<MaricopaApp>.self,
                    OpenCommand<MaricopaApp>.self, TickCommand<MaricopaApp>.self, AgentCommand<MaricopaApp>.self,
                ]
            ),
        ]
    )
}
