import Foundation
public import Hummingbird
import NIOCore
import ServerKit
import WordKit

/// A web server that only this machine can reach.
///
/// It listens on 127.0.0.1. A request whose `Host` is not this machine gets 421, because it comes from a page with a rebound name (DNS rebinding).
public struct LocalServer: Sendable {
    private let port: Int
    private let limits: ConnectionLimits
    private let routes: @Sendable (Router<BasicRequestContext>) -> Void

    /// - Parameters:
    ///   - port: The port; 0 for any free one.
    ///   - routes: Adds the routes and the middleware.
    /// - Throws: `noPort`.
    public init(
        port: Int,
        routes: @escaping @Sendable (Router<BasicRequestContext>) -> Void
    ) throws(LocalServerError) {
        try self.init(port: port, limits: Self.limits, routes: routes)
    }

    init(
        port: Int,
        limits: ConnectionLimits,
        routes: @escaping @Sendable (Router<BasicRequestContext>) -> Void
    ) throws(LocalServerError) {
        guard (0...65_535).contains(port) else { throw .noPort(port) }
        self.port = port
        self.limits = limits
        self.routes = routes
    }

    /// The limits of one person's browsers. A body has half a minute more than a site gives it, so that the site can refuse it in words.
    static let limits = ConnectionLimits(
        connections: 256,
        headSeconds: 10,
        bodyBytes: PageSite.uploadLimit,
        bodySeconds: 90,
        answerSeconds: 600,
        unreadSeconds: 30,
        idleSeconds: 60,
        lastAnswerSeconds: 60,
        shutdownSeconds: 1
    )

    /// Serves until `stop` has an element or ends, or until the task is canceled.
    ///
    /// - Parameters:
    ///   - stop: A sequence whose first element stops the server. Pending requests have a second.
    ///   - ready: Receives the address, such as `http://127.0.0.1:8080/`, as soon as the server answers.
    /// - Throws: `portTaken` or `failed`.
    public func run(
        until stop: some AsyncSequence<Void, Never> & Sendable,
        ready: @escaping @Sendable (String) async -> Void
    ) async throws(LocalServerError) {
        let router = Router()
        router.add(middleware: LoopbackNames())
        routes(router)
        do {
            try await Connections(limits: limits).serve(
                router.buildResponder(),
                host: "127.0.0.1",
                port: port,
                until: stop,
                ready: { port in await ready("http://127.0.0.1:\(port)/") }
            )
        } catch {
            throw LocalServerError(error, port: port)
        }
    }
}

public enum LocalServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number is not a port.
    case noPort(Int)
    /// Another program uses the port, or this one is not permitted to.
    case portTaken(Int, reason: String)
    /// The server stopped on its own.
    case failed(reason: String)

    /// A sentence that names the fault and says what to do.
    public var description: String {
        switch self {
        case .noPort(let port): localized("\(port) is not a port — give one from 1 to 65535, or 0 for any")
        case .portTaken(let port, let reason):
            localized("port \(port) can't be used (\(reason)) — give another one, or 0 for any")
        case .failed(let reason): localized("the server stopped (\(reason)) — start it again")
        }
    }

    init(_ error: any Error, port: Int) {
        if let error = error as? IOError {
            self = .portTaken(port, reason: systemReason(error.errnoCode))
        } else {
            self = .failed(reason: "\(error)")
        }
    }
}

/// Refuses requests for other hosts. A page in a browser can rebind its own name to this machine and would read the answer as its own.
private struct LoopbackNames: RouterMiddleware {
    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        guard Self.isOwn(request.head.authority ?? "") else { return Self.refusal(request) }
        return try await next(request, context)
    }

    /// Returns a refusal in the language of the browser.
    private static func refusal(_ request: Request) -> Response {
        var headers: HTTPFields = [.contentType: "text/plain; charset=utf-8"]
        PageSite.secure(&headers)
        let asked = request.headers[.named("Accept-Language")].flatMap { Language(accepting: $0) }
        let text = Language.$current.withValue(asked ?? Language.current) {
            localized("This server answers for 127.0.0.1 and localhost only.")
        }
        return Response(
            status: .misdirectedRequest,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n"))
        )
    }

    private static func isOwn(_ authority: String) -> Bool {
        ["127.0.0.1", "localhost", "[::1]"].contains { name in
            let rest = authority.lowercased().dropFirst(name.count)
            return authority.lowercased().hasPrefix(name)
                && (rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber })
        }
    }
}
