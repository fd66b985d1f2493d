public import CommandKit

/// The whole command-line app as a value, for its executable and for the demonstration.
public enum MaricopaProgram {
    /// Parses, runs and reports one command line.
    public static let program = CommandLineProgram(MaricopaCommand.self, statusOf: MaricopaApp.status)
}
