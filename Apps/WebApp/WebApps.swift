public import CommandKit
import HabitCommands
public import PageKit
import RecipeBoxCommands

/// The apps with pages, in the order of the first page.
public enum WebApps {
    public static let served: [@Sendable (CommandContext) throws -> PageApp] = [
        TIPsPages.app(in:),
        { HabitPages.app(try HabitProgram.course(in: $0)) },
        KidneyPages.app(in:),
        { RecipePages.app(try RecipeBoxProgram.box(in: $0)) },
        MaricopaPages.app(in:),
    ]
}
