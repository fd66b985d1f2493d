public import CommandKit

/// The whole command-line app as a value, for its executable and for the demonstration.
public enum TIPsProgram {
    /// Parses, runs and reports one command line.
    public static let program = CommandLineProgram(
        TIPsCommand.self,
        statusOf: TIPsApp.status,
        mended: SevereReactionArguments.mended
    )
}
