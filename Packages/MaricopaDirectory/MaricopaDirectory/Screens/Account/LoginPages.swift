public import ScreenKit

/// The login form.
public struct LoginPage: Screen {
    public let title: String
    public let revision: Revision
    /// The fields `email` and `password`.
    public let form: Form
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
        title = "Log in"
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
            buttons: [Action(DirectoryAct.logIn, label: "Log in", opens: DirectoryLink.home.labeled("Home"))]
        )
        links = [
            DirectoryLink.account(.forgot).labeled("Forgot your password?"),
            DirectoryLink.account(.signUp).labeled("Create an account"),
        ]
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

    /// Creates the page; `refusal` is the error of the typed code.
    public init(code: String = "", refusal: String? = nil) {
        title = "Check your mail"
        revision = Revision(change: 0)
        text =
            "A letter with a code of six digits is on its way to the address you gave. It is good for ten minutes, once."
        var field = AccountFields.code(code)
        field.error = refusal
        form = Form(
            id: "verify",
            title: title,
            fields: [field],
            buttons: [
                Action(DirectoryAct.verify, label: "Finish", opens: DirectoryLink.home.labeled("Home")),
                Action(DirectoryAct.resend, label: "Resend verification e-mail"),
            ]
        )
        links = [
            DirectoryLink.account(.signUp).labeled("Sign up with another address"),
            DirectoryLink.page(.contact).labeled("Contact"),
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
    public let form: Form
    /// The confirmation, which doesn't reveal whether the account exists; nil before the request.
    @NullEncoded public private(set) var confirmation: String?
    /// Sends the verification message again, for users who never completed the sign-up.
    public let resend: Action
    /// Links to the code's form, contact and login.
    public let links: [Link]

    /// Creates the page; `isSent` shows the confirmation.
    public init(email: String = "", isSent: Bool = false, refusal: String? = nil) {
        title = "Forgot your password?"
        revision = Revision(change: 0)
        text = "Give the address of your account: a letter with a code of six digits goes there."
        var field = AccountFields.email(email)
        field.error = refusal
        form = Form(
            id: "forgot",
            title: title,
            fields: [field],
            buttons: [
                Action(
                    DirectoryAct.requestReset,
                    label: "Send the code",
                    opens: DirectoryLink.account(.reset).labeled("Enter the code")
                )
            ]
        )
        confirmation =
            isSent
            ? "If there is an account of \(email), a letter with a code is on its way there. It is good for ten minutes."
            : nil
        resend = Action(
            DirectoryAct.resend,
            label: "Resend verification e-mail",
            opens: DirectoryLink.account(.verify).labeled("Enter the code")
        )
        links = [
            DirectoryLink.account(.reset).labeled("I have a code"), DirectoryLink.page(.contact).labeled("Contact"),
            DirectoryLink.account(.login).labeled("Log in"),
        ]
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

    public init(email: String = "") {
        title = "Set a new password"
        revision = Revision(change: 0)
        text = "With the code from the letter you set a new password. All other devices are signed out."
        form = Form(
            id: "reset",
            title: title,
            fields: [
                AccountFields.email(email), AccountFields.code(""),
                AccountFields.password("newPassword", "New password", isNew: true),
            ],
            buttons: [Action(DirectoryAct.reset, label: "Set the password", opens: DirectoryLink.home.labeled("Home"))]
        )
        links = [DirectoryLink.account(.forgot).labeled("Send another code")]
    }
}
