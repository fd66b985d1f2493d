public import AccountKit
public import ScreenKit

/// The settings' home: a list of what there is to set and to read.
public struct SettingsScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Asks to log in or register; nil for somebody who is signed in.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// The address of who is signed in; nil for nobody.
    @NullEncoded public private(set) var signedInAs: String?
    /// Where the user is: a ZIP code or degrees, and turning it off.
    public let location: Form
    /// Profile, Favorites, Notifications, Subscribe, About, Contact, Privacy Policy, Terms of Service.
    public let entries: [Link]
    /// Back home.
    public let back: Link

    /// The settings of a user, or of nobody.
    public init(_ user: User?, _ whereabouts: Whereabouts) {
        title = "Settings"
        revision = Revision(rawValue: "\(user?.email.text ?? "") \(WhereaboutsText.text(whereabouts))")
        signIn = user == nil ? SignInPrompt(.settings) : nil
        signedInAs = user?.email.text
        location = Form(
            id: "location",
            title: "Location",
            fields: [
                Field(
                    id: "place",
                    label: "ZIP code or degrees",
                    value: WhereaboutsText.text(whereabouts),
                    placeholder: "85281"
                )
            ],
            buttons: [
                Action(id: "location/save", label: "Look around here"),
                Action(
                    id: "location/off",
                    label: "Turn the location off",
                    availability: whereabouts == .off ? .disabled(why: "It is off.") : .enabled
                ),
            ]
        )
        entries = [
            DirectoryLink.account(.profile).labelled("Profile"), DirectoryLink.favorites.labelled("Favorites"),
            DirectoryLink.notifications.labelled("Notifications"), DirectoryLink.subscribe.labelled("Subscribe"),
            DirectoryLink.page(.about).labelled("About"), DirectoryLink.page(.contact).labelled("Contact"),
            DirectoryLink.page(.privacy).labelled("Privacy Policy"),
            DirectoryLink.page(.terms).labelled("Terms of Service"),
        ]
        back = DirectoryLink.home.labelled("Home")
    }
}
