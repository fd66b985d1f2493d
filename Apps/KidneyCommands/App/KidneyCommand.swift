import ArgumentParser
import CommandKit

struct KidneyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kidney",
        abstract: "Labs, food and drink of people with kidney disease, counted against their targets.",
        discussion: """
            It keeps what you enter, adds it up and shows what is published about it. It informs and does not prescribe: what \
            your care team says comes first.

            EXAMPLE: kidney accept-terms
                     kidney profile set --name Ana --sex female --birth-date 1960-05-14 --category G3b
                     kidney lab add potassium 5.4 --unit mmol/L
                     kidney weight add 81.2kg
                     kidney food search banana
                     kidney eat ndb-09040 "1 medium" --meal breakfast
                     kidney today
            """,
        version: KidneyApp.version,
        groupedSubcommands: [
            CommandGroup(
                name: "Day",
                subcommands: [
                    TodayCommand.self, EatCommand.self, DrinkCommand.self, JournalCommand.self, PhotoCommand.self,
                    TargetsCommand.self, SubstituteCommand.self, SickDayCommand.self,
                    AlertsCommand.self, RewardsCommand.self, WhyCommand.self, EvidenceCommand.self,
                    EvaluateCommand.self, NoticesCommand.self,
                ]
            ),
            CommandGroup(
                name: "Measurements",
                subcommands: [WeightCommand.self, PressureCommand.self, LabCommand.self, ActivityCommand.self]
            ),
            CommandGroup(name: "Medicines", subcommands: [MedicineCommand.self, InteractionsCommand.self]),
            CommandGroup(name: "Goals", subcommands: [GoalCommand.self, RecommendCommand.self]),
            CommandGroup(
                name: "Looking back",
                subcommands: [TrendsCommand.self, ReportCommand.self, ReportCardCommand.self]
            ),
            CommandGroup(name: "Foods", subcommands: [FoodCommand.self, ImportCommand.self]),
            CommandGroup(name: "You", subcommands: [AcceptTermsCommand.self, ProfileCommand.self]),
            CommandGroup(
                name: "Data",
                subcommands: [
                    ExportCommand.self,
                    UndoCommand<KidneyApp>.self, BackupCommand<KidneyApp>.self, RestoreCommand<KidneyApp>.self,
                    ArchiveCommand<KidneyApp>.self, SecurityCommand<KidneyApp>.self, DoctorCommand<KidneyApp>.self,
                    DaemonCommand<KidneyApp>.self,
                    NotificationsCommand<KidneyApp>.self, OpenCommand<KidneyApp>.self,
                    ActCommand<KidneyApp>.self, CalendarCommand<KidneyApp>.self,
                    TickCommand<KidneyApp>.self, AgentCommand<KidneyApp>.self, LanguageCommand<KidneyApp>.self,
                ]
            ),
        ]
    )
}
