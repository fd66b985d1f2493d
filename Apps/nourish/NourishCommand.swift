import ArgumentParser
import CommandKit
import RecipeBox

/// The root of the command line.
struct NourishCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nourish",
        abstract: "Show what the Nourish apps do.",
        discussion: """
            EXAMPLE: nourish demo ~/nourish-demo
            """,
        version: "1.0.0",
        subcommands: [DemoCommand.self]
    )

    /// The exit status of what the engines refuse while samples are made.
    static func status(of error: any Error) -> CommandStatus? {
        guard case .store(let error) = error as? RecipeBoxError else { return nil }
        return CommandStatus(error)
    }
}
