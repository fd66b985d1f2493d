public import TimeKit

/// How a job stands.
public struct JobStatus: Hashable, Sendable {
    /// The job.
    public var job: Job
    /// When there is something to do for it next (in the past, if it is late); `nil` when it is over.
    public var nextDue: Instant?
    /// The last occurrence that was done.
    public var lastRun: JobRun?
    /// The occurrence that fails, if one does.
    public var failure: JobFailure?

    init(job: Job, nextDue: Instant?, lastRun: JobRun?, failure: JobFailure?) {
        self.job = job
        self.nextDue = nextDue
        self.lastRun = lastRun
        self.failure = failure
    }
}

/// The record of what became of an occurrence.
public struct JobRun: Hashable, Sendable {
    /// What became of it.
    public enum Outcome: String, Hashable, Sendable {
        /// It was done.
        case ran
        /// Catching up left it out.
        case skipped
        /// It failed for the last time.
        case gaveUp = "gave-up"
    }

    /// The occurrence; of several left out together, the last.
    public var occurrence: LocalDateTime
    /// What became of it.
    public var outcome: Outcome
    /// When that was recorded.
    public var finishedAt: Instant
    /// How many occurrences the record stands for: 1, but for those left out together.
    public var count: Int
    /// Why it was given up; else empty.
    public var reason: String

    init(occurrence: LocalDateTime, outcome: Outcome, finishedAt: Instant, count: Int, reason: String) {
        self.occurrence = occurrence
        self.outcome = outcome
        self.finishedAt = finishedAt
        self.count = count
        self.reason = reason
    }
}
