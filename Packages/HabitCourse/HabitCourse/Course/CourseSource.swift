import WordKit

/// A source of courses: a site on the network, a folder, or scripted answers in a test.
public protocol CourseSource: Sendable {
    /// Fetches one address, follows its redirects and returns the response. Any status is a response, even a refusal.
    ///
    /// - Throws: `unreachable`, `timedOut`, `redirectLoop` or `tooManyRedirects`; `tooLarge` as soon as more bytes than
    ///   the request's limit came.
    func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse
}

/// The HTTP validators of a resource, which tell later whether it has changed.
public struct CourseValidators: Hashable, Codable, Sendable {
    public var etag: String?
    public var lastModified: String?

    public init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    public var isEmpty: Bool { etag == nil && lastModified == nil }
}

public struct CourseRequest: Hashable, Sendable {
    /// The kind of the requested resource.
    public enum Purpose: Hashable, Sendable {
        case manifest
        case page
        case image
    }

    /// The address, http or https.
    public var address: String
    public var purpose: Purpose
    /// The validators, sent as `If-None-Match` and `If-Modified-Since`.
    public var validators: CourseValidators
    /// The maximum number of bytes of the response.
    public var limit: Int

    public init(address: String, purpose: Purpose, validators: CourseValidators = CourseValidators(), limit: Int) {
        self.address = address
        self.purpose = purpose
        self.validators = validators
        self.limit = limit
    }
}

/// The response to a request.
public struct CourseResponse: Hashable, Sendable {
    /// The HTTP status: 200, 304, 404.
    public var status: Int
    /// The final address, after redirects.
    public var address: String
    /// The addresses before the final one, the requested one first; empty without redirects.
    public var redirects: [String]
    public var validators: CourseValidators
    /// The media type with its parameters; nil if none was sent.
    public var mediaType: String?
    /// The announced number of bytes; nil if unknown.
    public var length: Int?
    public var bytes: [UInt8]

    public init(
        status: Int,
        address: String,
        redirects: [String] = [],
        validators: CourseValidators = CourseValidators(),
        mediaType: String? = nil,
        length: Int? = nil,
        bytes: [UInt8] = []
    ) {
        self.status = status
        self.address = address
        self.redirects = redirects
        self.validators = validators
        self.mediaType = mediaType
        self.length = length
        self.bytes = bytes
    }
}

extension CourseResponse {
    /// The media type in lower case, without parameters.
    var type: String? {
        mediaType.map { CourseText.line(String($0.prefix { $0 != ";" })).lowercased() }
    }

    /// The character set in the media type; nil if there is none.
    var encoding: String? {
        guard let mediaType else { return nil }
        for part in mediaType.split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map { CourseText.line(String($0)) }
            guard pair.count == 2, pair[0].lowercased() == "charset" else { continue }
            return pair[1].trimmingPrefix("\"").split(separator: "\"").first.map(String.init)
        }
        return nil
    }

    /// Checks that the response is complete, has the requested type and came by allowed redirects.
    func check(against request: CourseRequest) throws(CourseError) {
        try checkWay(from: request.address)
        switch status {
        case 200: break
        case 304 where !request.validators.isEmpty: return
        default: throw .status(status, address: request.address)
        }
        guard bytes.count <= request.limit, (length ?? 0) <= request.limit else {
            throw .tooLarge(what: request.address, limit: request.limit)
        }
        if let length, length != bytes.count {
            throw .incomplete(address: request.address, expected: length, received: bytes.count)
        }
        if let type, let expected = request.purpose.refusal(of: type) {
            throw .wrongMediaType(type, address: request.address, expected: expected)
        }
        // The type of a picture must be stated, never guessed.
        guard request.purpose == .image, type == nil || (type == "image/svg+xml" && !StillDrawing.isSafe(bytes)) else {
            return
        }
        throw .wrongMediaType(
            type ?? "",
            address: request.address,
            expected: localized("a picture that only shows something")
        )
    }

    private func checkWay(from asked: String) throws(CourseError) {
        guard redirects.count <= CourseLimits.redirects else {
            throw .tooManyRedirects(address: asked, limit: CourseLimits.redirects)
        }
        guard Set(redirects).count == redirects.count, !redirects.contains(address) else {
            throw .redirectLoop(address: asked)
        }
        guard CourseAddress.isWeb(address) else { throw .insecureRedirect(from: asked, to: address) }
        for (from, to) in zip(redirects, redirects.dropFirst() + [address])
        where from.lowercased().hasPrefix("https:") && !to.lowercased().hasPrefix("https:") {
            throw .insecureRedirect(from: from, to: to)
        }
    }
}

extension CourseRequest.Purpose {
    /// The allowed types: raster images, and SVG, which is checked before it is stored.
    private static let pictures: Set<String> = [
        "image/avif", "image/gif", "image/jpeg", "image/png", "image/svg+xml", "image/webp",
    ]

    /// Returns the expected content for a media type that does not fit; nil if it fits. Manifests have many media types.
    fileprivate func refusal(of type: String) -> String? {
        switch self {
        case .manifest: type.hasPrefix("image/") || type == "text/html" ? localized("a manifest or a feed") : nil
        case .page: ["text/html", "application/xhtml+xml"].contains(type) ? nil : localized("an HTML page")
        case .image: Self.pictures.contains(type) ? nil : localized("a picture")
        }
    }
}
