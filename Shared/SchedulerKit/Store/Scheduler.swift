public import GRDB
public import StorageKit
public import TimeKit

/// Does one occurrence of a job, inside the transaction that also records that it ran: either both last, or neither.
///
/// What it throws takes all of it back and has the occurrence tried again. It writes through the database it is given, and
/// never opens a transaction of its own.
public typealias JobHandler = @Sendable (Database, Job, Occurrence) throws -> Void

/// Does one occurrence of a job whose effect lies outside the database: a file, a message.
///
/// It runs before its record's transaction, so a process killed in between runs it again: it must come to the same when it is
/// done twice for one occurrence, and take what it writes from the occurrence, not from the clock.
public typealias JobEffect = @Sendable (LocalStore, Job, Occurrence) throws -> Void

/// Does one occurrence of a job that waits for somebody outside, such as a website; cancelled, it ends soon.
///
/// As a ``JobEffect`` it runs before its record's transaction and must come to the same when it is done twice for one occurrence;
/// two processes may even be at it at once, for nobody waits for it.
public typealias JobErrand = @Sendable (LocalStore, Job, Occurrence) async throws -> Void

/// Runs the jobs of a store. Any number of processes can do so at once.
///
/// An occurrence has its effect exactly once: the effect and the record that it ran are one transaction, which looks first whether
/// the occurrence is still owed; the record's key (job, occurrence) is unique. The lease only keeps processes from waiting for
/// each other.
public struct Scheduler: Sendable {
    let store: LocalStore
    let handlers: [String: JobHandler]
    let effects: [String: JobEffect]
    let errands: [String: JobErrand]
    let holder: String
    let leaseSeconds: Int
    let limit: Int

    /// A scheduler over a store opened with ``schema``.
    ///
    /// - Parameters:
    ///   - handlers: what does the jobs of a kind within the database.
    ///   - effects: what does the jobs of a kind outside it.
    ///   - errands: what does the jobs of a kind that wait for others: ``runErrands(now:)`` runs those, ``runDue(now:)`` doesn't.
    ///   - holder: the name of this process in the lease.
    ///   - leaseSeconds: how long another process leaves the jobs to this one.
    ///   - limit: how many occurrences one call of ``runDue(now:)`` does at most.
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
    /// Adds a job, or replaces the one of its id; an equal job changes nothing.
    ///
    /// What is done stays done; of a replaced job what was settled by local time stays settled.
    ///
    /// - Parameter from: occurrences before it are not owed; `nil`: all from the recurrence's start on are, as catching up says.
    /// - Throws: ``SchedulerError/emptyID``, ``SchedulerError/unknownZone(job:zone:)``, and the store's errors.
    public func schedule(_ job: Job, from: Instant? = nil) throws {
        try store.write { try Scheduler.schedule(job, from: from, in: $0) }
    }

    /// The same within a transaction of the caller's, so that a setting and its job change together.
    public static func schedule(_ job: Job, from: Instant? = nil, in db: Database) throws {
        guard !job.id.isEmpty else { throw SchedulerError.emptyID }
        guard (try? JobRows.zone(job.zone)) != nil else {
            throw SchedulerError.unknownZone(job: job.id, zone: job.zone)
        }
        if case .success(let stored) = try JobRows.read(job.id, in: db), stored.job == job { return }
        try JobRows.save(job, from: from, in: db)
    }

    /// Removes a job; false if there is none of this id. The records of what ran stay.
    @discardableResult
    public func cancel(_ id: String) throws -> Bool {
        try store.write { try Scheduler.cancel(id, in: $0) }
    }

    /// The same within a transaction of the caller's.
    @discardableResult
    public static func cancel(_ id: String, in db: Database) throws -> Bool {
        try JobRows.delete(id, in: db)
    }

    /// The jobs that can be read, by id.
    public func jobs() throws -> [Job] {
        try store.read { db in try JobRows.all(in: db).compactMap { try? $0.result.get().job } }
    }

    /// The job of an id.
    public static func job(_ id: String, in db: Database) throws -> Job? {
        try JobRows.read(id, in: db)?.get().job
    }
}

// MARK: What it looks like

extension Scheduler {
    /// When there is something to do next: at or before `now`, if there is now; `nil` when nothing is scheduled any more.
    public func nextDue(now: Instant) throws -> Instant? {
        try nextDue(now: now) { _ in true }
    }

    /// The same of the jobs of some kinds.
    func nextDue(now: Instant, ofKinds areMeant: (String) -> Bool) throws -> Instant? {
        try store.read { db in
            try JobRows.all(in: db).compactMap { row -> Instant? in
                guard case .success(let stored) = row.result, areMeant(stored.job.kind) else { return nil }
                return try stored.progress(at: now, in: db).nextDue(at: now)
            }.min()
        }
    }

    /// How each job stands, by id.
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

    /// What became of a job's occurrences, the latest first.
    public func runs(of id: String, limit: Int = 50) throws -> [JobRun] {
        try store.read { try JobRows.runs(of: id, limit: limit, in: $0) }
    }

    /// A number that grows with every change of the schedule, by whichever process: one at once, then one after each change.
    public func revisions() -> AsyncThrowingStream<Int64, any Error> {
        store.values { try Int64.fetchOne($0, sql: "SELECT value FROM scheduler_revision") ?? 0 }
    }
}
