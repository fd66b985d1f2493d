import Foundation
import WordKit

/// Validation of web addresses.
public enum WebLinkRule {
    public static let longest = 2_000

    /// Parses a typed or imported address. An address without a scheme, such as "www.example.org/market", becomes https.
    ///
    /// - Throws: `notAWebLink` for other schemes ("javascript:", "data:", "mailto:"), user names, spaces, control characters, hosts without
    ///   a dot and addresses that are too long.
    public static func read(_ typed: String) throws(DirectoryError) -> WebLink {
        let text = typed.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { throw .notAWebLink(typed, reason: localized("it is empty")) }
        guard text.utf8.count <= longest else {
            throw .notAWebLink(String(text.prefix(40)) + "…", reason: localized("it is longer than \(longest) bytes"))
        }
        guard text.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
            throw .notAWebLink(typed, reason: localized("it holds a space or a control character"))
        }
        let named =
            text.range(of: "://").map { text[..<$0.lowerBound].allSatisfy { $0.isASCII && $0.isLetter } } ?? false
        let full = named ? text : "https://" + text
        guard !full.contains("\\"), let url = URL(string: full), let scheme = url.scheme?.lowercased() else {
            throw .notAWebLink(typed, reason: localized("it is no address"))
        }
        guard scheme == "http" || scheme == "https" else {
            throw .notAWebLink(typed, reason: localized("only http and https are opened"))
        }
        guard url.user == nil, url.password == nil else {
            throw .notAWebLink(typed, reason: localized("it holds a user name"))
        }
        guard let host = url.host, host.contains("."), !host.hasPrefix("."), !host.hasSuffix("..") else {
            throw .notAWebLink(typed, reason: localized("it names no host"))
        }
        let address = url.absoluteString
        let isPlain = address.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }
        guard isPlain else { throw .notAWebLink(typed, reason: localized("it holds characters that no address has")) }
        return WebLink(checked: address)
    }
}

extension WebLinkRule {
    /// A fast check for common addresses. True guarantees that ``read(_:)`` accepts the address unchanged; false guarantees nothing.
    static func isPlain(_ address: String) -> Bool {
        guard address.utf8.count <= longest else { return false }
        let rest =
            address.hasPrefix("https://")
            ? address.utf8.dropFirst(8)
            : address.hasPrefix("http://")
                ? address.utf8.dropFirst(7) : nil
        guard let rest else { return false }
        let isLetterOrDigit = { (byte: UInt8) in (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
        var dots = 0
        var last: UInt8 = 0x2E
        var isInHost = true
        for byte in rest {
            if isInHost, byte != 0x2F {
                // No empty label, and no hyphen beside a dot or another hyphen.
                let isSign = byte == 0x2E || byte == 0x2D
                guard isLetterOrDigit(byte) || isSign && isLetterOrDigit(last) else { return false }
                if byte == 0x2E { dots += 1 }
                last = byte
            } else {
                isInHost = false
                let isSign = "/._~-?=&".utf8.contains(byte)
                guard isSign || isLetterOrDigit(byte) || (0x41...0x5A).contains(byte) else { return false }
            }
        }
        return dots > 0 && isLetterOrDigit(last)
    }
}

extension WebLink {
    /// Decodes and validates a string.
    ///
    /// - Throws: `notAWebLink`.
    public init(from decoder: any Decoder) throws {
        self = try WebLinkRule.read(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
