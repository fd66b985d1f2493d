public import CommandKit
import HTMLKit
public import PageKit
public import RecipeBox
import RecipeBoxCommands
import ReportKit
import ScreenKit
import TimeKit
import WordKit

/// The recipe app in a browser.
public enum RecipePages {
    /// - Parameters:
    ///   - box: The recipes. It is the box of the command-line app, so both show the same.
    ///   - session: The session of the recipes, for the kit's pages; nil for an app without them.
    public static func app(_ box: RecipeBox, in session: AppSession? = nil) -> PageApp {
        PageApp(
            scheme: "recipebox",
            segment: "recipes",
            homeTitle: localized("Recipes"),
            title: localized("Recipes"),
            about: localized("Keep, scale, shop for and share your recipes."),
            accent: .teal,
            icon: AppIcon(.bowl, on: .teal, name: "recipes"),
            screen: { link, typed in try session?.kitPage(link) ?? box.screen(RecipeLink(link), typed: typed) },
            perform: { act, link in
                if let acted = try await session?.performOnKitPage(act, at: link) { return acted }
                return try await box.perform(act, at: RecipeLink(link))
            },
            onlyOpens: { RecipeAct($0)?.onlyOpens == true },
            page: { screen, context in Self.page(screen, context, of: box) },
            picture: { id in try box.thumbnail(of: Recipe.ID(id)).map { PagePicture([UInt8]($0)) } },
            fetch: RecipeBoxProgram.page(at:),
            problem: { PageProblem($0, status: RecipeBoxProgram.status(of: $0)) }
        )
    }

    private static func page(_ screen: any Screen, _ context: PageContext, of box: RecipeBox) -> HTMLFragment? {
        switch screen {
        case let screen as HomeScreen:
            HTMLFragment { RecipeHomePage(screen: screen, pictured: pictured(in: box), context: context) }
        case let screen as SearchScreen:
            HTMLFragment { RecipeSearchPage(screen: screen, pictured: pictured(in: box), context: context) }
        case let screen as RecipeNameScreen: HTMLFragment { RecipeNamePage(screen: screen, context: context) }
        case let screen as IngredientPage: HTMLFragment { IngredientListPage(screen: screen, context: context) }
        case let screen as StepsPage: HTMLFragment { StepListPage(screen: screen, context: context) }
        case let screen as RecipeScreen: HTMLFragment { RecipeReadingPage(screen: screen, context: context) }
        case let screen as ShoppingListScreen: HTMLFragment { ShoppingListPage(screen: screen, context: context) }
        case let screen as HistoryScreen: HTMLFragment { RecipeHistoryPage(screen: screen, context: context) }
        default: nil
        }
    }

    /// The recipes that a list shows with their pictures. The list is shown without them if they can't be read.
    private static func pictured(in box: RecipeBox) -> Set<Recipe.ID> { (try? box.recipesWithThumbnails()) ?? [] }
}
