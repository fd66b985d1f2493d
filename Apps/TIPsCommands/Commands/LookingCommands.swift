import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit

/// `tips home`
struct HomeCommand: AsyncTIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "home",
        abstract: "Show today: every item with its box, the timer, the week's counts.",
        discussion: """
            Where there is no room yet, it asks on a terminal whether to set one up or to join one with a code.

            EXAMPLE: tips home
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        if session.context.terminal.canAsk, try !session.hasRoom() { return try await session.walkThroughSetup() }
        try session.show(.home)
    }
}

/// `tips week`
struct WeekCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "week",
        abstract: "Show a week: every item with the time of each log, today in yellow.",
        discussion: """
            It opens at the current week; any cycle and week can be picked.

            EXAMPLE: tips week --cycle 2 --week 6
            """
    )

    @OptionGroup var choice: CycleOption
    @Option(parsing: .unconditional, help: ArgumentHelp("Which week of the cycle, from 1.", valueName: "number"))
    var week: Int?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let cycle = try choice.named(in: session.tracker)
        try session.show(.week(cycle?.id, week))
    }
}

/// `tips adherence`
struct AdherenceCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "adherence",
        abstract: "Show how much of what was due was logged, by week, category and item.",
        discussion: """
            Held days are not counted.

            EXAMPLE: tips adherence --cycle 2
            """
    )

    @OptionGroup var choice: CycleOption
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let cycle = try choice.named(in: session.tracker)
        try session.show(.adherence(cycle?.id))
    }
}
