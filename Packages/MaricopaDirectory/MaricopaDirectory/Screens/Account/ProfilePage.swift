public import AccountKit
public import ScreenKit
public import TimeKit

/// The user's profile.
public struct ProfilePage: Screen {
    public let title: String
    public let revision: Revision
    /// The prompt to sign up; nil for a user.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// The user; nil for a visitor.
    @NullEncoded public private(set) var user: Person?
    /// The forms `name`, `password` and `email`; empty for a visitor.
    public let forms: [Form]
    /// Log out here or everywhere, and delete the account; empty for a visitor.
    public let actions: [Action]
    public private(set) var back = DirectoryLink.settings.labelled("Settings")

    public struct Person: Hashable, Codable, Sendable {
        /// May be empty.
        public let name: String
        public let email: String
        /// "member" or "admin".
        public let role: String
        /// The day of the sign-up, by the county's clocks.
        public let since: LocalDate
    }

    /// Creates the profile of a user; a visitor gets a prompt to sign up.
    public init(_ user: User?) {
        title = "Profile"
        guard let user else {
            revision = Revision(change: 0)
            signIn = SignInPrompt(.profile)
            self.user = nil
            forms = []
            actions = []
            return
        }
        revision = Revision(rawValue: "\(user.name)/\(user.email.text)/\(user.role)")
        signIn = nil
        self.user = Person(
            name: user.name,
            email: user.email.text,
            role: user.role.rawValue,
            since: County.zone.local(at: user.madeAt).date
        )
        forms = [
            Form(
                id: "name",
                title: "Name",
                fields: [AccountFields.name(user.name)],
                buttons: [Action(id: "save", label: "Save")]
            ),
            Form(
                id: "password",
                title: "New password",
                fields: [
                    AccountFields.password(isNew: false),
                    AccountFields.password("newPassword", "New password", isNew: true),
                ],
                buttons: [Action(id: "password", label: "Change the password")]
            ),
            Form(
                id: "email",
                title: "New address",
                fields: [AccountFields.email("", label: "New e-mail address"), AccountFields.password(isNew: false)],
                buttons: [Action(id: "email", label: "Send a code there")]
            ),
        ]
        actions = [
            Action(id: "logout", label: "Log out", opens: DirectoryLink.onboarding.labelled("Welcome")),
            Action(id: "logout-everywhere", label: "Log out on all devices"),
            Action(
                id: "delete",
                label: "Delete my account",
                confirmation: Action.Confirmation(
                    question: "Delete your account with your favorites, ratings, reminders, photos and subscriptions?",
                    proceed: "Delete",
                    cancel: "Keep it"
                ),
                opens: DirectoryLink.onboarding.labelled("Welcome")
            ),
        ]
    }
}
