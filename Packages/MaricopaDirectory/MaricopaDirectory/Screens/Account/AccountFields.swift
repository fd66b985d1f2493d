import AccountKit
import ScreenKit
import WordKit

/// The fields of the account forms.
enum AccountFields {
    static func name(_ value: String) -> Field {
        Field(
            id: "name",
            label: localized("Name"),
            value: value,
            limit: SignUpForm.longestName,
            placeholder: localized("Your name, as the app greets you")
        )
    }

    static func email(_ value: String, label: String = localized("E-mail address")) -> Field {
        Field(
            id: "email",
            label: label,
            value: value,
            isRequired: true,
            // Mail counts bytes, and each character has at least one.
            limit: EmailAddress.longest,
            placeholder: "ana@example.org"
        )
    }

    /// A password field; its value is never on a screen.
    static func password(_ id: String = "password", _ label: String = localized("Password"), isNew: Bool) -> Field {
        Field(
            id: id,
            label: label,
            kind: .secret,
            isRequired: true,
            limit: PasswordRule.most,
            placeholder: isNew ? localized("At least \(PasswordRule.fewest) characters, such as a few words") : nil
        )
    }

    /// The password again, for an act that needs a recent one.
    static var proof: Field {
        Field(
            id: "password",
            label: localized("Your password, unless you typed it within the last ten minutes"),
            kind: .secret,
            limit: PasswordRule.most
        )
    }

    static func code(_ value: String) -> Field {
        Field(
            id: "code",
            label: localized("Code from the e-mail"),
            value: value,
            isRequired: true,
            limit: OneTimeCode.longestTyped,
            placeholder: String(repeating: "0", count: OneTimeCode.length)
        )
    }

    /// Returns fields with what was typed into them and its problems. A blank password is none where the field isn't required.
    ///
    /// - Parameter address: The address of the account, which can't be a new password.
    static func filled(_ fields: [Field], _ typed: [String: String], address: EmailAddress? = nil) -> [Field] {
        let optional = Set(fields.lazy.filter { !$0.isRequired }.map(\.id))
        return fields.filled(typed) { id, text in
            guard let field = FormProblem.Field(rawValue: id), !text.isEmpty || !optional.contains(id) else { return }
            if let problem = FormProblem.of(field, text, address: address) { throw problem }
        }
    }

    /// The fields with their errors.
    static func marked(_ fields: [Field], _ problems: [FormProblem]) -> [Field] {
        fields.map { field in
            var field = field
            field.error = problems.first { $0.field.rawValue == field.id }?.description
            return field
        }
    }

    /// The text of a dialog about missing fields: "Please complete the form: e-mail address, password." Nil if none is missing.
    ///
    /// - Parameter filled: The ids of the fields with input.
    static func incomplete(_ fields: [Field], filled: Set<String>) -> String? {
        let missing = fields.filter { $0.isRequired && !filled.contains($0.id) }.map { $0.label.lowercased() }
        return missing.isEmpty ? nil : localized("Please complete the form: \(missing.joined(separator: ", ")).")
    }
}
