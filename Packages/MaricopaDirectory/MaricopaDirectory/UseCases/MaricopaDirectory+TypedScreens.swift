import AccountKit
package import ScreenKit

// Pages with what was typed into their fields.
extension MaricopaDirectory {
    package func screen(_ link: DirectoryLink, typed: [String: String]) throws(DirectoryError) -> any Screen {
        guard !typed.isEmpty else { return try screen(link) }
        switch link {
        case .filters(let kind):
            return try filterScreen(typed: typed) { StartingQuery.list(of: kind, try $0.userLocation()) }
        case .askedFilters(let query, let expanded):
            return try filterScreen(query, typed: typed, expanded: expanded)
        case .subscribe: return try subscribeScreen(try subscriptionForm(typed))
        case .admin(.add(let kind)): return try recordForm(RecordDraft(kind, Self.texts(typed)))
        case .admin(.edit(let id)): return try recordForm(of: id, Self.texts(typed))
        case .admin(.site): return try siteSettingsScreen(Self.settings(typed))
        case .account(.signUp):
            let text = { (id: String) in typed[id] ?? "" }
            return SignUpPage(SignUpForm(email: text("email"), password: text("password"), name: text("name")))
        case .account(.login):
            return LoginPage(email: typed["email"] ?? "", hasPassword: typed["password"]?.isEmpty == false)
        case .account(.verify): return VerifyPage(code: typed["code"] ?? "")
        case .account(.forgot): return ForgotPage(email: typed["email"] ?? "")
        case .account(.reset): return ResetPage(email: typed["email"] ?? "")
        default: return try screen(link)
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
