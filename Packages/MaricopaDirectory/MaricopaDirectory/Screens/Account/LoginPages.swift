public import ScreenKit

/// Logging in.
public struct LoginPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from: nothing.
    public let revision: Revision
    /// `email`, `password`.
    public let form: Form
    /// What a dialog says where the form isn't complete; nil for none.
    @NullEncoded public private(set) var dialog: String?
    /// Why somebody wasn't let in; nil where nobody tried.
    @NullEncoded public private(set) var refusal: String?
    /// "Forgot your password?" and a new account.
    public let links: [Link]

    /// The page.
    ///
    /// - Parameters:
    ///   - email: what was typed.
    ///   - hasPassword: whether a password was, too; nil before the form was sent.
    ///   - refusal: why it didn't do.
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
            buttons: [Action(id: "login", label: "Log in", opens: DirectoryLink.home.labelled("Home"))]
        )
        links = [
            DirectoryLink.account(.forgot).labelled("Forgot your password?"),
            DirectoryLink.account(.signUp).labelled("Create an account"),
        ]
    }
}

/// The code that ends a sign-up.
public struct VerifyPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from: nothing.
    public let revision: Revision
    /// What happened and what to do.
    public let text: String
    /// `code`, with buttons to check it and to have another sent.
    public let form: Form
    /// For who gets no letter.
    public let links: [Link]

    /// The page; `refusal` is what is wrong with the code that was typed.
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
                Action(id: "verify", label: "Finish", opens: DirectoryLink.home.labelled("Home")),
                Action(id: "resend", label: "Resend verification e-mail"),
            ]
        )
        links = [
            DirectoryLink.account(.signUp).labelled("Sign up with another address"),
            DirectoryLink.page(.contact).labelled("Contact"),
        ]
    }
}

/// Asking for a code after the password was forgotten.
public struct ForgotPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from: nothing.
    public let revision: Revision
    /// What will happen.
    public let text: String
    /// `email`.
    public let form: Form
    /// That the letter is on its way, whether or not there is such an account; nil before it was asked for.
    @NullEncoded public private(set) var confirmation: String?
    /// To have the verification sent again, for who signed up and never typed the code in.
    public let resend: Action
    /// The code's form, the contact and the login.
    public let links: [Link]

    /// The page; after the code was asked for `isSent`.
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
                    id: "send",
                    label: "Send the code",
                    opens: DirectoryLink.account(.reset).labelled("Enter the code")
                )
            ]
        )
        confirmation =
            isSent
            ? "If there is an account of \(email), a letter with a code is on its way there. It is good for ten minutes."
            : nil
        resend = Action(
            id: "resend",
            label: "Resend verification e-mail",
            opens: DirectoryLink.account(.verify).labelled("Enter the code")
        )
        links = [
            DirectoryLink.account(.reset).labelled("I have a code"), DirectoryLink.page(.contact).labelled("Contact"),
            DirectoryLink.account(.login).labelled("Log in"),
        ]
    }
}

/// A new password by the code.
public struct ResetPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from: nothing.
    public let revision: Revision
    /// What follows from it.
    public let text: String
    /// `email`, `code`, `newPassword`.
    public let form: Form
    /// The way to another code.
    public let links: [Link]

    /// The page.
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
            buttons: [Action(id: "reset", label: "Set the password", opens: DirectoryLink.home.labelled("Home"))]
        )
        links = [DirectoryLink.account(.forgot).labelled("Send another code")]
    }
}
