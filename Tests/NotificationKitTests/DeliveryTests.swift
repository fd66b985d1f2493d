import GRDB
import NotificationKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("From the inbox to the sinks")
struct DeliveryTests {
    private static let start = Instant(milliseconds: 1_772_982_000_000)

    /// A store with this many notifications due at the start.
    private func store(_ count: Int = 1, retry: DeliveryRetry = DeliveryRetry()) throws -> NotificationStore {
        let store = try NotificationStore.inMemory(retry: retry)
        let reasons = try (1...count).map { try reason("r\($0)", title: "No \($0)", at: .occurred(Self.start)) }
        try store.refresh(reasons, of: tips, preferences: NotificationPreferences(zone: phoenix()), now: Self.start)
        return store
    }

    @Test("each sink gets each notification, oldest first, with an id of its own")
    func arrives() async throws {
        let store = try store(3)
        let sinks = [ScriptedSink("a"), ScriptedSink("b")]
        let reports = try await store.deliverDue(now: Self.start, sinks: sinks, patience: .unlimited).sinks
        #expect(reports.map(\.arrived) == [3, 3])
        #expect(sinks[0].deliveries.map(\.item.request.title) == ["No 1", "No 2", "No 3"])
        #expect(Set(sinks.flatMap { $0.deliveries.map(\.id) }).count == 6)
        let again = try await store.deliverDue(now: Self.start.adding(hours: 9), sinks: sinks, patience: .unlimited)
        #expect(again.sinks.map(\.arrived) == [0, 0])
        #expect(try store.nextDue(sinks: ["a", "b"]) == nil)
    }

    @Test("a failing sink is retried ever less often under the same id, and the inbox has its copy from the start")
    func backsOff() async throws {
        let store = try store(retry: DeliveryRetry(firstDelay: 1_000, longestDelay: 5_000, attempts: 100, lease: 1_000))
        let sink = ScriptedSink { delivery throws(SinkFailure) in
            if delivery.attempt < 6 { throw SinkFailure("no network") }
        }
        var attempts: [Int64] = []
        var now = Self.start
        for _ in 0..<40 where attempts.count < 6 {
            let moment = now
            let report = try await store.deliverDue(now: moment, sinks: [sink], patience: .unlimited).sinks[0]
            #expect(try store.inbox(of: tips).count == 1)
            if sink.deliveries.count > attempts.count { attempts.append(Self.start.milliseconds(until: now)) }
            if attempts.count < 6 {
                #expect(report.arrived == 0)
                #expect(try store.sinkStates().map(\.failure) == ["no network"])
            }
            now = now.adding(milliseconds: 500)
        }
        #expect(attempts == [0, 1_000, 3_000, 7_000, 12_000, 17_000])
        #expect(Set(sink.deliveries.map(\.id)).count == 1)
        let state = try #require(try store.sinkStates().first)
        #expect(state.arrived == 1 && state.waiting == 0 && state.failure == nil && state.nextAttempt == nil)
    }

    @Test("while a sink is down, what else waits for it is not tried in vain, and nothing is lost")
    func down() async throws {
        let store = try store(5)
        let down = ScriptedSink { _ throws(SinkFailure) in throw SinkFailure("down") }
        _ = try await store.deliverDue(now: Self.start, sinks: [down], patience: .unlimited)
        #expect(down.deliveries.count == 1)
        #expect(try store.nextDue(sinks: ["scripted"]) == Self.start.adding(seconds: 30))
        let up = ScriptedSink()
        _ = try await store.deliverDue(now: Self.start.adding(seconds: 30), sinks: [up], patience: .unlimited)
        #expect(up.deliveries.map(\.item.request.title) == ["No 1", "No 2", "No 3", "No 4", "No 5"])
    }

