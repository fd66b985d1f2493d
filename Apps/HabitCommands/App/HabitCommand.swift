import ArgumentParser
import CommandKit

struct HabitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habit",
        abstract: "Ten weeks of eating habits, one at a time.",
        discussion: """
            A course comes from a website. Each week opens new posts; some of them end with a habit, which you put in your own \
            words and tick off once a day. Ticks add up to a score, and a missed day takes nothing away.

            EXAMPLE: habit course fetch https://example.org/course/course.json
                     habit start
                     habit home
                     habit read welcome
                     habit finish welcome
                     habit check observation
                     habit set slowly "I put the fork down between bites"
                     habit score
            """,
        version: HabitApp.version,
        groupedSubcommands: [
            CommandGroup(
                name: "Day",
                subcommands: [
                    HomeCommand.self, CheckCommand.self, UncheckCommand.self, SkipCommand.self, ScoreCommand.self,
                    StatsCommand.self, GraphCommand.self, HeatMapCommand.self, ProgressCommand.self,
                ]
            ),
            CommandGroup(
                name: "Course",
                subcommands: [
                    StartCommand.self, PostsCommand.self, ReadCommand.self, FinishCommand.self, ScheduleCommand.self,
                    CourseCommand.self,
                ]
            ),
            CommandGroup(
                name: "Habits",
                subcommands: [
                    GoalCommand.self, HabitsCommand.self, SetCommand.self, EditCommand.self, NotifyCommand.self,
                    SettingsCommand.self,
                ]
            ),
            CommandGroup(
                name: "Data",
                subcommands: [
                    UndoCommand<HabitApp>.self, ExportCommand.self, ImportCommand.self, BackupCommand<HabitApp>.self,
                    RestoreCommand<HabitApp>.self, ArchiveCommand<HabitApp>.self, SecurityCommand<HabitApp>.self,
                    DoctorCommand<HabitApp>.self,
                    NotificationsCommand<HabitApp>.self, OpenCommand<HabitApp>.self, ActCommand<HabitApp>.self,
                    CalendarCommand<HabitApp>.self,
                    DaemonCommand<HabitApp>.self, TickCommand<HabitApp>.self, AgentCommand<HabitApp>.self,
                    LanguageCommand<HabitApp>.self,
                ]
            ),
        ]
    )
}
