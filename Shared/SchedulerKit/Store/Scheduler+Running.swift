import GRDB
import StorageKit
public import TimeKit
import WordKit

extension Scheduler {
    /// Runs all due occurrences in the order they came due. The daemon, cron and the tests call this.
    ///
    /// A failing job is recorded and retried later; the other jobs run. An occurrence that was rescheduled, canceled or run by another
    /// process in the meantime is left alone. Errands are left to ``runErrands(now:)``.
    ///
    /// - Throws: An error of the store, such as a full disk, a lock or damage. Earlier runs stay recorded.
    public func runDue(now: Instant) throws -> RunReport {
        var run = DueRun(scheduler: self, now: now)
        try run.everything()
        return run.report
    }

    /// Runs all due errands, one after another, without blocking the rest of the schedule.
    ///
    /// It takes no lease, so no other process waits for a site that doesn't respond. If two processes run the same occurrence, one of them
    /// records it. A canceled errand neither ran nor failed, and stays due.
    ///
    /// - Throws: `CancellationError` or an error of the store. Earlier runs stay recorded.
    public func runErrands(now: Instant) async throws -> RunReport {
        var run = DueRun(scheduler: self, now: now)
        try await run.everyErrand()
        return run.report
    }
}

/// The state of one call of `runDue` or `runErrands`.
private struct DueRun {
    private let scheduler: Scheduler
    private let now: Instant
    private(set) var report = RunReport()
    /// The jobs with a failure in this call. Their later occurrences wait.
    private var stopped: Set<String> = []
    private var remaining: Int
    private var hasLease = false

    init(scheduler: Scheduler, now: Instant) {
        self.scheduler = scheduler
        self.now = now
        remaining = scheduler.limit
    }

    mutating func everything() throws {
        do {
            // Jobs may schedule other jobs, so look again until nothing is due.
            var due = try dueSteps(errands: false)
            while !due.isEmpty, remaining > 0 {
                for step in due.prefix(remaining) where !stopped.contains(step.job.id) {
                    remaining -= 1
                    try perform(step)
                }
                due = try dueSteps(errands: false)
            }
            report.isComplete = due.isEmpty
        } catch let held as SchedulerLease.Held {
            report.heldBy = held.holder
            report.isComplete = false
            hasLease = false
        }
        if hasLease {
            try scheduler.store.write { try SchedulerLease.release(scheduler.holder, in: $0) }
        }
    }

    mutating func everyErrand() async throws {
        for step in try dueSteps(errands: true) where !stopped.contains(step.job.id) {
            try Task.checkCancellation()
            if let occurrence = step.occurrence, let errand = scheduler.errands[step.job.kind] {
                try await perform(step, occurrence, errand)
            } else {
                report.entries += try scheduler.store.write { db in
                    guard let claim = try stillDue(step, in: db) else { return [] }
                    return try leaveOut(claim, in: db)
                }
            }
        }
    }
}

// MARK: Due work

/// Work for a job: an occurrence to run or, if it is nil, occurrences to skip.
private struct Step {
    var job: Job
    var at: Instant
    var occurrence: Occurrence?
}

/// A step that is still due, as found within a transaction.
private struct Claim {
    var job: Job
    var skipped: SkippedOccurrences?
    var failure: JobFailure?
}

/// An error thrown by a handler, as opposed to an error of the store.
private struct HandlerFailure: Error {
    /// The message in the language of the person whose process ran the job.
    let reason: String
    /// The message for the store, in English for whoever reads it later.
    let stored: String

    init(_ error: any Error) {
        reason = "\(error)"
        stored = Language.$current.withValue(.english) { "\(error)" }
    }
}

extension DueRun {
    private mutating func dueSteps(errands: Bool) throws -> [Step] {
        let rows = try scheduler.store.read { db in
            try JobRows.all(in: db).map { id, result -> (id: String, progress: Result<JobProgress, SchedulerError>) in
                switch result {
                case .success(let stored): (id, .success(try stored.progress(at: now, in: db)))
                case .failure(let error): (id, .failure(error))
                }
            }
        }
        var steps: [Step] = []
        for (id, progress) in rows where !stopped.contains(id) {
            switch progress {
            case .failure(let error):
                stopped.insert(id)
                if errands { continue }
                report.entries.append(
                    .init(job: id, kind: "", occurrence: nil, outcome: .unreadable(reason: error.description))
                )
            case .success(let progress):
                guard (scheduler.errands[progress.job.kind] != nil) == errands else { continue }
                let decision = progress.decision(at: now, limit: max(1, remaining))
                steps += decision.run.map { Step(job: progress.job, at: $0.instant, occurrence: $0) }
                if decision.run.isEmpty, decision.skipped != nil { steps.append(Step(job: progress.job, at: now)) }
            }
        }
        return steps.sorted { ($0.at, $0.job.id) < ($1.at, $1.job.id) }
    }

    /// Takes the lease and checks that the step is still due. The job may have been rescheduled or canceled, and another process may have
    /// run the occurrence.
    private func claim(_ step: Step, in db: Database) throws -> Claim? {
        try SchedulerLease.take(scheduler.holder, seconds: scheduler.leaseSeconds, now: now, in: db)
        return try stillDue(step, in: db)
    }

