public import AccountKit
public import ScreenKit

/// The list of settings and static pages.
public struct SettingsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The prompt to sign in; nil if signed in.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// The user's email address; nil for a visitor.
    @NullEncoded public private(set) var signedInAs: String?
    /// The form for the user's position: a ZIP code or degrees, and a button to turn it off.
    public let location: Form
    /// Profile, Favorites, Notifications, Subscribe, About, Contact, Privacy Policy, Terms of Service; for admins also Administration.
    public let entries: [Link]
    public let back: Link

    public init(_ user: User?, _ userLocation: UserLocation, isAdmin: Bool = false, revision: Revision) {
        title = "Settings"
        self.revision = Revision(rawValue: "\(revision.rawValue) \(user?.email.text ?? "")")
        signIn = user == nil ? SignInPrompt(.settings) : nil
        signedInAs = user?.email.text
        location = Form(
            id: "location",
            title: "Location",
            fields: [
                Field(
                    id: "place",
                    label: "ZIP code or degrees",
                    value: UserLocationText.text(userLocation),
                    placeholder: "85281"
                )
            ],
            buttons: [
                Action(DirectoryAct.saveLocation, label: "Look around here"),
                Action(
                    DirectoryAct.dropLocation,
                    label: "Turn the location off",
                    availability: userLocation == .off ? .disabled(why: "It is off.") : .enabled
                ),
            ]
        )
        var entries = [
            DirectoryLink.account(.profile).labeled("Profile"), DirectoryLink.favorites.labeled("Favorites"),
            DirectoryLink.notifications.labeled("Notifications"), DirectoryLink.subscribe.labeled("Subscribe"),
            DirectoryLink.page(.about).labeled("About"), DirectoryLink.page(.contact).labeled("Contact"),
            DirectoryLink.page(.privacy).labeled("Privacy Policy"),
            DirectoryLink.page(.terms).labeled("Terms of Service"),
        ]
        entries += isAdmin ? [AdminPage.back] : []
        self.entries = entries
        back = DirectoryLink.home.labeled("Home")
    }
}
