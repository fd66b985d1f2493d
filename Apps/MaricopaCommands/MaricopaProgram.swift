public import CommandKit
import StorageKit

/// The command-line app as a value, for its executable and the demonstration.
public enum MaricopaProgram {
    /// The program that runs a command line.
    public static let program = CommandLineProgram(MaricopaCommand.self, statusOf: MaricopaApp.status) {
        MaricopaApp.definition.told($0)
    }

    /// Opens the directory of a data folder for a process that stays.
    ///
    /// - Throws: `StoreError`.
    public static func session(in context: CommandContext) throws -> AppSession {
        try context.sessionForAnybody(of: MaricopaApp.definition, connections: .pool(readers: 4))
    }

    /// Returns the exit status of an error of the app; nil for an error of another app.
    @Sendable public static func status(of error: any Error) -> CommandStatus? { MaricopaApp.status(of: error) }
}
