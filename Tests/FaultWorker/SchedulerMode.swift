import Foundation
import GRDB
import SchedulerKit
import StorageKit
import TimeKit

/// A process with a scheduler, which the tests kill and race.
///
/// - `scheduler run FILE FROM DAYS LEASE SEED`: advances the clock from FROM by DAYS days in steps of about six hours, and sometimes sets it
///   back. Each effect adds a row to the table `effect`, which allows duplicates.
/// - `scheduler daemon FILE`: runs the daemon until SIGTERM.
enum SchedulerMode {
    private static let ledger = Schema(
        namespace: "ledger",
        migrations: [
            Migration(
                "0001-effect",
                sql: """
                    CREATE TABLE effect (
                        id INTEGER NOT NULL PRIMARY KEY, job TEXT NOT NULL, occurrence TEXT NOT NULL
                    ) STRICT;
                    CREATE TABLE tally (job TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT;
                    """
            )
        ]
    )

    private enum Fault: Error {
        case firstAttempt
        case usage
    }

    @Sendable static func run(_ arguments: [String]) async throws {
        guard arguments.count >= 2 else { throw Fault.usage }
        let store = try LocalStore.open(
            at: URL(filePath: arguments[1]),
            schemas: [Scheduler.schema, ledger],
            options: StoreOptions(busyTimeout: 60)
        )
        switch (arguments[0], arguments.count) {
        case ("run", 6):
            guard let days = Int(arguments[3]), let lease = Int(arguments[4]), let seed = UInt64(arguments[5]) else {
                throw Fault.usage
            }
            let from = try Instant(iso8601: arguments[2])
            try walk(store, from: from, days: days, lease: lease, seed: seed)
        case ("daemon", 2):
            try await daemon(store)
        default:
            throw Fault.usage
        }
    }

    // MARK: Run

    private static func walk(_ store: LocalStore, from: Instant, days: Int, lease: Int, seed: UInt64) throws {
        let scheduler = Scheduler(
            store: store,
            handlers: ["effect": effect, "flaky": FlakyEffect().handler],
            leaseSeconds: lease
        )
        for job in try jobs() { try scheduler.schedule(job) }
        var state = seed | 1
        for step in 0...days * 4 {
            // A linear congruential step suffices for random clock changes.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var now = from.adding(hours: 6 * step)
            if state >> 60 == 0 { now = now.adding(days24h: -Int(state >> 52 & 7)) }
            var report = try scheduler.runDue(now: now)
            while !report.isComplete {
                // A killed process holds its lease until the lease ends.
                if let holder = report.heldBy { now = max(now, holder.until) }
                report = try scheduler.runDue(now: now)
            }
            say("step \(step) ran \(report.ranCount)")
        }
        say("finished")
    }

    /// A daily job for each way of catching up, and one that fails the first time.
    private static func jobs() throws -> [Job] {
        let start = try LocalDate(iso8601: "2026-03-01")
        let daily = { (time: String) throws in
            Recurrence.daily(from: LocalDateTime(start, try LocalTime(iso8601: time)))
        }
        let zone = "America/New_York"
        return [
            Job(id: "all", kind: "effect", recurrence: try daily("08:00"), zone: zone, catchUp: .all),
            Job(id: "gap", kind: "effect", recurrence: try daily("02:30"), zone: zone, catchUp: .all),
            Job(id: "latest", kind: "effect", recurrence: try daily("20:00"), zone: zone, catchUp: .latest),
            Job(id: "flaky", kind: "flaky", recurrence: try daily("12:00"), zone: zone, catchUp: .all),
        ]
    }

    private static let effect: JobHandler = { db, job, occurrence in
        say("in \(occurrence.id)")
        let arguments: StatementArguments = [job.id, occurrence.id.at.description]
        try db.execute(sql: "INSERT INTO effect (job, occurrence) VALUES (?, ?)", arguments: arguments)
        try db.execute(
            sql: """
                INSERT INTO tally (job, value) VALUES (?, 1) ON CONFLICT (job) DO UPDATE SET value = value + 1
                """,
            arguments: [job.id]
        )
        say("out \(occurrence.id)")
    }

    /// Writes an effect, and fails at the first attempt of each occurrence in this process.
    private final class FlakyEffect: Sendable {
        // Used only within the write transactions of one store, one after another.
        nonisolated(unsafe) private var tried: Set<Occurrence.ID> = []

        var handler: JobHandler {
            { db, job, occurrence in
                try SchedulerMode.effect(db, job, occurrence)
                guard !self.tried.insert(occurrence.id).inserted else { throw Fault.firstAttempt }
            }
        }
    }

    // MARK: Daemon

    private static func daemon(_ store: LocalStore) async throws {
        let scheduler = Scheduler(store: store, handlers: ["effect": effect])
        let loop = DaemonLoop(
            scheduler: scheduler,
            clock: .live,
            sleep: { try await Task.sleep(for: $0) },
            stop: TerminationSignals.stream(),
            tell: { event in
                switch event {
                case .ran(let report): say("ran \(report.ranCount)")
                case .trouble(let error): say("trouble \(error)")
                case .sleeping: say("sleeping")
                case .stopped: say("stopped")
                }
            }
        )
        try await loop.run()
    }
}
