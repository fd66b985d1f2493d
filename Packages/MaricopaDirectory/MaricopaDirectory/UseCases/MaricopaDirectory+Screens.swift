public import ScreenKit

extension MaricopaDirectory {
    /// The screen a link leads to. Throws `noSuchRecord`, and what the screen itself refuses.
    public func screen(_ link: DirectoryLink) throws(DirectoryError) -> any Screen {
        switch link {
        case .notifications: return try notificationsScreen()
        case .admin(.photos): return try photosScreen()
        case .home, .onboarding, .list, .map, .filters, .record, .results, .findAPlace, .search, .settings, .favorites,
            .subscribe, .page, .account, .admin:
            throw .fault("not built")
        }
    }
}
