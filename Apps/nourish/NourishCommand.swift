import ArgumentParser
import CommandKit
import HabitCourse
import KidneyNutrition
import RecipeBox
import TIPsTracker

struct NourishCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nourish",
        abstract: "Show what the Nourish apps do, and show them in a browser.",
        discussion: """
            EXAMPLE: nourish demo ~/nourish-demo
            """,
        version: "1.0.0",
        subcommands: [DemoCommand.self, ServeCommand.self]
    )

    /// The exit status of the engines' errors while samples are added.
    static func status(of error: any Error) -> CommandStatus? {
        switch error {
        case RecipeBoxError.store(let error), TIPsError.store(let error), HabitCourseError.store(let error),
            KidneyError.store(let error):
            CommandStatus(error)
        default: nil
        }
    }
}
