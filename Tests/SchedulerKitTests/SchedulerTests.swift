import Foundation
import GRDB
import SchedulerKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite struct SchedulerTests {
    @Test("Everything due runs in the order in which it came due, once")
    func order() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("late", from: "2026-03-01T22:00", catchUp: .all))
        try scheduler.schedule(daily("early", from: "2026-03-01T06:00", catchUp: .all))
        try scheduler.schedule(daily("early too", from: "2026-03-01T06:00", catchUp: .all))
        let now = try instant("2026-03-02T12:00:00Z")
        let report = try scheduler.runDue(now: now)
        let expected = [
            "early@2026-03-01T06:00", "early too@2026-03-01T06:00", "late@2026-03-01T22:00",
            "early@2026-03-02T06:00", "early too@2026-03-02T06:00",
        ]
        #expect(report.lines == expected.map { "\($0) ran" })
        #expect(report.ranCount == 5 && report.isComplete && report.failures.isEmpty)
        #expect(try Ledger.rows(in: store) == expected)
        #expect(try scheduler.runDue(now: now).entries.isEmpty)
        #expect(try Ledger.rows(in: store) == expected)
        #expect(try scheduler.nextDue(now: now) == instant("2026-03-02T22:00:00Z"))
    }

    @Test("Records go after 400 days, but for the latest of each job, which still isn't run a second time")
    func pruning() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("early", from: "2026-03-01T06:00", catchUp: .all))
        let now = try instant("2026-03-05T12:00:00Z")
        _ = try scheduler.runDue(now: now)
        #expect(try scheduler.runs(of: "early").count == 5)
        #expect(try store.write { try Scheduler.prune(now: now.adding(days24h: 400), in: $0) } == 0)
        #expect(try store.write { try Scheduler.prune(now: now.adding(days24h: 401), in: $0) } == 4)
        #expect(try scheduler.runs(of: "early").map(\.occurrence.description) == ["2026-03-05T06:00"])
        #expect(try scheduler.runDue(now: now).entries.isEmpty)
        #expect(try Ledger.rows(in: store).count == 5)
    }

    @Test("A job hears its own payload and the occurrence it is for, with the instant in its own zone")
    func payload() throws {
        struct Greeting: Codable, Equatable { var name: String; var times: Int }
        let store = try store()
        let scheduler = Scheduler(
            store: store,
            handlers: [
                "greet": { db, job, occurrence in
                    let greeting = try job.payload(as: Greeting.self)
                    #expect(greeting == Greeting(name: "Ève", times: 2))
                    #expect(occurrence.instant.description == "2026-03-08T07:00:00.000Z")
                    try Ledger.add(db, job, occurrence)
                }
            ]
        )
        let job = try daily("greet", from: "2026-03-08T02:30", kind: "greet", zone: "America/New_York")
            .with(payload: Greeting(name: "Ève", times: 2))
        try scheduler.schedule(job)
        #expect(try scheduler.runDue(now: instant("2026-03-08T06:59:59.999Z")).entries.isEmpty)
        #expect(try scheduler.runDue(now: instant("2026-03-08T07:00:00Z")).lines == ["greet@2026-03-08T02:30 ran"])
        #expect(throws: SchedulerError.self) { try job.payload(as: [Int].self) }
    }

    @Test(
        "A machine asleep for a month wakes to the latest, to all, or to what is hardly late",
        arguments: [(CatchUp.latest, 1, 30), (.all, 31, 0), (.skip, 0, 31)]
    )
    func asleep(catchUp: CatchUp, ran: Int, skipped: Int) throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("j", catchUp: catchUp))
        let report = try scheduler.runDue(now: instant("2026-03-31T23:00:00Z"))
        #expect(report.ranCount == ran)
        #expect(try Ledger.rows(in: store).count == ran)
        let leftOut = report.entries.compactMap { entry -> Int? in
            if case .skipped(let skipped) = entry.outcome { skipped.count } else { nil }
        }
        #expect(leftOut.reduce(0, +) == skipped)
        #expect(try scheduler.runDue(now: instant("2026-03-31T23:30:00Z")).entries.isEmpty)
        #expect(try scheduler.runDue(now: instant("2026-04-01T08:00:00Z")).lines == ["j@2026-04-01T08:00 ran"])
        #expect(try scheduler.runs(of: "j").map(\.count).reduce(0, +) == 32)
    }

    @Test("A failing job leaves nothing behind, waits longer each time, is shown, and never blocks the others")
    func failing() throws {
        let store = try store()
        let broken = Scheduler(store: store, handlers: ["add": Ledger.add, "brew": Ledger.fail])
        try broken.schedule(daily("a brew", kind: "brew", retry: RetryPolicy(firstDelay: 60)))
        try broken.schedule(daily("b"))
        let now = try instant("2026-03-01T08:00:00Z")
        #expect(
            try broken.runDue(now: now).lines == [
                "a brew@2026-03-01T08:00 failed 1: the kettle is cold, 2026-03-01T08:01:00.000Z",
                "b@2026-03-01T08:00 ran",
            ]
        )
        #expect(try Ledger.rows(in: store) == ["b@2026-03-01T08:00"])
        #expect(try broken.runDue(now: now.adding(seconds: 59)).entries.isEmpty)
        #expect(try broken.nextDue(now: now.adding(seconds: 59)) == now.adding(seconds: 60))
        let second = try broken.runDue(now: now.adding(seconds: 60))
        #expect(second.lines == ["a brew@2026-03-01T08:00 failed 2: the kettle is cold, 2026-03-01T08:03:00.000Z"])
        #expect(second.failures.count == 1)
        let status = try #require(try broken.status(now: now.adding(seconds: 61)).first)
        #expect(status.failure?.attempts == 2 && status.failure?.reason == "the kettle is cold")
        #expect(status.nextDue == now.adding(seconds: 180) && status.lastRun == nil)
        // After the repair it runs at its next attempt, and the failure is cleared.
        let mended = Scheduler(store: store, handlers: ["add": Ledger.add, "brew": Ledger.add])
        #expect(try mended.runDue(now: now.adding(seconds: 180)).lines == ["a brew@2026-03-01T08:00 ran"])
        let mendedStatus = try #require(try mended.status(now: now.adding(seconds: 181)).first)
        #expect(mendedStatus.failure == nil)
        #expect(try mendedStatus.lastRun?.occurrence == local("2026-03-01T08:00"))
    }

    @Test("An occurrence that is given up is on record as such, and the next one starts afresh")
    func givingUp() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["brew": Ledger.fail])
        try scheduler.schedule(daily("j", kind: "brew", catchUp: .all, retry: RetryPolicy(firstDelay: 60, attempts: 2)))
        let now = try instant("2026-03-02T09:00:00Z")
        #expect(try scheduler.runDue(now: now).lines.map { $0.prefix(27) } == ["j@2026-03-01T08:00 failed 1"])
        #expect(
            try scheduler.runDue(now: now.adding(seconds: 60)).lines
                == ["j@2026-03-01T08:00 gave up after 2: the kettle is cold"]
        )
        #expect(
            try scheduler.runDue(now: now.adding(seconds: 61)).lines.map { $0.prefix(27) }
                == ["j@2026-03-02T08:00 failed 1"]
        )
        let run = try #require(try scheduler.runs(of: "j").first)
        #expect(run.outcome == .gaveUp && run.reason == "the kettle is cold")
        #expect(try Ledger.rows(in: store).isEmpty)
    }

    @Test(
        "A kind nobody can run is a failure of that job, and a stored job that can't be read is shown; the others run"
    )
    func unknown() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("a", kind: "telepathy"))
        try scheduler.schedule(daily("b"))
        try scheduler.schedule(daily("c"))
        try store.write {
            try $0.execute(sql: #"UPDATE scheduler_job SET recurrence = '{"rule":"lunar"}' WHERE id = 'b'"#)
        }
        let report = try scheduler.runDue(now: instant("2026-03-01T08:00:00Z"))
        #expect(
            report.lines.map { $0.prefix(20) } == ["b@- unreadable", "a@2026-03-01T08:00 f", "c@2026-03-01T08:00 r"]
        )
        #expect(report.failures.count == 2)
        guard case .failed(let reason, _, _) = report.failures[1].outcome else {
            Issue.record("not a failure that is tried again")
            return
        }
        #expect(reason == SchedulerError.noHandler(job: "a", kind: "telepathy").description)
        #expect(try scheduler.jobs().map(\.id) == ["a", "c"])
        try scheduler.schedule(daily("b"))
        #expect(try scheduler.jobs().map(\.id) == ["a", "b", "c"])
    }

    @Test("A job that another one cancels or reschedules while it is due is left alone, or runs as it is now")
    func changedWhileDue() throws {
        let store = try store()
        let scheduler = Scheduler(
            store: store,
            handlers: [
                "add": Ledger.add,
                "change": { db, job, occurrence in
                    try Scheduler.cancel("b", in: db)
                    try Scheduler.schedule(daily("c", from: "2026-03-01T07:30"), in: db)
                    try Scheduler.schedule(daily("d", from: "2026-03-02T08:00"), in: db)
                    try Scheduler.schedule(daily("e", from: "2026-03-01T07:00"), in: db)
                },
            ]
        )
        for id in ["b", "c", "d"] { try scheduler.schedule(daily(id)) }
        try scheduler.schedule(daily("a", kind: "change"))
        #expect(
            try scheduler.runDue(now: instant("2026-03-01T08:00:00Z")).lines
                == ["a@2026-03-01T08:00 ran", "e@2026-03-01T07:00 ran", "c@2026-03-01T07:30 ran"]
        )
        #expect(try scheduler.jobs().map(\.id) == ["a", "c", "d", "e"])
    }

    @Test(
        "Scheduling an equal job changes nothing; another time of day counts from then on, without repeating what is done"
    )
    func rescheduling() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add, "brew": Ledger.fail])
        try scheduler.schedule(daily("j", kind: "brew"))
        let now = try instant("2026-03-01T08:00:00Z")
        _ = try scheduler.runDue(now: now)
        try scheduler.schedule(daily("j", kind: "brew"))
        #expect(try scheduler.status(now: now).first?.failure?.attempts == 1)
        // A replaced job starts without the wait.
        try scheduler.schedule(daily("j"))
        #expect(try scheduler.runDue(now: now).lines == ["j@2026-03-01T08:00 ran"])
        try scheduler.schedule(daily("j", from: "2026-03-01T07:00"))
        #expect(try scheduler.runDue(now: now).entries.isEmpty)
        try scheduler.schedule(daily("j", from: "2026-03-01T09:00"))
        #expect(try scheduler.nextDue(now: now) == instant("2026-03-01T09:00:00Z"))
        #expect(try scheduler.runDue(now: instant("2026-03-01T09:00:00Z")).lines == ["j@2026-03-01T09:00 ran"])
        // After a cancellation and a new schedule, past occurrences stay done.
        #expect(try scheduler.cancel("j"))
        #expect(try !scheduler.cancel("j"))
        try scheduler.schedule(daily("j", from: "2026-03-01T09:00"))
        #expect(try scheduler.runDue(now: instant("2026-03-01T10:00:00Z")).entries.isEmpty)
    }

    @Test("A traveler's job in a new zone keeps its wall time and isn't done twice for one date")
    func traveling() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("j", zone: "Asia/Tokyo"))
        #expect(try scheduler.runDue(now: instant("2026-03-01T00:00:00Z")).lines == ["j@2026-03-01T08:00 ran"])
        // In Honolulu it becomes 08:00 on 1 March again, 19 hours later.
        try scheduler.schedule(daily("j", zone: "Pacific/Honolulu"))
        #expect(try scheduler.runDue(now: instant("2026-03-01T18:00:00Z")).entries.isEmpty)
        #expect(try scheduler.runDue(now: instant("2026-03-02T18:00:00Z")).lines == ["j@2026-03-02T08:00 ran"])
    }

    @Test("Occurrences before the instant a job is scheduled from are not owed")
    func owedFrom() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        let now = try instant("2026-03-05T08:30:00Z")
        try scheduler.schedule(daily("j", catchUp: .all), from: now)
        #expect(try scheduler.runDue(now: now).entries.isEmpty)
        #expect(try scheduler.runDue(now: instant("2026-03-06T08:00:00Z")).lines == ["j@2026-03-06T08:00 ran"])
    }

    @Test("A clock set back does nothing again, and set ahead for a moment it doesn't silence a job")
    func clockBack() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("j"))
        for day in 1...3 {
            #expect(try scheduler.runDue(now: instant("2026-03-0\(day)T09:00:00Z")).ranCount == 1)
        }
        for day in [1, 2, 3] {
            #expect(try scheduler.runDue(now: instant("2026-03-0\(day)T09:00:00Z")).entries.isEmpty)
        }
        #expect(try scheduler.runDue(now: instant("2030-06-01T09:00:00Z")).lines.last == "j@2030-06-01T08:00 ran")
        #expect(try scheduler.nextDue(now: instant("2026-03-04T07:00:00Z")) == instant("2026-03-04T08:00:00Z"))
        #expect(try scheduler.runDue(now: instant("2026-03-04T09:00:00Z")).lines.last == "j@2026-03-04T08:00 ran")
        #expect(try scheduler.runDue(now: instant("2026-03-05T09:00:00Z")).lines.last == "j@2026-03-05T08:00 ran")
        #expect(try scheduler.runDue(now: instant("2030-06-01T09:00:00Z")).ranCount == 0)
        let rows = try Ledger.rows(in: store)
        #expect(Set(rows).count == rows.count)
    }

    @Test(
        "While another process is at it, this one leaves the jobs to it; a lease that ended, or from the future, doesn't count"
    )
    func lease() throws {
        let temporary = try TemporaryStore(schemas: [Scheduler.schema, Ledger.schema])
        let other = try temporary.openAgain()
        let now = try instant("2026-03-01T08:00:00Z")
        let second = Scheduler(store: other, handlers: ["add": Ledger.add], holder: "second")
        let seen = Seen()
        let first = Scheduler(
            store: temporary.store,
            handlers: [:],
            // An effect is outside the transaction, so the other process runs in between.
            effects: ["add": { _, _, _ in seen.append(try second.runDue(now: now)) }],
            holder: "first"
        )
        try first.schedule(daily("j"))
        #expect(try first.runDue(now: now).lines == ["j@2026-03-01T08:00 ran"])
        let report = try #require(seen.reports.first)
        #expect(report.heldBy?.name == "first" && report.heldBy?.until == now.adding(seconds: 60))
        #expect(report.entries.isEmpty && !report.isComplete)
        // After the release, the other process does the next occurrence.
        #expect(try second.runDue(now: instant("2026-03-02T08:00:00Z")).lines == ["j@2026-03-02T08:00 ran"])
        let leave = { (taken: Instant) in
            try other.write { db in
                try db.execute(
                    sql: "INSERT INTO scheduler_lease (id, holder, taken_at, until) VALUES (1, 'dead', ?, ?)",
                    arguments: [taken.milliseconds, taken.adding(seconds: 60).milliseconds]
                )
            }
        }
        let third = try instant("2026-03-03T08:00:00Z")
        try leave(third.adding(seconds: -59))
        #expect(try second.runDue(now: third).heldBy?.name == "dead")
        #expect(try second.runDue(now: third.adding(seconds: 1)).ranCount == 1)
        try leave(instant("2027-01-01T00:00:00Z"))
        #expect(try second.runDue(now: instant("2026-03-04T08:00:00Z")).ranCount == 1)
        try other.close()
    }

    @Test("One call does no more than its limit, and says that there is more")
    func limit() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add], limit: 10)
        try scheduler.schedule(daily("j", catchUp: .all))
        let now = try instant("2026-03-25T08:00:00Z")
        let counts = try (0..<4).map { _ in try scheduler.runDue(now: now) }
        #expect(counts.map(\.ranCount) == [10, 10, 5, 0])
        #expect(counts.map(\.isComplete) == [false, false, true, true])
    }

    @Test("Jobs that can't be are refused")
    func refused() throws {
        let scheduler = Scheduler(store: try store(), handlers: [:])
        #expect(throws: SchedulerError.emptyID) { try scheduler.schedule(daily("")) }
        #expect(throws: SchedulerError.unknownZone(job: "j", zone: "Mars/Base")) {
            try scheduler.schedule(daily("j", zone: "Mars/Base"))
        }
        #expect(try scheduler.jobs().isEmpty)
        #expect(try scheduler.nextDue(now: instant("2026-03-01T00:00:00Z")) == nil)
    }

    @Test("A job may be in a zone that only the machine has a name for")
    func machineZone() throws {
        let scheduler = Scheduler(store: try store(), handlers: [:])
        for zone in ["GMT+0200", "GMT-0700"] { try scheduler.schedule(daily(zone, zone: zone)) }
        #expect(try scheduler.jobs().count == 2)
    }

    @Test("The record of an occurrence that ran is unique, whoever writes it")
    func uniqueness() throws {
        let store = try store()
        let scheduler = Scheduler(store: store, handlers: ["add": Ledger.add])
        try scheduler.schedule(daily("j"))
        _ = try scheduler.runDue(now: instant("2026-03-01T08:00:00Z"))
        #expect(throws: DatabaseError.self) {
            try store.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO scheduler_run (job_id, occurrence, outcome, finished_at)
                        VALUES ('j', '2026-03-01T08:00', 'ran', 0)
                        """
                )
            }
        }
    }
}

/// The reports from within handlers.
final class Seen: @unchecked Sendable {
    // @unchecked: under the lock only.
    private let lock = NSLock()
    private var all: [RunReport] = []

    func append(_ report: RunReport) { lock.withLock { all.append(report) } }
    var reports: [RunReport] { lock.withLock { all } }
}
