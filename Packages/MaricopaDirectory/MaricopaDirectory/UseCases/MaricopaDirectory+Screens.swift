public import ScreenKit

extension MaricopaDirectory {
    /// The screen a link leads to. Throws `noSuchRecord`, and what the screen itself refuses.
    public func screen(_ link: DirectoryLink) throws(DirectoryError) -> any Screen {
        switch link {
        case .settings: return try settingsScreen()
        case .favorites: return try favoritesScreen()
        case .subscribe: return try subscribeScreen()
        case .account(.signUp): return SignUpPage()
        case .account(.login): return LoginPage()
        case .account(.verify): return VerifyPage()
        case .account(.forgot): return ForgotPage()
        case .account(.reset): return ResetPage()
        case .account(.profile): return try profilePage()
        case .notifications: return try notificationsScreen()
        case .admin(.photos): return try photosScreen()
        case .home, .onboarding, .list, .map, .filters, .record, .results, .findAPlace, .search, .page, .admin:
            throw .fault("not built")
        }
    }
}
