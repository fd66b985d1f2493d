/// The address of a screen: an app's scheme and the parts of a path, `tips://history/01J…`.
public struct DeepLink: Hashable, Sendable {
    /// The app's scheme, in lower case: a letter, then letters, digits, `+`, `-` and `.`.
    public let scheme: String
    /// What the path names, from the outside in, decoded; none for the home screen. No part is empty, `.` or `..`.
    public let parts: [String]

    /// A link; ``NotificationError/notALink(_:reason:)`` for a scheme or a part that can't be written.
    public init(scheme: String, _ parts: [String]) throws(NotificationError) {
        let text = scheme + "://" + parts.joined(separator: "/")
        guard DeepLink.isScheme(scheme) else { throw .notALink(text, reason: "“\(scheme)” can't be a scheme") }
        for part in parts {
            if part.isEmpty { throw .notALink(text, reason: "a part of the path is empty") }
            // A browser would resolve them, even percent-encoded, and open another screen.
            if part == "." || part == ".." { throw .notALink(text, reason: "“\(part)” can't be a part of the path") }
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
    /// Reads a link as ``description`` writes it; one slash at the end is passed over.
    ///
    /// Refused are a query, a fragment, a character that must be percent-encoded, and percent encoding that is no UTF-8.
    public init(_ text: String) throws(NotificationError) {
        guard let colon = text.firstRange(of: "://") else { throw .notALink(text, reason: "it has no \"://\"") }
        var path = text[colon.upperBound...]
        if path.hasSuffix("/") { path.removeLast() }
        var parts: [String] = []
        if !path.isEmpty {
            for piece in path.split(separator: "/", omittingEmptySubsequences: false) {
                guard piece.utf8.allSatisfy(DeepLink.mayStand), let part = PercentCoding.decode(piece) else {
                    throw .notALink(text, reason: "“\(piece)” is not percent-encoded")
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

    /// Reads a link of one app; ``NotificationError/linkOfAnotherApp(_:expected:)`` for one of another.
    public init(_ text: String, scheme: String) throws(NotificationError) {
        try self.init(text)
        guard self.scheme == scheme.lowercased() else { throw .linkOfAnotherApp(text, expected: scheme) }
    }

    /// Unreserved characters, the percent sign, and what RFC 3986 also lets stand in a path.
    private static func mayStand(_ byte: UInt8) -> Bool {
        PercentCoding.isUnreserved(byte) || "%:@!$&'()*+,;=".utf8.contains(byte)
    }
}

extension DeepLink: CustomStringConvertible {
    /// The link as text, in ASCII; reads back as the same link.
    public var description: String {
        scheme + "://" + parts.map { PercentCoding.encode($0) }.joined(separator: "/")
    }
}

extension DeepLink: Codable {
    /// Reads the text.
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

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
