public import AccountKit
import Foundation
public import JSONKit
public import ScreenKit
import WordKit

/// The sign-up form.
public struct SignUpPage: Screen {
    public let title: String
    public let revision: Revision
    /// The benefits of an account, in paragraphs.
    public let pitch: [String]
    /// The fields `name`, `email` and `password`, with errors once the form was sent.
    public let form: Form
    /// The text of a dialog about missing fields; nil for none.
    @NullEncoded public private(set) var dialog: String?
    /// Links to the terms and the privacy policy.
    public let legal: [Link]
    /// The link to the login form.
    public let login: Link

    /// Creates the page; `typed` is the submitted form, nil for a blank one.
    public init(_ typed: SignUpForm? = nil) {
        title = localized("Create an account")
        revision = Revision(change: 0)
        pitch = [
            localized("Find fresh food, parks, things to do and help near you, and keep what you like."),
            localized(
                "With an account you keep favorites, rate and add photos, are reminded of events, and get news if you ask for ",
                "them. It is free. Reading, searching and filtering work without one."
            ),
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
                    DirectoryAct.signUp,
                    label: localized("Sign up"),
                    opens: DirectoryLink.account(.verify).labeled(localized("Enter the code"))
                )
            ]
        )
        legal = [
            DirectoryLink.page(.terms).labeled(localized("Terms of Service")),
            DirectoryLink.page(.privacy).labeled(localized("Privacy Policy")),
        ]
        login = DirectoryLink.account(.login).labeled(localized("I have an account: log in"))
    }
}
