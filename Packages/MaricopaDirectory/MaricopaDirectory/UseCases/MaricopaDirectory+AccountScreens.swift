public import AccountKit
public import TimeKit

extension MaricopaDirectory {
    public func settingsScreen() throws(DirectoryError) -> SettingsScreen {
        SettingsScreen(try user(), try userLocation())
    }

    /// The user's favorites. A visitor gets a prompt to sign in instead.
    ///
    /// - Parameter last: The record after which the page begins; nil for the first page.
    /// - Throws: `notAFavorite` if `last` isn't one.
    public func favoritesScreen(
        after last: TimeKit.ID<Record>? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> FavoritesScreen {
        let page = credential.user == nil ? nil : try favorites(after: last, limit: limit)
        return FavoritesScreen(page, at: moment(clock.now()))
    }

    /// The user's subscriptions and the form. A visitor gets a prompt to sign in instead.
    ///
    /// - Parameter typed: The submitted form; nil for the stored values.
    public func subscribeScreen(_ typed: SubscriptionForm? = nil) throws(DirectoryError) -> SubscribeScreen {
        let subscriptions = credential.user == nil ? nil : try subscriptions()
        return SubscribeScreen(subscriptions, email: try user()?.email.text, typed: typed)
    }

    /// The user's profile. A visitor gets a prompt to sign up instead.
    public func profilePage() throws(DirectoryError) -> ProfilePage { ProfilePage(try user()) }

    /// The signed-in user; nil for a visitor, for the owner, and if the account was deleted.
    public func user() throws(DirectoryError) -> User? {
        guard let id = credential.user else { return nil }
        return try read { try $0.user(id) }
    }
}
