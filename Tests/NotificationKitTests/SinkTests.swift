import Foundation
import NotificationKit
import TestKit
import Testing
import TimeKit

@Suite("Every sink")
struct SinkConformanceTests {
    /// Titles and bodies that often cause errors.
    static let texts = [
        "plain", "-u", "--help", "a\r\nClick: https://evil.example", "a\nBcc: x", "\u{1B}[31mred\u{1B}[0m\u{9B}2J",
        "nul\u{0}nul",
        "<b>bold</b> & <a href='x'>", "back\\slash \\n", "emoji 👩‍👩‍👧 é", "\u{202E}gnirts", "=?UTF-8?B?eA==?=",
        "%s %n $(id) `id`",
        "\"quotes\" 'single'", String(repeating: "long ", count: 2_000), String(repeating: "日", count: 300), "", " ",
        "\u{2028}line",
    ]

    @Test(
        "hands over one message with the words a person would read, and no character that something would obey",
        arguments: SinkCase.all
    )
    func hostileText(sinkCase: SinkCase) async throws {
        for text in Self.texts {
            let folder = try TemporaryFolder()
            let (sink, received) = try sinkCase.make(folder, false)
            let delivery = NotificationDelivery(
                id: "019ccdf6-5980-7cc1",
                item: try item(title: "T " + text, body: text),
                attempt: 1
            )
            try await sink.deliver(delivery)
            let got = try received()
            #expect(got.count == 1, "\(text.prefix(30))")
            let message = try #require(got.first)
            for frame in message.frames {
                let isTame = frame.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
                #expect(isTame, "\(text.prefix(30)): \(frame.prefix(60).debugDescription)")
            }
            // All words arrive, except for line breaks, control characters, and text beyond the sink's limit.
            let words = text.unicodeScalars.split {
                $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || [0x202E, 0x2028].contains($0.value)
            }
            for word in words { #expect(message.text.contains(String(String(word).prefix(300))), "\(text.prefix(30))") }
        }
    }

    @Test("tells a repetition by the same id, where the way has a place for one", arguments: SinkCase.all)
    func sameID(sinkCase: SinkCase) async throws {
        let (sink, received) = try sinkCase.make(try TemporaryFolder(), false)
        for attempt in 1...2 {
            try await sink.deliver(NotificationDelivery(id: "019ccdf6-5980-7cc1", item: try item(), attempt: attempt))
        }
        let ids = try received().map(\.id)
        #expect(ids.count == 2)
        #expect(Set(ids).count == 1)
        #expect(ids[0] == nil || ids[0] == "019ccdf6-5980-7cc1")
    }

    @Test(
        "answers a receiver that is down with a reason, to be tried again; the inbox keeps its copy meanwhile",
        arguments: SinkCase.all
    )
    func down(sinkCase: SinkCase) async throws {
        let (sink, _) = try sinkCase.make(try TemporaryFolder(), true)
        #expect(!sink.name.isEmpty)
        let delivery = NotificationDelivery(id: "1", item: try item(), attempt: 1)
        do {
            try await sink.deliver(delivery)
            Issue.record("\(sink.name) says that it arrived")
        } catch {
            #expect(!error.isPermanent)
            #expect(error.reason.count > 10)
        }
        let store = try NotificationStore.inMemory()
        let now = try at("2026-03-08T15:00:00Z")
        let wishes = NotificationPreferences(zone: try phoenix())
        try store.refresh([try reason("r", at: .occurred(now))], of: tips, preferences: wishes, now: now)
        let report = try await store.deliverDue(now: now, sinks: [sink], patience: .unlimited).sinks[0]
        #expect(report.failure != nil && report.arrived == 0)
        #expect(try store.inbox(of: tips).count == 1)
        #expect(try store.nextDue(sinks: [sink.name]) == now.adding(seconds: 30))
        // Once the receiver works again, the next attempt arrives, and nothing is left to do.
        let (mended, received) = try sinkCase.make(try TemporaryFolder(), false)
        let later = await store.handOver(now: now.adding(seconds: 30), to: [mended], patience: .unlimited)[0]
        #expect(later.arrived == 1)
        #expect(try received().count == 1)
        #expect(try store.nextDue(sinks: [sink.name]) == nil)
    }
}

@Suite("Each sink's own ways")
struct SinkTests {
    @Test("a terminal shows title, body and link, and is told only what happens while it is there")
    func terminal() async throws {
        let log = Log<String>()
        let sink = TerminalSink { log.append($0) }
        try await sink.deliver(
            NotificationDelivery(id: "1", item: try item(title: "A\tB", body: "one\n\ntwo"), attempt: 1)
        )
        #expect(log.all == ["* A B\n  one\n  two\n  tips://home\n"])
        #expect(!sink.catchesUp)
    }

