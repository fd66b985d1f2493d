public import CommandKit
import HTMLKit
import MaricopaCommands
import MaricopaDirectory
public import PageKit
import ReportKit
import ScreenKit
import WordKit

/// The directory in a browser.
public enum MaricopaPages {
    /// Returns the app over the data of `context`, which the command-line app shows, too.
    public static func app(in context: CommandContext) throws -> PageApp {
        let session = try MaricopaProgram.session(in: context)
        var app = PageApp(
            session,
            segment: "maricopa",
            title: localized("Maricopa"),
            about: localized("Markets, parks, events and recipes of Maricopa County."),
            accent: .olive,
            sign: .pin,
            words: MaricopaWords.all,
            onlyOpens: { DirectoryAct($0)?.onlyOpens == true },
            changesPerson: { DirectoryAct($0)?.changesPerson == true },
            page: { screen, page in
                let folder = MaricopaProgram.letters(in: context.folder)
                return switch screen {
                case let screen as VerifyPage:
                    HTMLFragment { VerifyLetterPage(screen: screen, folder: folder, context: page) }
                case let screen as ForgotPage:
                    HTMLFragment { ForgotLetterPage(screen: screen, folder: folder, context: page) }
                default: Self.page(screen, page)
                }
            },
            picture: { id in try DirectoryPictures.picture(id, in: session) },
            status: MaricopaProgram.status(of:)
        )
        app.launch = { MaricopaProgram.launchLink(in: session) }
        app.start = AppStart(link: DirectoryLink.loading.target, background: AppBrand.background)
        return app
    }

    @Sendable private static func page(_ screen: any Screen, _ context: PageContext) -> HTMLFragment? {
        switch screen {
        case let screen as OnboardingScreen: HTMLFragment { OnboardingPage(screen: screen, context: context) }
        case let screen as LoadingScreen: HTMLFragment { LoadingPage(screen: screen, context: context) }
        case let screen as HomeScreen: HTMLFragment { DirectoryHomePage(screen: screen, context: context) }
        case let screen as ListScreen: HTMLFragment { DirectoryListPage(screen: screen, context: context) }
        case let screen as MapScreen: HTMLFragment { DirectoryMapPage(screen: screen, context: context) }
        case let screen as SearchScreen: HTMLFragment { DirectorySearchPage(screen: screen, context: context) }
        case let screen as FilterScreen: HTMLFragment { FilterPage(screen: screen, context: context) }
        case let screen as RecordScreen: HTMLFragment { RecordPage(screen: screen, context: context) }
        case let screen as NotificationsScreen:
            HTMLFragment { DirectoryNotificationsPage(screen: screen, context: context) }
        case let screen as StaticPageScreen: HTMLFragment { StaticTextPage(screen: screen, context: context) }
        case let screen as FavoritesScreen: HTMLFragment { DirectoryFavoritesPage(screen: screen, context: context) }
        case let screen as RecordFormScreen: HTMLFragment { RecordFormPage(screen: screen, context: context) }
        case let screen as HistoryScreen: HTMLFragment { DirectoryHistoryPage(screen: screen, context: context) }
        case let screen as AdminPhotosScreen: HTMLFragment { AdminPhotosPage(screen: screen, context: context) }
        default: nil
        }
    }

}