    @Test("a notice that a sink refuses for good is given up at once and doesn't hold up the rest")
    func refused() async throws {
        let store = try store(3)
        let sink = ScriptedSink { delivery throws(SinkFailure) in
            if delivery.item.request.title == "No 2" { throw SinkFailure("too long", isPermanent: true) }
        }
        let report = try await store.deliverDue(now: Self.start, sinks: [sink], patience: .unlimited).sinks[0]
        #expect(report.arrived == 2 && report.refused == 1)
        _ = try await store.deliverDue(now: Self.start.adding(hours: 24), sinks: [sink], patience: .unlimited)
        #expect(sink.deliveries.count == 3)
        #expect(try store.inbox(of: tips).count == 3)
    }

    @Test("after the last attempt a delivery is given up; the inbox keeps its copy")
    func givenUp() async throws {
        let store = try store(retry: DeliveryRetry(firstDelay: 1, longestDelay: 1, attempts: 3, lease: 1))
        let sink = ScriptedSink { _ throws(SinkFailure) in throw SinkFailure("down") }
        for second in 0..<6 {
            _ = try await store.deliverDue(now: Self.start.adding(seconds: second), sinks: [sink], patience: .unlimited)
        }
        #expect(sink.deliveries.map(\.attempt) == [1, 2, 3])
        #expect(try store.sinkStates().map(\.refused) == [1])
        #expect(try store.inbox(of: tips).count == 1)
    }

    @Test(
        "a sink that hangs keeps neither the inbox nor another sink nor the caller waiting; its late answer is noted",
        .timeLimit(.minutes(2))
    )
    func hangs() async throws {
        let store = try store()
        let (reached, release, done) = (Signal(), Signal(), Signal())
        let hanging = ScriptedSink("hanging") { _ in
            reached.give()
            await release.wait()
        }
        let quick = ScriptedSink("quick") { _ in done.give() }
        let result = try await store.deliverDue(
            now: Self.start,
            sinks: [hanging, quick],
            patience: DeliveryPatience {
                await reached.wait()
                await done.wait()
            }
        )
        #expect(result.telling.told.count == 1)
        #expect(result.sinks[0].isBusy)
        #expect(quick.deliveries.count == 1)
        #expect(try store.inbox(of: tips).count == 1)
        // During the lease nobody delivers it a second time.
        _ = await store.handOver(
            now: Self.start.adding(seconds: 1),
            to: [ScriptedSink("hanging")],
            patience: .unlimited
        )
        #expect(try store.sinkStates().first { $0.sink == "hanging" }?.waiting == 1)
        release.give()
        while try store.sinkStates().first(where: { $0.sink == "hanging" })?.arrived == 0 { await Task.yield() }
        #expect(hanging.deliveries.count == 1)
    }

    @Test(
        "a process that died while handing over loses nothing: after the lease the same delivery is handed over again"
    )
    func lease() async throws {
        let store = try store()
        let (reached, never) = (Signal(), Signal())
        defer { never.give() }
        let dying = ScriptedSink { _ in
            reached.give()
            await never.wait()
        }
        _ = try await store.deliverDue(
            now: Self.start,
            sinks: [dying],
            patience: DeliveryPatience { await reached.wait() }
        )
        let next = ScriptedSink()
        _ = await store.handOver(now: Self.start.adding(seconds: 299), to: [next], patience: .unlimited)
        #expect(next.deliveries.isEmpty)
        _ = await store.handOver(now: Self.start.adding(seconds: 300), to: [next], patience: .unlimited)
        #expect(next.deliveries.map(\.id) == dying.deliveries.map(\.id))
        #expect(next.deliveries.map(\.attempt) == [2])
    }

