import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit

/// `kidney interactions`
struct InteractionsCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "interactions",
        abstract: "Show what doesn't go together on a day: medicines with food, blood values, times and each other.",
        discussion: """
            What couldn't be checked is said, too. Where nothing is found, that does not mean that all is well.

            EXAMPLE: kidney interactions
                     kidney interactions --day yesterday
                     kidney interactions --ill
            """
    )

    @Option(help: ArgumentHelp("The day; else today.", valueName: "day")) var day: String?
    @Flag(help: "I am ill today: some medicines have rules for sick days.") var ill = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let screen = try session.kidney.interactionsScreen(try session.logicalDay(day), isIll: ill)
        try session.show(screen)
    }
}
