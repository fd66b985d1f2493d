public import Foundation

/// An `http` or `https` address with a host: the only kind this client goes to.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address.
    public let url: URL

    /// An address from its text.
    ///
    /// - Throws: ``WebError/badAddress(_:)`` for any other scheme, a missing host, a name or password in it, or a text
    ///   that is no address.
    public init(_ text: String) throws(WebError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: trimmed) else { throw .badAddress(text) }
        try self.init(url, text: text)
    }

    /// An address in another one's place: relative references are resolved as a browser does.
    public init(_ reference: String, relativeTo base: WebAddress) throws(WebError) {
        guard let url = URL(string: reference, relativeTo: base.url)?.absoluteURL else { throw .badAddress(reference) }
        try self.init(url, text: reference)
    }

    private init(_ url: URL, text: String) throws(WebError) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host(), !host.isEmpty, url.user() == nil, url.password() == nil
        else { throw .badAddress(text) }
        self.url = url
    }

    /// Whether a text looks like a web address rather than a file's path.
    public static func isWebAddress(_ text: String) -> Bool {
        let lower = text.lowercased()
        return lower.hasPrefix("http://") || lower.hasPrefix("https://")
    }

    /// The address as text.
    public var description: String { url.absoluteString }

    /// Scheme, host and port: what header fields meant for one site must not leave.
    var origin: String { "\(url.scheme?.lowercased() ?? "")://\(url.host()?.lowercased() ?? ""):\(port)" }

    /// The port, also where it isn't written.
    var port: Int { url.port ?? (isSecure ? 443 : 80) }

    /// Whether it is https.
    var isSecure: Bool { url.scheme?.lowercased() == "https" }

    /// The host without brackets, to be looked up; nil where it has an escape, a zone or another character that no host has.
    var plainHost: String? {
        guard let host = url.host() else { return nil }
        let plain = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        let isPlain = plain.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: ":"):
                true
            default: false
            }
        }
        return isPlain && !plain.isEmpty ? plain : nil
    }
}
