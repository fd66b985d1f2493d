import Hummingbird
import RealtimeService

/// Which pages of browsers may ask.
enum CrossOrigin {
    /// Those of any site, as the protocol does. It is safe because what one may is in a credential that the page itself sends, never in a cookie
    /// or an address, which a browser would add for a stranger's page, too.
    case any
    /// Those of this machine alone, asking this machine by its own name: an emulator believes everybody, so another site's page must not reach
    /// it, neither directly nor by a name that the site has pointed here. The port in the host doesn't count: a page can't choose it apart from
    /// the name, and whoever forwards a port to the emulator has another one.
    case loopback

    /// The refusal of a request; nil for one that may be asked.
    func refusal(host: String?, origin: String?) -> RealtimeRefusal? {
        guard case .loopback = self else { return nil }
        guard let host, let name = Self.name(in: host), Self.isOwn(name: name) else {
            return RealtimeRefusal(403, "The emulator answers to localhost, 127.0.0.1 and [::1] alone.")
        }
        guard let origin else { return nil }
        guard Self.isOwn(page: origin) else {
            return RealtimeRefusal(403, "The emulator answers to pages of this machine alone.")
        }
        return nil
    }

    /// Adds what browsers go by to an answer.
    ///
    /// A browser that asks whether a public page may reach a private network is never told that it may.
    func mark(_ headers: inout HTTPFields, origin: String?) {
        switch self {
        case .any: headers[.accessControlAllowOrigin] = "*"
        case .loopback:
            headers[.accessControlAllowOrigin] = origin.flatMap { Self.isOwn(page: $0) ? $0 : nil }
            headers[.vary] = "Origin"
        }
        headers[.accessControlExposeHeaders] = "ETag, Retry-After, Date"
    }

    /// The answer to a browser that asks before it asks.
    static let preflight = RealtimeAnswer(
        status: 204,
        fields: [
            RealtimeAnswer.Field("Access-Control-Allow-Methods", "GET, HEAD, PUT, PATCH, POST, DELETE"),
            RealtimeAnswer.Field(
                "Access-Control-Allow-Headers",
                "Accept, Authorization, Cache-Control, Content-Type, If-Match, If-None-Match, X-Client-Version, "
                    + "X-Firebase-ETag, X-Firebase-GMPID, X-HTTP-Method-Override"
            ),
            RealtimeAnswer.Field("Access-Control-Max-Age", "3600"),
        ],
        body: .bytes([])
    )
}

// MARK: Names

extension CrossOrigin {
    private static func isOwn(page origin: String) -> Bool {
        for scheme in ["http://", "https://"] where origin.lowercased().hasPrefix(scheme) {
            return name(in: String(origin.dropFirst(scheme.count))).map { isOwn(name: $0) } ?? false
        }
        return false
    }

    /// Browsers and systems take names below localhost for this machine, whatever a name server says.
    private static func isOwn(name: String) -> Bool {
        LoopbackIdentity.isLoopback(name) || name.lowercased().hasSuffix(".localhost")
    }

    /// The name in "localhost:9000" and "[::1]:9000"; nil for what is neither with a port nor without.
    private static func name(in authority: String) -> String? {
        let bracket = authority.lastIndex(of: "]") ?? authority.startIndex
        guard let colon = authority[bracket...].lastIndex(of: ":") else { return authority }
        return UInt16(authority[colon...].dropFirst()) == nil ? nil : String(authority[..<colon])
    }
}
