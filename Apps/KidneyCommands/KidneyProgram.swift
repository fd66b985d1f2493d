public import CommandKit
package import Foundation
package import KidneyNutrition
import StorageKit

/// The command-line app as a value, for its executable and for the demonstration.
public enum KidneyProgram {
    /// Parses and runs one command line.
    public static let program = CommandLineProgram(KidneyCommand.self, help: helpCatalog, statusOf: KidneyApp.status) {
        KidneyApp.definition.told($0)
    }

    /// Opens the nutrition diary of a data folder for a process that stays and asks for the terms itself.
    ///
    /// - Throws: `StoreError`.
    public static func session(in context: CommandContext) throws -> AppSession {
        try context.sessionForAnybody(of: KidneyApp.definition, connections: .pool(readers: 4))
    }

    /// Returns the thumbnail of a meal's photo; nil if there is none.
    ///
    /// - Throws: `noSuchRecord`.
    package static func thumbnail(of photo: MealPhoto.ID, in session: AppSession) throws -> Data? {
        try session.kidney.thumbnail(of: photo)
    }

    /// Returns the exit status of an error of the app; nil for an error of another app.
    @Sendable public static func status(of error: any Error) -> CommandStatus? { KidneyApp.status(of: error) }
}
