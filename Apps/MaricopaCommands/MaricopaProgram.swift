public import CommandKit

/// The command-line app as a value, for its executable and the demonstration.
public enum MaricopaProgram {
    /// The program that runs a command line.
    public static let program = CommandLineProgram(MaricopaCommand.self, statusOf: MaricopaApp.status)
}
