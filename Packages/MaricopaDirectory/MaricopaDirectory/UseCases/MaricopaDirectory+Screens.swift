public import ScreenKit

extension MaricopaDirectory {
    /// The screen of a link.
    ///
    /// - Throws: `noSuchRecord`, and the errors of the screen.
    public func screen(_ link: DirectoryLink) throws(DirectoryError) -> any Screen {
        try page(link, for: PlainScreens())
    }

    /// The screen of a link as a page of a front end.
    ///
    /// - Throws: `noSuchRecord`, and the errors of the screen.
    public func page<Front: DirectoryScreens>(
        _ link: DirectoryLink,
        for front: Front
    ) throws(DirectoryError) -> Front.Page {
        switch link {
        case .home: return front.page(try homeScreen())
        case .loading: return front.page(LoadingScreen())
        case .onboarding: return front.page(OnboardingScreen())
        case .onboardingPage(let page): return front.page(OnboardingScreen(page: page))
        case .directions(let id): return front.page(try directionsScreen(id))
        case .list(let kind): return front.page(try list(kind) { StartingQuery.list(of: kind, try $0.userLocation()) })
        case .map(let kind):
            return front.page(try map(kind) { StartingQuery.map(of: kind, try $0.userLocation()) }.screen)
        case .filters(let kind):
            return front.page(try filterScreen { StartingQuery.list(of: kind, try $0.userLocation()) })
        case .record(_, let id): return front.page(try recordScreen(id))
        case .results(let id): return front.page(try listScreen(id))
        case .more(let id, let place): return front.page(try listScreen(id, after: SessionCursor(position: place)))
        case .found(let id, let session): return front.page(try foundScreen(id, in: session))
        case .step(let direction, let id, let session): return front.page(try foundScreen(id, in: session, direction))
        case .asked(let query): return front.page(try list(query))
        case .askedMap(let query): return front.page(try mapScreen(query))
        case .askedFilters(let query, let expanded): return front.page(try filterScreen(query, expanded: expanded))
        case .picture(let name): return front.page(try pictureScreen(name))
        case .findAPlace(let id): return front.page(try findAPlace(id) { try $0.userLocation() })
        case .search(let text): return front.page(try searchScreen(text ?? ""))
        case .searchOnly(let text, let kind): return front.page(try searchScreen(text, kind: kind))
        case .notifications: return front.page(try notificationsScreen())
        case .admin(let page): return try adminPage(page, for: front)
        case .page(let name): return front.page(try pageScreen(name))
        case .settings: return front.page(try settingsScreen())
        case .favorites: return front.page(try favoritesScreen())
        case .moreFavorites(let id): return front.page(try favoritesScreen(after: id))
        case .subscribe: return front.page(try subscribeScreen())
        case .account(.signUp): return front.page(SignUpPage())
        case .account(.login): return front.page(LoginPage())
        case .account(.verify): return front.page(VerifyPage())
        case .account(.forgot): return front.page(ForgotPage())
        case .account(.reset): return front.page(ResetPage())
        case .account(.profile): return front.page(try profilePage())
        }
    }
}
