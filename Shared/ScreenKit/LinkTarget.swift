import Foundation

/// What a link points to: an app's scheme and the parts of a path, as `recipebox://recipe/018f…/steps`.
///
/// Notifications write their deep links in the same form.
public struct LinkTarget: Hashable, Sendable {
    /// The app's scheme, in lower case.
    public let scheme: String
    /// What the path names, from the outside in, decoded.
    public let parts: [String]

    /// A target. No part may be empty, `.` or `..`: such a text reads back as no link.
    public init(scheme: String, _ parts: [String]) {
        self.scheme = scheme.lowercased()
        self.parts = parts
    }

    /// Reads a target of this scheme; `nil` for what is none. One slash at the end is passed over.
    ///
    /// Earlier links, `scheme:path` without percent encoding, are read, too.
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
        // Without a path it is the app itself, which the earlier form had no link for.
        if !isEncoded || !path.isEmpty {
            for piece in path.split(separator: "/", omittingEmptySubsequences: false) {
                let part = isEncoded ? Self.decoded(piece) : String(piece)
                guard let part, !["", ".", ".."].contains(part) else { return nil }
                parts.append(part)
            }
        }
        self.init(scheme: scheme, parts)
    }

    /// `nil` for a character that must be percent-encoded, and for percent encoding that is no UTF-8.
    private static func decoded(_ piece: Substring) -> String? {
        guard piece.unicodeScalars.allSatisfy(mayStand.contains) else { return nil }
        return piece.removingPercentEncoding
    }

    private static let unreserved = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
    )
    /// Unreserved characters, the percent sign, and what RFC 3986 also lets stand in a path.
    private static let mayStand = unreserved.union(CharacterSet(charactersIn: "%:@!$&'()*+,;="))
}

extension LinkTarget: CustomStringConvertible {
    /// The target as text, in ASCII; reads back as the same target.
    public var description: String {
        let path = parts.map { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "" }
        return scheme + "://" + path.joined(separator: "/")
    }
}
