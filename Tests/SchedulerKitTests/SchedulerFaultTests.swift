import Foundation
import GRDB
import SchedulerKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite struct SchedulerFaultTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let days = 30

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("store.sqlite")
    }

    private func worker(days: Int, lease: Int, seed: UInt64) throws -> ChildProcess {
        try ChildProcess(
            Executable.named("fault-worker"),
            ["scheduler", "run", file.path, "2026-03-01T00:00:00Z", "\(days)", "\(lease)", "\(seed)"]
        )
    }

    /// The number of effects of each occurrence.
    private func counts() throws -> [String: Int] {
        let store = try LocalStore.open(at: file, schemas: [Scheduler.schema])
        return try store.read { db in
            let rows = try String.fetchAll(db, sql: "SELECT job || '@' || occurrence FROM effect")
            let tally = try Int.fetchOne(db, sql: "SELECT sum(value) FROM tally")
            let records = try Int.fetchOne(db, sql: "SELECT count(*) FROM scheduler_run WHERE outcome = 'ran'")
            #expect(tally == rows.count && records == rows.count)
            return Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +)
        }
    }

    /// The occurrences of all four jobs up to the last one due by midnight UTC.
    private func owed() throws -> Set<String> {
        let first = try LocalDate(iso8601: "2026-03-01")
        let times = ["all": "08:00", "gap": "02:30", "latest": "20:00", "flaky": "12:00"]
        return Set(
            times.flatMap { job, time in (0..<days).map { "\(job)@\(first.adding(days: $0))T\(time)" } }
        )
    }

    @Test(
        "Killed at any point, over many rounds and with a clock that goes back, every occurrence has its effect exactly once"
    )
    func killed() throws {
        var generator = SeededGenerator(seed: 77)
        var kills = 0
        for round in 0..<30 {
            let worker = try worker(days: days, lease: 60, seed: UInt64(round))
            // Each round gets further, and is killed after a random line.
            for _ in 0..<generator.int(in: 1...20 + 8 * round) {
                guard try worker.readLine() != nil else { break }
            }
            if worker.kill() == .signal(SIGKILL) { kills += 1 }
        }
        // The clock ends a day after the last occurrence, so that failed occurrences have been retried.
        let last = try worker(days: days + 1, lease: 60, seed: 0)
        try last.waitForLine(startingWith: "finished")
        #expect(try last.wait() == .status(0))
        let counts = try counts()
        #expect(counts.values.allSatisfy { $0 == 1 })
        #expect(try owed().subtracting(counts.keys).isEmpty)
        #expect(kills > 20)
    }

    @Test(
        "Two processes at once, with and without the lease between them, come to every effect exactly once",
        arguments: [60, 0]
    )
    func racing(lease: Int) throws {
        let workers = try (0..<2).map { try worker(days: days + 1, lease: lease, seed: UInt64($0)) }
        for worker in workers {
            try worker.waitForLine(startingWith: "finished")
            #expect(try worker.wait() == .status(0))
        }
        let counts = try counts()
        #expect(counts.values.allSatisfy { $0 == 1 })
        #expect(try owed().subtracting(counts.keys).isEmpty)
    }

    @Test("The daemon wakes when another process changes the schedule, and SIGTERM stops it cleanly")
    func daemon() throws {
        let daemon = try ChildProcess(Executable.named("fault-worker"), ["scheduler", "daemon", file.path])
        try daemon.waitForLine(startingWith: "sleeping")
        let store = try LocalStore.open(at: file, schemas: [Scheduler.schema])
        let scheduler = Scheduler(store: store, handlers: [:])
        try scheduler.schedule(
            Job(id: "now", kind: "effect", recurrence: .once(at: local("2026-03-01T08:00")), zone: "UTC")
        )
        try daemon.waitForLine(startingWith: "ran 1")
        try daemon.waitForLine(startingWith: "sleeping")
        daemon.send(signal: SIGTERM)
        try daemon.waitForLine(startingWith: "stopped")
        #expect(try daemon.wait() == .status(0))
        #expect(try counts() == ["now@2026-03-01T08:00": 1])
        try store.close()
    }
}
