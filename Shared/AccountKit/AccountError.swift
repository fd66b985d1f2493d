import WordKit

/// An error of an account operation. A refused operation changes nothing, except that a wrong guess uses up an attempt.
///
/// Neither the case nor its values reveal whether an address has an account: see `docs/decisions`.
public enum AccountError: Error, Hashable, Sendable {
    /// Some fields of a form need correction.
    case form([FormProblem])
    /// The address has no account, or the password is wrong. The error doesn't tell which.
    case wrongEmailOrPassword
    /// The password of the signed-in account is wrong.
    case wrongPassword
    /// Too many wrong guesses. `seconds` is the time to wait.
    case tooManyAttempts(seconds: Int)
    /// Too many requests for codes. `seconds` is the time to wait.
    case tooManyCodes(seconds: Int)
    /// The code is wrong or was already used. `triesLeft` is the number of guesses left.
    case wrongCode(triesLeft: Int)
    /// No code is valid: it has expired, was used, was guessed too often, or never existed.
    case noLiveCode
    /// The code is right, but the address got an account after the code was mailed.
    case addressTaken(EmailAddress)
    /// No codes are mailed to the address, because too many wrong ones were typed.
    case codesOff
    /// The password must be typed again: the session alone doesn't allow this.
    case passwordAgain
    /// The session has ended or never existed.
    case signedOut
    /// The user's role doesn't allow this.
    case notAllowed(needs: Role)
    /// The last admin can't give up the role or leave, because nobody could restore the role.
    case lastAdmin
    /// No user has that address. Only users who may see all users get this error.
    case noSuchUser(String)
    /// The user has no session with that id.
    case noSuchSession(String)
    /// No letter of that id waits to be sent; told to those only who may see all letters.
    case noSuchLetter(String)
    /// The key file can't be used.
    case unusableSecret(reason: String)
    /// Other users of the machine may read or write the key file.
    case secretReadableByOthers(file: String)
    /// A stored row can't be decoded.
    case unreadableRow(table: String, id: String)
    /// A mail setting is invalid: the sender of letters, a mail folder or a mail server's address.
    case mailSetting(String, reason: String)
}

/// A problem with one field of a form. It never contains a password.
public struct FormProblem: Error, Hashable, Sendable {
    public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
        case name, email, password, newPassword, code
    }

    public enum Reason: Hashable, Sendable {
        case email(EmailProblem)
        case password(PasswordProblem)
        case nameTooLong(limit: Int)
        case nameCharacter
        case code
        case sameAddress
    }

    public let field: Field
    public let reason: Reason

    init(_ field: Field, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}

extension FormProblem: CustomStringConvertible {
    /// The problem and how to solve it.
    public var description: String {
        switch reason {
        case .email(let problem): problem.description
        case .password(let problem): problem.description
        case .nameTooLong(let limit): localized("the name is longer than \(limit) characters — shorten it")
        case .nameCharacter: localized("the name holds a line break or another control character — leave it out")
        case .code: localized("the code is not six digits — copy it from the mail")
        case .sameAddress: localized("that is the address the account has already — give the new one")
        }
    }
}

extension AccountError: CustomStringConvertible {
    /// The problem and how to solve it.
    public var description: String {
        switch self {
        case .form(let problems): problems.map(\.description).joined(separator: "; ")
        case .wrongEmailOrPassword:
            localized("no account has this e-mail address with this password — check both, or ask for a reset code")
        case .wrongPassword: localized("the password is wrong — type it again, or ask for a reset code")
        case .tooManyAttempts(let seconds):
            localized("too many wrong guesses — try again in \(AccountError.wait(seconds))")
        case .tooManyCodes(let seconds):
            localized("too many codes were asked for — try again in \(AccountError.wait(seconds))")
        case .wrongCode(let left):
            left > 0
                ? localized("the code is wrong, or was used — \(left, one: "one more try", other: "# more tries")")
                : localized("the code is wrong, and was guessed at too often — ask for a new one")
        case .noLiveCode: localized("no code is waiting: it is too old or was used — ask for a new one")
        case .addressTaken(let address): localized("\(address) has an account by now — log in, or ask for a reset code")
        case .codesOff:
            localized(
                "too many wrong codes were typed for this address, so none are mailed to it — log in with the password, use a device that ",
                "you have logged in on, or ask an admin"
            )
        case .passwordAgain: localized("this needs your password once more — type it, and do it soon after")
        case .signedOut: localized("nobody is signed in here — log in")
        case .notAllowed(.admin): localized("only admins may do that — ask one of them")
        case .notAllowed(.member): localized("only members may do that — ask one of them")
        case .notAllowed(let role): localized("only \(role)s may do that — ask one of them")
        case .lastAdmin:
            localized("the last admin can't give up the role, leave or be removed — make somebody else an admin first")
        case .noSuchUser(let address): localized("no user has the address \(address) — check it")
        case .noSuchSession(let id):
            localized("there is no session \(id) — list the sessions and take one of their ids")
        case .noSuchLetter(let id):
            localized("no letter \(id) waits — it was sent, is being sent, or was given up: list the letters")
        case .unusableSecret(let reason):
            localized(
                "the key of the accounts can't be used: \(reason) — restore it, or delete it and have everybody log in anew"
            )
        case .secretReadableByOthers(let file):
            localized(
                "the key of the accounts may be read by others — if nobody has seen it, make it yours alone: chmod 600 \(file); ",
                "else delete it and have everybody log in anew"
            )
        case .unreadableRow(let table, let id): localized("row \(id) of \(table) makes no sense — restore a backup")
        case .mailSetting(let value, let reason): localized("“\(value)” can't be used for mail: \(reason)")
        }
    }

    private static func wait(_ seconds: Int) -> String {
        seconds < 120 ? localized("\(max(1, seconds), "second")") : localized("\((seconds + 59) / 60) minutes")
    }
}
