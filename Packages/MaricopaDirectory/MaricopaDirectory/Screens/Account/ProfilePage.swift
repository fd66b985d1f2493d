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
    public private(set) var forms: [Form]
    /// The devices on which the user is logged in, the most recently used first; empty for a visitor, and where nobody can log in.
    public let devices: [Device]
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

    public struct Device: Hashable, Codable, Identifiable, Sendable {
        /// The id of its session.
        public let id: String
        /// Such as "Firefox on Linux".
        public let name: String
        /// Such as "since 2026-05-02, used on 2026-05-04" or "this one, since 2026-05-02", by the county's clocks.
        public let words: String
        /// Ends the session; disabled for the device in use.
        public let end: Action
    }

    /// Returns the page with what was typed into its forms.
    func filled(_ typed: [String: String]) -> ProfilePage {
        let address = user.flatMap { try? EmailAddress($0.email) }
        var page = self
        // Two forms have a password, so the form that was sent is the one with all that was typed.
        for (place, form) in forms.enumerated() where Set(typed.keys).isSubset(of: form.fields.map(\.id)) {
            page.forms[place].fields = AccountFields.filled(form.fields, typed, address: address)
        }
        return page
    }

    /// Creates the profile of a user; a visitor gets a prompt to sign up.
    ///
    /// - Parameters:
    ///   - sessions: The user's sessions.
    ///   - current: The session of the device in use.
    init(_ user: User?, sessions: [Session] = [], current: TimeKit.ID<Session>? = nil) {
        title = localized("Profile")
        guard let user else {
            revision = Revision(change: 0)
            signIn = SignInPrompt(.profile)
            self.user = nil
            forms = []
            devices = []
            actions = []
            return
        }
        let others = sessions.filter { $0.id != current }.map(\.id.rawValue).sorted().map { "/" + $0 }.joined()
        revision = Revision(rawValue: "0 \(user.id.rawValue) \(user.name)/\(user.email.text)/\(user.role)\(others)")
        devices = sessions.map { Device($0, isThis: $0.id == current) }
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

extension ProfilePage.Device {
    fileprivate init(_ session: Session, isThis: Bool) {
        let day = { (instant: Instant) in County.zone.local(at: instant).date }
        id = session.id.rawValue
        name = session.device
        words =
            isThis
            ? localized("this one, since \(day(session.madeAt))")
            : localized("since \(day(session.madeAt)), used on \(day(session.seenAt))")
        let whyNot = isThis ? localized("It is the device in use: log out here instead.") : nil
        end = Action(
            DirectoryAct.endSession(session.id),
            label: localized("Log out there"),
            availability: .without([whyNot].compactMap(\.self)),
            inputs: [AccountFields.proof]
        )
    }
}
