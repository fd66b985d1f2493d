import ScreenKit

/// The screens that the links of the directory lead to, each made into a page of one front end.
///
/// A front end that can't show one of them doesn't compile.
public protocol DirectoryScreens {
    associatedtype Page

    func page(_ screen: HomeScreen) -> Page
    func page(_ screen: LoadingScreen) -> Page
    func page(_ screen: OnboardingScreen) -> Page
    func page(_ screen: DirectionsScreen) -> Page
    func page(_ screen: ListScreen) -> Page
    func page(_ screen: MapScreen) -> Page
    func page(_ screen: FilterScreen) -> Page
    func page(_ screen: RecordScreen) -> Page
    func page(_ screen: PictureScreen) -> Page
    func page(_ screen: SearchScreen) -> Page
    func page(_ screen: NotificationsScreen) -> Page
    func page(_ screen: StaticPageScreen) -> Page
    func page(_ screen: SettingsScreen) -> Page
    func page(_ screen: FavoritesScreen) -> Page
    func page(_ screen: SubscribeScreen) -> Page
    func page(_ screen: SignUpPage) -> Page
    func page(_ screen: LoginPage) -> Page
    func page(_ screen: VerifyPage) -> Page
    func page(_ screen: ForgotPage) -> Page
    func page(_ screen: ResetPage) -> Page
    func page(_ screen: ProfilePage) -> Page
    func page(_ screen: AdminHomeScreen) -> Page
    func page(_ screen: RecordFormScreen) -> Page
    func page(_ screen: HistoryScreen) -> Page
    func page(_ screen: ButtonsScreen) -> Page
    func page(_ screen: SectionsScreen) -> Page
    func page(_ screen: FilterOptionsScreen) -> Page
    func page(_ screen: PageFormScreen) -> Page
    func page(_ screen: FreshnessScreen) -> Page
    func page(_ screen: AdminPhotosScreen) -> Page
    func page(_ screen: UsersScreen) -> Page
    func page(_ screen: SubscribersScreen) -> Page
    func page(_ screen: MailScreen) -> Page
    func page(_ screen: SiteSettingsScreen) -> Page
    func page(_ screen: ImportFormScreen) -> Page
}

extension PlainScreens: DirectoryScreens {}
