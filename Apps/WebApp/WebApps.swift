public import CommandKit
import HabitCommands
public import PageKit
import RecipeBoxCommands

/// The apps in the order of the first page. An app with pages is a line of `served`, each other one of `others`.
public enum WebApps {
    public static let served: [@Sendable (CommandContext) throws -> PageApp] = [
        { RecipePages.app(try RecipeBoxProgram.box(in: $0)) },
        { HabitPages.app(try HabitProgram.course(in: $0)) },
    ]

    public static let others = [
        OtherApp(
            title: "TIPs",
            about: "A tolerance induction program, day by day, for a family.",
            accent: .blue,
            program: "tips"
        ),
        OtherApp(
            title: "Kidney",
            about: "Food, drink, labs and medicines with kidney disease.",
            accent: .rust,
            program: "kidney"
        ),
        OtherApp(
            title: "Maricopa",
            about: "Markets, parks, events and recipes of Maricopa County.",
            accent: .olive,
            program: "maricopa"
        ),
    ]
}
