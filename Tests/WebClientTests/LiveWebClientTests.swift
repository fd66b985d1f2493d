import TestKit
import Testing
import WebClient
import WordKit

@Suite("The web client gets a whole answer within its limits, or says why not")
struct LiveWebClientTests {
    typealias Answer = LoopbackServer.Answer

    /// Sends one request to a server that answers with `answer`.
    func send(
        _ path: String = "/",
        _ change: (inout WebRequest) -> Void = { _ in },
        answer: @escaping @Sendable (String) -> Answer
    ) async throws -> WebResponse {
        let server = try LoopbackServer(answer)
        defer { withExtendedLifetime(server) {} }
        var request = WebRequest(try WebAddress(server.url(path)), limits: .patient)
        change(&request)
        let ready = request
        return try await LiveWebClient.with(agent: "tests") { try await $0.send(ready) }
    }

    /// The error of a request to a server with this answer.
    func failure(
        _ change: (inout WebRequest) -> Void = { _ in },
        answer: @escaping @Sendable (String) -> Answer
    ) async throws -> WebError? {
        do {
            _ = try await send("/", change, answer: answer)
            return nil
        } catch let error as WebError {
            return error
        }
    }

    @Test("a page comes with its bytes, its final address, its media type and its version")
    func page() async throws {
        let response = try await send("/bread") { request in
            .complete(
                200,
                [
                    "Content-Type: Text/HTML; charset=utf-8", "ETag: \"v1\"",
                    "Last-Modified: Sun, 08 Mar 2026 07:30:00 GMT",
                ],
                body: Array((request.hasPrefix("GET /bread HTTP/1.1") ? "bread" : "?").utf8)
            )
        }
        #expect(response.status == 200)
        #expect(response.isSuccess)
        #expect(response.body == Array("bread".utf8))
        #expect(response.mediaType == "text/html")
        #expect(response.address.description.hasSuffix("/bread"))
        #expect(response.version == WebVersion(entityTag: "\"v1\"", lastModified: "Sun, 08 Mar 2026 07:30:00 GMT"))
    }

    @Test("a known page is asked for conditionally, and 304 says that it still stands")
    func conditional() async throws {
        let response = try await send("/") {
            $0.unlessStill = WebVersion(entityTag: "\"v1\"", lastModified: "Sun, 08 Mar 2026 07:30:00 GMT")
        } answer: { request in
            let asked =
                request.lowercased().contains("if-none-match: \"v1\"")
                && request.contains("Sun, 08 Mar 2026 07:30:00 GMT")
            return Answer("HTTP/1.1 \(asked ? 304 : 500) Status\nConnection: close\n\n")
        }
        #expect(response.status == 304)
        #expect(response.body.isEmpty)
    }

    @Test("an answer that is an error is still an answer", arguments: [404, 410, 500, 503])
    func status(_ code: Int) async throws {
        let response = try await send { _ in .complete(code, body: Array("sorry".utf8)) }
        #expect(response.status == code)
        #expect(!response.isSuccess)
        #expect(response.body == Array("sorry".utf8))
    }

    @Test("a post carries its body and media type")
    func post() async throws {
        let response = try await send("/hook") {
            $0.method = .post(body: Array("{\"a\":1}".utf8), mediaType: "application/json")
        } answer: { request in
            let right =
                request.hasPrefix("POST /hook ") && request.hasSuffix("\r\n\r\n{\"a\":1}")
                && request.lowercased().contains("content-type: application/json")
            return .complete(right ? 204 : 400)
        }
        #expect(response.status == 204)
    }

    @Test("gzip is unpacked")
    func gzip() async throws {
        let page = Array(String(repeating: "flour ", count: 1000).utf8)
        let response = try await send { _ in
            .complete(200, ["Content-Encoding: gzip"], body: GzipFixture.stored(page))
        }
        #expect(response.body == page)
    }
}

// MARK: Redirects

extension LiveWebClientTests {
    @Test("redirects are followed, relative ones too", arguments: [301, 302, 303, 307, 308])
    func redirect(_ status: Int) async throws {
        let response = try await send("/a/old") { request in
            request.hasPrefix("GET /a/new ")
                ? .complete(200, body: Array("here".utf8)) : .complete(status, ["Location: new"])
        }
        #expect(response.address.description.hasSuffix("/a/new"))
        #expect(response.body == Array("here".utf8))
    }