    @Test("without notify-send there is no desktop sink")
    func noDesktop() throws {
        #expect(DesktopSink.live(path: "/nowhere") == nil)
    }

    @Test("notify-send gets the texts after --, the body as escaped markup")
    func desktop() async throws {
        let log = Log<[String]>()
        let sink = DesktopSink { arguments in
            log.append(arguments)
            return 0
        }
        try await sink.deliver(
            NotificationDelivery(id: "1", item: try item(title: "-x", body: "1 < 2 & \\n"), attempt: 1)
        )
        try await sink.deliver(NotificationDelivery(id: "2", item: try item(title: "\u{1B}", body: ""), attempt: 1))
        #expect(
            log.all == [
                ["--app-name=tips", "--", "-x", "1 &lt; 2 &amp; \\\\n"], ["--app-name=tips", "--", "tips", ""],
            ]
        )
    }

    @Test("a failure names the host alone: the rest of a webhook's address is a secret, and failures go to logs")
    func secretAddress() async throws {
        let address = "https://hooks.example.org/T0/verysecret"
        let sink = try WebhookSink(url: address) { url, _, _ in
            throw SinkFailure("\(url.absoluteString) can't be reached (Connection refused)")
        }
        let failure = await #expect(throws: SinkFailure.self) {
            try await sink.deliver(NotificationDelivery(id: "d", item: try item(), attempt: 1))
        }
        #expect(failure?.reason.contains("hooks.example.org") == true)
        #expect(failure?.reason.contains("verysecret") == false)
    }

    @Test("a webhook gets this JSON")
    func webhook() async throws {
        let web = FakeWeb(status: 200)
        let sink = try WebhookSink(
            url: "https://example.org/hook?a=b",
            headers: ["Authorization": "Bearer x"],
            post: web.post
        )
        try await sink.deliver(
            NotificationDelivery(id: "id-1", item: try item(title: "\"T\"\n", body: "é"), attempt: 2)
        )
        let post = try #require(web.posts.first)
        #expect(post.url.absoluteString == "https://example.org/hook?a=b")
        #expect(
            post.headers == [
                "Authorization": "Bearer x", "Content-Type": "application/json", "Idempotency-Key": "id-1",
            ]
        )
        #expect(
            String(decoding: post.body, as: UTF8.self) == #"""
                {"app":"tips","attempt":2,"body":"é","category":"treatment","deliveryID":"id-1","fireAt":"2026-03-08T15:00:00.000Z","id":"tips//treatment/timer/2026-03-08T15:00:00.000Z","link":"tips://home","recipient":"","title":"\"T\"\n","toldAt":"2026-03-08T15:00:03.000Z"}
                """#
        )
    }

    @Test("a header of the settings replaces the sink's own, whatever the case of its letters")
    func headerCase() async throws {
        let web = FakeWeb(status: 200)
        let sink = try WebhookSink(
            url: "https://example.org/hook",
            headers: ["content-type": "application/cloudevents+json"],
            post: web.post
        )
        try await sink.deliver(NotificationDelivery(id: "id-1", item: try item(), attempt: 1))
        #expect(
            web.posts.first?.headers == [
                "content-type": "application/cloudevents+json", "Idempotency-Key": "id-1",
            ]
        )
    }

    @Test("ntfy gets the title as a header, encoded where it isn't ASCII, each word within 75 characters")
    func ntfy() async throws {
        let web = FakeWeb(status: 200)
        let sink = try NtfySink(topic: "https://ntfy.sh/t", token: "tk_1", priority: { _ in .high }, post: web.post)
        try await sink.deliver(NotificationDelivery(id: "a-1", item: try item(title: "Time", body: ""), attempt: 1))
        try await sink.deliver(
            NotificationDelivery(
                id: "a.1",
                item: try item(title: String(repeating: "é👩‍👧", count: 30), link: "tips://a b"),
                attempt: 1
            )
        )
        #expect(
            web.posts[0].headers == [
                "Authorization": "Bearer tk_1", "Click": "tips://home", "Content-Type": "text/plain; charset=utf-8",
                "Priority": "4",
                "Title": "Time", "X-Sequence-ID": "a-1",
            ]
        )
        #expect(web.posts[0].body == Data("Time".utf8))
        #expect(web.posts[1].headers["Click"] == nil, "a blank would end the link")
        #expect(web.posts[1].headers["X-Sequence-ID"] == nil, "ntfy takes letters, digits, - and _ only")
        let title = try #require(web.posts[1].headers["Title"])
        #expect(title.split(separator: " ").allSatisfy { $0.utf8.count <= 75 })
        let disguised = "=?UTF-8?B?eA==?="
        try await sink.deliver(NotificationDelivery(id: "1", item: try item(title: disguised), attempt: 1))
        #expect(SinkCase.decoded(web.posts[2].headers["Title"] ?? "") == disguised, "it would arrive as x")
        #expect(SinkCase.decoded(title) == String(repeating: "é👩‍👧", count: 30))
    }

    @Test("a body beyond ntfy's 4,096 bytes is cut between characters")
    func longBody() async throws {
        let web = FakeWeb(status: 200)
        let sink = try NtfySink(topic: "https://ntfy.sh/t", post: web.post)
        // Before the characters of four bytes, other numbers of single ones, so that a cut is possible after any number of bytes.
        for start in ["", "a", "ab", "abc"] {
            for count in 1_020...1_028 {
                let body = start + String(repeating: "👍", count: count)
                try await sink.deliver(NotificationDelivery(id: "1", item: try item(body: body), attempt: 1))
                let post = try #require(web.posts.last)
                // The ellipsis has three bytes.
                let kept = start + String(repeating: "👍", count: (4_093 - start.count) / 4) + "…"
                #expect(String(bytes: post.body, encoding: .utf8) == (body.utf8.count <= 4_096 ? body : kept))
                #expect(post.body.count <= 4_096)
            }
        }
    }

    @Test(
        "a status says whether to try again",
        arguments: [
            (200, nil), (204, nil), (400, true), (413, true), (401, false), (404, false), (408, false), (429, false),
            (500, false), (503, false), (301, false),
        ] as [(Int, Bool?)]
    )
    func statuses(status: Int, isPermanent: Bool?) async throws {
        let sink = try WebhookSink(url: "https://example.org/hook", post: FakeWeb(status: status).post)
        let delivery = NotificationDelivery(id: "1", item: try item(), attempt: 1)
        let failure: SinkFailure?
        do {
            try await sink.deliver(delivery)
            failure = nil
        } catch {
            failure = error
        }
        #expect(failure?.isPermanent == isPermanent)
        if let failure {
            #expect(failure.description.contains("example.org") && failure.description.contains("\(status)"))
        }
    }

    @Test("a redirect is told as one, and the ranges of statuses end at the hundreds")
    func ranges() async throws {
        let delivery = NotificationDelivery(id: "1", item: try item(), attempt: 1)
        for status in [199, 200, 299, 300, 399, 400, 499, 500] {
            let sink = try WebhookSink(url: "https://example.org/hook", post: FakeWeb(status: status).post)
            var failure: SinkFailure?
            do { try await sink.deliver(delivery) } catch { failure = error }
            let word: String? =
                switch status / 100 {
                case 2: nil
                case 3: "redirects"
                case 4: "refused"
                default: "answered"
                }
            #expect(failure.map { $0.description.split(separator: " ")[1] } == word.map { Substring($0) }, "\(status)")
            #expect(failure.map(\.isPermanent) == word.map { $0 == "refused" }, "\(status)")
        }
    }

    @Test("a network error is a reason to try again")
    func network() async throws {
        let sink = try WebhookSink(url: "http://example.org/hook") { _, _, _ in throw POSIXError(.ECONNREFUSED) }
        await #expect(throws: SinkFailure.self) {
            try await sink.deliver(NotificationDelivery(id: "1", item: try item(), attempt: 1))
        }
    }

    @Test(
        "only web addresses are posted to",
        arguments: ["", "example.org", "ftp://example.org", "file:///etc/passwd", "https://", "javascript:x"]
    )
    func addresses(address: String) {
        #expect(throws: NotificationError.notAWebAddress(address)) {
            try WebhookSink(url: address, post: FakeWeb(status: 200).post)
        }
    }

    @Test("a token or header with a line break is refused when the sink is made")
    func headerInjection() {
        #expect(throws: NotificationError.controlCharacterInHeader(name: "Authorization")) {
            try NtfySink(topic: "https://ntfy.sh/t", token: "a\r\nX: y", post: FakeWeb(status: 200).post)
        }
        #expect(throws: NotificationError.controlCharacterInHeader(name: "X\nY")) {
            try WebhookSink(url: "https://example.org", headers: ["X\nY": "z"], post: FakeWeb(status: 200).post)
        }
    }
}
