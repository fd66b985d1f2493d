import WordKit

/// The kinds of letters, with their values.
public enum AccountLetter: Hashable, Sendable {
    /// The code that completes a sign-up.
    case signUp(code: OneTimeCode, minutes: Int)
    /// A notice to the owner of an address that someone tried to sign up with or move another account to.
    case addressTried
    /// The code for a password reset.
    case reset(code: OneTimeCode, minutes: Int)
    /// The code that moves an account to the address the letter is sent to.
    case newAddress(code: OneTimeCode, minutes: Int)
    /// A notice that the password was changed.
    case passwordChanged
    /// A notice to the old address that the account has another one.
    case addressChanged
}

/// The texts of the letters and the name of the service.
public struct AccountLetters: Sendable {
    /// A subject of one line and a plain-text body.
    public typealias Text = (subject: String, body: String)

    /// The name of the service, such as “Maricopa Healthy”.
    public let service: String
    private let write: @Sendable (_ letter: AccountLetter, _ service: String) -> Text

    /// Creates the letters of a service, by default in the language of the person who causes the letter.
    public init(
        service: String,
        write: @escaping @Sendable (_ letter: AccountLetter, _ service: String) -> Text = AccountLetters.texts
    ) {
        self.service = service
        self.write = write
    }

    func text(of letter: AccountLetter) -> Text {
        write(letter, service)
    }

    /// The English texts, whoever causes the letter.
    public static let english: @Sendable (AccountLetter, String) -> Text = { letter, service in
        Language.$current.withValue(.english) { texts(letter, service) }
    }

    /// The texts in the language of the current person.
    public static let texts: @Sendable (AccountLetter, String) -> Text = { letter, service in
        switch letter {
        case .signUp(let code, let minutes):
            (
                localized("\(code.digits) is your \(service) code"),
                localized(
                    """
                    Welcome to \(service).

                    Your code: \(code.digits)

                    Type it in where you signed up. It is good for \(minutes) minutes, once.

                    If you didn't sign up, do nothing: there is no account without this code. Don't pass it on.
                    """
                )
            )
        case .addressTried:
            (
                localized("Somebody tried to use your address at \(service)"),
                localized(
                    """
                    Somebody tried to sign up at \(service) with this address. You have an account here already, and nothing
                    about it has changed.

                    If it was you, log in instead. If you forgot the password, ask for a reset code. If it wasn't you, do nothing.
                    """
                )
            )
        case .reset(let code, let minutes):
            (
                localized("\(code.digits) is your \(service) reset code"),
                localized(
                    """
                    Somebody, probably you, asked for a new password at \(service).

                    Your code: \(code.digits)

                    It is good for \(minutes) minutes, once. With the new password all other devices are signed out.

                    If it wasn't you, do nothing: your password stays as it is. Don't pass the code on.
                    """
                )
            )
        case .newAddress(let code, let minutes):
            (
                localized("\(code.digits) confirms your new \(service) address"),
                localized(
                    """
                    Somebody, probably you, wants to use this address for a \(service) account.

                    Your code: \(code.digits)

                    It is good for \(minutes) minutes, once. If it wasn't you, do nothing, and don't pass the code on.
                    """
                )
            )
        case .passwordChanged:
            (
                localized("Your \(service) password was changed"),
                localized(
                    """
                    The password of your \(service) account was changed, and all other devices were signed out.

                    If it wasn't you, ask for a reset code now and choose another password.
                    """
                )
            )
        case .addressChanged:
            (
                localized("Your \(service) address was changed"),
                localized(
                    """
                    Your \(service) account has another e-mail address now. This one is no longer used.

                    If it wasn't you, ask for help now: the Contact page of \(service) says how.
                    """
                )
            )
        }
    }
}
