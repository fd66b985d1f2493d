import Foundation
import Hummingbird
import Logging
import NIOCore

/// Shows a folder as a web site on this machine alone, for an author to look at and for the app to fetch from.
///
/// It listens on 127.0.0.1, answers GET and HEAD, and gives no file whose name or folder begins with a dot, and none that a
/// symbolic link brings in from outside of the folder. A folder's `index.html` stands for it. A request whose `Host` isn't this
/// machine's own gets 421: it comes from a page that had its name point here (DNS rebinding).
public struct CourseServer: Sendable {
    private let files: FolderFiles
    private let port: Int

    /// A server of a folder.
    ///
    /// - Parameters:
    ///   - folder: The path of an existing folder.
    ///   - port: 0 for any that is free.
    /// - Throws: `noFolder`, `noPort`.
    public init(folder: String, port: Int = 0) throws(CourseServerError) {
        guard let files = FolderFiles(folder) else { throw .noFolder(folder) }
        guard (0...65_535).contains(port) else { throw .noPort(port) }
        self.files = files
        self.port = port
    }

    /// Serves until `stop` says so, its task is cancelled, or the sequence ends.
    ///
    /// - Parameters:
    ///   - stop: Its first element ends the server; connections are closed at once.
    ///   - ready: Gets the site's address, as `http://127.0.0.1:8080/`, as soon as the server answers.
    /// - Throws: `portTaken`, `failed`.
    public func run(
        until stop: some AsyncSequence<Void, Never> & Sendable,
        ready: @escaping @Sendable (String) async -> Void
    ) async throws(CourseServerError) {
        let (running, started) = AsyncStream.makeStream(of: (any Channel).self)
        let site = application { channel in
            started.yield(channel)
            await ready("http://127.0.0.1:\(channel.localAddress?.port ?? port)/")
        }
        let outcome = await withTaskGroup(of: Result<Void, CourseServerError>.self) { group in
            group.addTask {
                do {
                    try await site.run()
                    return .success(())
                } catch {
                    return Task.isCancelled ? .success(()) : .failure(CourseServerError(error, port: port))
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

    /// Takes no more connections, and waits until those just taken have somebody who closes them: one that is dropped in between
    /// would end the process.
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
        // What a visitor does wrong is no news for the author.
        let logger = Logger(label: "course") { _ in SwiftLogNoOpLogHandler() }
        let router = Router()
        router.add(middleware: LoopbackNames())
        router.add(middleware: LookingOnly())
        router.add(
            middleware: FileMiddleware(fileProvider: files, searchForIndexHtml: true)
                .withAdditionalMediaTypes(forFileExtensions: [
                    "atom": MediaType(type: .application, subType: "atom+xml"),
                    "rss": MediaType(type: .application, subType: "rss+xml"),
                    "avif": MediaType(type: .image, subType: "avif"),
                    "webp": MediaType(type: .image, subType: "webp"),
                ])
        )
        return Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: running,
            logger: logger
        )
    }
}

/// Why a folder is not served.
public enum CourseServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such folder.
    case noFolder(String)
    /// A number that is no port.
    case noPort(Int)
    /// Another program listens at the port, or this one may not.
    case portTaken(Int, reason: String)
    /// The server stopped by itself.
    case failed(reason: String)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .noFolder(let path): "there is no folder “\(path)” — name the folder of course.json"
        case .noPort(let port): "\(port) is not a port — give one from 1 to 65535, or 0 for any"
        case .portTaken(let port, let reason): "port \(port) can't be used (\(reason)) — give another one, or 0 for any"
        case .failed(let reason): "the server stopped (\(reason)) — start it again"
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

/// Lets nothing through that was meant for another host: a page in a browser can have its own name point to this machine, and
/// would read the answer as one of its own.
private struct LoopbackNames: RouterMiddleware {
    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        guard Self.isOwn(request.head.authority ?? "") else {
            return Response(
                status: .misdirectedRequest,
                headers: [.contentType: "text/plain; charset=utf-8"],
                body: ResponseBody(
                    byteBuffer: ByteBuffer(string: "This server answers for 127.0.0.1 and localhost only.\n")
                )
            )
        }
        return try await next(request, context)
    }

    private static func isOwn(_ authority: String) -> Bool {
        ["127.0.0.1", "localhost", "[::1]"].contains { name in
            let rest = authority.lowercased().dropFirst(name.count)
            return authority.lowercased().hasPrefix(name)
                && (rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber })
        }
    }
}

/// Lets nothing through that does more than look, and no wish for a part of a file: nobody needs that here.
private struct LookingOnly: RouterMiddleware {
    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get || request.method == .head else {
            return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
        }
        var head = request.head
        head.headerFields[.range] = nil
        var response = try await next(Request(head: head, body: request.body), context)
        response.headers[.xContentTypeOptions] = "nosniff"
        // The author has just changed it: a browser asks each time, and gets 304 where nothing has changed.
        response.headers[.cacheControl] = "no-cache"
        return response
    }
}
