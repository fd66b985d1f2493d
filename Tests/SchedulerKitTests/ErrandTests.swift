import Foundation
import SchedulerKit
import StorageKit
import Synchronization
import TestKit
import Testing
import TimeKit

/// Records the occurrences of an errand and controls its outcome.
final class Courier: Sendable {
    private let trips = Mutex<[String]>([])

    /// The occurrences of the runs.
    var sentFor: [String] { trips.withLock { $0 } }

    /// An errand that records its occurrence and then runs a body.
    func errand(_ body: @escaping @Sendable () async throws -> Void = {}) -> JobErrand {
        { [self] _, _, occurrence in
            trips.withLock { $0.append(occurrence.id.at.description) }
            try await body()
        }
    }

    /// Waits until it is canceled, like a request to a site that doesn't respond.
    static let forEver: @Sendable () async throws -> Void = {
        let (nothing, source) = AsyncStream.makeStream(of: Void.self)
        for await _ in nothing {}
        source.finish()
        try Task.checkCancellation()
    }
}

@Suite("Errands: jobs that wait for somebody outside", .timeLimit(.minutes(2)))
struct ErrandTests {
    let courier = Courier()

    private func scheduler(_ store: LocalStore, _ body: @escaping @Sendable () async throws -> Void = {}) -> Scheduler {
        Scheduler(store: store, handlers: ["add": Ledger.add], errands: ["fetch": courier.errand(body)])
    }

    @Test("An errand is left alone by the other jobs' run, runs once for each occurrence, and is recorded")
    func once() async throws {
        let scheduler = scheduler(try store())
        try scheduler.schedule(daily("site", kind: "fetch"))
        try scheduler.schedule(daily("j"))
        let now = try instant("2026-03-01T09:00:00Z")
        #expect(try scheduler.runDue(now: now).lines == ["j@2026-03-01T08:00 ran"])
        #expect(courier.sentFor.isEmpty)
        #expect(try await scheduler.runErrands(now: now).lines == ["site@2026-03-01T08:00 ran"])
        #expect(try await scheduler.runErrands(now: now).lines.isEmpty)
        #expect(courier.sentFor == ["2026-03-01T08:00"])
        #expect(try scheduler.status(now: now).last?.lastRun?.occurrence == local("2026-03-01T08:00"))
        #expect(try scheduler.nextDue(now: now) == instant("2026-03-02T08:00:00Z"))
    }

    @Test("One that fails is noted and tried again after its wait; the reason can be read")
    func failure() async throws {
        let scheduler = scheduler(try store()) { throw Ledger.Broken() }
        try scheduler.schedule(daily("site", kind: "fetch", retry: RetryPolicy(firstDelay: 600)))
        let now = try instant("2026-03-01T09:00:00Z")
        #expect(
            try await scheduler.runErrands(now: now).lines
                == ["site@2026-03-01T08:00 failed 1: the kettle is cold, 2026-03-01T09:10:00.000Z"]
        )
        #expect(try await scheduler.runErrands(now: now.adding(minutes: 9)).lines.isEmpty)
        #expect(
            try await scheduler.runErrands(now: now.adding(minutes: 10)).lines
                == ["site@2026-03-01T08:00 failed 2: the kettle is cold, 2026-03-01T09:30:00.000Z"]
        )
        #expect(try scheduler.status(now: now).first?.failure?.reason == "the kettle is cold")
    }

    @Test("Days that were missed are fetched once, not once each")
    func missed() async throws {
        let scheduler = scheduler(try store())
        try scheduler.schedule(daily("site", kind: "fetch"))
        let report = try await scheduler.runErrands(now: instant("2026-03-04T09:00:00Z"))
        #expect(report.lines == ["site@2026-03-03T08:00 skipped 3 from 2026-03-01T08:00", "site@2026-03-04T08:00 ran"])
        #expect(courier.sentFor == ["2026-03-04T08:00"])
    }

    @Test("A canceled errand is neither done nor failed: it is owed as before")
    func canceled() async throws {
        let store = try store()
        let (started, starter) = AsyncStream.makeStream(of: Void.self)
        let scheduler = scheduler(store) {
            starter.yield()
            try await Courier.forEver()
        }
        try scheduler.schedule(daily("site", kind: "fetch"))
        let now = try instant("2026-03-01T09:00:00Z")
        let running = Task { try await scheduler.runErrands(now: now) }
        for await _ in started { break }
        running.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }
        let status = try #require(try scheduler.status(now: now).first)
        #expect(status.failure == nil && status.lastRun == nil)
        #expect(status.nextDue == (try instant("2026-03-01T08:00:00Z")))
    }

    @Test("While an errand waits, another process runs its jobs; of two that do the same errand one records it")
    func together() async throws {
        let store = try store()
        let (answers, site) = AsyncStream.makeStream(of: Void.self)
        let (started, starter) = AsyncStream.makeStream(of: Void.self)
        let first = Scheduler(
            store: store,
            handlers: [:],
            errands: [
                "fetch": { _, _, _ in
                    starter.yield()
                    for await _ in answers { break }
                }
            ],
            holder: "first"
        )
        let second = Scheduler(
            store: store,
            handlers: ["add": Ledger.add],
            errands: ["fetch": courier.errand()],
            holder: "second"
        )
        try first.schedule(daily("site", kind: "fetch"))
        try first.schedule(daily("j"))
        let now = try instant("2026-03-01T09:00:00Z")
        let running = Task { try await first.runErrands(now: now) }
        for await _ in started { break }
        let jobs = try second.runDue(now: now)
        #expect(jobs.lines == ["j@2026-03-01T08:00 ran"] && jobs.heldBy == nil)
        #expect(try await second.runErrands(now: now).lines == ["site@2026-03-01T08:00 ran"])
        site.yield()
        #expect(try await running.value.lines.isEmpty)
        #expect(try first.runs(of: "site").count == 1)
    }

    @Test("An errand that was rescheduled while it was under way isn't recorded for the new job")
    func replaced() async throws {
        let store = try store()
        let later = try daily("site", from: "2026-03-01T10:00", kind: "fetch")
        let scheduler = Scheduler(
            store: store,
            handlers: [:],
            errands: ["fetch": { store, _, _ in try Scheduler(store: store, handlers: [:]).schedule(later) }]
        )
        try scheduler.schedule(daily("site", kind: "fetch"))
        #expect(try await scheduler.runErrands(now: instant("2026-03-01T09:00:00Z")).lines.isEmpty)
        #expect(try scheduler.runs(of: "site").isEmpty)
    }
}