    @Test(
        "a post stays a post through 307 and 308 and becomes a get through the others",
        arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")]
    )
    func redirectedPost(_ status: Int, _ method: String) async throws {
        let response = try await send("/old") {
            $0.method = .post(body: Array("x".utf8), mediaType: "text/plain")
        } answer: { request in
            request.contains(" /new ")
                ? .complete(200, body: Array(request.prefix { $0 != " " }.utf8)) : .complete(status, ["Location: /new"])
        }
        #expect(response.body == Array(method.utf8))
    }

    @Test("header fields meant for one site don't reach another")
    func fieldsStay() async throws {
        let other = try LoopbackServer { request in .complete(request.contains("secret") ? 500 : 200) }
        defer { withExtendedLifetime(other) {} }
        let target = other.url("/there")
        let response = try await send("/") {
            $0.fields = [WebField("Authorization", "Bearer secret")]
            $0.policy = .anywhere
        } answer: { request in
            request.contains("secret") ? .complete(302, ["Location: \(target)"]) : .complete(500)
        }
        #expect(response.status == 200)
    }

    @Test("a post is not repeated at another site: the redirect is the answer", arguments: [307, 308])
    func bodyStays(_ status: Int) async throws {
        let other = try LoopbackServer { _ in .complete(200) }
        defer { withExtendedLifetime(other) {} }
        let target = other.url("/there")
        let response = try await send("/") {
            $0.method = .post(body: Array("secret".utf8), mediaType: "text/plain")
            $0.policy = .anywhere
        } answer: { _ in
            .complete(status, ["Location: \(target)"])
        }
        #expect(response.status == status)
        #expect(response.value(of: "Location") == target)
    }

    @Test("a redirect that isn't to be followed is an answer, and says where it leads")
    func notFollowed() async throws {
        let response = try await send("/", { $0.followsRedirects = false }) { _ in
            .complete(302, ["Location: file:///etc/passwd"])
        }
        #expect(response.isRedirect)
        #expect(response.value(of: "Location") == "file:///etc/passwd")
    }

    @Test("a circle of redirects ends at the limit")
    func circle() async throws {
        let error = try await failure({ $0.limits.redirects = 3 }) { _ in .complete(302, ["Location: /again"]) }
        guard case .tooManyRedirects(_, 3) = error else {
            Issue.record("expected tooManyRedirects, got \(String(describing: error))")
            return
        }
    }

    @Test("a redirect away from the web is refused", arguments: ["file:///etc/passwd", "ftp://a/b", ""])
    func badRedirect(_ target: String) async throws {
        let error = try await failure { _ in .complete(302, ["Location: \(target)"]) }
        guard case .badRedirect(_, target) = error else {
            Issue.record("expected badRedirect, got \(String(describing: error))")
            return
        }
    }
}

// MARK: Limits and damage

extension LiveWebClientTests {
    enum Trouble: String, CaseIterable, Sendable {
        case silence, silenceInBody, announcedTooLarge, endless, bomb, cutBody, cutChunk, brokenGzip, cutGzip, notHTTP

        var answer: Answer {
            switch self {
            case .silence: Answer("", holds: true)
            case .silenceInBody: Answer("HTTP/1.1 200 OK\nContent-Length: 10\n\nfive!", holds: true)
            case .announcedTooLarge: Answer("HTTP/1.1 200 OK\nContent-Length: 100001\n\n", holds: true)
            case .endless: Answer("HTTP/1.1 200 OK\nContent-Type: text/plain\nX: \n\n" + filler, repeats: true)
            case .bomb: .complete(200, ["Content-Encoding: gzip"], body: GzipFixture.bomb(zeros: 10_000_000))
            case .cutBody: Answer("HTTP/1.1 200 OK\nContent-Length: 10\n\nfive!")
            case .cutChunk: Answer("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\nfive!\n")
            case .brokenGzip: .complete(200, ["Content-Encoding: gzip"], body: Array("no gzip at all".utf8))
            case .cutGzip:
                .complete(
                    200,
                    ["Content-Encoding: gzip"],
                    body: Array(GzipFixture.stored(Array(repeating: 65, count: 500)).dropLast(300))
                )
            case .notHTTP: Answer("SSH-2.0-OpenSSH_9.2\n", holds: true)
            }
        }

        private var filler: String { String(repeating: "more and more ", count: 1000) }

