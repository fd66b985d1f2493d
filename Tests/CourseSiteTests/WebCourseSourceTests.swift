import Foundation
import HabitCourse
import TestKit
import Testing
import WebClient

@testable import CourseSite

@Suite("A course's site is asked over HTTP, within limits")
struct WebCourseSourceTests {
    typealias Answer = LoopbackServer.Answer

    static func fetch(
        _ address: String,
        _ purpose: CourseRequest.Purpose = .page,
        _ validators: CourseValidators = CourseValidators(),
        limit: Int = 100_000,
        patience: Duration = .seconds(3600)
    ) async throws -> CourseResponse {
        try await WebCourseSource.with(of: address, agent: "tests", patience: patience) { source in
            try await source.fetch(
                CourseRequest(address: address, purpose: purpose, validators: validators, limit: limit)
            )
        }
    }

    /// The outcome of a request to a server with this behavior.
    static func outcome(
        limit: Int = 100_000,
        patience: Duration = .seconds(3600),
        _ answer: @escaping @Sendable (String) -> Answer
    ) async throws -> Result<CourseResponse, CourseError> {
        let server = try LoopbackServer(answer)
        defer { withExtendedLifetime(server) {} }
        do {
            return .success(try await fetch(server.url("/a"), limit: limit, patience: patience))
        } catch let error as CourseError {
            return .failure(error)
        }
    }

    @Test("an answer comes with its status, bytes, validators, media type and length")
    func whole() async throws {
        let fields = [
            "Content-Type: text/html; charset=utf-8", "ETag: \"v1\"", "Last-Modified: Sun, 08 Mar 2026 07:30:00 GMT",
        ]
        let server = try LoopbackServer { _ in .complete(200, fields, body: Array("hello".utf8)) }
        let response = try await Self.fetch(server.url("/a"))
        let validators = CourseValidators(etag: "\"v1\"", lastModified: "Sun, 08 Mar 2026 07:30:00 GMT")
        #expect(
            response
                == CourseResponse(
                    status: 200,
                    address: server.url("/a"),
                    validators: validators,
                    mediaType: "text/html; charset=utf-8",
                    length: 5,
                    bytes: Array("hello".utf8)
                )
        )
    }

    @Test("the validators of the last answer are sent, and 304 comes back as it is")
    func conditional() async throws {
        let server = try LoopbackServer { request in
            let isAsked =
                request.lowercased().contains("if-none-match: \"v1\"")
                && request.contains("Sun, 08 Mar 2026 07:30:00 GMT")
            return Answer("HTTP/1.1 \(isAsked ? 304 : 500) Status\nContent-Length: 5\nConnection: close\n\n")
        }
        let validators = CourseValidators(etag: "\"v1\"", lastModified: "Sun, 08 Mar 2026 07:30:00 GMT")
        let response = try await Self.fetch(server.url("/a"), .manifest, validators)
        #expect(response.status == 304)
        #expect(response.length == nil)
        #expect(response.bytes.isEmpty)
    }

    @Test("a refusal of the site is an answer, too", arguments: [403, 404, 410, 500, 503])
    func refusal(_ status: Int) async throws {
        let outcome = try await Self.outcome { _ in .complete(status) }
        #expect(try outcome.get().status == status)
    }

    @Test("a compressed answer is unpacked, and its length promises nothing")
    func gzip() async throws {
        let page = Array(String(repeating: "water ", count: 500).utf8)
        let outcome = try await Self.outcome { _ in
            .complete(200, ["Content-Encoding: gzip"], body: GzipFixture.stored(page))
        }
        #expect(try outcome.get().bytes == page)
        #expect(try outcome.get().length == nil)
    }
}

// MARK: Redirects

