public import TimeKit

/// The failures in a row of one occurrence.
public struct JobFailure: Hashable, Sendable {
    /// The occurrence that fails.
    public var occurrence: LocalDateTime
    /// How many times it failed.
    public var attempts: Int
    /// When it failed last.
    public var failedAt: Instant
    /// When it is tried again.
    public var retryAt: Instant
    /// Why it failed last.
    public var reason: String

    init(occurrence: LocalDateTime, attempts: Int, failedAt: Instant, retryAt: Instant, reason: String) {
        self.occurrence = occurrence
        self.attempts = attempts
        self.failedAt = failedAt
        self.retryAt = retryAt
        self.reason = reason
    }

    /// Whether it still waits. A clock set back to before the failure doesn't make the wait longer.
    func waits(at now: Instant) -> Bool {
        failedAt <= now && now < retryAt
    }
}
