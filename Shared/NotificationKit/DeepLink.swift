import WordKit

/// The address of a screen: an app's scheme and path components, such as `tips://history/01J…`.
public struct DeepLink: Hashable, Sendable {
    /// The app's scheme in lowercase: a letter, followed by letters, digits, `+`, `-` and `.`.
    public let scheme: String
    /// The decoded path components. Empty for the home screen. No component is empty, `.` or `..`.
    public let parts: [String]

    /// Creates a link.
    ///
    /// - Throws: ``NotificationError/notALink(_:reason:)`` for an invalid scheme or path component.
    public init(scheme: String, _ parts: [String]) throws(NotificationError) {
        let text = scheme + "://" + parts.joined(separator: "/")
        guard DeepLink.isScheme(scheme) else {
            throw .notALink(text, reason: localized("“\(scheme)” can't be a scheme"))
        }
        for part in parts {
            if part.isEmpty { throw .notALink(text, reason: localized("a part of the path is empty")) }
            // A browser would resolve them, even percent-encoded, and open another screen.
            if part == "." || part == ".." {
                throw .notALink(text, reason: localized("“\(part)” can't be a part of the path"))
            }
        }
        self.scheme = scheme.lowercased()
        self.parts = parts
    }

    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { byte in
            isLetter(byte) || (0x30...0x39).contains(byte)
                || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}

extension DeepLink {
    /// Parses a link in the format of ``description``. One trailing slash is ignored.
    ///
    /// - Throws: ``NotificationError/notALink(_:reason:)``, also for a query, a fragment, an unencoded character or invalid UTF-8.
    public init(_ text: String) throws(NotificationError) {
        guard let colon = text.firstRange(of: "://") else {
            throw .notALink(text, reason: localized("it has no \"://\""))
        }
        var path = text[colon.upperBound...]
        if path.hasSuffix("/") { path.removeLast() }
        var parts: [String] = []
        if !path.isEmpty {
            for piece in path.split(separator: "/", omittingEmptySubsequences: false) {
                guard piece.utf8.allSatisfy(DeepLink.mayStand), let part = PercentCoding.decode(piece) else {
                    throw .notALink(text, reason: localized("“\(piece)” is not percent-encoded"))
                }
                parts.append(part)
            }
        }
        do {
            try self.init(scheme: String(text[..<colon.lowerBound]), parts)
        } catch {
            guard case .notALink(_, let reason) = error else { throw error }
            throw .notALink(text, reason: reason)
        }
    }

    /// Parses a link of one app.
    ///
    /// - Throws: ``NotificationError/linkOfAnotherApp(_:expected:)`` for another scheme, or ``NotificationError/notALink(_:reason:)``.
    public init(_ text: String, scheme: String) throws(NotificationError) {
        try self.init(text)
        guard self.scheme == scheme.lowercased() else { throw .linkOfAnotherApp(text, expected: scheme) }
    }

    /// Returns whether a byte is an unreserved character, a percent sign or another character that RFC 3986 allows in a path.
    private static func mayStand(_ byte: UInt8) -> Bool {
        PercentCoding.isUnreserved(byte) || "%:@!$&'()*+,;=".utf8.contains(byte)
    }
}

extension DeepLink: CustomStringConvertible {
    /// The link as ASCII text. Parsing it gives the same link.
    public var description: String {
        scheme + "://" + parts.map { PercentCoding.encode($0) }.joined(separator: "/")
    }
}

extension DeepLink: Codable {
    /// Decodes the text.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        do {
            try self.init(text)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error)
            )
        }
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