    @Test("a failure that comes after another attempt arrived changes nothing", arguments: [true, false])
    func lateFailure(isPermanent: Bool) async throws {
        let store = try store()
        let (reached, release) = (Signal(), Signal())
        let slow = ScriptedSink { _ throws(SinkFailure) in
            reached.give()
            await release.wait()
            throw SinkFailure("too late", isPermanent: isPermanent)
        }
        async let first = store.deliverDue(now: Self.start, sinks: [slow], patience: .unlimited)
        await reached.wait()
        let next = ScriptedSink()
        _ = await store.handOver(now: Self.start.adding(minutes: 5), to: [next], patience: .unlimited)
        release.give()
        _ = try await first
        #expect(next.deliveries.map(\.attempt) == [2])
        let state = try #require(try store.sinkStates().first)
        #expect(state.arrived == 1 && state.refused == 0 && state.waiting == 0)
    }

    @Test("a clock set back by a year doesn't put a retry off by a year")
    func clockSetBack() async throws {
        let store = try store()
        let down = ScriptedSink { _ throws(SinkFailure) in throw SinkFailure("down") }
        _ = try await store.deliverDue(now: Self.start, sinks: [down], patience: .unlimited)
        let up = ScriptedSink()
        _ = await store.handOver(now: Self.start.adding(hours: -365 * 24), to: [up], patience: .unlimited)
        #expect(up.deliveries.count == 1)
    }

    @Test("a sink that catches up gets what was told while it was away, a terminal only what is told while it is there")
    func catchesUp() async throws {
        let store = try store()
        let desktop = ScriptedSink("desktop")
        let terminal = ScriptedSink("terminal", catchesUp: false)
        _ = try await store.deliverDue(now: Self.start, sinks: [desktop, terminal], patience: .unlimited)
        #expect(desktop.deliveries.count == 1 && terminal.deliveries.count == 1)
        // Another process without sinks plans the next notification.
        _ = try store.tell([reason("next", at: .occurred(Self.start))], now: Self.start.adding(hours: 1))
        let later = Self.start.adding(hours: 2)
        _ = try await store.deliverDue(now: later, sinks: [desktop, terminal], patience: .unlimited)
        #expect(desktop.deliveries.count == 2 && terminal.deliveries.count == 1)
        // A sink that is new gets nothing of the past; one that was taken away gets nothing anymore.
        let new = ScriptedSink("new")
        try store.forget(sink: "desktop", now: later)
        _ = try store.tell([reason("third", at: .occurred(Self.start))], now: later)
        _ = try await store.deliverDue(now: later, sinks: [new], patience: .unlimited)
        #expect(new.deliveries.isEmpty)
        #expect(try store.sinkStates().map(\.sink).contains("new"))
        _ = await store.handOver(now: later, to: [desktop], patience: .unlimited)
        #expect(desktop.deliveries.count == 2)
    }

    @Test("a terminal shows once what another process told since it was opened, and nothing from before")
    func toldBeside() async throws {
        let store = try store()
        _ = try await store.deliverDue(now: Self.start, sinks: [], patience: .unlimited)
        let opened = try store.newestNumber()
        let next = try reason("next", title: "Next", at: .occurred(Self.start))
        try store.refresh([next], of: tips, preferences: NotificationPreferences(zone: phoenix()), now: Self.start)
        let terminals = ["first", "second"].map { ScriptedSink($0, catchesUp: false) }
        for terminal in terminals + terminals {
            _ = try await store.deliverDue(
                now: Self.start,
                sinks: [terminal],
                openedAfter: opened,
                patience: .unlimited
            )
        }
        #expect(terminals.map { $0.deliveries.map(\.item.request.title) } == [["Next"], ["Next"]])
    }

