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
    /// The forms `name`, `password`, `email` and `email-code`; empty for a visitor.
    public let forms: [Form]
    /// Log out here or everywhere, and delete the account; empty for a visitor.
    public let actions: [Action]
    public private(set) var back = DirectoryLink.settings.labeled("Settings")

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
                buttons: [Action(DirectoryAct.saveName, label: "Save")]
            ),
            Form(
                id: "password",
                title: "New password",
                fields: [
                    AccountFields.password(isNew: false),
                    AccountFields.password("newPassword", "New password", isNew: true),
                ],
                buttons: [Action(DirectoryAct.savePassword, label: "Change the password")]
            ),
            Form(
                id: "email",
                title: "New address",
                fields: [AccountFields.email("", label: "New e-mail address"), AccountFields.password(isNew: false)],
                buttons: [Action(DirectoryAct.requestEmail, label: "Send a code there")]
            ),
            Form(
                id: "email-code",
                title: "Code of the new address",
                fields: [AccountFields.code("")],
                buttons: [Action(DirectoryAct.confirmEmail, label: "Move the account there")]
            ),
        ]
        actions = [
            Action(DirectoryAct.logOut, label: "Log out", opens: DirectoryLink.onboarding.labeled("Welcome")),
            Action(
                DirectoryAct.logOutEverywhere,
                label: "Log out on all devices",
                inputs: [AccountFields.proof],
                opens: DirectoryLink.onboarding.labeled("Welcome")
            ),
            Action(
                DirectoryAct.deleteAccount,
                label: "Delete my account",
                inputs: [AccountFields.password(isNew: false)],
                confirmation: Action.Confirmation(
                    question: "Delete your account with your favorites, ratings, reminders, photos and subscriptions?",
                    proceed: "Delete",
                    cancel: "Keep it"
                ),
                opens: DirectoryLink.onboarding.labeled("Welcome")
            ),
        ]
    }
}
