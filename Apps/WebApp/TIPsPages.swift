public import CommandKit
public import PageKit
import TIPsCommands

/// The tracker in a browser.
public enum TIPsPages {
    /// - Parameter context: The data folder of the command-line app, so both show the same.
    public static func app(in context: CommandContext) throws -> PageApp {
        PageApp(
            try TIPsProgram.session(in: context),
            segment: "tips",
            title: "TIPs",
            about: "A tolerance induction program, day by day, for a family.",
            accent: .blue,
            words: words,
            status: TIPsProgram.status(of:)
        )
    }

    private static let words = PageWords()
}
