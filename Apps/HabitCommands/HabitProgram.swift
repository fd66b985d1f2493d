public import CommandKit
public import HabitCourse
import StorageKit

/// The command-line app as a value, for its executable, for the demonstration and for the pages of the browser.
public enum HabitProgram {
    /// The program, which parses, runs and reports a command line.
    public static let program = CommandLineProgram(HabitCommand.self, help: helpCatalog, statusOf: HabitApp.status) {
        HabitApp.definition.told($0)
    }

    /// Opens the course of a data folder for a process that stays.
    ///
    /// - Throws: `StoreError`.
    public static func session(in context: CommandContext) throws -> AppSession {
        try context.session(of: HabitApp.definition, connections: .pool(readers: 4))
    }

    public static func course(of session: AppSession) -> HabitCourse { session.course }

    /// Returns the exit status of an error of the app; nil for an error of another app.
    public static func status(of error: any Error) -> CommandStatus? { HabitApp.status(of: error) }
}
