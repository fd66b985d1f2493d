public import TimeKit

/// What one call of ``Scheduler/runDue(now:)`` did, in order.
public struct RunReport: Hashable, Sendable {
    /// What became of one occurrence (or of several left out together).
    public enum Outcome: Hashable, Sendable {
        /// It was done.
        case ran
        /// It failed, and nothing of it was kept; it is tried again.
        case failed(reason: String, attempt: Int, retryAt: Instant)
        /// It failed for the last time and is not tried again.
        case gaveUp(reason: String, attempts: Int)
        /// Catching up left it out, together with others before it.
        case skipped(SkippedOccurrences)
        /// The stored job can't be read, so nothing of it was tried.
        case unreadable(reason: String)
    }

    /// One line of the report.
    public struct Entry: Hashable, Sendable {
        /// The job.
        public var job: String
        /// Its kind; empty where the job can't be read.
        public var kind: String
        /// The occurrence; of several left out, the last. `nil` where the job can't be read.
        public var occurrence: LocalDateTime?
        /// What became of it.
        public var outcome: Outcome

        init(job: String, kind: String, occurrence: LocalDateTime?, outcome: Outcome) {
            self.job = job
            self.kind = kind
            self.occurrence = occurrence
            self.outcome = outcome
        }
    }

    /// Another process that is at it; this one left the rest to it.
    public struct Holder: Hashable, Sendable {
        /// Its host and process id.
        public var name: String
        /// Until when it has said to be at it.
        public var until: Instant

        init(name: String, until: Instant) {
            self.name = name
            self.until = until
        }
    }

    /// What was done, in order.
    public var entries: [Entry] = []
    /// The process that is at it, if it isn't this one.
    public var heldBy: Holder?
    /// Whether nothing that was due is left; false where the limit of one call was reached or another process is at it.
    public var isComplete = true

    init() {}

    /// How many occurrences were done.
    public var ranCount: Int {
        entries.count { $0.outcome == .ran }
    }

    /// The entries that tell of a fault.
    public var failures: [Entry] {
        entries.filter { entry in
            switch entry.outcome {
            case .failed, .gaveUp, .unreadable: true
            case .ran, .skipped: false
            }
        }
    }
}
