import AccountKit
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

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
    public private(set) var back = DirectoryLink.settings.labeled(localized("Settings"))

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
    init(_ user: User?) {
        title = localized("Profile")
        guard let user else {
            revision = Revision(change: 0)
            signIn = SignInPrompt(.profile)
            self.user = nil
            forms = []
            actions = []
            return
        }
        revision = Revision(rawValue: "0 \(user.id.rawValue) \(user.name)/\(user.email.text)/\(user.role)")
        signIn = nil
        self.user = Person(
            name: user.name,
            email: user.email.text,
            role: user.role.noun,
            since: County.zone.local(at: user.madeAt).date
        )
        forms = [
            Form(
                id: "name",
                title: localized("Name"),
                fields: [AccountFields.name(user.name)],
                buttons: [Action(DirectoryAct.saveName, label: localized("Save"))]
            ),
            Form(
                id: "password",
                title: localized("New password"),
                fields: [
                    AccountFields.password(isNew: false),
                    AccountFields.password("newPassword", localized("New password"), isNew: true),
                ],
                buttons: [Action(DirectoryAct.savePassword, label: localized("Change the password"))]
            ),
            Form(
                id: "email",
                title: localized("New address"),
                fields: [
                    AccountFields.email("", label: localized("New e-mail address")),
                    AccountFields.password(isNew: false),
                ],
                buttons: [Action(DirectoryAct.requestEmail, label: localized("Send a code there"))]
            ),
            Form(
                id: "email-code",
                title: localized("Code of the new address"),
                fields: [AccountFields.code("")],
                buttons: [Action(DirectoryAct.confirmEmail, label: localized("Move the account there"))]
            ),
        ]
        actions = [
            Action(
                DirectoryAct.logOut,
                label: localized("Log out"),
                opens: DirectoryLink.onboarding.labeled(localized("Welcome"))
            ),
            Action(
                DirectoryAct.logOutEverywhere,
                label: localized("Log out on all devices"),
                inputs: [AccountFields.proof],
                opens: DirectoryLink.onboarding.labeled(localized("Welcome"))
            ),
            Action(
                DirectoryAct.deleteAccount,
                label: localized("Delete my account"),
                inputs: [AccountFields.password(isNew: false)],
                confirmation: Action.Confirmation(
                    question: localized(
                        "Delete your account with your favorites, ratings, reminders, photos and subscriptions?"
                    ),
                    proceed: localized("Delete"),
                    cancel: localized("Keep it")
                ),
                opens: DirectoryLink.onboarding.labeled(localized("Welcome"))
            ),
        ]
    }
}
