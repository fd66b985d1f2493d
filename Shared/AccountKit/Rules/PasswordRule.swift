import Foundation

/// What a new password must be: at least eight characters, and not one of those that everybody tries first.
///
/// Nothing else is asked: no digits, no capitals, no change every month (NIST SP 800-63B, section 5.1.1.2). A password is taken in
/// Unicode's composed form, so that it is the same from every keyboard; spaces count, and none are cut off.
public enum PasswordRule {
    /// The fewest characters, as people count them.
    public static let fewest = 8
    /// The most bytes; more would be work for the server and no safety for anybody.
    public static let mostBytes = 1_024

    /// Why the password won't do; `nil` where it does.
    ///
    /// - Parameter address: of the account: neither it nor its name may be the password.
    public static func problem(of password: String, address: EmailAddress? = nil) -> PasswordProblem? {
        if password.isEmpty { return .empty }
        let bytes = bytes(of: password)
        if bytes.count > mostBytes { return .tooLong(limit: mostBytes) }
        if password.count < fewest { return .tooShort(fewest: fewest) }
        if let address {
            let folded = password.lowercased()
            if folded == address.text.lowercased() || folded == address.name.lowercased() { return .address }
        }
        if isRun(password) || CommonPasswords.contains(password) { return .common }
        return nil
    }

    /// The bytes that are hashed.
    static func bytes(of password: String) -> [UInt8] {
        Array(password.precomposedStringWithCanonicalMapping.utf8)
    }

    /// Whether each character is the one before it, or the next in the alphabet or the digits, upwards or downwards.
    private static func isRun(_ password: String) -> Bool {
        let values = password.lowercased().unicodeScalars.map { Int($0.value) }
        guard let first = values.first else { return false }
        let steps = Set(zip(values.dropFirst(), values).map { $0 - $1 })
        return steps.count == 1 && steps.isSubset(of: [0, 1, -1]) && (first < 0x80 || steps == [0])
    }
}

/// Why a password won't do. None of the cases carries it.
public enum PasswordProblem: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// It has fewer characters than asked.
    case tooShort(fewest: Int)
    /// It has more bytes than taken.
    case tooLong(limit: Int)
    /// It is one of those that are tried first.
    case common
    /// It is the account's own address, or its name.
    case address
}

extension PasswordProblem: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .empty: "the password is missing — type one of at least \(PasswordRule.fewest) characters"
        case .tooShort(let fewest):
            "the password has fewer than \(fewest) characters — take a longer one, such as a few words"
        case .tooLong(let limit): "the password is longer than \(limit) bytes — take a shorter one"
        case .common: "the password is one of those that are tried first — take another, such as a few words"
        case .address: "the password is the e-mail address — take another"
        }
    }
}