extension WebCourseSourceTests {
    @Test("redirects are followed, and each address on the way is told", arguments: [301, 302, 303, 307, 308])
    func redirects(_ status: Int) async throws {
        let server = try LoopbackServer { request in
            if request.hasPrefix("GET /a ") { return .complete(status, ["Location: /b/c"]) }
            if request.hasPrefix("GET /b/c ") { return .complete(status, ["Location: d#part"]) }
            return .complete(request.hasPrefix("GET /b/d ") ? 200 : 500, body: [1])
        }
        let response = try await Self.fetch(server.url("/a"))
        #expect(response.status == 200)
        #expect(response.address == server.url("/b/d"))
        #expect(response.redirects == [server.url("/a"), server.url("/b/c")])
    }

    @Test("validators go to the address that was asked and to none that it leads to")
    func validatorsStay() async throws {
        let server = try LoopbackServer { request in
            let isConditional = request.lowercased().contains("if-none-match")
            if request.hasPrefix("GET /a ") { return .complete(isConditional ? 302 : 500, ["Location: /b"]) }
            return .complete(isConditional ? 304 : 200, body: [1])
        }
        let response = try await Self.fetch(server.url("/a"), .page, CourseValidators(etag: "\"v1\""))
        #expect(response.status == 200)
    }

    @Test("a circle of redirects is told as one", arguments: ["/a", "/b"])
    func circle(_ target: String) async throws {
        let outcome = try await Self.outcome { request in
            .complete(302, ["Location: \(request.hasPrefix("GET /a ") ? "/b" : target)"])
        }
        guard case .failure(.redirectLoop) = outcome else {
            Issue.record("expected a loop, got \(outcome)")
            return
        }
    }

    @Test("a long way of redirects ends at the limit")
    func longWay() async throws {
        let outcome = try await Self.outcome { request in
            .complete(302, ["Location: \(request.split(separator: " ")[1])x"])
        }
        guard case .failure(.tooManyRedirects(_, CourseLimits.redirects)) = outcome else {
            Issue.record("expected too many, got \(outcome)")
            return
        }
    }

    @Test(
        "a redirect away from the web is refused",
        arguments: [
            "file:///etc/passwd", "ftp://127.0.0.1/a", "javascript:alert(1)", "data:text/html,x", "//", "",
            "http://user:password@127.0.0.1/a", "gopher://127.0.0.1/",
        ]
    )
    func elsewhere(_ target: String) async throws {
        let outcome = try await Self.outcome { _ in .complete(302, ["Location: \(target)"]) }
        guard case .failure(.insecureRedirect) = outcome else {
            Issue.record("expected a refusal, got \(outcome)")
            return
        }
    }

    @Test("a redirect from https to http is refused before it is followed; from http to https it is taken")
    func downgrade() throws {
        func way(_ from: String, _ to: String) throws(CourseError) -> String {
            var way = CourseWay(from)
            guard let address = try? WebAddress(from) else { return "no address" }
            let fields = [WebField("Location", to)]
            return try way.follow(WebResponse(status: 302, address: address, fields: fields, body: [])).description
        }
        #expect(throws: CourseError.insecureRedirect(from: "https://a.example/x", to: "http://a.example/y")) {
            try way("https://a.example/x", "http://a.example/y")
        }
        #expect(try way("http://a.example/x", "https://a.example/y") == "https://a.example/y")
        #expect(try way("https://a.example/x", "//b.example/y") == "https://b.example/y")
    }
}

// MARK: Limits and damage

extension WebCourseSourceTests {
    enum Trouble: String, CaseIterable, Sendable {
        case silence, slowDrip, announcedTooLarge, endless, bomb, cutBody, cutChunk, brokenGzip, notHTTP

