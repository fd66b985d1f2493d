public import AccountKit
public import TimeKit

extension MaricopaDirectory {
    /// The settings' home.
    public func settingsScreen() throws(DirectoryError) -> SettingsScreen {
        SettingsScreen(try user(), try whereabouts())
    }

    /// What the user keeps; somebody who isn't signed in is asked to. Throws `notAFavorite`.
    ///
    /// - Parameter last: the record after which to begin; nil to begin with the first.
    public func favoritesScreen(
        after last: TimeKit.ID<Record>? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> FavoritesScreen {
        let page = credential.user == nil ? nil : try favorites(after: last, limit: limit)
        return FavoritesScreen(page, at: moment(clock.now()))
    }

    /// What the user subscribed to, with the form; somebody who isn't signed in is asked to.
    ///
    /// - Parameter typed: what was sent; nil for the form as it stands.
    public func subscribeScreen(_ typed: SubscriptionForm? = nil) throws(DirectoryError) -> SubscribeScreen {
        let subscriptions = credential.user == nil ? nil : try subscriptions()
        return SubscribeScreen(subscriptions, email: try user()?.email.text, typed: typed)
    }

    /// The profile; somebody who isn't signed in is asked to create an account.
    public func profilePage() throws(DirectoryError) -> ProfilePage { ProfilePage(try user()) }

    /// Who is signed in; nil for nobody, for the owner, and for a user whose account was deleted since.
    public func user() throws(DirectoryError) -> User? {
        guard let id = credential.user else { return nil }
        return try read { try $0.user(id) }
    }
}
