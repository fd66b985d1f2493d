extension LinkTarget {
    /// The element of this page that has the id.
    public static func fragment(_ id: String) -> LinkTarget {
        LinkTarget(unchecked: "#" + percentEncoded(id))
    }

    /// A path of segments, each encoded: `.path(["markets", id + ".html"])` is `markets/….html`.
    ///
    /// - Parameters:
    ///   - segments: the names on the way; not "", "." or "..".
    ///   - up: how many folders to go up first.
    ///   - isRooted: from the root of the site, instead of from this page.
    ///   - query: names and values after the path.
    /// - Throws: `HTMLError.pathSegment` for a segment that is no name.
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

    /// An e-mail to an address. Complexity: O(n).
    public static func mail(to address: String) throws(HTMLError) -> LinkTarget {
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .mailAddress(address) }
        return LinkTarget(unchecked: "mailto:" + parts.map { percentEncoded(String($0)) }.joined(separator: "@"))
    }

    /// A call to a number: its digits, with a leading `+` if it has one; everything else in it is for the eye.
    public static func telephone(_ number: String) throws(HTMLError) -> LinkTarget {
        let digits = number.filter { ("0"..."9").contains($0) }
        guard digits.count >= 3 else { throw .telephoneNumber(number) }
        return LinkTarget(unchecked: "tel:" + (number.hasPrefix("+") ? "+" : "") + digits)
    }

    /// A place on the map (RFC 5870).
    ///
    /// - Parameters:
    ///   - latitude: degrees north, −90…90.
    ///   - longitude: degrees east, −180…180.
    /// - Throws: `HTMLError.coordinates` outside of these.
    public static func geo(latitude: Double, longitude: Double) throws(HTMLError) -> LinkTarget {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else {
            throw .coordinates(latitude: latitude, longitude: longitude)
        }
        return LinkTarget(unchecked: "geo:\(degrees(latitude)),\(degrees(longitude))")
    }

    /// Degrees to six decimals, about a decimetre on the ground.
    private static func degrees(_ value: Double) -> String {
        let millionths = Int(value * 1_000_000 + (value < 0 ? -0.5 : 0.5))
        var fraction = String(abs(millionths) % 1_000_000)
        fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let whole = (millionths < 0 ? "-" : "") + String(abs(millionths) / 1_000_000)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    /// RFC 3986: everything but the unreserved characters is written as `%XX`.
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
