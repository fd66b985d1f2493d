import Foundation
import RealtimeTree
import TestKit
import Testing
import TimeKit

@testable import RealtimeClient

@Suite("Connections of the realtime database's client")
struct RealtimeConnectionTests {
    typealias Answer = LoopbackServer.Answer

    func get(
        _ server: ScriptedServer,
        _ credentials: any CredentialSource = RealtimeCredential.none,
        _ options: RealtimeClientOptions? = nil
    ) async throws -> RealtimeValue {
        try await RealtimeClient.with(
            try server.endpoint(),
            credentials: credentials,
            options: try options ?? usual()
        ) { try await $0.get(.root) }
    }

    @Test("an answer that is cut anywhere is none")
    func cuts() async throws {
        let whole = Answer.json(200, "{\"a\":12345}", ["Date: Sun, 22 Nov 2026 12:00:00 GMT"])
        let chunked = Answer("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\n12345\n5\n67890\n0\n\n")
        for answer in [whole, chunked] {
            let server = try ScriptedServer { number, _ in
                var cut = answer
                cut.bytes = Array(answer.bytes.prefix(number))
                return cut
            }
            let endpoint = try server.endpoint()
            let bytes = answer.bytes.count
            try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: try options()) {
                client in
                for position in 0..<bytes {
                    let error = await failure { _ = try await client.get(.root) }
                    guard case .unreachable = error else {
                        Issue.record("cut at \(position): \(String(describing: error))")
                        return
                    }
                }
                _ = try await client.get(.root)
            }
        }
    }

    @Test("an answer that the end of the connection ends isn't trusted: half a number is a number")
    func unbounded() async throws {
        for field in ["", "Transfer-Encoding: identity\n", "Transfer-Encoding: chunked, x-none\n"] {
            let server = try ScriptedServer([Answer("HTTP/1.1 200 OK\nConnection: close\n\(field)\n123")])
            let error = await failure { _ = try await get(server) }
            #expect(error == .malformed(reason: "an answer that doesn't say where it ends"), "\(field)")
        }
    }

    @Test("a server's interim answers are passed over")
    func informational() async throws {
        let early = "HTTP/1.1 103 Early Hints\nLink: </a>\n\nHTTP/1.1 102 Processing\n\n"
        let server = try ScriptedServer([Answer(early + "HTTP/1.1 200 OK\nContent-Length: 3\n\n123")])
        #expect(try await get(server) == .number(123))
    }

    @Test("a call that is given up says so, and not that it took too long")
    func givenUp() async throws {
        let server = try ScriptedServer([Answer("", holds: true)])
        let endpoint = try server.endpoint()
        for _ in 0..<20 {
            let call = Task {
                await failure {
                    try await RealtimeClient.with(
                        endpoint,
                        credentials: RealtimeCredential.none,
                        options: try options()
                    ) { _ = try await $0.get(.root) }
                }
            }
            call.cancel()
            #expect(await call.value == .unreachable(reason: "it was given up"))
        }
    }

    @Test(
        "a server whose certificate isn't trusted is told as that",
        .enabled(if: ForeignServer.python != nil || PythonJudge.isInsistedOn, "make setup installs the judge")
    )
    func foreignCertificate() async throws {
        let server = try ForeignServer()
        let endpoint = try RealtimeEndpoint("https://localhost:\(server.port)")
        let error = await failure {
            try await RealtimeClient.with(
                endpoint,
                credentials: RealtimeCredential.idToken("t"),
                options: try options()
            ) { _ = try await $0.get(.root) }
        }
        #expect(error == .unreachable(reason: "its certificate isn't one that this machine trusts"))
    }

    @Test("an answer that isn't HTTP, and a port where nobody listens, are told as what they are")
    func noServer() async throws {
        let noise = try ScriptedServer([Answer("SSH-2.0-OpenSSH_9.6\n")])
        guard case .malformed = await failure({ _ = try await get(noise) }) else {
            Issue.record("noise was read")
            return
        }
        let endpoint = try RealtimeEndpoint("http://127.0.0.1:1")
        let error = await failure {
            try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: try options()) {
                _ = try await $0.get(.root)
            }
        }
        #expect(error == .unreachable(reason: "Connection refused"))
    }

    @Test("a token goes to no server that can't show who it is")
    func noCertificate() async throws {
        let server = try ScriptedServer([.json(200, "1")])
        let endpoint = try RealtimeEndpoint(server.address.replacingOccurrences(of: "http:", with: "https:"))
        let options = try options(patience: .milliseconds(500))
        let error = await failure {
            try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.idToken("t"), options: options) {
                _ = try await $0.get(.root)
            }
        }
        guard case .unreachable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requests.isEmpty)
    }

    @Test(
        "TLS begins at 1.2: an older server is refused, and a newer one gets as far as its certificate",
        .enabled(if: ForeignServer.python != nil || PythonJudge.isInsistedOn, "make setup installs the judge"),
        arguments: [
            (ForeignServer.Versions.outdated, "it speaks no version of TLS from 1.2 on"),
            (.tls12, "its certificate isn't one that this machine trusts"),
        ]
    )
    func oldestTLS(_ versions: ForeignServer.Versions, _ reason: String) async throws {
        let server = try ForeignServer(versions)
        let endpoint = try RealtimeEndpoint("https://localhost:\(server.port)")
        let error = await failure {
            try await RealtimeClient.with(
                endpoint,
                credentials: RealtimeCredential.idToken("t"),
                options: try options()
            ) { _ = try await $0.get(.root) }
        }
        #expect(error == .unreachable(reason: reason))
    }

    @Test("a server that is silent, or never ends its head or body, is given up")
    func patience() async throws {
        let head = "HTTP/1.1 200 OK\nContent-Length: 3\n"
        var drip = Answer(head + String(repeating: "X-More: 1\n", count: 10_000))
        drip.dripMilliseconds = 5
        let answers: [Answer] = [
            Answer("", holds: true), Answer(head, holds: true), Answer(head + "\n12", holds: true), drip,
        ]
        for answer in answers {
            let server = try ScriptedServer([answer])
            let error = await failure {
                _ = try await get(server, RealtimeCredential.none, try options(patience: .milliseconds(300)))
            }
            guard case .unreachable = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test("a whole call has an end, however patiently its body drips")
    func longest() async throws {
        var drip = Answer("HTTP/1.1 200 OK\nContent-Length: 100000\n\n" + String(repeating: "1", count: 100_000))
        drip.dripMilliseconds = 20
        let server = try ScriptedServer([drip])
        var options = try options()
        options.longest = .milliseconds(400)
        let ready = options
        guard
            case .unreachable(let reason) = await failure({ _ = try await get(server, RealtimeCredential.none, ready) })
        else {
            Issue.record("it had no end")
            return
        }
        #expect(reason.contains("within"))
    }

    @Test("an answer of more bytes than wanted is refused, whether it says so or not")
    func largest() async throws {
        let body = Array(repeating: UInt8(ascii: "1"), count: 300)
        let chunked = Answer(
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n12c\n",
            body: body + Array("\r\n0\r\n\r\n".utf8)
        )
        for answer in [Answer.complete(200, body: body), chunked] {
            let server = try ScriptedServer([answer])
            let error = await failure { _ = try await get(server, RealtimeCredential.none, try options(largest: 299)) }
            #expect(error == .malformed(reason: "an answer of more than 299 bytes"))
            #expect(try await get(server, RealtimeCredential.none, try options(largest: 300)) != .null)
        }
    }

    // MARK: Redirects

    @Test("a redirect is followed with method, body and credentials", arguments: [301, 302, 307, 308])
    func redirects(status: Int) async throws {
        let server = try ScriptedServer { _, request in
            request.contains(" /moved/")
                ? .json(200, "true") : .complete(status, ["Location: /moved/rooms.json?ns=room&print=silent"])
        }
        let endpoint = try server.endpoint()
        for credential in [RealtimeCredential.idToken("t"), .accessToken("owner")] {
            try await RealtimeClient.with(endpoint, credentials: credential, options: try options()) {
                try await $0.set(.bool(true), at: RealtimePath("rooms"))
            }
        }
        #expect(server.lines[1] == "PUT /moved/rooms.json?ns=room&print=silent&auth=t")
        #expect(server.lines[3] == "PUT /moved/rooms.json?ns=room&print=silent")
        #expect(server.requests[3].contains("\r\nAuthorization: Bearer owner\r\n"))
        #expect(server.requests.allSatisfy { $0.hasSuffix("\r\n\r\ntrue") })
    }

    @Test("neither a token nor what is written follows a redirect to another server", arguments: [301, 302, 307, 308])
    func redirectElsewhere(status: Int) async throws {
        let other = try ScriptedServer([.json(200, "true")])
        let target = other.address
        let first = try ScriptedServer([.complete(status, ["Location: \(target)/rooms.json?ns=room"])])
        let endpoint = try first.endpoint()
        for credential in [RealtimeCredential.idToken("t"), .accessToken("owner"), .none] {
            let error = await failure {
                try await RealtimeClient.with(endpoint, credentials: credential, options: try options()) {
                    try await $0.set(.bool(true), at: RealtimePath("rooms"))
                }
            }
            guard case .malformed(let reason) = error, reason.contains("another server") else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(other.requests.isEmpty)
    }

    @Test(
        "Google's servers send on to each other with 307 over https, and nobody else's do",
        arguments: [
            ("https://a.firebaseio.com/.json", "https://s-usc1c-nss-1.firebaseio.com/.json", 307, true),
            ("https://a.europe-west1.firebasedatabase.app/x", "https://s.firebasedatabase.app/x", 307, true),
            ("https://a.firebaseio.com/.json", "https://s.firebaseio.com/.json", 302, false),
            ("https://a.firebaseio.com/.json", "https://s.firebasedatabase.app/.json", 307, false),
            ("https://a.firebaseio.com/.json", "https://s.firebaseio.com:8443/.json", 307, false),
            ("https://a.firebaseio.com/.json", "https://firebaseio.com.evil.example/.json", 307, false),
            ("https://a.firebaseio.com/.json", "https://evilfirebaseio.com/.json", 307, false),
            ("https://rooms.example.org/.json", "https://s.firebaseio.com/.json", 307, false),
            ("https://rooms.example.org/.json", "https://b.example.org/.json", 307, false),
            ("https://rooms.example.org/.json", "https://ROOMS.example.org:443/b.json", 301, true),
            ("https://rooms.example.org/.json", "https://rooms.example.org:8443/b.json", 307, false),
        ]
    )
    func googles(_ source: String, _ target: String, _ status: Int, _ isFollowed: Bool) throws {
        #expect(Redirect.isTrusted(try AddressParts(target), from: source, status: status) == isFollowed)
    }

    @Test("a relative redirect leads on, and one that has the token has it once")
    func relative() async throws {
        let server = try ScriptedServer { number, _ in
            number == 0 ? .complete(307, ["Location: /b.json?auth=t&ns=room"]) : .json(200, "1")
        }
        _ = try await get(server, RealtimeCredential.idToken("t"))
        #expect(server.lines == ["GET /.json?ns=room&auth=t", "GET /b.json?auth=t&ns=room"])
    }

    @Test(
        "no redirect leads to plain http elsewhere, to nowhere, or round in circles",
        arguments: [
            "", "http://rooms.example.org/.json", "ftp://127.0.0.1/", "https://ann@rooms.example.org/", "//", "/.json",
        ]
    )
    func badRedirects(location: String) async throws {
        let server = try ScriptedServer([.complete(307, ["Location: \(location)"])])
        guard
            case .malformed(let reason) = await failure({ _ = try await get(server, RealtimeCredential.idToken("t")) })
        else {
            Issue.record("it was followed")
            return
        }
        #expect(reason.contains("redirect"))
        #expect(server.requests.count == (location == "/.json" ? 6 : 1))
    }

    // MARK: Credentials

    @Test("a credential that is worth nothing is replaced once, and the call made again")
    func refreshed() async throws {
        let server = try ScriptedServer { _, request in
            request.contains("auth=new") ? .json(200, "1") : .json(401, "{\"error\":\"Auth token is expired\"}")
        }
        let source = Sequenced(["old", "new", "newer"])
        #expect(try await get(server, source) == .number(1))
        #expect(server.lines == ["GET /.json?ns=room&auth=old", "GET /.json?ns=room&auth=new"])
        let useless = Sequenced(["a", "b", "c"])
        let error = await failure { _ = try await get(server, useless) }
        #expect(error == .denied(reason: "Auth token is expired"))
        #expect(server.requests.count == 4)
    }

    @Test("a call that the rules don't allow isn't tried again with another credential")
    func denied() async throws {
        let server = try ScriptedServer([.json(401, "{\"error\":\"Permission denied\"}")])
        let source = Sequenced(["old", "new"])
        #expect(await failure { _ = try await get(server, source) } == .denied(reason: "Permission denied"))
        #expect(server.requests.count == 1)
        #expect(source.refusals.isEmpty)
    }

    @Test("a credential that can't be had is why the call fails, and nothing is asked")
    func noCredential() async throws {
        let server = try ScriptedServer([.json(200, "1")])
        #expect(await failure { _ = try await get(server, Sequenced([])) } == .signedOut(reason: "none left"))
        #expect(server.requests.isEmpty)
    }

    @Test("the server's clock is known from its answers, to less than their time and a second")
    func clock() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let server = try ScriptedServer { number, _ in
            clock.advance(milliseconds: 200)
            return .json(200, "1", number == 0 ? [] : ["Date: Sun, 22 Nov 2026 13:00:0\(number) GMT"])
        }
        let options = try options(clock)
        try await RealtimeClient.with(
            try server.endpoint(),
            credentials: RealtimeCredential.none,
            options: options
        ) { client in
            _ = try await client.get(.root)
            #expect(client.serverClock.offset == nil)
            #expect(client.serverClock.estimate(at: clock.now) == clock.now)
            // The server's time is between 13:00:01.000 and .999; the local time is between 12:00:00.200 and .400.
            _ = try await client.get(.root)
            #expect(client.serverClock.offset == Int64(3_601_199))
            clock.now = try Instant(iso8601: "2026-11-22T12:00:01.900Z")
            // 13:00:02 at a local time between 12:00:01.9 and 12:00:02.1 gives an offset between 3,599,900 and 3,601,099.
            _ = try await client.get(.root)
            let offset = try #require(client.serverClock.offset)
            #expect(abs(offset - 3_600_850) <= 250, "\(offset)")
        }
    }
}

/// A source that provides the next credential after each refusal.
final class Sequenced: CredentialSource, @unchecked Sendable {
    // @unchecked: both lists are touched under the lock only.
    private let lock = NSLock()
    private var tokens: [String]
    private var refused: [RealtimeCredential] = []

    init(_ tokens: [String]) { self.tokens = tokens }

    /// The refused credentials.
    var refusals: [RealtimeCredential] { lock.withLock { refused } }

    func credential(refused: RealtimeCredential?) async throws(RealtimeClientError) -> RealtimeCredential {
        let token: String? = lock.withLock {
            if let refused {
                self.refused.append(refused)
                if refused == tokens.first.map(RealtimeCredential.idToken) { tokens.removeFirst() }
            }
            return tokens.first
        }
        guard let token else { throw .signedOut(reason: "none left") }
        return .idToken(token)
    }
}
