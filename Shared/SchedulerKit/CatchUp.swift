public import TimeKit

/// What happens to occurrences that came due while nothing ran: the machine asleep, the daemon stopped.
public enum CatchUp: String, Codable, Hashable, Sendable {
    /// The latest one is done, however late; those before it are left out.
    case latest
    /// All are done, in order.
    case all
    /// Those more than ten minutes late are left out; the latest is done if it is not.
    case skip

    /// How late an occurrence of a `.skip` job may be and still be done: ten minutes, in milliseconds.
    public static let grace: Int64 = 600_000
}

/// Occurrences that catching up left out, all of one job.
public struct SkippedOccurrences: Hashable, Sendable {
    /// The first one.
    public var first: LocalDateTime
    /// The last one.
    public var last: LocalDateTime
    /// How many.
    public var count: Int

    init(first: LocalDateTime, last: LocalDateTime, count: Int) {
        self.first = first
        self.last = last
        self.count = count
    }
}
