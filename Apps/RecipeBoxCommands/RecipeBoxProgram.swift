public import CommandKit

/// The whole command-line app as a value, for its executable and for the demonstration.
public enum RecipeBoxProgram {
    /// Parses, runs and reports one command line.
    public static let program = CommandLineProgram(RecipeBoxCommand.self, statusOf: RecipeBoxApp.status)
}
