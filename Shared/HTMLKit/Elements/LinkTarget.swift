import WordKit

/// A link address that was checked, so that an attribute of this type cannot contain a script.
///
/// Allowed are absolute `http` and `https` addresses with a host, `mailto`, `tel`, `geo`, the app's own scheme,
/// relative references on the site, and fragments. Refused is anything that a browser reads differently from a person:
/// white space and control characters ("java\tscript:"), backslashes, addresses that begin with `//`, and user names
/// before the host.
///
/// The caller decides about an invalid address: it can pass the error on, or use `try?`, which leaves the text without
/// a link.
public struct LinkTarget: Hashable, Sendable, CustomStringConvertible {
    @usableFromInline let text: String

    /// The address before escaping.
    public var description: String { text }

    init(unchecked text: String) {
        self.text = text
    }

    /// Checks an address.
    ///
    /// - Parameters:
    ///   - text: An absolute address, a relative reference or a fragment (RFC 3986).
    ///   - appScheme: The app's own scheme, which is also allowed.
    /// - Throws: `HTMLError` with the fault.
    public init(checking text: String, appScheme: AppScheme? = nil) throws(HTMLError) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else { throw .emptyLink }
        if let offset = bytes.indices.first(where: { Self.isInvisible(at: $0, of: bytes) }) {
            throw .invisibleCharacter(link: text, offset: offset)
        }
        guard !bytes.contains(UInt8(ascii: "\\")) else { throw .backslash(link: text) }

        let delimiter = bytes.firstIndex { [UInt8(ascii: ":"), 0x2F, 0x3F, 0x23].contains($0) }
        guard let delimiter, bytes[delimiter] == UInt8(ascii: ":") else {
            guard !bytes.starts(with: [0x2F, 0x2F]) else { throw .missingScheme(link: text) }
            self.text = text
            return
        }
        let scheme = String(decoding: bytes[..<delimiter], as: UTF8.self).lowercased()
        let rest = bytes[(delimiter + 1)...]
        switch scheme {
        case "http", "https": try Self.checkAuthority(rest, of: text)
        case "mailto", "tel", "geo":
            guard !rest.isEmpty else { throw .nothingAfterScheme(link: text) }
        case appScheme?.name: break
        default: throw .schemeNotAllowed(scheme: scheme, link: text)
        }
        self.text = text
    }

    /// Whether the byte starts a space, a C0 or C1 control character or DEL. Browsers remove some of them before they
    /// parse an address.
    private static func isInvisible(at index: Int, of bytes: [UInt8]) -> Bool {
        if bytes[index] <= 0x20 || bytes[index] == 0x7F { return true }
        return bytes[index] == 0xC2 && bytes[index + 1] < 0xA1
    }

    private static func checkAuthority(_ rest: ArraySlice<UInt8>, of link: String) throws(HTMLError) {
        guard rest.starts(with: [0x2F, 0x2F]) else { throw .missingHost(link: link) }
        let authority = rest.dropFirst(2).prefix { ![0x2F, 0x3F, 0x23].contains($0) }
        guard !authority.contains(UInt8(ascii: "@")) else { throw .userBeforeHost(link: link) }
        guard let first = authority.first, first != UInt8(ascii: ":") else { throw .missingHost(link: link) }
    }
}

