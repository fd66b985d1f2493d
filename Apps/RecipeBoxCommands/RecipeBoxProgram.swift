public import CommandKit
public import RecipeBox
import StorageKit
import WebClient

/// The command-line app as a value, for its executable, for the demonstration and for the pages of the browser.
public enum RecipeBoxProgram {
    /// The program, which parses, runs and reports a command line.
    public static let program = CommandLineProgram(
        RecipeBoxCommand.self,
        help: helpCatalog,
        statusOf: RecipeBoxApp.status
    ) {
        RecipeBoxApp.definition.told($0)
    }

    /// Opens the recipes of a data folder for a process that stays.
    ///
    /// - Throws: `StoreError`.
    public static func session(in context: CommandContext) throws -> AppSession {
        try context.session(of: RecipeBoxApp.definition, connections: .pool(readers: 4))
    }

    public static func box(of session: AppSession) -> RecipeBox { session.box }

    /// Fetches the page of a recipe from the web.
    ///
    /// - Throws: `WebError`, or `CommandError` for an answer other than success.
    @Sendable public static func page(at address: String) async throws -> [UInt8] {
        let address = try WebAddress(address)
        return try await LiveWebClient.with(agent: "recipebox/\(RecipeBoxApp.version)") { web in
            try await web.page(at: address).body
        }
    }

    /// Returns the exit status of an error of the app; nil for an error of another app.
    public static func status(of error: any Error) -> CommandStatus? { RecipeBoxApp.status(of: error) }
}
