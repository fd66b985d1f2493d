public import TimeKit

/// How a client behaves.
public struct RealtimeClientOptions: Sendable {
    /// What it calls itself.
    public var agent: String
    /// How long it waits for a connection, for the head of an answer, and for each part of a body but a stream's.
    public var patience: Duration
    /// How long a whole call may take, its body and redirects included; a stream has no such end.
    public var longest: Duration
    /// How long a stream may be silent before it counts as cut. Keep-alives come every 30 seconds.
    public var silence: Duration
    /// Most bytes of an answer, and of one event of a stream.
    public var largestAnswer: Int
    /// Waits between two tries.
    public var backOff: BackOff
    /// Waits; tests pass one of their own.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// The clock.
    public var clock: WallClock
    /// Chance, which keeps those who lost a server at the same moment from coming back at the same moment.
    public var chance: @Sendable () -> any RandomNumberGenerator

    /// Options.
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

/// Growing waits: 1 second, each 1.3 times the one before, 300 seconds at most; small again after a connection that stood for 30 seconds.
public struct BackOff: Hashable, Sendable {
    /// How long a connection has to stand for the waits to be small again, in milliseconds.
    public static let steady: Int64 = 30_000

    /// The first wait, in milliseconds.
    public var first: Int64
    /// How much longer each next is, in percent.
    public var growth: Int64
    /// The longest, in milliseconds.
    public var longest: Int64

    /// Waits.
    public init(first: Int64 = 1_000, growth: Int64 = 130, longest: Int64 = 300_000) {
        self.first = first
        self.growth = growth
        self.longest = longest
    }

    /// The wait before the try of a number that follows so many failed ones, 0 for the first; in milliseconds.
    public func wait(after failures: Int) -> Int64 {
        var wait = min(first, longest)
        for _ in 0..<max(0, failures) {
            // What has grown to its end, or doesn't grow, needn't be counted on.
            guard wait < longest, growth > 100 else { break }
            let (product, overflow) = wait.multipliedReportingOverflow(by: growth)
            wait = overflow ? longest : min(longest, max(wait + 1, product / 100))
        }
        return max(0, wait)
    }

    /// That wait, shortened by chance to between a half and all of it.
    func wait(after failures: Int, by generator: inout some RandomNumberGenerator) -> Int64 {
        let wait = wait(after: failures)
        return Int64.random(in: wait / 2...wait, using: &generator)
    }
}
