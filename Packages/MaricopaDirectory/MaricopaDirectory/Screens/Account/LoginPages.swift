import AccountKit
public import JSONKit
public import ScreenKit
import WordKit

/// The login form.
public struct LoginPage: Screen {
    public let title: String
    public let revision: Revision
    /// The fields `email` and `password`.
    public private(set) var form: Form
    /// The text of a dialog about missing fields; nil for none.
    @NullEncoded public private(set) var dialog: String?
    /// The reason of a failed login; nil for none.
    @NullEncoded public private(set) var refusal: String?
    /// Links to a forgotten password and to a new account.
    public let links: [Link]

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - email: The typed address.
    ///   - hasPassword: Whether a password was typed; nil before the form was sent.
    ///   - refusal: The reason of a failed login.
    public init(email: String = "", hasPassword: Bool? = nil, refusal: String? = nil) {
        title = localized("Log in")
        revision = Revision(change: 0)
        let fields = [AccountFields.email(email), AccountFields.password(isNew: false)]
        dialog = hasPassword.flatMap { hasPassword in
            let filled = (email.isEmpty ? [] : ["email"]) + (hasPassword ? ["password"] : [])
            return AccountFields.incomplete(fields, filled: Set(filled))
        }
        self.refusal = refusal
        form = Form(
            id: "login",
            title: title,
            fields: fields,
            buttons: [
                Action(
                    DirectoryAct.logIn,
                    label: localized("Log in"),
                    opens: DirectoryLink.home.labeled(localized("Home"))
                )
            ]
        )
        links = [
            DirectoryLink.account(.forgot).labeled(localized("Forgot your password?")),
            DirectoryLink.account(.signUp).labeled(localized("Create an account")),
        ]
    }
}

extension LoginPage {
    /// Creates the page with what was typed into it.
    init(_ typed: [String: String]) {
        self.init(email: typed["email"] ?? "", hasPassword: typed["password"]?.isEmpty == false)
        form.fields = AccountFields.filled(form.fields, typed)
    }
}

/// The form for the code that completes a sign-up.
public struct VerifyPage: Screen {
    public let title: String
    public let revision: Revision
    /// The explanation.
    public let text: String
    /// The field `code`, with buttons to submit it and to request another code.
    public let form: Form
    /// Links for users who receive no message.
    public let links: [Link]

    /// Creates the page with what was typed into it.
    public init(_ typed: [String: String] = [:]) {
        title = localized("Check your mail")
        revision = Revision(change: 0)
        text =
            localized(
                "A letter with a code of six digits is on its way to the address you gave. It is good for ten minutes, once."
            )
        form = Form(
            id: "verify",
            title: title,
            fields: AccountFields.filled([AccountFields.code("")], typed),
            buttons: [
                Action(
                    DirectoryAct.verify,
                    label: localized("Finish"),
                    opens: DirectoryLink.home.labeled(localized("Home"))
                ),
                Action(DirectoryAct.resend, label: localized("Resend verification e-mail")),
            ]
        )
        links = [
            DirectoryLink.account(.signUp).labeled(localized("Sign up with another address")),
            DirectoryLink.page(.contact).labeled(localized("Contact")),
        ]
    }
}

/// The form to request a code after a forgotten password.
public struct ForgotPage: Screen {
    public let title: String
    public let revision: Revision
    /// The explanation.
    public let text: String
    /// The field `email`.
    public private(set) var form: Form
    /// The confirmation, which doesn't reveal whether the account exists; nil before the request.
    @NullEncoded public private(set) var confirmation: String?
    /// Sends the verification message again, for users who never completed the sign-up.
    public let resend: Action
    /// Links to the code's form, contact and login.
    public let links: [Link]

    /// Creates the page; `isSent` shows the confirmation.
    public init(email: String = "", isSent: Bool = false) {
        title = localized("Forgot your password?")
        revision = Revision(change: 0)
        text = localized("Give the address of your account: a letter with a code of six digits goes there.")
        form = Form(
            id: "forgot",
            title: title,
            fields: [AccountFields.email(email)],
            buttons: [
                Action(
                    DirectoryAct.requestReset,
                    label: localized("Send the code"),
                    opens: DirectoryLink.account(.reset).labeled(localized("Enter the code"))
                )
            ]
        )
        confirmation =
            isSent
            ? localized(
                "If there is an account of \(email), a letter with a code is on its way there. It is good for ten minutes."
            )
            : nil
        resend = Action(
            DirectoryAct.resend,
            label: localized("Resend verification e-mail"),
            opens: DirectoryLink.account(.verify).labeled(localized("Enter the code"))
        )
        links = [
            DirectoryLink.account(.reset).labeled(localized("I have a code")),
            DirectoryLink.page(.contact).labeled(localized("Contact")),
            DirectoryLink.account(.login).labeled(localized("Log in")),
        ]
    }
}

extension ForgotPage {
    /// Creates the page with what was typed into it.
    init(_ typed: [String: String]) {
        self.init()
        form.fields = AccountFields.filled(form.fields, typed)
    }
}

/// The form for a new password with a code.
public struct ResetPage: Screen {
    public let title: String
    public let revision: Revision
    /// The explanation.
    public let text: String
    /// The fields `email`, `code` and `newPassword`.
    public let form: Form
    /// A link to request another code.
    public let links: [Link]

    /// Creates the page with what was typed into it.
    public init(_ typed: [String: String] = [:]) {
        title = localized("Set a new password")
        revision = Revision(change: 0)
        text = localized("With the code from the letter you set a new password. All other devices are signed out.")
        let fields = [
            AccountFields.email(""), AccountFields.code(""),
            AccountFields.password("newPassword", localized("New password"), isNew: true),
        ]
        form = Form(
            id: "reset",
            title: title,
            fields: AccountFields.filled(fields, typed, address: try? EmailAddress(typed["email"] ?? "")),
            buttons: [
                Action(
                    DirectoryAct.reset,
                    label: localized("Set the password"),
                    opens: DirectoryLink.home.labeled(localized("Home"))
                )
            ]
        )
        links = [DirectoryLink.account(.forgot).labeled(localized("Send another code"))]
    }
}
