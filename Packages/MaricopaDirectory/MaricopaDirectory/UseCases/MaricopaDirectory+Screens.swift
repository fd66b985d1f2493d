public import ScreenKit

extension MaricopaDirectory {
    /// The screen a link leads to. Throws `noSuchRecord`, and what the screen itself refuses.
    public func screen(_ link: DirectoryLink) throws(DirectoryError) -> any Screen {
        switch link {
        case .notifications: return try notificationsScreen()
        case .admin(let page): return try adminScreen(page)
        case .page(let name): return try pageScreen(name)
        case .home, .onboarding, .list, .map, .filters, .record, .results, .findAPlace, .search, .settings, .favorites,
            .subscribe, .account:
            throw .fault("not built")
        }
    }
}
