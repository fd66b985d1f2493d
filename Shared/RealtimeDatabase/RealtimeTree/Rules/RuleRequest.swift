/// What rules are asked about: who, when, and the database before.
public struct RuleRequest {
    /// Who asks: null for nobody, else an object with `uid` and `token`.
    public let auth: RealtimeValue
    /// The server's clock, in milliseconds since 1970.
    public let now: Int64
    /// The database before.
    public var root: any TreeReading
    /// What a read asks for; nil for all.
    public let query: RealtimeQuery?
    /// The largest number of steps for one answer of the rules. A step takes about a tenth of a microsecond.
    public let mostSteps: Int

    /// A request.
    public init(
        auth: RealtimeValue,
        now: Int64,
        root: any TreeReading,
        query: RealtimeQuery? = nil,
        mostSteps: Int = .max
    ) {
        self.auth = auth
        self.now = now
        self.root = root
        self.query = query
        self.mostSteps = mostSteps
    }
}

/// Whether rules allow something, and on what that hung.
public struct RuleAnswer: Hashable, Sendable {
    /// Whether they do.
    public let isAllowed: Bool
    /// The places whose values were looked at: while they stay as they are, so does the answer for the same asker, but for the clock.
    public let looked: Set<RealtimePath>
    /// Whether the clock was looked at.
    public let usesClock: Bool
    /// Whether the rules had not come to an answer after the most steps. It is then not allowed.
    public var isTooCostly = false
}
