import Foundation

/// The target of a link: an app's scheme and path components, such as `recipebox://recipe/018f…/steps`.
///
/// Deep links of notifications have the same format.
public struct LinkTarget: Hashable, Sendable {
    /// The app's scheme in lowercase.
    public let scheme: String
    /// The decoded path components.
    public let parts: [String]

    /// Returns a link that leads nowhere as an error shows it: its first 100 characters.
    public static func shown(_ link: String) -> String {
        let start = String(String.UnicodeScalarView(link.unicodeScalars.prefix(100)))
        return start == link ? link : start + "…"
    }

    /// Creates a target. No component may be empty, `.` or `..`, because its text couldn't be parsed.
    public init(scheme: String, _ parts: [String]) {
        self.scheme = scheme.lowercased()
        self.parts = parts
    }

    /// Parses a target with this scheme, or returns nil. One trailing slash is ignored.
    ///
    /// The earlier format `scheme:path`, without percent encoding, is accepted, too.
    public init?(_ text: String, scheme: String) {
        guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == scheme.lowercased() else {
            return nil
        }
        var path = text[text.index(after: colon)...]
        let isEncoded = path.hasPrefix("//")
        if isEncoded {
            path = path.dropFirst(2)
            if path.hasSuffix("/") { path.removeLast() }
        }
        var parts: [String] = []
        // An empty path is the app itself, which the earlier format couldn't express.
        if !isEncoded || !path.isEmpty {
            for piece in path.split(separator: "/", omittingEmptySubsequences: false) {
                let part = isEncoded ? Self.decoded(piece) : String(piece)
                guard let part, !["", ".", ".."].contains(part) else { return nil }
                parts.append(part)
            }
        }
        self.init(scheme: scheme, parts)
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

extension LinkTarget: CustomStringConvertible {
    /// The target as ASCII text. Parsing it gives the same target.
    public var description: String {
        let path = parts.map { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "" }
        return scheme + "://" + path.joined(separator: "/")
    }
}
