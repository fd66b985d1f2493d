import CommandKit
import MaricopaDirectory
import ScreenKit

extension AppSession {
    /// Prints a screen as text; with `--json`, as its encoding.
    func showPage(_ screen: any Screen) throws {
        try context.answer(encoding: screen) { try $0.showPage(screen) }
    }
}

extension Terminal {
    /// Prints any screen of the app. It has its own name, because an overload of `show` without a concrete version would call itself.
    func showPage(_ screen: any Screen) throws {
        switch screen {
        case let screen as RecordFormScreen: try show(screen)
        case let screen as HistoryScreen: try show(screen)
        case let screen as FreshnessScreen: try show(screen)
        case let screen as ButtonsScreen: try show(screen)
        case let screen as SectionsScreen: try show(screen)
        case let screen as FilterOptionsScreen: try show(screen)
        case let screen as AdminHomeScreen: try show(screen)
        case let screen as PageFormScreen: try show(screen)
        case let screen as StaticPageScreen: try show(screen)
        case let screen as HomeScreen: try show(screen)
        case let screen as OnboardingScreen: try show(screen)
        case let screen as LoadingScreen: try show(screen)
        case let screen as DirectionsScreen: try show(screen)
        case let screen as ImportScreen: try show(screen)
        case let screen as ImportFormScreen: try show(screen)
        case let screen as UsersScreen: try show(screen)
        case let screen as SubscribersScreen: try show(screen)
        case let screen as MailScreen: try show(screen)
        case let screen as ListScreen: try show(screen)
        case let screen as MapScreen: try show(screen)
        case let screen as FilterScreen: try show(screen)
        case let screen as RecordScreen: try show(screen)
        case let screen as SearchScreen: try show(screen)
        case let screen as NotificationsScreen: try show(screen)
        case let screen as AdminPhotosScreen: try show(screen)
        case let screen as SiteSettingsScreen: try show(screen)
        case let screen as SettingsScreen: try show(screen)
        case let screen as FavoritesScreen: try show(screen)
        case let screen as SubscribeScreen: try show(screen)
        case let screen as SignUpPage: try show(screen)
        case let screen as LoginPage: try show(screen)
        case let screen as VerifyPage: try show(screen)
        case let screen as ForgotPage: try show(screen)
        case let screen as ResetPage: try show(screen)
        case let screen as ProfilePage: try show(screen)
        default: try print(StyledText(screen.title, .heading))
        }
    }
}
