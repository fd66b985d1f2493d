import ArgumentParser
import CommandKit
import JSONKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips hold`: days that don't count against adherence.
struct HoldCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hold",
        abstract: "Mark days as held, for illness or travel; list and release them.",
        discussion: """
            A held day isn't counted against adherence and is not reminded of. Boxes can be ticked on it all the same. Whether to \
            hold, the program's clinic decides. Every member notes an illness of today; other days and a release are an admin's. After a hold, \
            also one that was released, the clinic's word is asked for before the next treatment food.

            EXAMPLE: tips hold add 2026-03-08 --to 2026-03-10 --reason fever
            """,
        subcommands: [List.self, Add.self, Release.self],
        defaultSubcommand: List.self
    )

    /// One day or several.
    struct Days: ParsableArguments {
        @Argument(help: "The day, or the first: 2026-03-08, today, yesterday, tomorrow.") var day: String
        @Option(help: ArgumentHelp("The last day; else only the one.", valueName: "day")) var to: String?

        func range(_ moments: Moments) throws -> ClosedRange<LocalDate> {
            let first = try moments.day(day)
            return try Hold.days(from: first, through: to.map { try moments.day($0) } ?? first)
        }
    }
}

extension HoldCommand {
    struct List: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the held days of the cycle.",
            discussion: """
                EXAMPLE: tips hold list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(.holds)
        }
    }

    struct Add: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Mark a day as held, or up to 60 in a row.",
            discussion: """
                EXAMPLE: tips hold add today --reason "stomach bug"
                """
        )

        @OptionGroup var days: Days
        @Option(help: "Why.") var reason: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let days = try days.range(session.moments())
            let holds = try session.tracker.hold(days, reason: reason)
            try session.planReminders()
            try session.context.answer(encoding: holds) {
                try $0.print(StyledText(localized("Held \(days.words): \(holds.first?.reason ?? "")")))
            }
        }
    }

    struct Release: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "release",
            abstract: "Count held days again.",
            discussion: """
                EXAMPLE: tips hold release 2026-03-08
                """
        )

        @OptionGroup var days: Days
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let days = try days.range(session.moments())
            try session.tracker.release(days)
            try session.planReminders()
            try session.context.answer(["from": JSONValue(days.lowerBound), "to": JSONValue(days.upperBound)]) {
                try $0.print(StyledText(localized("Released \(days.words)")))
            }
        }
    }
}

extension ClosedRange<LocalDate> {
    /// The days in words: "2026-03-08", or "2026-03-08 to 2026-03-10".
    fileprivate var words: String {
        lowerBound == upperBound ? "\(lowerBound)" : localized("\(lowerBound) to \(upperBound)")
    }
}
