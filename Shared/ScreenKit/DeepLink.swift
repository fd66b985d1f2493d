import Foundation

/// The address of a screen: an app's scheme and path components, such as `recipebox://recipe/018f…/steps`.
public struct DeepLink: Hashable, Sendable {
    /// The app's scheme in lowercase.
    public let scheme: String
    /// The decoded path components.
    public let parts: [String]

    /// Returns a link that leads nowhere as an error shows it: its first 100 characters.
    public static func shown(_ link: String) -> String {
        let start = String(String.UnicodeScalarView(link.unicodeScalars.prefix(100)))
        return start == link ? link : start + "…"
    }

    /// Creates a link. No component may be empty, `.` or `..`, because its text couldn't be parsed.
    public init(scheme: String, _ parts: [String]) {
        self.scheme = scheme.lowercased()
        self.parts = parts
    }

    /// Parses a link, or returns nil. One trailing slash is ignored.
    ///
    /// People type the short format `scheme:path`, without percent encoding, which is accepted, too.
    ///
    /// - Parameter scheme: The scheme of the link; nil for any.
    public init?(_ text: String, scheme: String? = nil) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let own = String(text[..<colon])
        guard Self.isScheme(own), scheme == nil || own.lowercased() == scheme?.lowercased() else { return nil }
        var path = text[text.index(after: colon)...]
        let isEncoded = path.hasPrefix("//")
        if isEncoded {
            path = path.dropFirst(2)
            if path.hasSuffix("/") { path.removeLast() }
        }
        var parts: [String] = []
        // An empty path is the app itself, which the short format can't express.
        if !isEncoded || !path.isEmpty {
            for piece in path.split(separator: "/", omittingEmptySubsequences: false) {
                guard let part = isEncoded ? Self.decoded(piece) : String(piece), Self.isPart(part) else { return nil }
                parts.append(part)
            }
        }
        self.init(scheme: own, parts)
    }

    /// Whether a text can be a component. A browser would resolve `.` and `..`, even percent-encoded, and open another screen.
    static func isPart(_ text: String) -> Bool { !["", ".", ".."].contains(text) }

    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
        return text.unicodeScalars.allSatisfy { $0 != "_" && $0 != "~" && unreserved.contains($0) || $0 == "+" }
    }

    /// Returns nil for a character that must be percent-encoded, or for invalid UTF-8.
    private static func decoded(_ piece: Substring) -> String? {
        guard piece.unicodeScalars.allSatisfy(mayStand.contains) else { return nil }
        return piece.removingPercentEncoding
    }

    private static let unreserved = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
    )
    /// The unreserved characters, the percent sign and the other characters that RFC 3986 allows in a path.
    private static let mayStand = unreserved.union(CharacterSet(charactersIn: "%:@!$&'()*+,;="))
}

extension DeepLink: CustomStringConvertible {
    /// The link as ASCII text. Parsing it gives the same link.
    public var description: String {
        let path = parts.map { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "" }
        return scheme + "://" + path.joined(separator: "/")
    }
}

extension DeepLink: Codable {
    /// Decodes the text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let link = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the text is not a link")
        }
        self = link
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
