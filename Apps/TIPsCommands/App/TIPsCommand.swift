import ArgumentParser
import CommandKit

/// The root of the command line.
struct TIPsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tips",
        abstract: "Log a Tolerance Induction Program, day by day.",
        discussion: """
            It keeps the log and gives no advice: what to take, and how much, the program's clinic decides.

            EXAMPLE: tips setup
                     tips home
                     tips log Cetirizine
                     tips week
            """,
        version: TIPsApp.version,
        groupedSubcommands: [
            CommandGroup(
                name: "Day",
                subcommands: [
                    HomeCommand.self, LogCommand.self, UnlogCommand.self, WeekCommand.self, HistoryCommand.self,
                    ReactionCommand.self, EmergencyCommand.self, AdherenceCommand.self,
                ]
            ),
            CommandGroup(
                name: "Plan",
                subcommands: [
                    SetupCommand.self, CycleCommand.self, ItemCommand.self, UnitCommand.self, HoldCommand.self,
                    ClinicCommand.self,
                    SupplyCommand.self,
                ]
            ),
            CommandGroup(
                name: "People",
                subcommands: [
                    JoinCommand.self, RoomCommand.self, SyncCommand.self, AsCommand.self, RemindersCommand.self,
                    TimerCommand.self,
                ]
            ),
            CommandGroup(
                name: "Data",
                subcommands: [
                    UndoCommand<TIPsApp>.self, ReportCommand.self, ExportCommand.self, ImportCommand.self,
                    BackupCommand<TIPsApp>.self,
                    RestoreCommand<TIPsApp>.self, ArchiveCommand<TIPsApp>.self, SecurityCommand<TIPsApp>.self,
                    DoctorCommand<TIPsApp>.self,
                    NotificationsCommand<TIPsApp>.self, OpenCommand<TIPsApp>.self, ActCommand<TIPsApp>.self,
                    CalendarCommand<TIPsApp>.self, DaemonCommand<TIPsApp>.self, TickCommand<TIPsApp>.self,
                    AgentCommand<TIPsApp>.self, LanguageCommand<TIPsApp>.self,
                ]
            ),
        ]
    )
}
