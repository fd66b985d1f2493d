import Foundation
import WordKit

/// A validated mail address, trimmed and otherwise as typed.
///
/// The accepted form is `name@domain` with at most 254 bytes in all, 64 before the `@` and 63 in each label of the domain. Names in other
/// scripts are accepted as they are (RFC 6531) and never converted to or from `xn--`. Quoted names, comments and numeric domains are
/// refused: they are not in use, and they can smuggle syntax into a header.
public struct EmailAddress: Hashable, Sendable {
    /// The address for display and mail, in Unicode's composed form (NFC).
    public let text: String

    /// Validates an address as typed.
    public init(_ typed: String) throws(EmailProblem) {
        let trimmed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        let text = trimmed.precomposedStringWithCanonicalMapping
        if text.isEmpty { throw .empty }
        guard text.utf8.count <= EmailAddress.longest else { throw .tooLong(limit: EmailAddress.longest) }
        if let stray = text.unicodeScalars.first(where: EmailAddress.isNeverTaken) { throw .character(stray) }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count > 1 else { throw .noAt }
        guard parts.count == 2 else { throw .severalAts }
        try EmailAddress.check(name: parts[0])
        try EmailAddress.check(domain: parts[1])
        self.text = text
    }

    /// The identity of the address: the text with A–Z in lowercase. Nothing else is folded, so no two owners share a key.
    public var key: String {
        String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    }

    /// The part before the `@`.
    public var name: Substring { text.prefix { $0 != "@" } }

    /// The largest number of bytes in an address (RFC 5321, section 4.5.3.1.3, without the angle brackets).
    public static let longest = 254
    /// The largest number of bytes before the `@`.
    static let longestName = 64
    /// The largest number of bytes in a label of the domain.
    static let longestLabel = 63
}

extension EmailAddress: CustomStringConvertible {
    public var description: String { text }
}

extension EmailAddress: Codable {
    /// Decodes and validates a single string.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

// MARK: The form

extension EmailAddress {
    private static func check(name: Substring) throws(EmailProblem) {
        if name.isEmpty { throw .noName }
        guard name.utf8.count <= longestName else { throw .nameTooLong(limit: longestName) }
        let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
        if pieces.contains(where: \.isEmpty) { throw .dots }
        for scalar in name.unicodeScalars where !isPartOfName(scalar) { throw .character(scalar) }
    }

    private static func check(domain: Substring) throws(EmailProblem) {
        if domain.isEmpty { throw .noDomain }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        if labels.contains(where: \.isEmpty) { throw .dots }
        guard labels.count > 1 else { throw .domainWithoutDot(String(domain)) }
        for label in labels {
            guard label.utf8.count <= longestLabel else { throw .domainPart(String(label)) }
            if label.hasPrefix("-") || label.hasSuffix("-") { throw .domainPart(String(label)) }
            for scalar in label.unicodeScalars where !isPartOfDomain(scalar) { throw .character(scalar) }
        }
        if let last = labels.last, last.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            throw .numericDomain(String(domain))
        }
    }

    /// Returns whether a scalar is a space, control or formatting character. Such characters are refused everywhere and reported first.
    private static func isNeverTaken(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
            .unassigned:
            true
        default: false
        }
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? isWord(scalar) || "!#$%&'*+-/=?^_`{|}~.".unicodeScalars.contains(scalar) : isWord(scalar)
    }

    private static func isPartOfDomain(_ scalar: Unicode.Scalar) -> Bool {
        isWord(scalar) || scalar == "-"
    }

    /// Returns whether a scalar is a letter, a combining mark or a digit of any script.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }
}

/// The reason why a text is not a valid mail address.
public enum EmailProblem: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// There is no `@`.
    case noAt
    /// There is more than one `@`.
    case severalAts
    /// The part before the `@` is empty.
    case noName
    /// The part after the `@` is empty.
    case noDomain
    /// The address is too long. The limit is in bytes.
    case tooLong(limit: Int)
    /// The part before the `@` is too long. The limit is in bytes.
    case nameTooLong(limit: Int)
    /// A dot is first, last or next to another dot.
    case dots
    /// The domain has no dot, so it can't be a host on the internet.
    case domainWithoutDot(String)
    /// A label of the domain is too long, or begins or ends with a hyphen.
    case domainPart(String)
    /// The last label of the domain is a number, as in an IP address.
    case numericDomain(String)
    /// The address contains a character that isn't allowed.
    case character(Unicode.Scalar)
}

extension EmailProblem: CustomStringConvertible {
    /// The problem and how to solve it.
    public var description: String {
        switch self {
        case .empty: localized("the e-mail address is missing — type it in, like ana@example.org")
        case .noAt: localized("the e-mail address has no @ — write it like ana@example.org")
        case .severalAts: localized("the e-mail address has more than one @ — write it like ana@example.org")
        case .noName: localized("nothing stands before the @ — write the address like ana@example.org")
        case .noDomain: localized("nothing stands after the @ — write the address like ana@example.org")
        case .tooLong(let limit): localized("the e-mail address is longer than \(limit) bytes — use a shorter one")
        case .nameTooLong(let limit):
            localized("the part before the @ is longer than \(limit) bytes — use a shorter address")
        case .dots: localized("the e-mail address has a dot too many — check it")
        case .domainWithoutDot(let domain): localized("“\(domain)” has no ending like .org — write the whole address")
        case .domainPart(let part): localized("“\(part)” can't be a part of a domain — check the address")
        case .numericDomain(let domain): localized("“\(domain)” is a number — give an address with a domain name")
        case .character(let scalar):
            localized("the e-mail address holds \(EmailProblem.name(of: scalar)) — leave it out")
        }
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        if scalar == " " { return localized("a space") }
        let visible = scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
        return visible && !scalar.properties.isWhitespace
            ? "“\(Character(scalar))”" : localized("the character U+\(padded)")
    }
}
