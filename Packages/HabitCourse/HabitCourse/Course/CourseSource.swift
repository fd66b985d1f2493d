/// Where a course comes from: a site on the network, a folder, or a script of answers in a test.
public protocol CourseSource: Sendable {
    /// Asks for one address, follows its redirects, and gives what came.
    ///
    /// - Throws: `unreachable`, `timedOut`, `tooLarge` as soon as more than the request's limit came,
    ///   `redirectLoop`, `tooManyRedirects`. Any answer of the site, a refusal too, is a response.
    func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse
}

/// What a site says about the version of a thing, to ask later whether it has changed.
public struct CourseValidators: Hashable, Codable, Sendable {
    /// The header `ETag`.
    public var etag: String?
    /// The header `Last-Modified`.
    public var lastModified: String?

    /// Validators.
    public init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    /// Whether there are none.
    public var isEmpty: Bool { etag == nil && lastModified == nil }
}

/// One thing to fetch.
public struct CourseRequest: Hashable, Sendable {
    /// What is asked for.
    public enum Purpose: Hashable, Sendable {
        /// The manifest or the feed.
        case manifest
        /// A post's page.
        case page
        /// A picture.
        case image
    }

    /// Where it is: http or https.
    public var address: String
    /// What it is for.
    public var purpose: Purpose
    /// Sent as `If-None-Match` and `If-Modified-Since`, where there are any.
    public var validators: CourseValidators
    /// How many bytes may come.
    public var limit: Int

    /// A request.
    public init(address: String, purpose: Purpose, validators: CourseValidators = CourseValidators(), limit: Int) {
        self.address = address
        self.purpose = purpose
        self.validators = validators
        self.limit = limit
    }
}

/// What came.
public struct CourseResponse: Hashable, Sendable {
    /// The status of HTTP: 200, 304, 404 …
    public var status: Int
    /// Where the answer is from; another address than asked for after redirects.
    public var address: String
    /// The addresses on the way, the first one asked for included, in their order; empty without redirects.
    public var redirects: [String]
    /// Validators of this version.
    public var validators: CourseValidators
    /// The media type as sent, with its parameters; nil if none was.
    public var mediaType: String?
    /// How many bytes were promised; nil if the site didn't say.
    public var length: Int?
    /// The bytes that came.
    public var bytes: [UInt8]

    /// A response.
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
    /// The media type without its parameters, in lower case.
    var type: String? {
        mediaType.map { CourseText.line(String($0.prefix { $0 != ";" })).lowercased() }
    }

    /// The character set that the media type names.
    var encoding: String? {
        guard let mediaType else { return nil }
        for part in mediaType.split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map { CourseText.line(String($0)) }
            guard pair.count == 2, pair[0].lowercased() == "charset" else { continue }
            return pair[1].trimmingPrefix("\"").split(separator: "\"").first.map(String.init)
        }
        return nil
    }

    /// Refuses an answer that is not whole, not what was asked for, or came the wrong way.
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
        // What a picture is, nobody should have to guess.
        guard request.purpose == .image, type == nil || (type == "image/svg+xml" && !StillDrawing.isSafe(bytes)) else {
            return
        }
        throw .wrongMediaType(type ?? "", address: request.address, expected: "a picture that only shows something")
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
    /// Pictures of pixels, and drawings, which are looked through before they are kept.
    private static let pictures: Set<String> = [
        "image/avif", "image/gif", "image/jpeg", "image/png", "image/svg+xml", "image/webp",
    ]

    /// What would be needed instead of a media type; nil where it fits. Manifests come under many names.
    fileprivate func refusal(of type: String) -> String? {
        switch self {
        case .manifest: type.hasPrefix("image/") || type == "text/html" ? "a manifest or a feed" : nil
        case .page: ["text/html", "application/xhtml+xml"].contains(type) ? nil : "an HTML page"
        case .image: Self.pictures.contains(type) ? nil : "a picture"
        }
    }
}
