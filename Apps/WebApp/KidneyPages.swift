public import CommandKit
import KidneyCommands
public import PageKit

/// Kidney nutrition in a browser.
public enum KidneyPages {
    /// - Parameter context: The data folder of the command-line app, so both show the same.
    public static func app(in context: CommandContext) throws -> PageApp {
        PageApp(
            try KidneyProgram.session(in: context),
            segment: "kidney",
            home: "today",
            title: "Kidney",
            about: "Food, drink, labs and medicines with kidney disease.",
            accent: .rust,
            words: words,
            entrance: "kidney://terms",
            status: KidneyProgram.status(of:)
        )
    }

    // The code of a unit is for other programs; the text of a value has its sign.
    private static let words = PageWords(leftOut: ["LabRow.unit"])
}
