import Foundation
public import Hummingbird
import Logging
import NIOCore
import WordKit

/// A web server that only this machine can reach.
///
/// It listens on 127.0.0.1. A request whose `Host` is not this machine gets 421, because it comes from a page with a rebound name (DNS rebinding).
public struct LocalServer: Sendable {
    private let port: Int
    private let routes: @Sendable (Router<BasicRequestContext>) -> Void

    /// - Parameters:
    ///   - port: The port; 0 for any free one.
    ///   - routes: Adds the routes and the middleware.
    /// - Throws: `noPort`.
    public init(
        port: Int,
        routes: @escaping @Sendable (Router<BasicRequestContext>) -> Void
    ) throws(LocalServerError) {
        guard (0...65_535).contains(port) else { throw .noPort(port) }
        self.port = port
        self.routes = routes
    }

    /// Serves until `stop` has an element or ends, or until the task is canceled.
    ///
    /// - Parameters:
    ///   - stop: A sequence whose first element stops the server. Connections are closed at once.
    ///   - ready: Receives the address, such as `http://127.0.0.1:8080/`, as soon as the server answers.
    /// - Throws: `portTaken` or `failed`.
    public func run(
        until stop: some AsyncSequence<Void, Never> & Sendable,
        ready: @escaping @Sendable (String) async -> Void
    ) async throws(LocalServerError) {
        let (running, started) = AsyncStream.makeStream(of: (any Channel).self)
        let site = application { channel in
            started.yield(channel)
            await ready("http://127.0.0.1:\(channel.localAddress?.port ?? port)/")
        }
        let outcome = await withTaskGroup(of: Result<Void, LocalServerError>.self) { group in
            group.addTask {
                do {
                    try await site.run()
                    return .success(())
                } catch {
                    return Task.isCancelled ? .success(()) : .failure(LocalServerError(error, port: port))
                }
            }
            group.addTask {
                for await _ in stop { break }
                for await channel in running {
                    await Self.stopAccepting(channel, on: site.eventLoopGroup)
                    break
                }
                return .success(())
            }
            let first = await group.next() ?? .success(())
            group.cancelAll()
            return first
        }
        try outcome.get()
    }

    /// Stops accepting connections, and waits until those just accepted have a handler that closes them. A connection
    /// dropped before that would end the process.
    private static func stopAccepting(_ channel: any Channel, on group: any EventLoopGroup) async {
        try? await channel.setOption(ChannelOptions.autoRead, value: false).get()
        for _ in 0..<3 {
            for loop in group.makeIterator() { try? await loop.submit {}.get() }
        }
        try? await Task.sleep(for: .milliseconds(250))
    }

    private func application(
        _ running: @escaping @Sendable (any Channel) async -> Void
    ) -> some ApplicationProtocol {
        // Errors of visitors are not logged, because they do not matter to the person who started the server.
        let logger = Logger(label: "local") { _ in SwiftLogNoOpLogHandler() }
        let router = Router()
        router.add(middleware: LoopbackNames())
        routes(router)
        return Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: running,
            logger: logger
        )
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
            self = .portTaken(port, reason: String(cString: strerror(error.errnoCode)))
        } else {
            self = .failed(reason: "\(error)")
        }
    }
}

/// Refuses requests for other hosts, and those that name a host twice. A page in a browser can rebind its own name to this machine and would read
/// the answer as its own.
private struct LoopbackNames: RouterMiddleware {
    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        // The first field of the name is the authority; any other is left among the fields.
        guard request.headers[.named("Host")] == nil else {
            return Self.refusal(.badRequest, "Name the host once, in the field Host.")
        }
        guard Self.isOwn(request.head.authority ?? "") else {
            return Self.refusal(.misdirectedRequest, "This server answers for 127.0.0.1 and localhost only.")
        }
        return try await next(request, context)
    }

    private static func refusal(_ status: HTTPResponse.Status, _ text: String) -> Response {
        var headers: HTTPFields = [.contentType: "text/plain; charset=utf-8"]
        PageSite.secure(&headers)
        return Response(
            status: status,
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