extension LinkTarget: ExpressibleByStringLiteral {
    /// Creates a target from a literal address; an invalid one is a programming error.
    public init(stringLiteral value: StaticString) {
        do {
            try self.init(checking: value.description)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

/// The scheme of the app's deep links, such as `maricopa`.
public struct AppScheme: Hashable, Sendable {
    let name: String

    /// Creates a scheme from a literal: lower-case letters, digits, `+`, `-` and `.`, beginning with a letter.
    public init(_ name: StaticString) {
        let text = name.description
        let isScheme =
            ("a"..."z").contains(text.prefix(1))
            && text.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
            }
        let runsCode = ["javascript", "vbscript", "data", "blob", "file", "about", "view-source", "filesystem"]
        precondition(isScheme && !runsCode.contains(text), "\(text) cannot be an app's scheme")
        self.name = text
    }
}

extension LinkTarget {
    /// Returns a link to the element with this id in the page.
    public static func fragment(_ id: String) -> LinkTarget {
        LinkTarget(unchecked: "#" + percentEncoded(id))
    }

    /// Returns a link to a path of percent-encoded segments: `.path(["markets", id + ".html"])` is `markets/….html`.
    ///
    /// - Parameters:
    ///   - segments: The names in the path; not "", "." or "..".
    ///   - up: The number of folders to go up first.
    ///   - isRooted: Whether the path starts at the root of the site instead of this page.
    ///   - query: The names and values of the query.
    /// - Throws: `HTMLError.pathSegment` for an invalid segment.
    public static func path(
        _ segments: [String],
        up: Int = 0,
        isRooted: Bool = false,
        query: [(String, String)] = []
    ) throws(HTMLError) -> LinkTarget {
        for segment in segments where ["", ".", ".."].contains(segment) { throw .pathSegment(segment) }
        let start = isRooted ? "/" : up > 0 ? String(repeating: "../", count: up) : segments.isEmpty ? "./" : ""
        let path = segments.map(percentEncoded).joined(separator: "/")
        let pairs = query.map { percentEncoded($0.0) + "=" + percentEncoded($0.1) }.joined(separator: "&")
        return LinkTarget(unchecked: start + path + (pairs.isEmpty ? "" : "?" + pairs))
    }

    /// Returns a link to an e-mail address.
    ///
    /// - Throws: `HTMLError.mailAddress`.
    /// - Complexity: O(*n*), where *n* is the length of the address.
    public static func mail(to address: String) throws(HTMLError) -> LinkTarget {
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .mailAddress(address) }
        return LinkTarget(unchecked: "mailto:" + parts.map { percentEncoded(String($0)) }.joined(separator: "@"))
    }

    /// Returns a link to a telephone number: "+1 (602) 555-0100", "602.555.0100 ext 5".
    ///
    /// The text is one number, because a link of two joined ones would dial a third: "112 911" is none. Its extension is left out.
    ///
    /// - Throws: `HTMLError.telephoneNumber` for another text, and for fewer than 3 or more than 15 digits.
    public static func telephone(_ number: String) throws(HTMLError) -> LinkTarget {
        guard let dialed = DialedText.digits(number) else { throw .telephoneNumber(number) }
        let digits = dialed.drop { $0 == "+" }
        guard digits.count >= 3, digits.allSatisfy(\.isWholeNumber) else { throw .telephoneNumber(number) }
        return LinkTarget(unchecked: "tel:" + dialed)
    }

    /// Returns a link to a place on the map (RFC 5870).
    ///
    /// - Parameters:
    ///   - latitude: The degrees north, −90…90.
    ///   - longitude: The degrees east, −180…180.
    /// - Throws: `HTMLError.coordinates` outside these ranges.
    public static func geo(latitude: Double, longitude: Double) throws(HTMLError) -> LinkTarget {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else {
            throw .coordinates(latitude: latitude, longitude: longitude)
        }
        return LinkTarget(unchecked: "geo:\(degrees(latitude)),\(degrees(longitude))")
    }

    /// Returns degrees with six decimals, about a decimeter on the ground.
    private static func degrees(_ value: Double) -> String {
        let millionths = Int(value * 1_000_000 + (value < 0 ? -0.5 : 0.5))
        var fraction = String(abs(millionths) % 1_000_000)
        fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let whole = (millionths < 0 ? "-" : "") + String(abs(millionths) / 1_000_000)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    /// Returns the percent-encoded text: every byte except RFC 3986's unreserved characters becomes `%XX`.
    private static func percentEncoded(_ text: String) -> String {
        let hex = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: encoded.append(byte)
            default: encoded += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