        var answer: Answer {
            switch self {
            case .silence: Answer("", holds: true)
            case .slowDrip:
                {
                    var drip = Answer("HTTP/1.1 200 OK\nContent-Length: 90000\n\n", repeats: true)
                    drip.dripMilliseconds = 5
                    return drip
                }()
            case .announcedTooLarge: Answer("HTTP/1.1 200 OK\nContent-Length: 50000000\n\n", holds: true)
            case .endless:
                Answer("HTTP/1.1 200 OK\nX: \n\n" + String(repeating: "more ", count: 10_000), repeats: true)
            case .bomb: .complete(200, ["Content-Encoding: gzip"], body: GzipFixture.bomb(zeros: 50_000_000))
            case .cutBody: Answer("HTTP/1.1 200 OK\nContent-Length: 1000\n\nhalf a post")
            case .cutChunk: Answer("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\nfive!\n")
            case .brokenGzip: .complete(200, ["Content-Encoding: gzip"], body: Array("no gzip at all".utf8))
            case .notHTTP: Answer("SSH-2.0-OpenSSH_9.2\n", holds: true)
            }
        }

        func matches(_ outcome: Result<CourseResponse, CourseError>) -> Bool {
            switch (self, outcome) {
            case (.silence, .failure(.timedOut(_, 1))), (.slowDrip, .failure(.timedOut(_, 1))): true
            case (.announcedTooLarge, .failure(.tooLarge(_, 100_000))), (.endless, .failure(.tooLarge(_, 100_000))),
                (.bomb, .failure(.tooLarge(_, 100_000))):
                true
            case (.cutBody, .failure(.unreachable)), (.cutChunk, .failure(.unreachable)),
                (.brokenGzip, .failure(.unreachable)), (.notHTTP, .failure(.unreachable)):
                true
            default: false
            }
        }
    }

    @Test("whatever a site does wrong ends in an error that names it", arguments: Trouble.allCases)
    func trouble(_ trouble: Trouble) async throws {
        let isSlow = trouble == .silence || trouble == .slowDrip
        let outcome = try await Self.outcome(patience: isSlow ? .milliseconds(300) : .seconds(3600)) { _ in
            trouble.answer
        }
        #expect(trouble.matches(outcome), "\(trouble) ended in \(outcome)")
    }

    @Test("the time is that of the whole way: each redirect may be quick and all of them too slow")
    func slowWay() async throws {
        let outcome = try await Self.outcome(patience: .milliseconds(300)) { request in
            var hop = Answer(
                "HTTP/1.1 302 Found\nLocation: \(request.split(separator: " ")[1])x\nConnection: close\n\n"
            )
            hop.dripMilliseconds = 2
            return hop
        }
        guard case .failure(.timedOut(_, 1)) = outcome else {
            Issue.record("expected no time left, got \(outcome)")
            return
        }
    }

    @Test("a page of 50 MB is left at the limit: the rest is never taken from the site", arguments: [true, false])
    func largePage(isAnnounced: Bool) async throws {
        let size = 50_000_000
        let head = "HTTP/1.1 200 OK\nContent-Type: text/html\nConnection: close\n"
        let page = [UInt8](repeating: UInt8(ascii: "a"), count: size)
        let server = try LoopbackServer { _ in
            Answer(head + (isAnnounced ? "Content-Length: \(size)\n\n" : "\n"), body: page)
        }
        await #expect(throws: CourseError.tooLarge(what: server.url("/a"), limit: CourseLimits.page)) {
            try await Self.fetch(server.url("/a"), limit: CourseLimits.page)
        }
        // The bytes beyond the limit are those in the buffers between server and client.
        #expect(server.sentBytes < 20_000_000)
    }

    @Test("a port where nobody listens is an address that can't be reached")
    func refused() async throws {
        let address = try { try LoopbackServer { _ in .complete(200) }.url("/a") }()
        do {
            _ = try await Self.fetch(address)
            Issue.record("somebody answered")
        } catch let error as CourseError {
            guard case .unreachable(address, "Connection refused") = error else {
                Issue.record("expected unreachable, got \(error)")
                return
            }
        }
    }

    @Test(
        "a text that is no web address is not asked",
        arguments: ["file:///etc/passwd", "ftp://a/b", "course.json", ""]
    )
    func noAddress(_ address: String) async throws {
        await #expect(throws: CourseError.unreachable(address: address, reason: "it is not a web address")) {
            try await Self.fetch(address)
        }
    }
}