        func matches(_ error: WebError?) -> Bool {
            switch (self, error) {
            case (.silence, .tooSlow), (.silenceInBody, .tooSlow), (.announcedTooLarge, .tooLarge(_, 100_000)),
                (.endless, .tooLarge(_, 100_000)), (.bomb, .tooLarge(_, 100_000)), (.cutBody, .cutShort),
                (.cutChunk, .cutShort), (.brokenGzip, .malformed), (.cutGzip, .cutShort), (.notHTTP, .malformed):
                true
            default: false
            }
        }
    }

    @Test("whatever a server does wrong ends in an error that names it", arguments: Trouble.allCases)
    func trouble(_ trouble: Trouble) async throws {
        let quick = trouble == .silence || trouble == .silenceInBody
        let error = try await failure({
            $0.limits.bytes = 100_000
            if quick { $0.limits.time = .milliseconds(300) }
        }) { _ in trouble.answer }
        #expect(trouble.matches(error), "\(trouble) ended in \(String(describing: error))")
    }

    @Test("a body of exactly the limit is taken, one byte more is not", arguments: [true, false])
    func exactLimit(announced: Bool) async throws {
        let page = [UInt8](repeating: 65, count: 1000)
        let answer =
            announced ? Answer.complete(200, body: page) : Answer("HTTP/1.1 200 OK\nConnection: close\n\n", body: page)
        let whole = try await send("/", { $0.limits.bytes = 1000 }, answer: { _ in answer })
        #expect(whole.body == page)
        let error = try await failure({ $0.limits.bytes = 999 }) { _ in answer }
        guard case .tooLarge(_, 999) = error else {
            Issue.record("expected tooLarge, got \(String(describing: error))")
            return
        }
    }

    @Test("an unknown host is told in the language of the person who asks")
    func unknownHost() async throws {
        let error = await #expect(throws: WebError.self) {
            try await Language.$current.withValue(.spanish) {
                _ = try await LiveWebClient.systemResolver("nothing.invalid")
            }
        }
        #expect(error == .unreachable(address: "nothing.invalid", reason: "su servidor es desconocido"))
    }

    @Test("a port nobody listens at is unreachable")
    func refused() async throws {
        let address = try {
            let server = try LoopbackServer { _ in .complete(200) }
            return try WebAddress(server.url())
        }()
        await #expect {
            try await LiveWebClient.with(agent: "tests") { try await $0.send(WebRequest(address, limits: .patient)) }
        } throws: { error in
            error as? WebError == .unreachable(address: address.description, reason: "Connection refused")
        }
    }

    @Test(
        "a server whose certificate isn't trusted is told as that",
        .enabled(if: ForeignServer.python != nil || PythonJudge.isInsistedOn, "make setup installs the judge")
    )
    func foreignCertificate() async throws {
        let server = try ForeignServer()
        let address = try WebAddress("https://localhost:\(server.port)/")
        let reason = "its certificate isn't one that this machine trusts"
        await #expect(throws: WebError.unreachable(address: address.description, reason: reason)) {
            try await LiveWebClient.with(agent: "tests") { try await $0.send(WebRequest(address, limits: .patient)) }
        }
    }

    @Test(
        "TLS begins at 1.2: an older server is refused, and a newer one gets as far as its certificate",
        .enabled(if: ForeignServer.python != nil || PythonJudge.isInsistedOn, "make setup installs the judge"),
        arguments: [
            (ForeignServer.Versions.outdated, "it speaks no version of TLS from 1.2 on"),
            (.tls12, "its certificate isn't one that this machine trusts"),
        ],
        [nil, AddressPolicy.anywhere]
    )
    func oldestTLS(_ server: (versions: ForeignServer.Versions, reason: String), _ policy: AddressPolicy?) async throws
    {
        let running = try ForeignServer(server.versions)
        let address = try WebAddress("https://localhost:\(running.port)/")
        await #expect(throws: WebError.unreachable(address: address.description, reason: server.reason)) {
            try await LiveWebClient.with(agent: "tests") {
                try await $0.send(WebRequest(address, limits: .patient, policy: policy))
            }
        }
    }

    @Test("a task that is canceled ends its request")
    func canceled() async throws {
        let server = try LoopbackServer { _ in Answer("", holds: true) }
        defer { withExtendedLifetime(server) {} }
        let address = try WebAddress(server.url())
        let task = Task {
            try await LiveWebClient.with(agent: "tests") { try await $0.send(WebRequest(address, limits: .patient)) }
        }
        task.cancel()
        await #expect(throws: WebError.canceled) { try await task.value }
    }
}

extension WebRequest.Limits {
    /// Limits with a timeout that no busy machine reaches.
    fileprivate static let patient = WebRequest.Limits(time: .seconds(3600))
}
