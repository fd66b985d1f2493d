import Foundation

/// What somebody fills in to sign up.
public struct SignUpForm: Hashable, Sendable {
    /// The address, as typed.
    public var email: String
    /// The password, as typed.
    public var password: String
    /// What they want to be called; may be empty.
    public var name: String

    /// The most characters of a name.
    public static let longestName = 100

    /// A form as filled in.
    public init(email: String, password: String, name: String = "") {
        self.email = email
        self.password = password
        self.name = name
    }

    /// What is to be mended, field by field in the order of the form; empty when it can be sent.
    public var problems: [FormProblem] {
        FormFields.collect { fields in
            _ = fields.name(name)
            let address = fields.email(email)
            fields.newPassword(password, .password, address: address)
        }
    }
}

/// Reads fields one by one and gathers what is wrong with each, so that a person hears of all of it at once.
struct FormFields {
    private(set) var problems: [FormProblem] = []

    static func collect(_ read: (inout FormFields) -> Void) -> [FormProblem] {
        var fields = FormFields()
        read(&fields)
        return fields.problems
    }

    /// Throws what was gathered, if there is anything.
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

    /// A password that there is already: what no rule would ever have let through isn't worth a guess.
    mutating func password(_ typed: String) {
        if typed.isEmpty {
            problems.append(FormProblem(.password, .password(.empty)))
        } else if PasswordRule.bytes(of: typed).count > PasswordRule.mostBytes {
            problems.append(FormProblem(.password, .password(.tooLong(limit: PasswordRule.mostBytes))))
        }
    }

    mutating func code(_ typed: String) -> OneTimeCode? {
        let code = OneTimeCode(typed: typed)
        if code == nil { problems.append(FormProblem(.code, .code)) }
        return code
    }
}