    /// Returns the claim of a step that is still due, or nil.
    private func stillDue(_ step: Step, in db: Database) throws -> Claim? {
        guard case .success(let stored) = try JobRows.read(step.job.id, in: db), stored.job == step.job else {
            return nil
        }
        let decision = try stored.progress(at: now, in: db).decision(at: now, limit: 1)
        guard decision.run.first == step.occurrence, step.occurrence != nil || decision.skipped != nil else {
            return nil
        }
        return Claim(job: stored.job, skipped: decision.skipped, failure: stored.failure)
    }
}

// MARK: Running

extension DueRun {
    private mutating func perform(_ step: Step) throws {
        let entries: [RunReport.Entry]
        do {
            entries = try attempt(step)
        } catch let failure as HandlerFailure {
            stopped.insert(step.job.id)
            entries = try scheduler.store.write { db in
                try claim(step, in: db).map { try note(failure, of: step, $0, in: db) } ?? []
            }
        }
        hasLease = true
        report.entries += entries
    }

    private mutating func perform(_ step: Step, _ occurrence: Occurrence, _ errand: JobErrand) async throws {
        guard try scheduler.store.read({ try stillDue(step, in: $0) }) != nil else { return }
        var failure: HandlerFailure?
        do {
            try await errand(scheduler.store, step.job, occurrence)
        } catch {
            // A cancellation doesn't count as a failure of the job.
            try Task.checkCancellation()
            stopped.insert(step.job.id)
            failure = HandlerFailure(error)
        }
        report.entries += try scheduler.store.write { [failure] db in
            guard let claim = try stillDue(step, in: db) else { return [] }
            if let failure { return try note(failure, of: step, claim, in: db) }
            return try settle(claim, occurrence, .ran, in: db)
        }
    }

    private func attempt(_ step: Step) throws -> [RunReport.Entry] {
        guard let occurrence = step.occurrence else {
            return try scheduler.store.write { db in
                guard let claim = try claim(step, in: db) else { return [] }
                return try leaveOut(claim, in: db)
            }
        }
        if let effect = scheduler.effects[step.job.kind] {
            // The effect can't be part of the transaction, so it runs before: see ``JobEffect``.
            guard try scheduler.store.write({ try claim(step, in: $0) }) != nil else { return [] }
            do {
                try effect(scheduler.store, step.job, occurrence)
            } catch {
                throw HandlerFailure(error)
            }
        }
        return try scheduler.store.write { db in
            guard let claim = try claim(step, in: db) else { return [] }
            if scheduler.effects[step.job.kind] == nil {
                do {
                    guard let handler = scheduler.handlers[step.job.kind] else {
                        throw SchedulerError.noHandler(job: step.job.id, kind: step.job.kind)
                    }
                    try handler(db, step.job, occurrence)
                } catch {
                    throw HandlerFailure(error)
                }
            }
            return try settle(claim, occurrence, .ran, in: db)
        }
    }

    /// Records a failure. The handler's own writes were rolled back with its transaction.
    private func note(
        _ failure: HandlerFailure,
        of step: Step,
        _ claim: Claim,
        in db: Database
    ) throws -> [RunReport.Entry] {
        guard let occurrence = step.occurrence else { return [] }
        let isSame = claim.failure?.occurrence == occurrence.id.at
        let attempts = (isSame ? claim.failure?.attempts ?? 0 : 0) + 1
        guard let delay = step.job.retry.delay(afterFailures: attempts) else {
            let outcome = RunReport.Outcome.gaveUp(reason: failure.reason, attempts: attempts)
            return try settle(claim, occurrence, outcome, reason: failure.stored, in: db)
        }
        let retryAt = now.adding(milliseconds: delay)
        try JobRows.record(
            JobFailure(
                occurrence: occurrence.id.at,
                attempts: attempts,
                failedAt: now,
                retryAt: retryAt,
                reason: failure.stored
            ),
            of: step.job.id,
            in: db
        )
        let outcome = RunReport.Outcome.failed(reason: failure.reason, attempt: attempts, retryAt: retryAt)
        return [.init(job: step.job.id, kind: step.job.kind, occurrence: occurrence.id.at, outcome: outcome)]
    }

    private func settle(
        _ claim: Claim,
        _ occurrence: Occurrence,
        _ outcome: RunReport.Outcome,
        reason: String = "",
        in db: Database
    ) throws -> [RunReport.Entry] {
        let entries = try leaveOut(claim, in: db)
        var run = JobRun(occurrence: occurrence.id.at, outcome: .ran, finishedAt: now, count: 1, reason: "")
        if case .gaveUp = outcome { (run.outcome, run.reason) = (.gaveUp, reason) }
        try JobRows.record(run, of: claim.job.id, in: db)
        return entries + [
            .init(job: claim.job.id, kind: claim.job.kind, occurrence: occurrence.id.at, outcome: outcome)
        ]
    }

    private func leaveOut(_ claim: Claim, in db: Database) throws -> [RunReport.Entry] {
        guard let skipped = claim.skipped else { return [] }
        let run = JobRun(occurrence: skipped.last, outcome: .skipped, finishedAt: now, count: skipped.count, reason: "")
        try JobRows.record(run, of: claim.job.id, in: db)
        return [.init(job: claim.job.id, kind: claim.job.kind, occurrence: skipped.last, outcome: .skipped(skipped))]
    }
}
