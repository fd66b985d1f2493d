import AccountKit
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The users, with actions on their roles and accounts.
public struct UsersScreen: Screen {
    public let title: String
    /// The oldest account first.
    public let rows: [Row]
    public let emptyText: String
    /// The next page; nil on the last page.
    @NullEncoded public private(set) var next: Link?
    public let revision: Revision
    public private(set) var back = AdminPage.back

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The user's id.
        public let id: String
        /// The address of the account.
        public let email: String
        /// May be empty.
        public let name: String
        /// "member" or "admin".
        public let role: String
        /// The name of the address in the security log; nil if nobody asked for it.
        @NullEncoded public private(set) var logName: String?
        /// The day of the sign-up, by the county's clocks.
        public let since: LocalDate
        /// Changes the role, signs the user out everywhere, removes the account, and has codes mailed again; a disabled action has its reason.
        public let actions: [Action]
    }
}

extension UsersScreen {
    /// Creates a page of users.
    ///
    /// - Parameters:
    ///   - own: The user who views the page; nil for the owner of the data.
    ///   - admins: The number of admins.
    ///   - logName: Returns the name of an address in the security log.
    init(
        _ users: [User],
        own: TimeKit.ID<User>?,
        admins: Int,
        limit: Int,
        logName: ((EmailAddress) -> String)? = nil
    ) {
        title = localized("Users")
        rows = users.map { user in
            let isLastAdmin = own != nil && admins == 1 && user.role == .admin
            return Row(user, own: own, isLastAdmin: isLastAdmin, logName: logName?(user.email))
        }
        emptyText = localized("There are no accounts yet.")
        revision = Revision(rawValue: users.map { "\($0.id.rawValue)/\($0.role)" }.joined(separator: " "))
        next =
            users.count < limit
            ? nil : users.last.map { DirectoryLink.admin(.users($0.id)).labeled(localized("More users")) }
    }
}

extension UsersScreen.Row {
    init(_ user: User, own: TimeKit.ID<User>?, isLastAdmin: Bool, logName: String?) {
        id = user.id.rawValue
        email = user.email.text
        name = user.name
        role = user.role.noun
        self.logName = logName
        since = County.zone.local(at: user.madeAt).date
        let lastAdmin = localized("This is the last admin: make somebody else an admin first.")
        let isAdmin = user.role == .admin
        // The owner of the data has no password.
        let proof = own == nil ? [] : [AccountFields.proof]
        let role =
            isAdmin
            ? Action(
                DirectoryAct.setRole(user.id, .member),
                label: localized("Make a member again"),
                availability: isLastAdmin ? .disabled(why: lastAdmin) : .enabled,
                inputs: proof,
                confirmation: .init(
                    question: localized("Take the rights of an admin from \(email)?"),
                    proceed: localized("Take them")
                )
            )
            : Action(
                DirectoryAct.setRole(user.id, .admin),
                label: localized("Make an admin"),
                inputs: proof,
                confirmation: .init(
                    question: localized("Let \(email) change everything in the directory, and give others the role?"),
                    proceed: localized("Make an admin")
                )
            )
        let signOut = Action(
            DirectoryAct.signOut(user.id),
            label: localized("Sign out everywhere"),
            inputs: proof,
            confirmation: .init(
                question: localized("Sign \(email) out on every device?"),
                proceed: localized("Sign out")
            )
        )
        let whyNot =
            user.id == own ? localized("This is your own account: its page deletes it.") : isLastAdmin ? lastAdmin : nil
        let remove = Action(
            DirectoryAct.removeUser(user.id),
            label: localized("Remove the account"),
            availability: whyNot.map { .disabled(why: $0) } ?? .enabled,
            inputs: proof,
            confirmation: .init(
                question: localized(
                    "Remove the account of \(email) with its favorites, ratings, reminders, photos and ",
                    "subscriptions? It can't be taken back."
                ),
                proceed: localized("Remove")
            )
        )
        let codes = Action(
            DirectoryAct.allowCodes(user.id),
            label: localized("Mail codes again"),
            inputs: proof,
            confirmation: .init(
                question: localized(
                    "Mail codes for a new password to \(email) again? After a hundred wrong codes none are mailed."
                ),
                proceed: localized("Mail codes again")
            )
        )
        actions = [role, signOut, remove, codes]
    }
}

extension Role {
    /// The role as a word: "member".
    var noun: String {
        switch self {
        case .member: localized("member")
        case .admin: localized("admin")
        default: rawValue
        }
    }
}
