public import HabitCourse
public import WebClient
import WordKit

/// The site of a course on the network, fetched with conditional requests within limits of size and time.
///
/// Redirects are followed here and not in the client, because a course has its own rules: at most
/// `CourseLimits.redirects`, no loops, only http and https, and never from https to http. The course's own server may
/// have any address, because the reader named it. Other addresses in the course must be on the public web.
public struct WebCourseSource: CourseSource {
    /// The default time limit of one response, redirects included.
    public static let patience = Duration.seconds(30)

    private let client: LiveWebClient
    private let policy: AddressPolicy
    private let patience: Duration

    /// Creates a source that uses a client.
    ///
    /// - Parameters:
    ///   - address: The address of the course as the reader gave it.
    ///   - patience: The time limit of one response, redirects included.
    public init(_ client: LiveWebClient, of address: String, patience: Duration = WebCourseSource.patience) {
        self.client = client
        policy = (try? WebAddress(address)).map(AddressPolicy.home) ?? .publicOnly
        self.patience = patience
    }

    /// Runs `body` with a source and closes its connections afterward.
    ///
    /// - Parameters:
    ///   - address: The address of the course as the reader gave it.
    ///   - agent: The user agent, such as `habit/1.0.0`.
    ///   - patience: The time limit of one response, redirects included.
    ///   - body: The use of the source.
    /// - Returns: The result of `body`.
    public static func with<Result>(
        of address: String,
        agent: String,
        patience: Duration = WebCourseSource.patience,
        _ body: (WebCourseSource) async throws -> Result
    ) async throws -> Result {
        try await LiveWebClient.with(agent: agent, largestBody: CourseLimits.image) { client in
            try await body(WebCourseSource(client, of: address, patience: patience))
        }
    }

    /// Fetches one address.
    ///
    /// The validators are sent to that address only. A redirect may lead to another target than before, which must be
    /// fetched whole.
    ///
    /// - Throws: `unreachable`, `timedOut`, `tooLarge`, `insecureRedirect`, `redirectLoop` or `tooManyRedirects`.
    public func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse {
        var way = CourseWay(request.address)
        var address: WebAddress
        do throws(WebError) {
            address = try WebAddress(request.address)
        } catch {
            throw .unreachable(address: request.address, reason: localized("it is not a web address"))
        }
        var left = patience
        while true {
            let hop = self.hop(to: address, for: request, isFirst: way.redirects.isEmpty, within: left)
            let (outcome, time) = await answer(to: hop)
            left -= time
            let response: WebResponse
            do throws(WebError) {
                response = try outcome.get()
            } catch {
                throw CourseError(error, asking: request, patience: patience)
            }
            guard response.isRedirect else { return CourseResponse(response, to: request, by: way) }
            address = try way.follow(response)
            guard left > .zero else { throw .timedOut(address: request.address, seconds: patience.wholeSeconds) }
        }
    }

    private func hop(
        to address: WebAddress,
        for request: CourseRequest,
        isFirst: Bool,
        within time: Duration
    ) -> WebRequest {
        let validators = request.validators
        return WebRequest(
            address,
            limits: WebRequest.Limits(bytes: request.limit, time: time, redirects: 0),
            unlessStill: isFirst
                ? WebVersion(entityTag: validators.etag, lastModified: validators.lastModified) : nil,
            fields: [WebField("Accept", request.purpose.accepted)],
            followsRedirects: false,
            policy: policy
        )
    }

    private func answer(to request: WebRequest) async -> (Result<WebResponse, WebError>, Duration) {
        var outcome = Result<WebResponse, WebError>.failure(.canceled)
        let time = await ContinuousClock().measure {
            do throws(WebError) {
                outcome = .success(try await client.send(request))
            } catch {
                outcome = .failure(error)
            }
        }
        return (outcome, time)
    }
}

/// The chain of redirects of a request.
struct CourseWay {
    /// The addresses that redirected, the requested one first.
    private(set) var redirects: [String] = []
    /// The current address.
    private(set) var current: String
    private let asked: String

    init(_ asked: String) {
        self.asked = asked
        current = asked
    }

    /// Follows a redirect if it is allowed.
    mutating func follow(_ response: WebResponse) throws(CourseError) -> WebAddress {
        let written = response.value(of: "Location") ?? ""
        guard !written.isEmpty, let target = try? WebAddress(written, relativeTo: response.address) else {
            throw .insecureRedirect(from: current, to: written)
        }
        let next = String(target.description.prefix { $0 != "#" })
        if current.lowercased().hasPrefix("https:"), !next.lowercased().hasPrefix("https:") {
            throw .insecureRedirect(from: current, to: next)
        }
        redirects.append(current)
        guard !redirects.contains(next) else { throw .redirectLoop(address: asked) }
        guard redirects.count <= CourseLimits.redirects else {
            throw .tooManyRedirects(address: asked, limit: CourseLimits.redirects)
        }
        current = next
        return target
    }
}

extension CourseRequest.Purpose {
    /// The `Accept` header, by which sites with several representations choose.
    fileprivate var accepted: String {
        switch self {
        case .manifest: "application/json, application/feed+json, application/atom+xml, application/rss+xml, */*;q=0.5"
        case .page: "text/html, application/xhtml+xml;q=0.9, */*;q=0.1"
        case .image: "image/*, */*;q=0.1"
        }
    }
}

extension CourseResponse {
    /// Converts a complete response.
    fileprivate init(_ response: WebResponse, to request: CourseRequest, by way: CourseWay) {
        // The length of a compressed body differs from its content, and the length of a 304 is that of the old response.
        let isPlain = response.status == 200 && response.value(of: "Content-Encoding") == nil
        self.init(
            status: response.status,
            address: way.current,
            redirects: way.redirects,
            validators: CourseValidators(
                etag: response.version?.entityTag,
                lastModified: response.version?.lastModified
            ),
            mediaType: response.value(of: "Content-Type"),
            length: isPlain ? response.value(of: "Content-Length").flatMap { Int($0) } : nil,
            bytes: response.body
        )
    }
}

extension CourseError {
    /// Converts an error of the client.
    fileprivate init(_ error: WebError, asking request: CourseRequest, patience: Duration) {
        let address = request.address
        self =
            switch error {
            case .tooSlow: .timedOut(address: address, seconds: patience.wholeSeconds)
            case .tooLarge: .tooLarge(what: address, limit: request.limit)
            case .badRedirect(let from, let target), .insecureRedirect(let from, let target):
                .insecureRedirect(from: from, to: target)
            case .forbiddenAddress(let address, let reason):
                .unreachable(address: address, reason: localized("it is not on the public web, \(reason)"))
            case .tooManyRedirects(_, let limit): .tooManyRedirects(address: address, limit: limit)
            case .unreachable(_, let reason): .unreachable(address: address, reason: reason)
            case .malformed(_, let reason):
                .unreachable(address: address, reason: localized("its answer can't be read, \(reason)"))
            case .cutShort:
                .unreachable(address: address, reason: localized("the connection ended before all of it was there"))
            case .badAddress: .unreachable(address: address, reason: localized("it is not a web address"))
            case .canceled: .unreachable(address: address, reason: localized("the request was canceled"))
            }
    }
}

extension Duration {
    /// The duration in seconds, rounded up, at least 1.
    fileprivate var wholeSeconds: Int { max(1, Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)) }
}
