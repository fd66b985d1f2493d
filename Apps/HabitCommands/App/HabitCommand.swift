import ArgumentParser
import CommandKit

/// The root of the command line.
struct HabitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habit",
        abstract: "Ten weeks of eating habits, one at a time.",
        version: HabitApp.version,
        groupedSubcommands: [
            CommandGroup(name: "Course", subcommands: [CourseCommand.self]),
            CommandGroup(
                name: "Data",
                subcommands: [
                    UndoCommand<HabitApp>.self, BackupCommand<HabitApp>.self, RestoreCommand<HabitApp>.self,
                    ArchiveCommand<HabitApp>.self, DoctorCommand<HabitApp>.self,
                    NotificationsCommand<HabitApp>.self, OpenCommand<HabitApp>.self,
                    CalendarCommand<HabitApp>.self,
                    DaemonCommand<HabitApp>.self, TickCommand<HabitApp>.self, AgentCommand<HabitApp>.self,
                ]
            )
        ]
    )
}