    @Test("a sink that nobody has served for 30 days is forgotten, and what waits for it keeps no notice for ever")
    func takenAway() async throws {
        let store = try store()
        let desktop = ScriptedSink("desktop")
        let phone = ScriptedSink("phone")
        _ = try await store.deliverDue(now: Self.start, sinks: [desktop, phone], patience: .unlimited)
        // Since then nobody serves the desktop.
        _ = try store.tell([reason("next", at: .occurred(Self.start))], now: Self.start)
        _ = await store.handOver(now: Self.start, to: [phone], patience: .unlimited)
        func waiting() throws -> Int? { try store.sinkStates().first { $0.sink == "desktop" }?.waiting }
        try store.prune(now: Self.start.adding(days24h: 30))
        #expect(try waiting() == 1)
        try store.prune(now: Self.start.adding(days24h: 31))
        #expect(try waiting() == 0)
        let later = Self.start.adding(days24h: 31)
        _ = try store.tell([reason("third", at: .occurred(later))], now: later)
        #expect(try waiting() == 0)
        _ = await store.handOver(now: later, to: [desktop, phone], patience: .unlimited)
        #expect(desktop.deliveries.count == 1 && phone.deliveries.count == 3)
        #expect(try store.prune(now: later.adding(days24h: 401)) == 3)
    }

    @Test("in a long run each delivery has its whole lease, so that another process doesn't hand it over, too")
    func longRun() async throws {
        let store = try store(2)
        let clock = ManualClock(Self.start, zone: try phoenix())
        let other = ScriptedSink()
        let slow = ScriptedSink { delivery throws(SinkFailure) in
            if delivery.item.request.title == "No 1" {
                clock.advance(minutes: 6)
            } else {
                _ = await store.handOver(now: clock.now, to: [other], patience: .unlimited)
            }
        }
        _ = try await store.deliverDue(now: clock.now, sinks: [slow], patience: .unlimited)
        #expect(slow.deliveries.count == 2)
        #expect(other.deliveries.isEmpty)
    }

    @Test("a delivery that the time limit broke off wasn't refused: it counts as no attempt and holds up no other")
    func brokenOff() async throws {
        let local = try LocalStore.inMemory(schemas: [NotificationStore.schema])
        let store = NotificationStore(local, ids: .seeded(1))
        let reasons = try (1...2).map { try reason("r\($0)", title: "No \($0)", at: .occurred(Self.start)) }
        try store.refresh(reasons, of: tips, preferences: NotificationPreferences(zone: phoenix()), now: Self.start)
        let reached = Signal()
        let slow = ScriptedSink { _ throws(SinkFailure) in
            reached.give()
            let (nothing, source) = AsyncStream.makeStream(of: Void.self)
            for await _ in nothing {}
            source.finish()
            throw SinkFailure("cancelled")
        }
        _ = try await store.deliverDue(
            now: Self.start,
            sinks: [slow],
            patience: DeliveryPatience { await reached.wait() }
        )
        let isHanded = "SELECT count(*) FROM notification_delivery WHERE state = 'handed'"
        while try local.read({ try Int.fetchOne($0, sql: isHanded) }) != 0 { await Task.yield() }
        let next = ScriptedSink()
        _ = await store.handOver(now: Self.start.adding(seconds: 1), to: [next], patience: .unlimited)
        #expect(next.deliveries.map(\.item.request.title) == ["No 2"])
        _ = await store.handOver(now: Self.start.adding(seconds: 30), to: [next], patience: .unlimited)
        #expect(next.deliveries.map(\.attempt) == [1, 1])
        #expect(try store.sinkStates().first?.failure == nil)
    }

    @Test("the wait doubles up to the limit and never overflows")
    func delays() {
        let retry = DeliveryRetry(firstDelay: 30_000, longestDelay: 21_600_000)
        #expect((1...4).map { retry.delay(afterAttempt: $0) } == [30_000, 60_000, 120_000, 240_000])
        #expect((11...1_000).allSatisfy { retry.delay(afterAttempt: $0) == 21_600_000 })
        let wide = DeliveryRetry(firstDelay: .max / 2, longestDelay: .max)
        #expect((1...100).allSatisfy { wide.delay(afterAttempt: $0) > 0 })
        let long = DeliveryRetry(firstDelay: 1 << 60, longestDelay: .max)
        #expect((4...100).allSatisfy { long.delay(afterAttempt: $0) == .max }, "an overflow is no short wait")
    }
}
