public import TimeKit

public struct RealtimeClientOptions: Sendable {
    /// The value of `User-Agent`.
    public var agent: String
    /// The timeout for connecting, for the head of a response, and between two parts of a body, except a stream's.
    public var patience: Duration
    /// The maximum duration of a call, including its body, redirects and the refresh of its credential. The refusal of a
    /// stream has this limit, and its events have none.
    public var longest: Duration
    /// The time without any data after which a stream counts as lost. Servers send keep-alives every 30 seconds.
    public var silence: Duration
    /// The maximum size of a response, and of one event of a stream, in bytes.
    public var largestAnswer: Int
    /// The delays between reconnections.
    public var backOff: BackOff
    /// Waits between reconnections; tests replace it.
    public var sleep: @Sendable (Duration) async throws -> Void
    public var clock: WallClock
    /// The random source of the delays, which keeps clients that lost a server together from returning together.
    public var chance: @Sendable () -> any RandomNumberGenerator

    public init(
        agent: String,
        clock: WallClock,
        patience: Duration = .seconds(30),
        longest: Duration = .seconds(600),
        silence: Duration = .seconds(75),
        largestAnswer: Int = 256 << 20,
        backOff: BackOff = BackOff(),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        chance: @escaping @Sendable () -> any RandomNumberGenerator = RealtimeClientOptions.liveChance
    ) {
        self.agent = agent
        self.clock = clock
        self.patience = patience
        self.longest = longest
        self.silence = silence
        self.largestAnswer = largestAnswer
        self.backOff = backOff
        self.sleep = sleep
        self.chance = chance
    }
}

/// Exponential delays: 1 second at first, each 1.3 times the previous one, at most 300 seconds. A connection that lasted 30 seconds resets them.
public struct BackOff: Hashable, Sendable {
    /// The duration of a connection that resets the delays, in milliseconds.
    public static let steady: Int64 = 30_000

    /// The first delay, in milliseconds.
    public var first: Int64
    /// Each delay as a percentage of the previous one; 100 or less keeps it constant.
    public var growth: Int64
    /// The maximum delay, in milliseconds.
    public var longest: Int64

    public init(first: Int64 = 1_000, growth: Int64 = 130, longest: Int64 = 300_000) {
        self.first = first
        self.growth = growth
        self.longest = longest
    }

    /// Returns the delay after a number of failures in a row, 0 for the first delay; in milliseconds.
    public func wait(after failures: Int) -> Int64 {
        var wait = min(first, longest)
        for _ in 0..<max(0, failures) {
            // At the maximum, or without growth, the delay no longer changes.
            guard wait < longest, growth > 100 else { break }
            let (product, overflow) = wait.multipliedReportingOverflow(by: growth)
            wait = overflow ? longest : min(longest, max(wait + 1, product / 100))
        }
        return max(0, wait)
    }

    /// Returns a random delay between half of that delay and all of it.
    func wait(after failures: Int, by generator: inout some RandomNumberGenerator) -> Int64 {
        let wait = wait(after: failures)
        return Int64.random(in: wait / 2...wait, using: &generator)
    }
}
