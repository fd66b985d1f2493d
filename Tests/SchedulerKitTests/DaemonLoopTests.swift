import Foundation
import GRDB
import SchedulerKit
import StorageKit
import TestKit
import Testing
import TimeKit

/// A sleeper whose sleeps last until the test advances the time.
private actor Sleeper {
    private let clock: ManualClock
    private var sleeping: [(duration: Duration, wake: CheckedContinuation<Void, any Error>)] = []
    private let begun: AsyncStream<Duration>.Continuation
    /// The durations of the sleeps, as they begin.
    nonisolated let sleeps: AsyncStream<Duration>

    init(_ clock: ManualClock) {
        self.clock = clock
        (sleeps, begun) = AsyncStream.makeStream()
    }

    func sleep(_ duration: Duration) async throws {
        try await withCheckedThrowingContinuation { continuation in
            sleeping.append((duration, continuation))
            begun.yield(duration)
        }
    }

    /// Ends the last sleep.
    func wake() {
        guard let last = sleeping.popLast() else { return }
        clock.advance(milliseconds: last.duration.components.seconds * 1_000)
        last.wake.resume()
    }

    func endAll() {
        for sleeper in sleeping { sleeper.wake.resume(throwing: CancellationError()) }
        sleeping = []
    }
}

@Suite(.timeLimit(.minutes(2))) struct DaemonLoopTests {
    private let clock: ManualClock
    private let sleeper: Sleeper
    private let stop: AsyncStream<Void>
    private let stopper: AsyncStream<Void>.Continuation
    private let events: AsyncStream<DaemonLoop.Event>
    private let teller: AsyncStream<DaemonLoop.Event>.Continuation

    init() throws {
        clock = try ManualClock("2026-03-01T07:58:00Z")
        sleeper = Sleeper(clock)
        (stop, stopper) = AsyncStream.makeStream()
        (events, teller) = AsyncStream.makeStream()
    }

    private func loop(
        _ scheduler: Scheduler,
        changes: (@Sendable () -> AsyncThrowingStream<Int64, any Error>)? = nil,
        afterRun: @escaping @Sendable (Instant) async throws -> Instant? = { _ in nil }
    ) -> DaemonLoop {
        DaemonLoop(
            scheduler: scheduler,
            clock: clock.wallClock,
            sleep: { [sleeper] in try await sleeper.sleep($0) },
            stop: stop,
            changes: changes,
            afterRun: afterRun,
            tell: { [teller] in teller.yield($0) }
        )
    }

    /// The next report with entries.
    private func nextRun(_ events: inout AsyncStream<DaemonLoop.Event>.Iterator) async -> [String] {
        while let event = await events.next() {
            if case .ran(let report) = event, !report.entries.isEmpty { return report.lines }
        }
        return []
    }

    /// Waits until the loop sleeps for a duration.
    private func waitForSleep(_ wanted: Duration, _ sleeps: inout AsyncStream<Duration>.Iterator) async -> Bool {
        while let duration = await sleeps.next() {
            if duration == wanted { return true }
        }
        return false
    }

    @Test("It sleeps to the next due time, at most five minutes, runs what is due then, and stops when told to")
    func rounds() async throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("j"))
        let running = Task { [loop = loop(scheduler)] in try await loop.run() }
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        var events = events.makeAsyncIterator()
        #expect(await waitForSleep(.seconds(120), &sleeps))
        // The first read of the schedule's revision may wake the loop once more. Then it sleeps for the same duration.
        while try Ledger.rows(in: store).isEmpty {
            await sleeper.wake()
            _ = await sleeps.next()
        }
        #expect(await nextRun(&events) == ["j@2026-03-01T08:00 ran"])
        #expect(try Ledger.rows(in: store) == ["j@2026-03-01T08:00"])
        stopper.yield()
        try await running.value
        var last: DaemonLoop.Event?
        teller.finish()
        while let event = await events.next() { last = event }
        #expect(last == .stopped)
        await sleeper.endAll()
    }

    @Test("A change of the schedule wakes it before its time")
    func wakes() async throws {
        let temporary = try TemporaryStore(schemas: [Scheduler.schema, Ledger.schema])
        let other = try temporary.openAgain()
        let scheduler = Scheduler(store: temporary.store, handlers: ["add": Ledger.add])
        let running = Task { [loop = loop(scheduler)] in try await loop.run() }
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        var events = events.makeAsyncIterator()
        #expect(await waitForSleep(.seconds(300), &sleeps))
        try Scheduler(store: other, handlers: [:]).schedule(daily("j", from: "2026-02-28T08:00"))
        #expect(await nextRun(&events) == ["j@2026-02-28T08:00 ran"])
        running.cancel()
        try await running.value
        await sleeper.endAll()
        try other.close()
    }

    @Test("A change of the app's data wakes it too, for what it does besides; the same revision again doesn't")
    func data() async throws {
        let (revisions, data) = AsyncThrowingStream.makeStream(of: Int64.self)
        let (rounds, counter) = AsyncStream.makeStream(of: Instant.self)
        let loop = loop(
            Scheduler(store: try store(), handlers: [:]),
            changes: { revisions },
            afterRun: { now in
                counter.yield(now)
                return nil
            }
        )
        let running = Task { try await loop.run() }
        var done = rounds.makeAsyncIterator()
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        // There is a second round after the schedule's revision becomes known.
        for _ in 1...2 {
            #expect(await done.next() != nil)
            #expect(await waitForSleep(.seconds(300), &sleeps))
        }
        for revision: Int64 in [7, 7, 8] { data.yield(revision) }
        for _ in 1...2 { #expect(await done.next() != nil) }
        running.cancel()
        try await running.value
        counter.finish()
        #expect(await done.next() == nil)
        await sleeper.endAll()
    }

    @Test(
        "The app's own tasks are done each time, and wake it when they want, but never at once",
        arguments: [(17, 17), (1, 1), (0, 1), (-5_000, 1), (301, 300)]
    )
    func besides(wish: Int, expected: Int) async throws {
        let scheduler = Scheduler(store: try store(), handlers: [:])
        let loop = loop(scheduler, afterRun: { $0.adding(seconds: wish) })
        let running = Task { try await loop.run() }
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        #expect(await waitForSleep(.seconds(expected), &sleeps))
        stopper.yield()
        try await running.value
        await sleeper.endAll()
    }

    @Test("While another process is at it, it waits until that one's time is over, and doesn't spin")
    func held() async throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add], holder: "this")
        try scheduler.schedule(daily("j", from: "2026-03-01T07:00"))
        let now = clock.now
        let other = Scheduler(
            store: store,
            handlers: [:],
            effects: ["add": { _, _, _ in throw Ledger.Broken() }],
            holder: "other",
            leaseSeconds: 90
        )
        // The other process fails in the middle. If it were killed there, it would keep the lease, so the lease is set again here.
        _ = try other.runDue(now: now)
        try store.write { db in
            try db.execute(
                literal: """
                    INSERT INTO scheduler_lease (id, holder, taken_at, until)
                    VALUES (1, 'other', \(now.milliseconds), \(now.adding(seconds: 90).milliseconds))
                    """
            )
            try db.execute(literal: "DELETE FROM scheduler_failure")
        }
        let running = Task { [loop = loop(scheduler)] in try await loop.run() }
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        #expect(await waitForSleep(.seconds(90), &sleeps))
        stopper.yield()
        try await running.value
        await sleeper.endAll()
    }

    @Test("An errand that gets no answer keeps nobody waiting, and a stop ends it: it is owed as before")
    func errands() async throws {
        let store = try store()
        let courier = Courier()
        let scheduler = Scheduler(
            store: store,
            handlers: ["add": Ledger.add],
            errands: ["fetch": courier.errand(Courier.forEver)]
        )
        try scheduler.schedule(daily("site", from: "2026-03-01T07:00", kind: "fetch"))
        try scheduler.schedule(daily("j"))
        let running = Task { [loop = loop(scheduler)] in try await loop.run() }
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        var events = events.makeAsyncIterator()
        // The errand is overdue and running, so the loop sleeps until the other job.
        #expect(await waitForSleep(.seconds(120), &sleeps))
        while try Ledger.rows(in: store).isEmpty {
            await sleeper.wake()
            _ = await sleeps.next()
        }
        #expect(await nextRun(&events) == ["j@2026-03-01T08:00 ran"])
        #expect(courier.sentFor == ["2026-03-01T07:00"])
        stopper.yield()
        try await running.value
        let status = try #require(try scheduler.status(now: clock.now).last { $0.job.id == "site" })
        #expect(status.failure == nil && status.lastRun == nil)
        await sleeper.endAll()
    }

    @Test("An errand runs when it is due, is told of, and the rest is done again after it")
    func errandsDone() async throws {
        let courier = Courier()
        let scheduler = Scheduler(store: try store(), handlers: [:], errands: ["fetch": courier.errand()])
        try scheduler.schedule(daily("site", kind: "fetch"))
        let (rounds, counter) = AsyncStream.makeStream(of: Bool.self)
        let loop = loop(
            scheduler,
            afterRun: { _ in
                counter.yield(!courier.sentFor.isEmpty)
                return nil
            }
        )
        let running = Task { try await loop.run() }
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        #expect(await waitForSleep(.seconds(120), &sleeps))
        while courier.sentFor.isEmpty {
            await sleeper.wake()
            _ = await sleeps.next()
        }
        var events = events.makeAsyncIterator()
        #expect(await nextRun(&events) == ["site@2026-03-01T08:00 ran"])
        for await isAfter in rounds where isAfter { break }
        stopper.yield()
        try await running.value
        await sleeper.endAll()
    }

    @Test("Errands whose result can't be written wait a minute, not less")
    func unwritten() async throws {
        let options = StoreOptions(busyTimeout: 0.05)
        let temporary = try TemporaryStore(schemas: [Scheduler.schema, Ledger.schema], options: options)
        let courier = Courier()
        let scheduler = Scheduler(store: temporary.store, handlers: [:], errands: ["fetch": courier.errand()])
        try scheduler.schedule(daily("site", from: "2026-03-01T07:00", kind: "fetch"))
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: temporary.file.path, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let running = Task { [loop = loop(scheduler)] in try await loop.run() }
        var sleeps = sleeper.sleeps.makeAsyncIterator()
        var isResting = false
        while !isResting, courier.sentFor.count < 2, let duration = await sleeps.next() {
            isResting = duration == .seconds(60)
        }
        #expect(isResting && courier.sentFor.count == 1)
        stopper.yield()
        try await running.value
        await sleeper.endAll()
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        #expect(try scheduler.status(now: clock.now).first?.lastRun == nil)
        try temporary.store.close()
    }

    @Test("A store that can't be used anymore ends the loop with its error")
    func closed() async throws {
        let store = try store()
        try store.close()
        let loop = loop(Scheduler(store: store, handlers: [:]))
        await #expect(throws: StoreError.self) { try await loop.run() }
        await sleeper.endAll()
    }
}
