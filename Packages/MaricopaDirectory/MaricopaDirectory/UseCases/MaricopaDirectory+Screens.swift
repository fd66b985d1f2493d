public import ScreenKit

extension MaricopaDirectory {
    /// The screen of a link.
    ///
    /// - Throws: `noSuchRecord`, and the errors of the screen.
    public func screen(_ link: DirectoryLink) throws(DirectoryError) -> any Screen {
        switch link {
        case .home: return try homeScreen()
        case .loading: return LoadingScreen()
        case .onboarding: return OnboardingScreen()
        case .onboardingPage(let page): return OnboardingScreen(page: page)
        case .directions(let id): return try directionsScreen(id)
        case .list(let kind): return try list(kind) { StartingQuery.list(of: kind, try $0.userLocation()) }
        case .map(let kind): return try map(kind) { StartingQuery.map(of: kind, try $0.userLocation()) }.screen
        case .filters(let kind): return try filterScreen { StartingQuery.list(of: kind, try $0.userLocation()) }
        case .record(_, let id): return try recordScreen(id)
        case .results(let id): return try listScreen(id)
        case .more(let id, let place): return try listScreen(id, after: SessionCursor(position: place))
        case .found(let id, let session): return try foundScreen(id, in: session)
        case .step(let direction, let id, let session): return try foundScreen(id, in: session, direction)
        case .asked(let query): return try list(query)
        case .askedMap(let query): return try mapScreen(query)
        case .askedFilters(let query, let expanded): return try filterScreen(query, expanded: expanded)
        case .picture(let name): return try pictureScreen(name)
        case .findAPlace(let id): return try findAPlace(id) { try $0.userLocation() }
        case .search(let text): return try searchScreen(text ?? "")
        case .searchOnly(let text, let kind): return try searchScreen(text, kind: kind)
        case .notifications: return try notificationsScreen()
        case .admin(let page): return try adminScreen(page)
        case .page(let name): return try pageScreen(name)
        case .settings: return try settingsScreen()
        case .favorites: return try favoritesScreen()
        case .moreFavorites(let id): return try favoritesScreen(after: id)
        case .subscribe: return try subscribeScreen()
        case .account(.signUp): return SignUpPage()
        case .account(.login): return LoginPage()
        case .account(.verify): return VerifyPage()
        case .account(.forgot): return ForgotPage()
        case .account(.reset): return ResetPage()
        case .account(.profile): return try profilePage()
        }
    }
}
