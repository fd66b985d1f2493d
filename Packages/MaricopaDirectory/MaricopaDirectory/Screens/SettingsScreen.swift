public import AccountKit
public import JSONKit
public import ScreenKit
import WordKit

/// The list of settings and static pages.
public struct SettingsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The prompt to sign in; nil if signed in.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// The user's email address; nil for a visitor.
    @NullEncoded public private(set) var signedInAs: String?
    /// The form for the user's position: a ZIP code or degrees, and a button to turn it off.
    public private(set) var location: Form
    /// Profile, Favorites, Notifications, Subscribe, About, Contact, Privacy Policy, Terms of Service; for admins also Administration.
    public let entries: [Link]
    public let back: Link

    public init(_ user: User?, _ userLocation: UserLocation, isAdmin: Bool = false, revision: Revision) {
        title = localized("Settings")
        self.revision = Revision(rawValue: "\(revision.rawValue) \(user?.email.text ?? "")")
        signIn = user == nil ? SignInPrompt(.settings) : nil
        signedInAs = user?.email.text
        location = Form(
            id: "location",
            title: localized("Location"),
            fields: [
                Field(
                    id: "place",
                    label: localized("ZIP code or degrees"),
                    value: UserLocationText.shown(userLocation),
                    isRequired: true,
                    placeholder: "85281"
                )
            ],
            buttons: [
                Action(DirectoryAct.saveLocation, label: localized("Look around here")),
                Action(
                    DirectoryAct.dropLocation,
                    label: localized("Turn the location off"),
                    availability: userLocation == .off ? .disabled(why: localized("It is off.")) : .enabled
                ),
            ]
        )
        var entries = [
            DirectoryLink.account(.profile).labeled(localized("Profile")),
            DirectoryLink.favorites.labeled(localized("Favorites")),
            DirectoryLink.notifications.labeled(localized("Notifications")),
            DirectoryLink.subscribe.labeled(localized("Subscribe")),
            DirectoryLink.page(.about).labeled(localized("About")),
            DirectoryLink.page(.contact).labeled(localized("Contact")),
            DirectoryLink.page(.privacy).labeled(localized("Privacy Policy")),
            DirectoryLink.page(.terms).labeled(localized("Terms of Service")),
        ]
        entries += isAdmin ? [AdminPage.back] : []
        self.entries = entries
        back = DirectoryLink.home.labeled(localized("Home"))
    }

    /// Returns the page with what was typed into its form.
    func filled(_ typed: [String: String]) -> SettingsScreen {
        var screen = self
        screen.location.fields = location.fields.filled(typed) { _ = try UserLocationText.place($1) }
        return screen
    }
}
