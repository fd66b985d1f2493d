import Foundation
import WordKit

/// The rule for new passwords: at least eight characters, and not one that attackers try first.
///
/// Digits, capitals or regular changes are not required (NIST SP 800-63B, section 5.1.1.2). Passwords are normalized to Unicode's composed
/// form (NFC), so every keyboard gives the same bytes. Spaces count and are not trimmed.
public enum PasswordRule {
    /// The smallest number of characters, as people count them.
    public static let fewest = 8
    /// The largest number of characters, as people count them. More would cost work without adding security.
    public static let most = 1_024

    /// Returns the reason why a password is not accepted, or nil if it is.
    ///
    /// - Parameter address: The account's address. Neither it nor the part before the `@` may be the password.
    public static func problem(of password: String, address: EmailAddress? = nil) -> PasswordProblem? {
        if password.isEmpty { return .empty }
        if isTooLong(password) { return .tooLong(limit: most) }
        if password.count < fewest { return .tooShort(fewest: fewest) }
        if let address {
            let folded = password.lowercased()
            if folded == address.text.lowercased() || folded == address.name.lowercased() { return .address }
        }
        if isRun(password) || CommonPasswords.contains(password) { return .common }
        return nil
    }

    /// Returns whether a password has too many characters, or too many bytes in them, as one with countless accents has.
    static func isTooLong(_ password: String) -> Bool {
        password.count > most || bytes(of: password).count > 16 * most
    }

    /// Returns the bytes to hash.
    static func bytes(of password: String) -> [UInt8] {
        Array(password.precomposedStringWithCanonicalMapping.utf8)
    }

    /// Returns whether all characters are the same, or form an ascending or descending sequence of ASCII such as `abcdefgh`.
    private static func isRun(_ password: String) -> Bool {
        let values = password.lowercased().unicodeScalars.map { Int($0.value) }
        guard let first = values.first else { return false }
        let steps = Set(zip(values.dropFirst(), values).map { $0 - $1 })
        return steps.count == 1 && steps.isSubset(of: [0, 1, -1]) && (first < 0x80 || steps == [0])
    }
}

/// The reason why a password is not accepted. No case contains the password.
public enum PasswordProblem: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// The password has too few characters.
    case tooShort(fewest: Int)
    /// The password is too long. The limit is in characters.
    case tooLong(limit: Int)
    /// The password is a common one or a simple sequence.
    case common
    /// The password is the account's address or the part before the `@`.
    case address
}

extension PasswordProblem: CustomStringConvertible {
    /// The problem and how to solve it.
    public var description: String {
        switch self {
        case .empty: localized("the password is missing — type one of at least \(PasswordRule.fewest) characters")
        case .tooShort(let fewest):
            localized("the password has fewer than \(fewest) characters — take a longer one, such as a few words")
        case .tooLong(let limit): localized("the password is longer than \(limit) characters — take a shorter one")
        case .common: localized("the password is one of those that are tried first — take another, such as a few words")
        case .address: localized("the password is the e-mail address — take another")
        }
    }
}
