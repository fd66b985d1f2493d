public import CommandKit

/// The command-line app as a value, for its executable and for the demonstration.
public enum KidneyProgram {
    /// Parses and runs one command line.
    public static let program = CommandLineProgram(KidneyCommand.self, statusOf: KidneyApp.status)
}
