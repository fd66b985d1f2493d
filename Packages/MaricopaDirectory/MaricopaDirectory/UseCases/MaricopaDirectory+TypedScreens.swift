import AccountKit
package import ScreenKit

// Pages with what was typed into their fields.
extension MaricopaDirectory {
    package func screen(_ link: DirectoryLink, typed: [String: String]) throws(DirectoryError) -> any Screen {
        try page(link, typed: typed, for: PlainScreens())
    }

    private func page<Front: DirectoryScreens>(
        _ link: DirectoryLink,
        typed: [String: String],
        for front: Front
    ) throws(DirectoryError) -> Front.Page {
        guard !typed.isEmpty else { return try page(link, for: front) }
        switch link {
        case .filters(let kind):
            return front.page(try filterScreen(typed: typed) { StartingQuery.list(of: kind, try $0.userLocation()) })
        case .askedFilters(let query, let expanded):
            return front.page(try filterScreen(query, typed: typed, expanded: expanded))
        case .subscribe: return front.page(try subscribeScreen(try subscriptionForm(typed)))
        case .admin(.add(let kind)): return front.page(try recordForm(RecordDraft(kind, Self.texts(typed))))
        case .admin(.edit(let id)): return front.page(try recordForm(of: id, Self.texts(typed)))
        case .admin(.site): return front.page(try siteSettingsScreen(Self.settings(typed)))
        case .admin(.buttons(let kind)): return front.page(try buttonsScreen(of: kind).filled(typed))
        case .admin(.sections(let kind)): return front.page(try sectionsScreen(of: kind).filled(typed))
        case .admin(.page(let name)): return front.page(try pageForm(name).filled(typed))
        case .admin(.importing):
            try requireAdmin()
            return front.page(ImportFormScreen().filled(typed))
        case .record(_, let id): return front.page(try recordScreen(id).filled(typed))
        case .found(let id, let session): return front.page(try foundScreen(id, in: session).filled(typed))
        case .step(let direction, let id, let session):
            return front.page(try foundScreen(id, in: session, direction).filled(typed))
        case .search(let text): return front.page(try searchScreen(text ?? "").filled(typed))
        case .searchOnly(let text, let kind): return front.page(try searchScreen(text, kind: kind).filled(typed))
        case .settings: return front.page(try settingsScreen().filled(typed))
        case .account(.profile): return front.page(try profilePage().filled(typed))
        case .account(.signUp):
            let text = { (id: String) in typed[id] ?? "" }
            return front.page(
                SignUpPage(SignUpForm(email: text("email"), password: text("password"), name: text("name")))
            )
        case .account(.login): return front.page(LoginPage(typed))
        case .account(.verify): return front.page(VerifyPage(typed))
        case .account(.forgot): return front.page(ForgotPage(typed))
        case .account(.reset): return front.page(ResetPage(typed))
        // These pages have no form with texts. `rowFilled` fills in the inputs of their rows.
        case .home, .loading, .onboarding, .onboardingPage, .directions, .list, .map, .results, .more, .asked,
            .askedMap, .picture, .findAPlace, .notifications, .page, .favorites, .moreFavorites,
            .admin(.home), .admin(.history), .admin(.olderHistory), .admin(.filters), .admin(.freshness),
            .admin(.photos), .admin(.judgedPhotos), .admin(.users), .admin(.subscribers), .admin(.mail):
            return try page(link, for: front)
        }
    }

    /// Returns a refused act's page with what was typed into the inputs of its row.
    static func rowFilled(by act: Act, on screen: any Screen) -> any Screen {
        switch screen {
        case let page as FilterOptionsScreen: return page.filled(by: act)
        case let page as AdminPhotosScreen: return page.filled(by: act)
        default: return screen
        }
    }

    static func texts(_ typed: [String: String]) -> [RecordField: String] {
        let texts = typed.compactMap { id, text in RecordField(rawValue: id).map { ($0, text) } }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    static func settings(_ typed: [String: String]) -> [SiteSetting: String] {
        let texts = typed.compactMap { id, text in SiteSetting(rawValue: id).map { ($0, text) } }
        return Dictionary(uniqueKeysWithValues: texts)
    }
}
