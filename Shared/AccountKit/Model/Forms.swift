import Foundation

/// The fields of the sign-up form.
public struct SignUpForm: Hashable, Sendable {
    /// The address, as typed.
    public var email: String
    /// The password, as typed.
    public var password: String
    /// The display name, which may be empty.
    public var name: String

    /// The largest number of characters in a name.
    public static let longestName = 100

    public init(email: String, password: String, name: String = "") {
        self.email = email
        self.password = password
        self.name = name
    }

    /// The problems of the fields, in the order of the form. Empty if the form is valid.
    public var problems: [FormProblem] {
        FormFields.collect { fields in
            _ = fields.name(name)
            let address = fields.email(email)
            fields.newPassword(password, .password, address: address)
        }
    }
}

extension FormProblem {
    /// Returns the problem of a typed text by the rule of its field; nil if there is none.
    ///
    /// - Parameter address: The account's address, which can't be a new password; nil if it isn't known.
    public static func of(_ field: Field, _ typed: String, address: EmailAddress? = nil) -> FormProblem? {
        let problems = FormFields.collect { fields in
            switch field {
            case .name: _ = fields.name(typed)
            case .email: _ = fields.email(typed)
            case .password: fields.password(typed)
            case .newPassword: fields.newPassword(typed, .newPassword, address: address)
            case .code: _ = fields.code(typed)
            }
        }
        return problems.first
    }
}

/// Reads fields one by one and collects the problems of all, so that the form shows them at once.
struct FormFields {
    private(set) var problems: [FormProblem] = []

    static func collect(_ read: (inout FormFields) -> Void) -> [FormProblem] {
        var fields = FormFields()
        read(&fields)
        return fields.problems
    }

    /// - Throws: ``AccountError/form(_:)`` with the collected problems, if there are any.
    func check() throws(AccountError) {
        if !problems.isEmpty { throw .form(problems) }
    }

    mutating func email(_ typed: String) -> EmailAddress? {
        do {
            return try EmailAddress(typed)
        } catch {
            problems.append(FormProblem(.email, .email(error)))
            return nil
        }
    }

    mutating func name(_ typed: String) -> String {
        let name = typed.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
        if name.count > SignUpForm.longestName || name.utf8.count > SignUpForm.longestName * 16 {
            problems.append(FormProblem(.name, .nameTooLong(limit: SignUpForm.longestName)))
        } else if MailMessage.singleLine(name) != name {
            problems.append(FormProblem(.name, .nameCharacter))
        }
        return name
    }

    mutating func newPassword(_ typed: String, _ field: FormProblem.Field, address: EmailAddress?) {
        if let problem = PasswordRule.problem(of: typed, address: address) {
            problems.append(FormProblem(field, .password(problem)))
        }
    }

    /// Checks the password of an existing account. One that no rule has ever allowed isn't counted as a guess.
    mutating func password(_ typed: String) {
        if typed.isEmpty {
            problems.append(FormProblem(.password, .password(.empty)))
        } else if PasswordRule.isTooLong(typed) {
            problems.append(FormProblem(.password, .password(.tooLong(limit: PasswordRule.most))))
        }
    }

    mutating func code(_ typed: String) -> OneTimeCode? {
        let code = OneTimeCode(typed: typed)
        if code == nil { problems.append(FormProblem(.code, .code)) }
        return code
    }
}
