import Foundation
import TestKit
import Testing
import TimeKit

@testable import SchedulerKit

@Suite struct RetryPolicyTests {
    @Test(
        "Each wait is a multiple of the one before, up to the longest, until it is given up",
        arguments: [
            (RetryPolicy(), [60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, 21_600, 21_600]),
            (RetryPolicy(firstDelay: 5, factor: 3, longestDelay: 100), [5, 15, 45, 100, 100]),
            (RetryPolicy(firstDelay: 10, factor: 1, longestDelay: 10), [10, 10, 10]),
            (RetryPolicy(firstDelay: 10, attempts: 3), [10, 20, nil, nil]),
            (RetryPolicy(attempts: 1), [nil]),
            (RetryPolicy(firstDelay: -4, factor: 0, longestDelay: -1, attempts: -2), [nil]),
            (RetryPolicy(firstDelay: 1, factor: .max, longestDelay: .max), [1, .max / 1_000]),
        ] as [(RetryPolicy, [Int?])]
    )
    func delays(policy: RetryPolicy, seconds: [Int?]) {
        for (index, expected) in seconds.enumerated() where expected != .max / 1_000 {
            #expect(policy.delay(afterFailures: index + 1) == expected.map { Int64($0) * 1_000 })
        }
        #expect(policy.delay(afterFailures: 1) ?? 1 > 0)
    }

    @Test("However often it fails, the wait stays within the longest one", arguments: [1, 2, 3] as [UInt64])
    func bounded(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let policy = RetryPolicy(
                firstDelay: generator.int(in: 1...10_000),
                factor: generator.int(in: 1...50),
                longestDelay: generator.int(in: 1...1_000_000)
            )
            let delays = (1...40).compactMap(policy.delay)
            #expect(delays.count == 40 && delays == delays.sorted(), "seed \(seed)")
            #expect(delays.allSatisfy { $0 <= Int64(policy.longestDelay) * 1_000 }, "seed \(seed)")
        }
    }
}

@Suite struct CatchUpTests {
    private func progress(
        _ catchUp: CatchUp,
        settled: String? = nil,
        done: [String] = [],
        owedFrom: String? = nil,
        failure: JobFailure? = nil
    ) throws -> JobProgress {
        JobProgress(
            job: try daily("j", catchUp: catchUp),
            zone: try .named("UTC"),
            owedFrom: try owedFrom.map(instant),
            settledThrough: try settled.map(local),
            done: Set(try done.map(local)),
            failure: failure
        )
    }

    private func text(_ decision: JobProgress.Decision) -> String {
        let run = decision.run.map { $0.id.at.date.description }.joined(separator: ",")
        let skipped = decision.skipped.map { " skip \($0.first.date)…\($0.last.date) (\($0.count))" } ?? ""
        return run + skipped
    }

    @Test(
        "Asleep for days: the latest is done, or all are, or only what is hardly late",
        arguments: [
            (CatchUp.latest, "2026-03-04T09:00:00Z", "2026-03-04 skip 2026-03-01…2026-03-03 (3)"),
            (.all, "2026-03-04T09:00:00Z", "2026-03-01,2026-03-02,2026-03-03,2026-03-04"),
            (.skip, "2026-03-04T09:00:00Z", " skip 2026-03-01…2026-03-04 (4)"),
            (.skip, "2026-03-04T08:10:00Z", "2026-03-04 skip 2026-03-01…2026-03-03 (3)"),
            (.skip, "2026-03-04T08:10:00.001Z", " skip 2026-03-01…2026-03-04 (4)"),
            (.latest, "2026-03-01T08:00:00Z", "2026-03-01"), (.all, "2026-03-01T08:00:00Z", "2026-03-01"),
            (.skip, "2026-03-01T08:00:00Z", "2026-03-01"), (.latest, "2026-03-01T07:59:59.999Z", ""),
            (.all, "2026-03-01T07:59:59.999Z", ""), (.skip, "2026-03-01T07:59:59.999Z", ""),
        ]
    )
    func asleep(catchUp: CatchUp, now: String, expected: String) throws {
        #expect(text(try progress(catchUp).decision(at: instant(now), limit: 100)) == expected)
    }

