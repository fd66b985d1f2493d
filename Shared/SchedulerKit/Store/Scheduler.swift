public import GRDB
public import StorageKit
public import TimeKit

/// Runs one occurrence of a job in the transaction that also records the run, so both are committed or neither is.
///
/// If it throws, the transaction is rolled back and the occurrence is retried. It writes through the given database and must not open
/// a transaction of its own.
public typealias JobHandler = @Sendable (Database, Job, Occurrence) throws -> Void

/// Runs one occurrence of a job with an effect outside the database, such as writing a file.
///
/// It runs before the transaction that records it, so it is repeated if the process is killed in between. It must be idempotent for an
/// occurrence and take its values from the occurrence rather than the clock.
public typealias JobEffect = @Sendable (LocalStore, Job, Occurrence) throws -> Void

/// Runs one occurrence of a job that waits for an external service, such as a website. It ends soon after cancellation.
///
/// Like a ``JobEffect``, it runs before the transaction that records it and must be idempotent. Two processes may run it at the same time.
public typealias JobErrand = @Sendable (LocalStore, Job, Occurrence) async throws -> Void

/// Runs the jobs of a store. Any number of processes can do so at the same time.
///
/// Each occurrence takes effect exactly once: the effect and the record are one transaction, which first checks that the occurrence is
/// still due, and the record's key (job, occurrence) is unique. The lease only avoids lock contention between processes.
public struct Scheduler: Sendable {
    let store: LocalStore
    let handlers: [String: JobHandler]
    let effects: [String: JobEffect]
    let errands: [String: JobErrand]
    let holder: String
    let leaseSeconds: Int
    let limit: Int

    /// Creates a scheduler on a store that was opened with ``schema``.
    ///
    /// - Parameters:
    ///   - handlers: The handlers within the database, by kind.
    ///   - effects: The handlers with effects outside the database, by kind.
    ///   - errands: The handlers that wait for external services, by kind. ``runErrands(now:)`` runs them, ``runDue(now:)`` doesn't.
    ///   - holder: The name of this process in the lease.
    ///   - leaseSeconds: The time for which other processes leave the jobs to this one.
    ///   - limit: The largest number of occurrences run by one call of ``runDue(now:)``.
    public init(
        store: LocalStore,
        handlers: [String: JobHandler],
        effects: [String: JobEffect] = [:],
        errands: [String: JobErrand] = [:],
        holder: String = Scheduler.thisProcess,
        leaseSeconds: Int = 60,
        limit: Int = 10_000
    ) {
        self.store = store
        self.handlers = handlers
        self.effects = effects
        self.errands = errands
        self.holder = holder
        self.leaseSeconds = leaseSeconds
        self.limit = max(1, limit)
    }
}

// MARK: The schedule

extension Scheduler {
    /// Adds a job or replaces the job with its id. Scheduling an equal job changes nothing.
    ///
    /// Done occurrences stay done. A replaced job keeps the local time up to which it is settled.
    ///
    /// - Parameters:
    ///   - from: The time before which occurrences are not due. nil makes all occurrences due, subject to catching up.
    /// - Throws: ``SchedulerError/emptyID``, ``SchedulerError/unknownZone(job:zone:)``, or an error of the store.
    public func schedule(_ job: Job, from: Instant? = nil) throws {
        try store.write { try Scheduler.schedule(job, from: from, in: $0) }
    }

    /// Does the same within a transaction, so that a setting and its job change together.
    public static func schedule(_ job: Job, from: Instant? = nil, in db: Database) throws {
        guard !job.id.isEmpty else { throw SchedulerError.emptyID }
        guard (try? JobRows.zone(job.zone)) != nil else {
            throw SchedulerError.unknownZone(job: job.id, zone: job.zone)
        }
        if case .success(let stored) = try JobRows.read(job.id, in: db), stored.job == job { return }
        try JobRows.save(job, from: from, in: db)
    }

    /// Removes a job but keeps its records.
    ///
    /// - Returns: False if no job has this id.
    @discardableResult
    public func cancel(_ id: String) throws -> Bool {
        try store.write { try Scheduler.cancel(id, in: $0) }
    }

    /// Does the same within a transaction.
    @discardableResult
    public static func cancel(_ id: String, in db: Database) throws -> Bool {
        try JobRows.delete(id, in: db)
    }

    /// Returns the readable jobs, ordered by id. Unreadable ones are left out.
    public func jobs() throws -> [Job] {
        try store.read { db in try JobRows.all(in: db).compactMap { try? $0.result.get().job } }
    }

    /// Returns the job with this id, or nil.
    ///
    /// - Throws: ``SchedulerError/unreadableJob(id:reason:)``.
    public static func job(_ id: String, in db: Database) throws -> Job? {
        try JobRows.read(id, in: db)?.get().job
    }
}

// MARK: State

extension Scheduler {
    /// Returns the time of the next work, which is at or before `now` if work is due. nil if nothing is scheduled.
    public func nextDue(now: Instant) throws -> Instant? {
        try nextDue(now: now) { _ in true }
    }

    /// Returns the time of the next work of the given kinds.
    func nextDue(now: Instant, ofKinds areMeant: (String) -> Bool) throws -> Instant? {
        try store.read { db in
            try JobRows.all(in: db).compactMap { row -> Instant? in
                guard case .success(let stored) = row.result, areMeant(stored.job.kind) else { return nil }
                return try stored.progress(at: now, in: db).nextDue(at: now)
            }.min()
        }
    }

    /// Returns the state of each readable job, ordered by id.
    public func status(now: Instant) throws -> [JobStatus] {
        try store.read { db in
            try JobRows.all(in: db).compactMap { row in
                guard case .success(let stored) = row.result else { return nil }
                let progress = try stored.progress(at: now, in: db)
                return JobStatus(
                    job: stored.job,
                    nextDue: progress.nextDue(at: now),
                    lastRun: try JobRows.runs(of: stored.job.id, outcome: .ran, limit: 1, in: db).first,
                    failure: stored.failure
                )
            }
        }
    }

    /// Returns the records of a job, latest occurrence first.
    public func runs(of id: String, limit: Int = 50) throws -> [JobRun] {
        try store.read { try JobRows.runs(of: id, limit: limit, in: $0) }
    }

    /// Deletes the records made more than 400 days ago, except the latest one of each job.
    ///
    /// - Returns: The number of records deleted.
    @discardableResult
    public static func prune(now: Instant, in db: Database) throws -> Int {
        try db.execute(
            sql: """
                DELETE FROM scheduler_run WHERE finished_at < ? AND occurrence < (
                    SELECT max(occurrence) FROM scheduler_run AS newer WHERE newer.job_id = scheduler_run.job_id)
                """,
            arguments: [now.adding(days24h: -400).milliseconds]
        )
        return db.changesCount
    }

    /// Returns a number that grows with every change of the schedule by any process: the current one, then one after each change.
    public func revisions() -> AsyncThrowingStream<Int64, any Error> {
        store.values { try Int64.fetchOne($0, sql: "SELECT value FROM scheduler_revision") ?? 0 }
    }
}
