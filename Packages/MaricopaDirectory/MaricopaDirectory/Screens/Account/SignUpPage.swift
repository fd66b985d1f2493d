public import AccountKit
import Foundation
public import ScreenKit

/// Signing up: why, and the form.
public struct SignUpPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from: nothing.
    public let revision: Revision
    /// Why one would, a paragraph each.
    public let pitch: [String]
    /// `name`, `email`, `password`; blank before anything was typed, then with what is wrong in each.
    public let form: Form
    /// What a dialog says where the form isn't complete; nil for none.
    @NullEncoded public private(set) var dialog: String?
    /// The terms and the privacy policy.
    public let legal: [Link]
    /// To the login, for who has an account.
    public let login: Link

    /// The page; `typed` is what was sent, nil for a blank form.
    public init(_ typed: SignUpForm? = nil) {
        title = "Create an account"
        revision = Revision(change: 0)
        pitch = [
            "Find fresh food, parks, things to do and help near you, and keep what you like.",
            "With an account you keep favorites, rate and add photos, are reminded of events, and get news if you ask for "
                + "them. It is free. Reading, searching and filtering work without one.",
        ]
        var fields = [
            AccountFields.name(typed?.name ?? ""), AccountFields.email(typed?.email ?? ""),
            AccountFields.password(isNew: true),
        ]
        dialog = nil
        if let typed {
            var filled: Set<String> = []
            if !typed.email.allSatisfy(\.isWhitespace) { filled.insert("email") }
            if !typed.password.isEmpty { filled.insert("password") }
            dialog = AccountFields.incomplete(fields, filled: filled)
            fields = AccountFields.marked(fields, typed.problems)
        }
        form = Form(
            id: "sign-up",
            title: title,
            fields: fields,
            buttons: [
                Action(
                    id: "sign-up",
                    label: "Sign up",
                    opens: DirectoryLink.account(.verify).labelled("Enter the code")
                )
            ]
        )
        legal = [
            DirectoryLink.page(.terms).labelled("Terms of Service"),
            DirectoryLink.page(.privacy).labelled("Privacy Policy"),
        ]
        login = DirectoryLink.account(.login).labelled("I have an account: log in")
    }
}
