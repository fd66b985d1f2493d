import Foundation
import HabitCourse
import PageKit
import TestKit
import Testing
import TimeKit
import WebClient

@testable import CourseSite

@Suite("A course's folder is shown on loopback")
struct CourseServerTests {
    /// Serves a folder while `body` runs.
    static func serving<Result: Sendable>(
        _ folder: URL,
        _ body: @escaping @Sendable (String) async throws -> Result
    ) async throws -> Result {
        let server = try CourseServer(folder: folder.path)
        let (stop, stopping) = AsyncStream.makeStream(of: Void.self)
        let (ready, answering) = AsyncStream.makeStream(of: String.self)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await server.run(until: stop) { address in answering.yield(address) }
                answering.finish()
            }
            var address: String?
            for await first in ready {
                address = first
                break
            }
            do {
                let result = try await body(try #require(address))
                stopping.yield()
                try await group.waitForAll()
                return result
            } catch {
                stopping.yield()
                throw error
            }
        }
    }

    static func get(_ address: String, _ fields: [WebField] = []) async throws -> WebResponse {
        try await LiveWebClient.with(agent: "tests") { client in
            try await client.send(
                WebRequest(
                    try WebAddress(address),
                    limits: WebRequest.Limits(time: .seconds(3600)),
                    fields: fields,
                    followsRedirects: false
                )
            )
        }
    }

    @Test(
        "a page whose name was pointed at this machine reads nothing",
        arguments: [
            ("127.0.0.1", 200), ("127.0.0.1:%", 200), ("localhost:%", 200), ("LocalHost", 200), ("[::1]:%", 200),
            ("evil.example", 421), ("evil.example:%", 421), ("127.0.0.1.evil.example", 421), ("localhostile:%", 421),
            ("localhost:%.evil.example", 421),
        ]
    )
    func hosts(_ host: String, _ status: Int) async throws {
        let answer = try await Self.serving(Self.sample) { address in
            let port = try #require(URL(string: address)?.port)
            let named = host.replacingOccurrences(of: "%", with: "\(port)")
            return try await Self.get(address + "course.json", [WebField("Host", named)])
        }
        #expect(answer.status == status)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("\"posts\"") == (status == 200))
    }

    @Test("a refusal of another name is in the language of the browser")
    func refusalInSpanish() async throws {
        let answer = try await Self.serving(Self.sample) { address in
            try await Self.get(address, [WebField("Host", "evil.example"), WebField("Accept-Language", "es-MX")])
        }
        #expect(answer.status == 421)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text == "Este servidor solo responde por 127.0.0.1 y localhost.\n")
    }

    static let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Packages/HabitCourse/SampleCourse").resolvingSymlinksInPath()

    @Test("the sample course is served, and pulled from there whole, its drawings with it")
    func sampleCourse() async throws {
        let course = try await Self.serving(Self.sample) { address in
            let reader = try Reader()
            let report = try await reader.pull(address + "course.json")
            #expect(report.missingImages.isEmpty)
            #expect(try await reader.pull().outcome == .unchanged)
            return try reader.course.storedCourse()
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.sample.path)
        #expect(course?.manifest.weeks == 10)
        #expect(course?.pages.count == files.count { $0.hasPrefix("posts/") })
        #expect(course?.images.count == files.count { $0.hasPrefix("images/") })
        #expect(course?.pages.values.allSatisfy { $0.validators.etag != nil } == true)
    }

    @Test("the root of a course without a page of its own leads to it, and the course is pulled from there")
    func root() async throws {
        let course = try await Self.serving(Self.sample) { address in
            let answer = try await Self.get(address)
            #expect(answer.status == 302 && answer.value(of: "Location") == "/course.json")
            let reader = try Reader()
            let report = try await reader.pull(address)
            #expect(report.missingImages.isEmpty)
            return try reader.course.storedCourse()
        }
        #expect(course?.manifest.weeks == 10)
        #expect(course?.pages.isEmpty == false)
    }

    @Test("the author saves a post twice within a second, and each pull brings the new text")
    func saved() async throws {
        let folder = try TemporaryFolder()
        for (path, bytes) in CourseStarter.files(title: "Ours", at: try Instant(iso8601: "2026-06-01T00:00:00Z")) {
            try folder.write(String(decoding: bytes, as: UTF8.self), to: path)
        }
        let texts = try await Self.serving(folder.url) { address in
            let reader = try Reader()
            var texts: [String] = []
            for text in ["one", "two"] {
                try folder.write("<article><p>\(text)</p></article>", to: "posts/welcome.html")
                try await reader.pull(address + "course.json")
                let course = try reader.course.storedCourse()
                texts.append(course.flatMap { $0.page(of: $0.manifest.posts[0])?.text } ?? "")
            }
            return texts
        }
        #expect(texts == ["one", "two"])
    }

    @Test(
        "each file comes with its media type",
        arguments: [
            ("course.json", "application/json"), ("a.html", "text/html"), ("a.svg", "image/svg+xml"),
            ("a.css", "text/css"), ("a.png", "image/png"), ("a.jpg", "image/jpeg"), ("a.webp", "image/webp"),
            ("a.avif", "image/avif"), ("feed.atom", "application/atom+xml"), ("feed.rss", "application/rss+xml"),
        ]
    )
    func mediaTypes(_ name: String, _ type: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: name)
        let response = try await Self.serving(folder.url) { try await Self.get($0 + name) }
        #expect(response.status == 200)
        #expect(response.mediaType == type)
        #expect(response.body == Array("text".utf8))
        #expect(response.version?.entityTag != nil && response.version?.lastModified != nil)
        #expect(response.value(of: "X-Content-Type-Options") == "nosniff")
    }

    @Test("a folder shows its index.html, and is nothing without one")
    func index() async throws {
        let folder = try TemporaryFolder()
        try folder.write("home", to: "index.html")
        try folder.write("inner", to: "a b/index.html")
        try folder.write("x", to: "plain/x.txt")
        let answers = try await Self.serving(folder.url) { address in
            var answers: [String] = []
            for path in ["", "a%20b/", "plain/", "plain/x.txt", "nothing.html", "index.html/"] {
                let response = try await Self.get(address + path)
                answers.append(
                    "\(response.status) \(response.status == 200 ? String(decoding: response.body, as: UTF8.self) : "")"
                )
            }
            return answers
        }
        #expect(answers == ["200 home", "200 inner", "404 ", "200 x", "404 ", "404 "])
    }

    @Test("nothing hidden and nothing from outside of the folder is shown")
    func outside() async throws {
        let outer = try TemporaryFolder()
        try outer.write("secret", to: "secret.txt")
        try outer.write("secret", to: "site-of-another/secret.txt")
        try outer.write("shown", to: "site/page.txt")
        try outer.write("secret", to: "site/.env")
        try outer.write("secret", to: "site/.git/config")
        let site = outer.file("site")
        let manager = FileManager.default
        try manager.createSymbolicLink(
            at: site.appending(path: "out.txt"),
            withDestinationURL: outer.file("secret.txt")
        )
        try manager.createSymbolicLink(at: site.appending(path: "out"), withDestinationURL: outer.url)
        try manager.createSymbolicLink(
            at: site.appending(path: "in.txt"),
            withDestinationURL: site.appending(path: "page.txt")
        )
        try manager.createSymbolicLink(
            at: site.appending(path: "dot.txt"),
            withDestinationURL: site.appending(path: ".env")
        )
        try #require(mkfifo(site.appending(path: "pipe").path, 0o600) == 0)
        let refused = [
            ".env", ".git/config", "out.txt", "out/secret.txt", "dot.txt", "pipe", "%2eenv",
            "../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "../site-of-another/secret.txt",
            "a/../../secret.txt",
            "..%5csecret.txt", "page.txt%00.html", "%00", "%",
        ]
        let (statuses, shown) = try await Self.serving(site) { address in
            var statuses: [String: Int] = [:]
            for path in refused { statuses[path] = try await Self.raw(address, "GET /\(path)") }
            return (statuses, [try await Self.get(address + "page.txt"), try await Self.get(address + "in.txt")])
        }
        for path in refused { #expect([400, 404].contains(statuses[path] ?? 0), "\(path): \(statuses[path] ?? 0)") }
        #expect(shown.allSatisfy { $0.body == Array("shown".utf8) })
    }

    @Test("it can be looked at and not changed", arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
    func onlyLooking(_ method: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.txt")
        let status = try await Self.serving(folder.url) { try await Self.raw($0, "\(method) /a.txt") }
        #expect(status == 405)
    }

    @Test("HEAD tells about a file without it, and what the asker has isn't sent again")
    func headAndConditions() async throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.txt")
        try await Self.serving(folder.url) { address in
            #expect(try await Self.raw(address, "HEAD /a.txt") == 200)
            let first = try await Self.get(address + "a.txt")
            let tag = try #require(first.version?.entityTag)
            #expect(try await Self.get(address + "a.txt", [WebField("If-None-Match", tag)]).status == 304)
            // The server ignores ranges and sends the whole file, even for an invalid range.
            let part = try await Self.get(address + "a.txt", [WebField("Range", "bytes=100-")])
            #expect(part.status == 200 && part.body == first.body)
        }
    }

    @Test("it ends when told to, with a visitor in the middle of a request, and its port is free then")
    func stops() async throws {
        let folder = try TemporaryFolder()
        var isFree = false
        // A connection of another test can take the port in between.
        for _ in 1...3 where !isFree {
            let (port, visitor) = try await Self.serving(folder.url) { address in
                let port = try #require(URL(string: address)?.port)
                return (port, try await Visitor.inMidRequest(port))
            }
            defer { withExtendedLifetime(visitor) {} }
            isFree = try await Self.isFree(port, folder.url)
        }
        #expect(isFree)
    }

    /// Whether a server starts on a port that an ended one had.
    private static func isFree(_ port: Int, _ folder: URL) async throws -> Bool {
        let again = try CourseServer(folder: folder.path, port: port)
        let (stop, stopping) = AsyncStream.makeStream(of: Void.self)
        do {
            try await again.run(until: stop) { address in
                #expect(address == "http://127.0.0.1:\(port)/")
                stopping.yield()
            }
            return true
        } catch CourseServerError.server(.portTaken) {
            return false
        }
    }

    @Test("the reason for not serving is said: no folder, no port, a port that is taken")
    func refusals() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("text", to: "a.txt")
        #expect(throws: CourseServerError.noFolder("/no/such/folder")) { try CourseServer(folder: "/no/such/folder") }
        #expect(throws: CourseServerError.noFolder(file.path)) { try CourseServer(folder: file.path) }
        #expect(throws: CourseServerError.server(.noPort(70_000))) {
            try CourseServer(folder: folder.url.path, port: 70_000)
        }
        let taken = try LoopbackServer { _ in .complete(200) }
        let server = try CourseServer(folder: folder.url.path, port: taken.port)
        do {
            try await server.run(until: AsyncStream<Void>.makeStream().stream) { _ in Issue.record("it serves") }
            Issue.record("it ended in peace")
        } catch {
            guard case .server(.portTaken(taken.port, _)) = error else {
                Issue.record("expected a taken port, got \(error)")
                return
            }
        }
    }

    /// The status of a malformed request.
    static func raw(_ address: String, _ line: String) async throws -> Int {
        let port = try #require(URL(string: address)?.port)
        let answer = try await Visitor.ask(port, "\(line) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        let words = answer.split(separator: " ")
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }
}