    @Test("An occurrence that is settled, done or before the first day owed is not due")
    func settled() throws {
        let now = try instant("2026-03-05T09:00:00Z")
        #expect(
            text(try progress(.all, settled: "2026-03-03T08:00").decision(at: now, limit: 9)) == "2026-03-04,2026-03-05"
        )
        #expect(text(try progress(.all, settled: "2026-03-05T08:00").decision(at: now, limit: 9)).isEmpty)
        #expect(
            text(
                try progress(.all, settled: "2026-03-02T08:00", done: ["2026-03-04T08:00"]).decision(at: now, limit: 9)
            )
                == "2026-03-03,2026-03-05"
        )
        #expect(text(try progress(.latest, done: ["2026-03-05T08:00"]).decision(at: now, limit: 9)).isEmpty)
        #expect(
            text(try progress(.all, owedFrom: "2026-03-04T08:00:00Z").decision(at: now, limit: 9))
                == "2026-03-04,2026-03-05"
        )
        #expect(
            text(try progress(.latest, owedFrom: "2026-03-04T08:00:00.001Z").decision(at: now, limit: 9))
                == "2026-03-05"
        )
        #expect(text(try progress(.all).decision(at: now, limit: 2)) == "2026-03-01,2026-03-02")
    }

    @Test("After the clock was set back the mark is the last occurrence done before now; otherwise it stays")
    func clockSetBack() throws {
        let zone = try TimeZone.named("UTC")
        // The clock was briefly in 2027. The job ran there once and skipped all earlier occurrences.
        func mark(_ now: String, lastDone: String?) throws -> String? {
            try JobProgress.mark(
                settledThrough: local("2027-03-04T08:00"),
                in: zone,
                at: instant(now),
                lastDone: { _ in try lastDone.map(local) }
            )?.description
        }
        #expect(try mark("2026-03-10T09:00:00Z", lastDone: "2026-03-09T08:00") == "2026-03-09T08:00")
        #expect(try mark("2026-03-10T09:00:00Z", lastDone: nil) == nil)
        #expect(try mark("2027-03-04T08:00:00Z", lastDone: "2026-03-09T08:00") == "2027-03-04T08:00")
        #expect(try mark("2027-03-04T07:59:59.999Z", lastDone: "2026-03-09T08:00") == "2026-03-09T08:00")
        // A year later, the occurrence that was done early isn't repeated.
        let later = try progress(.latest, settled: "2027-03-03T08:00", done: ["2027-03-04T08:00"])
        #expect(text(try later.decision(at: instant("2027-03-04T08:00:00Z"), limit: 9)).isEmpty)
        #expect(try later.nextDue(at: instant("2027-03-04T08:00:00Z")) == instant("2027-03-05T08:00:00Z"))
    }

    @Test(
        "A failed occurrence waits its time; a newer one of a `.latest` job does not wait for it; a clock set back ends the wait"
    )
    func waiting() throws {
        let failure = JobFailure(
            occurrence: try local("2026-03-01T08:00"),
            attempts: 9,
            failedAt: try instant("2026-03-01T23:00:00Z"),
            retryAt: try instant("2026-03-02T09:00:00Z"),
            reason: "x"
        )
        for catchUp in [CatchUp.latest, .all, .skip] {
            let failed = try progress(catchUp, failure: failure)
            let waiting = failed.decision(at: try instant("2026-03-02T07:00:00Z"), limit: 9)
            #expect(waiting == JobProgress.Decision(waitsUntil: failure.retryAt))
            let early = failed.decision(at: try instant("2026-03-01T22:00:00Z"), limit: 9)
            #expect(text(early) == "2026-03-01")
        }
        let now = try instant("2026-03-02T08:00:00Z")
        let nextMorning = try instant("2026-03-02T07:00:00Z")
        #expect(
            text(try progress(.latest, failure: failure).decision(at: now, limit: 9)).hasPrefix(
                "2026-03-02 skip 2026-03-01"
            )
        )
        #expect(try progress(.latest, failure: failure).nextDue(at: nextMorning) == now)
        // In an `.all` job, later occurrences wait for the failed one.
        #expect(try progress(.all, failure: failure).decision(at: now, limit: 9).run.isEmpty)
        #expect(try progress(.all, failure: failure).nextDue(at: nextMorning) == failure.retryAt)
        #expect(
            text(try progress(.all, failure: failure).decision(at: failure.retryAt, limit: 9))
                == "2026-03-01,2026-03-02"
        )
    }

    @Test(
        "An occurrence that failed at its own time is due after its wait, not at once",
        arguments: [CatchUp.latest, .all, .skip]
    )
    func failedInTime(catchUp: CatchUp) throws {
        let now = try instant("2026-03-01T08:00:00Z")
        let failure = JobFailure(
            occurrence: try local("2026-03-01T08:00"),
            attempts: 1,
            failedAt: now,
            retryAt: now.adding(seconds: 60),
            reason: "x"
        )
        let failed = try progress(catchUp, failure: failure)
        for seconds in [0, 1, 59, 60] {
            #expect(failed.nextDue(at: now.adding(seconds: seconds)) == (seconds < 60 ? failure.retryAt : now))
        }
    }

    @Test(
        "The next time there is something to do lies in the past while something is due, and there is none after the end"
    )
    func nextDue() throws {
        #expect(try progress(.all).nextDue(at: instant("2026-02-01T00:00:00Z")) == instant("2026-03-01T08:00:00Z"))
        #expect(try progress(.all).nextDue(at: instant("2026-03-05T00:00:00Z")) == instant("2026-03-01T08:00:00Z"))
        #expect(try progress(.latest).nextDue(at: instant("2026-03-05T00:00:00Z")) == instant("2026-03-04T08:00:00Z"))
        #expect(try progress(.skip).nextDue(at: instant("2026-03-05T00:00:00Z")) == instant("2026-03-05T00:00:00Z"))
        var once = try progress(.latest, settled: "2026-03-01T08:00", done: ["2026-03-01T08:00"])
        once.job.recurrence = .once(at: try local("2026-03-01T08:00"))
        #expect(try once.nextDue(at: instant("2026-03-05T00:00:00Z")) == nil)
    }

    @Test(
        "Whatever the clock does, no occurrence is done twice, and with `.all` and a clock that ends ahead all are done",
        arguments: Array(1...30) as [UInt64]
    )
    func anyClock(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let catchUp = generator.pick([CatchUp.all, .latest, .skip])
        var progress = try progress(catchUp)
        var ran: [LocalDateTime] = []
        let start = try instant("2026-03-01T00:00:00Z")
        var now = start
        for _ in 0..<120 {
            now = now.adding(hours: generator.oneIn(6) ? -generator.int(in: 0...200) : generator.int(in: 0...60))
            while true {
                // Like the store, this considers only occurrences done after the mark.
                let mark = JobProgress.mark(settledThrough: progress.settledThrough, in: progress.zone, at: now) {
                    before in
                    ran.filter { $0 <= before }.max()
                }
                progress.done = Set(ran.filter { done in mark.map { done > $0 } ?? true })
                progress.settledThrough = mark
                let decision = progress.decision(at: now, limit: 1)
                if let skipped = decision.skipped { progress.settledThrough = skipped.last }
                guard let occurrence = decision.run.first else { break }
                #expect(!ran.contains(occurrence.id.at), "\(occurrence.id) again, seed \(seed)")
                #expect(occurrence.instant <= now, "seed \(seed)")
                ran.append(occurrence.id.at)
                progress.settledThrough = occurrence.id.at
            }
            #expect(progress.nextDue(at: now).map { $0 > now } ?? true, "seed \(seed)")
        }
        if catchUp == .all {
            let owed = Set(
                try progress.job.recurrence.occurrences(
                    from: local("2026-03-01T00:00"),
                    before: progress.zone.local(at: now)
                )
            )
            #expect(owed.subtracting(ran).isEmpty, "seed \(seed)")
        }
        #expect(catchUp == .skip || !ran.isEmpty, "seed \(seed)")
    }
}
