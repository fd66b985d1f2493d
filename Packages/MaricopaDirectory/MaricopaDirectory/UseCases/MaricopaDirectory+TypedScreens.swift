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
        case .account(.signUp):
            let text = { (id: String) in typed[id] ?? "" }
            return front.page(
                SignUpPage(SignUpForm(email: text("email"), password: text("password"), name: text("name")))
            )
        case .account(.login):
            return front.page(LoginPage(email: typed["email"] ?? "", hasPassword: typed["password"]?.isEmpty == false))
        case .account(.verify): return front.page(VerifyPage(code: typed["code"] ?? ""))
        case .account(.forgot): return front.page(ForgotPage(email: typed["email"] ?? ""))
        case .account(.reset): return front.page(ResetPage(email: typed["email"] ?? ""))
        default: return try page(link, for: front)
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
