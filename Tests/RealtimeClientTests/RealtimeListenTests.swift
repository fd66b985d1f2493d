import Foundation
import RealtimeClient
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Streams of the realtime database's client")
struct RealtimeListenTests {
    typealias Answer = LoopbackServer.Answer

    static let whole = StreamEvent.put(.root, .children(["a": .number(1)]))
    static let change = StreamEvent.put(.root.child("b"), .string("é"))
    static let several = StreamEvent.patch(.root, ["a": .null, "c": .bool(true)])
    static let session = [whole, .keepAlive, change, several]

    static func text(_ events: [StreamEvent]) -> String {
        String(decoding: events.flatMap(\.bytes), as: UTF8.self)
    }

    /// Listens until `count` events have arrived or the stream ends. Returns the events, the final error, and the trouble on the way.
    func heard(
        _ count: Int,
        _ server: ScriptedServer,
        _ credentials: any CredentialSource = RealtimeCredential.none,
        _ options: RealtimeClientOptions
    ) async throws -> (events: [StreamEvent], end: RealtimeClientError?, trouble: [RealtimeClientError]) {
        let trouble = Told<RealtimeClientError>()
        return try await RealtimeClient.with(try server.endpoint(), credentials: credentials, options: options) {
            var events: [StreamEvent] = []
            do {
                for try await event in $0.listen(to: try RealtimePath("rooms/r"), onTrouble: { trouble.add($0) }) {
                    events.append(event)
                    if events.count == count { break }
                }
                return (events, nil, trouble.all)
            } catch {
                return (events, error as? RealtimeClientError, trouble.all)
            }
        }
    }

    @Test("a stream is asked for as one, and its events come as they are")
    func events() async throws {
        let server = try ScriptedServer([.stream(Self.text(Self.session), holds: true)])
        let heard = try await heard(4, server, RealtimeCredential.idToken("t"), try options())
        #expect(heard.events == Self.session)
        #expect(heard.end == nil)
        #expect(heard.trouble.isEmpty)
        #expect(server.lines == ["GET /rooms/r.json?ns=room&auth=t"])
        #expect(server.requests[0].contains("\r\nAccept: text/event-stream\r\n"))
        #expect(server.requests[0].contains("\r\nCache-Control: no-cache\r\n"))
    }

    @Test("a stream that is cut anywhere tells whole events alone, and begins anew with the whole")
    func cuts() async throws {
        let bytes = Array(Self.text(Self.session).utf8)
        let head = Answer.stream("").bytes.count
        for position in stride(from: 0, to: head + bytes.count, by: 1) {
            let server = try ScriptedServer { number, _ in
                var answer = Answer.stream(Self.text(Self.session), holds: true)
                if number == 0 {
                    answer.bytes = Array(answer.bytes.prefix(position))
                    answer.holds = false
                }
                return answer
            }
            var told = 0
            var ends = 0
            for event in Self.session {
                ends += event.bytes.count
                if head + ends <= position { told += 1 }
            }
            let waits = Waits()
            let heard = try await heard(told + 4, server, RealtimeCredential.none, try options(waits: waits))
            #expect(heard.events == Array(Self.session.prefix(told)) + Self.session, "cut at \(position)")
            #expect(heard.trouble.count == 1)
            #expect(waits.all.count == 1)
        }
    }

