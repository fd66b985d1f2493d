import ArgumentParser
import CommandKit
import HabitCourse
import TimeKit
import WordKit

/// `habit skip`: days that don't count.
struct SkipCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip",
        abstract: "Call days skipped, for illness or travel; list them and take them back.",
        discussion: """
            A skipped day is as if the calendar didn't have it: it neither counts nor breaks a row. A box can still be ticked on it.

            EXAMPLE: habit skip --on yesterday --until tomorrow --reason flu
                     habit skip --remove --on yesterday
                     habit skip list
            """,
        subcommands: [Days.self, List.self],
        defaultSubcommand: Days.self
    )

    struct Days: HabitSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "days",
            abstract: "Call days skipped, or with --remove take that back.",
            usage: """
                habit skip days --reason <reason> [--on <day>] [--until <day>] [--habit <habit>]
                habit skip days --remove [--on <day>] [--habit <habit>]
                """,
            discussion: """
                EXAMPLE: habit skip days --on 2026-03-08 --until 2026-03-10 --reason travel
                """
        )

        @Option(help: ArgumentHelp("The day, or the first: 2026-03-08, today, yesterday, tomorrow.", valueName: "day"))
        var on: String?
        @Option(help: ArgumentHelp("The last day; else only the one.", valueName: "day")) var until: String?
        @Option(help: "One habit; else all of them.") var habit: String?
        @Option(help: "Why; needed for every skip.") var reason: String?
        @Flag(help: "Take the skips that touch the day away.") var remove = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if remove, until != nil || reason != nil {
                throw ValidationError(localized("--remove takes a day with --on, and no --until or --reason"))
            }
            if !remove, reason == nil { throw ValidationError(localized("Give the reason: --reason flu")) }
        }

        func run(in session: AppSession) throws {
            let days = try session.days()
            let first = try on.map { try days.day($0) } ?? days.today
            let habit = try habit.map { try session.habit($0) }
            guard let reason, !remove else { return try session.remove(first, habit) }
            let last = try until.map { try days.day($0) } ?? first
            let named = try SkipRule.days(from: first, until: last)
            let kept = try session.course.skip(named, of: habit?.id, reason: reason)
            try session.context.answer(encoding: kept) { terminal in
                let whose = habit.map { "“\($0.text)”" } ?? localized("all habits")
                try terminal.printWrapped(
                    StyledText(localized("Skipped \(kept.skip.days.words) for \(whose): \(kept.skip.reason)"))
                )
            }
        }
    }

    struct List: HabitSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the skipped days.",
            discussion: """
                EXAMPLE: habit skip list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(.skips)
        }
    }
}

extension AppSession {
    /// Takes the skips that touch a day away, and prints them. A nil habit means the skips of all habits.
    fileprivate func remove(_ day: LocalDate, _ habit: Habit?) throws {
        let removed = try course.unskip(day, of: habit?.id)
        try context.answer(encoding: removed) { terminal in
            for skip in removed {
                try terminal.print(StyledText(localized("No longer skipped: \(skip.skip.days.words)")))
            }
        }
    }
}

extension ClosedRange<LocalDate> {
    /// The days in words: "2026-03-08", or "2026-03-08 to 2026-03-10".
    var words: String { lowerBound == upperBound ? "\(lowerBound)" : localized("\(lowerBound) to \(upperBound)") }
}
