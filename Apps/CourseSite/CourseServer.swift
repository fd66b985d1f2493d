import Hummingbird
public import PageKit
import WordKit

/// Serves a folder as a web site on this machine only, for an author to view and for the app to fetch.
///
/// The server answers GET and HEAD. It serves neither hidden files and folders, nor files outside the folder that a symbolic link leads to. A
/// folder is served as its `index.html`; the site's root leads to `course.json` without one.
public struct CourseServer: Sendable {
    private let server: LocalServer

    /// Creates a server of a folder.
    ///
    /// - Parameters:
    ///   - folder: The path of an existing folder.
    ///   - port: The port; 0 for any free one.
    /// - Throws: `noFolder` or `server`.
    public init(folder: String, port: Int = 0) throws(CourseServerError) {
        guard let files = FolderFiles(folder) else { throw .noFolder(folder) }
        do throws(LocalServerError) {
            server = try LocalServer(port: port) { router in
                router.add(middleware: LookingOnly())
                router.add(middleware: CourseAtRoot(files: files))
                router.add(
                    middleware: FileMiddleware(fileProvider: files, searchForIndexHtml: true)
                        .withAdditionalMediaTypes(forFileExtensions: [
                            "atom": MediaType(type: .application, subType: "atom+xml"),
                            "rss": MediaType(type: .application, subType: "rss+xml"),
                            "avif": MediaType(type: .image, subType: "avif"),
                            "webp": MediaType(type: .image, subType: "webp"),
                        ])
                )
            }
        } catch {
            throw .server(error)
        }
    }

    /// Serves until `stop` has an element or ends, or until the task is canceled.
    ///
    /// - Parameters:
    ///   - stop: A sequence whose first element stops the server. Pending requests have a second.
    ///   - ready: Receives the address of the site, such as `http://127.0.0.1:8080/`, as soon as the server answers.
    /// - Throws: `server`.
    public func run(
        until stop: some AsyncSequence<Void, Never> & Sendable,
        ready: @escaping @Sendable (String) async -> Void
    ) async throws(CourseServerError) {
        do throws(LocalServerError) {
            try await server.run(until: stop, ready: ready)
        } catch {
            throw .server(error)
        }
    }
}

public enum CourseServerError: Error, Hashable, Sendable, CustomStringConvertible {
    case noFolder(String)
    case server(LocalServerError)

    /// A sentence that names the fault and says what to do.
    public var description: String {
        switch self {
        case .noFolder(let path): localized("there is no folder “\(path)” — name the folder of course.json")
        case .server(let error): error.description
        }
    }
}

/// Redirects from the root to the course if the folder has no page there.
private struct CourseAtRoot: RouterMiddleware {
    let files: FolderFiles

    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        guard request.uri.path == "/", files.getFileIdentifier("/index.html") == nil,
            files.getFileIdentifier("/course.json") != nil
        else { return try await next(request, context) }
        return Response(status: .found, headers: [.location: "/course.json"])
    }
}

/// Refuses methods other than GET and HEAD, and ignores range requests, which are not needed here.
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
        // The author edits the files, so a browser must revalidate each time; it gets 304 for an unchanged file.
        response.headers[.cacheControl] = "no-cache"
        return response
    }
}
