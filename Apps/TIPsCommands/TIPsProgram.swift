public import CommandKit
package import Foundation
import StorageKit
package import TIPsTracker

/// The command-line app as a value, for its executable and the demo.
public enum TIPsProgram {
    /// Parses, runs and reports one command line.
    public static let program = CommandLineProgram(
        TIPsCommand.self,
        help: helpCatalog,
        statusOf: TIPsApp.status,
        told: { TIPsApp.definition.told($0) },
        mended: SevereReactionArguments.mended
    )

    /// Opens the tracker of a data folder for a process that stays.
    ///
    /// - Throws: `StoreError`.
    public static func session(in context: CommandContext) throws -> AppSession {
        try context.sessionForAnybody(of: TIPsApp.definition, connections: .pool(readers: 4))
    }

    /// Returns the thumbnail of a reaction's photo; nil if there is none.
    ///
    /// - Throws: `notFound`.
    package static func thumbnail(of reaction: Reaction.ID, in session: AppSession) throws -> Data? {
        try session.tracker.thumbnail(of: reaction)
    }

    /// Returns the name of the plan; nil before a room is set up.
    package static func planTitle(in session: AppSession) -> String? { try? session.tracker.plan().title }

    /// Returns the exit status of an error of the app; nil for an error of another app.
    @Sendable public static func status(of error: any Error) -> CommandStatus? { TIPsApp.status(of: error) }
}
