public import CommandKit
public import MaricopaDirectory

// The texts of the screens. A screen that a link leads to and that has none doesn't compile.

extension TerminalPages: DirectoryScreens {}

extension RecordFormScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension HistoryScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FreshnessScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ButtonsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SectionsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FilterOptionsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension AdminHomeScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension PageFormScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension StaticPageScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension HomeScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension OnboardingScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension LoadingScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension DirectionsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ImportScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ImportFormScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension UsersScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SubscribersScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension MailScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ListScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension MapScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FilterScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RecordScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SearchScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension NotificationsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension AdminPhotosScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SiteSettingsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SettingsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FavoritesScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SubscribeScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SignUpPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension LoginPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension VerifyPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ForgotPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ResetPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ProfilePage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }

extension PictureScreen: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.print(StyledText(title, .heading)) } }
}
