import ArgumentParser
import CommandKit
import TIPsTracker

/// The root of the command line.
struct TIPsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tips",
        abstract: "Log a Tolerance Induction Program, day by day.",
        version: "1.0.0"
    )
}

/// What the shared commands need to know of this app.
enum TIPsApp: CommandApp {
    static var definition: AppDefinition { AppDefinition(name: "tips", version: "1.0.0", schemas: TIPsTracker.schemas) }

    static func status(of error: any Error) -> CommandStatus? { nil }
}
