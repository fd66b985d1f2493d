public import CommandKit

/// The command-line app as a value, for its executable and the demo.
public enum TIPsProgram {
    /// Parses, runs and reports one command line.
    public static let program = CommandLineProgram(
        TIPsCommand.self,
        statusOf: TIPsApp.status,
        mended: SevereReactionArguments.mended
    )
}
