public import ScreenKit

extension MaricopaDirectory {
    /// The screen a link leads to. Throws `noSuchRecord`, and what the screen itself refuses.
    public func screen(_ link: DirectoryLink) throws(DirectoryError) -> any Screen {
        switch link {
        case .home: return try homeScreen()
        case .onboarding: return OnboardingScreen()
        case .notifications: return try notificationsScreen()
        case .admin(.photos): return try photosScreen()
        case .list, .map, .filters, .record, .results, .findAPlace, .search, .settings, .favorites,
            .subscribe, .page, .account, .admin:
            throw .fault("not built")
        }
    }
}
