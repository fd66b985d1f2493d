public import AccountKit
public import TimeKit

extension MaricopaDirectory {
    public func settingsScreen() throws(DirectoryError) -> SettingsScreen {
        try read { reader in
            SettingsScreen(
                try reader.user(credential),
                try reader.userLocation(),
                isAdmin: isOwned || credential.isAdmin,
                revision: try reader.revision(for: credential)
            )
        }
    }

    /// The user's favorites. A visitor gets a prompt to sign in instead.
    ///
    /// - Parameter last: The record after which the page begins; nil for the first page.
    /// - Throws: `notAFavorite` if `last` isn't one.
    public func favoritesScreen(
        after last: TimeKit.ID<Record>? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> FavoritesScreen {
        let moment = moment(clock.now())
        return try read { reader in
            let page = try credential.user.map { try reader.favorites(of: $0, after: last, limit: max(1, limit)) }
            return FavoritesScreen(page, at: moment, revision: try reader.revision(for: credential))
        }
    }

    /// The user's subscriptions and the form. A visitor gets a prompt to sign in instead.
    ///
    /// - Parameter typed: The submitted form; nil for the stored values.
    public func subscribeScreen(_ typed: SubscriptionForm? = nil) throws(DirectoryError) -> SubscribeScreen {
        try read { reader in
            SubscribeScreen(
                try credential.user.map { try reader.subscriptions(of: $0) },
                email: try reader.user(credential)?.email.text,
                typed: typed,
                revision: try reader.revision(for: credential)
            )
        }
    }

    /// The user's profile, with their devices if this front end has accounts. A visitor gets a prompt to sign up instead.
    public func profilePage() throws(DirectoryError) -> ProfilePage {
        let own = try self.user()
        do {
            guard let desk, let person = try desk.signedIn(), person.user.id == own?.id else { return ProfilePage(own) }
            return ProfilePage(own, sessions: try desk.sessions(), current: person.session.id)
        } catch {
            throw DirectoryError(error)
        }
    }

    /// The signed-in user; nil for a visitor, for the owner, and if the account was deleted.
    public func user() throws(DirectoryError) -> User? {
        try read { try $0.user(credential) }
    }
}
