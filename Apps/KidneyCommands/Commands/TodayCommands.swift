import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit

/// `kidney today`
struct TodayCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "today",
        abstract: "Show a day: what it comes to against each target, what to know, meals, weight.",
        discussion: """
            A figure that a food lacks is never taken for zero: the sum is then a lower bound.

            EXAMPLE: kidney today
                     kidney today --day yesterday
            """
    )

    @Option(help: ArgumentHelp("The day; else today.", valueName: "day")) var day: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(try session.kidney.todayScreen(try session.logicalDay(day)))
    }
}

/// `kidney targets`
struct TargetsCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "targets",
        abstract: "Show a day's targets, each with its reasons and the value that switched it on.",
        discussion: """
            EXAMPLE: kidney targets
                     kidney targets potassium
                     kidney targets --day 2026-03-01
            """
    )

    @Argument(help: "Nutrient to show, such as potassium; all without it.") var quantity: TargetQuantity?
    @Option(help: ArgumentHelp("The day; else today.", valueName: "day")) var day: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(try session.kidney.targetsScreen(quantity, on: try session.logicalDay(day)))
    }
}