    @Test("a stream comes to the same in whichever pieces it comes")
    func pieces() async throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<20 {
            var events = [Self.whole]
            for _ in 0..<random.int(in: 1...60) {
                let place = try RealtimePath((0..<random.int(in: 1...3)).map { _ in "k\(random.int(in: 0...3))ü" })
                let value: RealtimeValue =
                    random.oneIn(4)
                    ? .null : .string(String(repeating: "ß\n🥜", count: random.int(in: 0...40)))
                events.append(
                    random.oneIn(3)
                        ? .patch(place, ["x": value, "y": .number(Double(random.int(in: -9...9)))])
                        : random.oneIn(8) ? .keepAlive : .put(place, value)
                )
            }
            var rest = events.flatMap(\.bytes)[...]
            var pieces: [[UInt8]] = []
            while !rest.isEmpty {
                let piece = rest.prefix(random.oneIn(3) ? 1 : random.int(in: 1...200))
                pieces.append(Array(piece))
                rest = rest.dropFirst(piece.count)
            }
            let feed = LoopbackFeed(pieces)
            defer { feed.finish() }
            let script = events
            let server = try ScriptedServer { _, _ in
                var answer = Answer.stream("")
                answer.feed = feed
                return answer
            }
            let heard = try await heard(script.count, server, RealtimeCredential.none, try options())
            #expect(heard.events == script, "seed \(random.seed)")
        }
    }

    @Test("an event is told when it comes, not when the next does")
    func live() async throws {
        let feed = LoopbackFeed()
        defer { feed.finish() }
        let server = try ScriptedServer { _, _ in
            var answer = Answer.stream(Self.text([Self.whole]))
            answer.feed = feed
            return answer
        }
        try await RealtimeClient.with(
            try server.endpoint(),
            credentials: RealtimeCredential.none,
            options: try options()
        ) {
            var events = $0.listen(to: .root).makeAsyncIterator()
            let first = try await events.next()
            #expect(first == Self.whole)
            for number in 0..<50 {
                let event = StreamEvent.put(.root.child("n"), .number(Double(number)))
                feed.send(event.bytes)
                let next = try await events.next()
                #expect(next == event)
            }
        }
    }

    @Test("cancel ends it for good, and so does a refusal at its beginning")
    func canceled() async throws {
        let canceled = try ScriptedServer([.stream(Self.text([Self.whole, .cancel, Self.change]), holds: true)])
        let heard = try await heard(9, canceled, RealtimeCredential.none, try options())
        #expect(heard.events == [Self.whole])
        #expect(heard.end == .denied(reason: "the rules don't allow it anymore"))
        #expect(canceled.requests.count == 1)
        for (status, end) in [
            (401, RealtimeClientError.denied(reason: "Permission denied")), (403, .denied(reason: "Permission denied")),
            (400, .invalid(status: 400, reason: "Permission denied")),
            (404, .invalid(status: 404, reason: "Permission denied")),
        ] {
            let server = try ScriptedServer([.json(status, "{\"error\":\"Permission denied\"}")])
            let source = Sequenced(["a", "b"])
            #expect(try await self.heard(9, server, source, try options()).end == end)
            #expect(server.requests.count == 1)
            #expect(source.refusals.isEmpty)
        }
    }

    @Test("a credential that ends is replaced, and the stream goes on at once")
    func revoked() async throws {
        let server = try ScriptedServer { number, request in
            switch number {
            case 0: .stream(Self.text([Self.whole, .authRevoked]), holds: true)
            case 1: .json(401, "{\"error\":\"Auth token is expired\"}")
            default: .stream(Self.text(Self.session), holds: true)
            }
        }
        let waits = Waits()
        let source = Sequenced(["one", "two", "three"])
        let heard = try await heard(5, server, source, try options(waits: waits))
        #expect(heard.events == [Self.whole] + Self.session)
        #expect(server.lines.map { $0.suffix(5) } == ["h=one", "h=two", "three"])
        // The first new credential is used at once. A second refusal in a row waits like any other trouble.
        #expect(waits.all.count == 1)
        #expect(heard.trouble == [.denied(reason: "its credential is worth nothing")])
    }

    @Test("a credential that can't be replaced ends it")
    func irreplaceable() async throws {
        let revoked = [StreamEvent.authRevoked]
        let server = try ScriptedServer([.stream(Self.text(revoked), holds: true)])
        let fixed = try await heard(9, server, RealtimeCredential.accessToken("x"), try options())
        #expect(fixed.end == .denied(reason: "the credential is no longer valid"))
        #expect(server.requests.count == 1)
        #expect(try await heard(9, server, Sequenced(["a"]), try options()).end == .signedOut(reason: "none left"))
    }

    @Test(
        "an answer that isn't a stream of this protocol is trouble, and tried again",
        arguments: [
            "HTTP/1.1 200 OK\nConnection: close\nContent-Length: 2\n\n{}",
            "HTTP/1.1 200 OK\nConnection: close\nContent-Type: text/html\nContent-Length: 1\n\nx",
            "HTTP/1.1 204 No Content\nConnection: close\n\n",
            "HTTP/1.1 502 Bad\nConnection: close\nContent-Length: 0\n\n", "SSH-2.0\n",
            "HTTP/1.1 503 Busy\nConnection: close\nContent-Length: 14\n\n{\"error\":\"no\"}",
            "HTTP/1.1 404 None\nConnection: close\nContent-Length: 3\n\nno!",
        ]
    )
    func noStream(answer: String) async throws {
        let server = try ScriptedServer { number, _ in
            number < 3 ? Answer(answer) : .stream(Self.text([Self.whole]), holds: true)
        }
        let heard = try await heard(1, server, RealtimeCredential.none, try options())
        #expect(heard.events == [Self.whole])
        #expect(heard.trouble.count == 3)
    }

    @Test(
        "events that make no sense, come before the whole, or have no end are trouble",
        arguments: [
            "event: put\ndata: {\"path\":\"/\"}\n\n", "event: put\ndata: {\n\n",
            "event: patch\ndata: {\"path\":\"/\",\"data\":1}\n\n",
            "event: put\ndata: {\"path\":\"/a\",\"data\":1}\n\n",
            "event: patch\ndata: {\"path\":\"/\",\"data\":{\"a\":1}}\n\n",
            "data: " + String(repeating: "x", count: 2000) + "\n\n",
        ]
    )
    func nonsense(events: String) async throws {
        let server = try ScriptedServer { number, _ in
            .stream((number < 2 ? events : "") + Self.text([Self.whole]), holds: true)
        }
        let heard = try await heard(1, server, RealtimeCredential.none, try options(largest: 1000))
        #expect(heard.events == [Self.whole])
        #expect(heard.trouble.count == 2)
        for trouble in heard.trouble {
            guard case .malformed = trouble else {
                Issue.record("\(trouble)")
                return
            }
        }
    }

    @Test("a patch whose keys are places below is told as if each had been put")
    func deepPatch() async throws {
        let deep = "event: patch\ndata: {\"path\":\"/r\",\"data\":{\"a/b\":1,\"/c\":null,\"d\":{\"e\":true}}}\n\n"
        let server = try ScriptedServer([.stream(Self.text([Self.whole]) + deep, holds: true)])
        let heard = try await heard(4, server, RealtimeCredential.none, try options())
        #expect(
            heard.events == [
                Self.whole, .put(try RealtimePath("r/a/b"), .number(1)), .put(try RealtimePath("r/c"), .null),
                .put(try RealtimePath("r/d"), .children(["e": .bool(true)])),
            ]
        )
        #expect(heard.trouble.isEmpty)
    }

    @Test("events of other names and comments are passed over")
    func unknown() async throws {
        let text = ": hello\n\nevent: news\ndata: {}\n\nid: 7\n" + Self.text([Self.whole])
        let server = try ScriptedServer([.stream(text, holds: true)])
        #expect(try await heard(1, server, RealtimeCredential.none, try options()).events == [Self.whole])
    }

    @Test("a stream that never begins, or is silent for longer than it may be, counts as cut")
    func silence() async throws {
        let server = try ScriptedServer { number, _ in
            switch number {
            case 0: Answer("HTTP/1.1 200 OK\nContent-Type: text/event-stream\n", holds: true)
            case 1: .stream(Self.text([Self.whole]), holds: true)
            default: .stream(Self.text(Self.session), holds: true)
            }
        }
        let options = try options(patience: .milliseconds(300), silence: .milliseconds(300))
        let heard = try await heard(5, server, RealtimeCredential.none, options)
        #expect(heard.events == [Self.whole] + Self.session)
        #expect(heard.trouble == Array(repeating: .unreachable(reason: "it didn't answer in time"), count: 2))
    }

    @Test("a refusal of a stream has an end, however patiently its body drips")
    func drippingRefusal() async throws {
        var drip = Answer("HTTP/1.1 503 Busy\nContent-Length: 60000\n\n" + String(repeating: "1", count: 60_000))
        drip.dripMilliseconds = 20
        let refusal = drip
        let server = try ScriptedServer { number, _ in
            number == 0 ? refusal : .stream(Self.text([Self.whole]), holds: true)
        }
        var options = try options()
        options.longest = .milliseconds(400)
        let heard = try await heard(1, server, RealtimeCredential.none, options)
        #expect(heard.events == [Self.whole])
        guard case .unreachable(let reason)? = heard.trouble.first else {
            Issue.record("\(heard.trouble)")
            return
        }
        #expect(reason.contains("within"))
    }

    @Test("a stream is redirected with its credential, and begins at the first address again when it is cut")
    func redirected() async throws {
        let server = try ScriptedServer { number, request in
            request.contains(" /moved/")
                ? .stream(Self.text([Self.whole]), holds: number > 2)
                : .complete(307, ["Location: /moved/r.json?ns=room"])
        }
        let heard = try await heard(2, server, RealtimeCredential.idToken("t"), try options())
        #expect(heard.events == [Self.whole, Self.whole])
        let moved = server.lines.filter { $0.contains("/moved/") }
        #expect(moved == Array(repeating: "GET /moved/r.json?ns=room&auth=t", count: 2))
        #expect(server.lines.count == 4)
        #expect(server.requests.allSatisfy { $0.contains("Accept: text/event-stream") })
    }

    // MARK: Waits

    @Test("waits grow by 1.3 from one second to five minutes, and chance takes up to half of each")
    func backOff() async throws {
        let plain = BackOff()
        #expect((0..<5).map { plain.wait(after: $0) } == [1_000, 1_300, 1_690, 2_197, 2_856])
        #expect(plain.wait(after: 21) < 300_000)
        #expect(plain.wait(after: 22) == 300_000)
        #expect(plain.wait(after: .max) == 300_000)
        #expect(BackOff(first: 5_000, growth: 100, longest: 9_000).wait(after: .max) == 5_000)
        #expect(BackOff(first: 5_000, growth: 200, longest: 1_000).wait(after: 3) == 1_000)
        #expect(BackOff(first: .max / 2, growth: .max, longest: .max).wait(after: 9) == .max)

        let server = try ScriptedServer([.complete(502)])
        let waits = Waits(most: 40)
        let heard = try await heard(1, server, RealtimeCredential.none, try options(waits: waits))
        #expect(heard.end == .unreachable(reason: "it was given up"))
        #expect(waits.all.count == 40)
        #expect(Set(waits.all).count > 30)
        for (failures, wait) in waits.all.enumerated() {
            let most = plain.wait(after: failures)
            #expect((Duration.milliseconds(most / 2)...Duration.milliseconds(most)).contains(wait))
        }
    }

    @Test("waits are short again after a connection that stood for 30 seconds, and not before")
    func steady() async throws {
        for (stood, isShort) in [(29, false), (30, true)] {
            let clock = try ManualClock("2026-11-22T12:00:00Z")
            let feed = LoopbackFeed([Self.whole.bytes])
            defer { feed.finish() }
            let server = try ScriptedServer { number, _ in
                guard number == 20 else { return .complete(502) }
                var answer = Answer.stream("")
                answer.feed = feed
                return answer
            }
            let waits = Waits(most: 22)
            let endpoint = try server.endpoint()
            let options = try options(clock, waits: waits)
            try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: options) {
                var events = $0.listen(to: .root).makeAsyncIterator()
                let first = try await events.next()
                #expect(first == Self.whole)
                clock.advance(seconds: stood)
                feed.finish()
                _ = await failure { _ = try await events.next() }
            }
            #expect(waits.all.count == 22)
            #expect((waits.all[20] <= .seconds(1)) == isShort)
        }
    }

    @Test("a server that takes its time to fail is waited for longer and longer, too")
    func slowFailures() async throws {
        let clock = try ManualClock("2026-11-22T12:00:00Z")
        let server = try ScriptedServer { number, _ in
            clock.advance(seconds: 31)
            return number % 2 == 0 ? .complete(502) : .stream("")
        }
        let waits = Waits(most: 20)
        _ = try await heard(1, server, RealtimeCredential.none, try options(clock, waits: waits))
        #expect(waits.all.count == 20)
        for (failures, wait) in waits.all.enumerated() {
            #expect(wait >= .milliseconds(BackOff().wait(after: failures) / 2), "\(failures)")
        }
    }

    @Test("untaken events aren't read: the end of a stream is found after its last event was taken")
    func unhurried() async throws {
        let events = [Self.whole] + (0..<50).map { .put(.root.child("n"), .number(Double($0))) }
        let server = try ScriptedServer { number, _ in .stream(number == 0 ? Self.text(events) : "", holds: number > 0)
        }
        let trouble = Told<RealtimeClientError>()
        let endpoint = try server.endpoint()
        try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: try options()) {
            var heard = $0.listen(to: .root, onTrouble: { trouble.add($0) }).makeAsyncIterator()
            for event in events {
                for _ in 0..<200 { await Task.yield() }
                #expect(trouble.all.isEmpty)
                let next = try await heard.next()
                #expect(next == event)
            }
        }
    }

    @Test("a server that asks to be left alone is")
    func retryAfter() async throws {
        let server = try ScriptedServer { number, _ in
            number == 0 ? .json(503, "{\"error\":\"no\"}", ["Retry-After: 120"]) : .stream(Self.text([Self.whole]))
        }
        let waits = Waits()
        _ = try await heard(1, server, RealtimeCredential.none, try options(waits: waits))
        #expect(waits.all.first == .seconds(120))
    }

    @Test("a listener who is given up is done at once, and a client that is closed ends its listeners")
    func leaving() async throws {
        let server = try ScriptedServer([.stream(Self.text([Self.whole]), holds: true)])
        let endpoint = try server.endpoint()
        let (heard, hear) = AsyncStream.makeStream(of: StreamEvent.self)
        let task = Task {
            try await RealtimeClient.with(endpoint, credentials: RealtimeCredential.none, options: try options()) {
                for try await event in $0.listen(to: .root) { hear.yield(event) }
            }
        }
        for await event in heard {
            #expect(event == Self.whole)
            break
        }
        // The task ends, although the server would keep the stream open.
        task.cancel()
        _ = await task.result

        let stream = try await RealtimeClient.with(
            endpoint,
            credentials: RealtimeCredential.none,
            options: try options()
        ) { client in
            var events = client.listen(to: .root).makeAsyncIterator()
            let first = try await events.next()
            #expect(first == Self.whole)
            return client.listen(to: .root)
        }
        let end = await failure { for try await _ in stream {} }
        #expect(end == .unreachable(reason: "the client was closed"))
    }
}
