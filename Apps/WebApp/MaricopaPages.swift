public import CommandKit
import MaricopaCommands
public import PageKit

/// The directory in a browser.
public enum MaricopaPages {
    /// - Parameter context: The data folder of the command-line app, so both show the same.
    public static func app(in context: CommandContext) throws -> PageApp {
        PageApp(
            try MaricopaProgram.session(in: context),
            segment: "maricopa",
            title: "Maricopa",
            about: "Markets, parks, events and recipes of Maricopa County.",
            accent: .olive,
            words: words,
            status: MaricopaProgram.status(of:)
        )
    }

    private static let words = PageWords()
}
