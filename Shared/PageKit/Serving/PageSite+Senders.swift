import Hummingbird

// MARK: The sender of a request

extension PageSite {
    /// Whether a request that changes something comes from one of our pages, or from no page at all. Another site's page can send forms, but no
    /// JSON.
    static func isOwn(_ request: Request) -> Bool {
        if let site = request.headers[.named("Sec-Fetch-Site")] { return site == "same-origin" || site == "none" }
        if let origin = request.headers[.origin] { return origin == "http://" + (request.head.authority ?? "") }
        return isJSON(request.headers[.contentType])
    }

    static func isJSON(_ type: String?) -> Bool {
        type?.lowercased().split(separator: ";").first?.contains("application/json") == true
    }

    static func wantsJSON(_ request: Request) -> Bool {
        isJSON(request.headers[.contentType]) || request.headers[.accept]?.contains("application/json") == true
    }
}

extension Request {
    /// Whether the sender unpacks gzip.
    var unpacksGzip: Bool {
        let accepted = (headers[.acceptEncoding] ?? "").filter { $0 != " " }.split(separator: ",")
        return accepted.contains { $0 == "gzip" || $0.hasPrefix("gzip;") && !$0.hasPrefix("gzip;q=0") }
    }
}
