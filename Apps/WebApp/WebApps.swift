public import CommandKit
import HabitCommands
import KidneyCommands
import MaricopaCommands
public import PageKit
import RecipeBoxCommands
import TIPsCommands

/// The apps with pages, in the order of the first page.
public enum WebApps {
    public static let served: [@Sendable (CommandContext) throws -> PageApp] = pages.map { pages in
        { context in
            var app = try pages(context)
            app.language = { [name = app.scheme] in context.chosenLanguage(of: name) }
            return app
        }
    }

    /// The functions that open each app for what is due in it, such as reminders.
    public static let sessions: [@Sendable (CommandContext) throws -> AppSession] = [
        TIPsProgram.session(in:), HabitProgram.session(in:), KidneyProgram.session(in:),
        RecipeBoxProgram.session(in:), MaricopaProgram.session(in:),
    ]

    private static let pages: [@Sendable (CommandContext) throws -> PageApp] = [
        TIPsPages.app(in:),
        { context in
            let session = try HabitProgram.session(in: context)
            return HabitPages.app(HabitProgram.course(of: session), in: session)
        },
        KidneyPages.app(in:),
        { context in
            let session = try RecipeBoxProgram.session(in: context)
            return RecipePages.app(RecipeBoxProgram.box(of: session), in: session)
        },
        MaricopaPages.app(in:),
    ]
}
