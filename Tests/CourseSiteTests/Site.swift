import Foundation
import HabitCourse
import StorageKit
import TestKit
import TimeKit

@testable import CourseSite

/// The site of a course on loopback. It responds correctly, with entity tags, unless a test overrides a path.
final class Site: @unchecked Sendable {
    typealias Answer = LoopbackServer.Answer

    struct File: Sendable {
        let bytes: [UInt8]
        let type: String
        /// An entity tag that depends on the content; for a large file on its beginning and its length.
        let etag: String

        init(bytes: [UInt8], type: String) {
            self.bytes = bytes
            self.type = type
            let sum = bytes.prefix(10_000).reduce(5381 as UInt64) { ($0 &* 33) ^ UInt64($1) }
            etag = "\"" + String(sum, radix: 16) + "-\(bytes.count)\""
        }
    }

    // @unchecked: all that changes is touched under the lock only.
    private let lock = NSLock()
    private var files: [String: File] = [:]
    private var answers: [String: @Sendable (String) -> Answer] = [:]
    private var requests: [String] = []
    private var running: LoopbackServer?
    let port: Int

    init(_ posts: [Post] = Site.posts) throws {
        let box = Box()
        let server = try LoopbackServer { request in box.site?.answer(request) ?? .complete(503) }
        running = server
        port = server.port
        box.site = self
        give(posts)
        for post in posts { page(post.url, Self.page(post)) }
        self["/course/img/fork.png"] = File(bytes: Self.picture, type: "image/png")
    }

    private final class Box: @unchecked Sendable { weak var site: Site? }

    var server: LoopbackServer? { lock.withLock { running } }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// The address of the manifest.
    var address: String { url("/course/course.json") }

    /// Closes the port from now on.
    func goDown() { lock.withLock { running = nil } }

    // MARK: Content

    subscript(path: String) -> File? {
        get { lock.withLock { files[path] } }
        set { lock.withLock { files[path] = newValue } }
    }

    /// Sets the posts of the manifest.
    func give(_ posts: [Post], title: String = "Ten weeks") {
        let manifest = CourseManifest(title: title, weeks: 10, posts: posts)
        self["/course/course.json"] = File(bytes: manifest.bytes, type: "application/json")
    }

    func manifest(_ text: String, type: String = "application/json") {
        self["/course/course.json"] = File(bytes: Array(text.utf8), type: type)
    }

    /// Sets the page of a post, by its path in the course's folder.
    func page(_ path: String, _ html: String) {
        self["/course/" + path] = File(bytes: Array(html.utf8), type: "text/html; charset=utf-8")
    }

    /// Overrides the response of a path.
    func answers(_ path: String, _ answer: @escaping @Sendable (String) -> Answer) {
        lock.withLock { answers[path] = answer }
    }

    /// The requests since the last call, as "/path" or "/path if changed".
    func asked() -> [String] {
        lock.withLock {
            defer { requests = [] }
            return requests
        }
    }

    private func answer(_ request: String) -> Answer {
        let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let lower = request.lowercased()
        let isConditional = lower.contains("if-none-match:") || lower.contains("if-modified-since:")
        let (own, file) = lock.withLock {
            requests.append(path + (isConditional ? " if changed" : ""))
            return (answers[path], files[path])
        }
        if let own { return own(request) }
        guard let file else { return .complete(404, ["Content-Type: text/html"], body: Array("<p>Not here".utf8)) }
        if lower.contains("if-none-match: \(file.etag)") {
            return Answer("HTTP/1.1 304 Not Modified\nETag: \(file.etag)\nConnection: close\n\n")
        }
        return .complete(200, ["Content-Type: \(file.type)", "ETag: \(file.etag)"], body: file.bytes)
    }
}

// MARK: A course

extension Site {
    static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]

    static func post(_ id: String, _ week: Int, _ order: Int = 1, url: String? = nil) -> Post {
        let theme = Theme.allCases.first { $0.rawValue == id }
        return Post(
            id: TimeKit.ID(id),
            week: week,
            order: order,
            kind: theme == nil ? (week == 1 ? .tutorial : .article) : .habit,
            title: "The post \(id)",
            theme: theme,
            ideas: theme == nil ? [] : ["I do it after breakfast"],
            url: url ?? "posts/\(id).html",
            summary: "About \(id)."
        )
    }

    /// Three posts in two weeks.
    static let posts = [post("welcome", 1), post("looking", 1, 2), post("eatingSlowly", 2)]

    static func page(_ post: Post) -> String {
        let image = post.id.rawValue == "welcome" ? "<img src=\"../img/fork.png\" alt=\"A fork\">" : ""
        return
            "<!doctype html><html><body><article><h1>\(post.title)</h1><p>What to read about \(post.id).</p>\(image)</article>"
    }
}

/// A learner who takes the course from a site.
final class Reader {
    let clock: ManualClock
    let course: HabitCourse
    let store: LocalStore

    init(file: URL? = nil) throws {
        clock = try ManualClock("2026-06-01T10:00:00-07:00", zone: "America/Phoenix")
        store =
            if let file {
                try LocalStore.open(at: file, schemas: HabitCourse.schemas)
            } else {
                try LocalStore.inMemory(schemas: HabitCourse.schemas)
            }
        course = HabitCourse(store: store, clock: clock.wallClock, ids: .seeded(1))
    }

    /// Pulls over HTTP; without an address, from that of the former pull.
    @discardableResult
    func pull(_ address: String? = nil, patience: Duration = .seconds(3600)) async throws -> CourseReport {
        let site = try address ?? course.courseStatus()?.address ?? ""
        return try await WebCourseSource.with(of: site, agent: "tests", patience: patience) { source in
            try await course.pull(address, from: source)
        }
    }

    /// The error for which the former copy was kept; nil if the pull succeeded.
    func refusal(_ address: String, patience: Duration = .seconds(3600)) async throws -> CourseError? {
        guard case .kept(let error) = try await pull(address, patience: patience).outcome else { return nil }
        return error
    }

    /// The whole copy as bytes; equal copies give equal bytes.
    func copy() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(try course.storedCourse())
    }

    /// Finishes the first open posts in order.
    func finish(_ posts: String...) throws {
        for post in posts { try course.finish(TimeKit.ID(post)) }
    }
}
