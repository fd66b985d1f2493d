/// When a failed occurrence is tried again: each wait is `factor` times the one before, up to a longest one.
public struct RetryPolicy: Hashable, Codable, Sendable {
    /// The wait after the first failure, in seconds, at least 1.
    public var firstDelay: Int
    /// How many times longer each wait is than the one before, at least 1.
    public var factor: Int
    /// The longest wait, in seconds.
    public var longestDelay: Int
    /// After so many failures the occurrence is given up; `nil` to try for ever.
    public var attempts: Int?

    /// A policy; without arguments 1, 2, 4 … minutes up to 6 hours, for ever. Values out of range are taken as the nearest in range.
    public init(firstDelay: Int = 60, factor: Int = 2, longestDelay: Int = 6 * 3_600, attempts: Int? = nil) {
        self.firstDelay = max(1, firstDelay)
        self.factor = max(1, factor)
        self.longestDelay = max(self.firstDelay, longestDelay)
        self.attempts = attempts.map { max(1, $0) }
    }

    /// How long to wait after so many failures in a row (1 or more), in milliseconds; `nil` when it is given up.
    public func delay(afterFailures failures: Int) -> Int64? {
        if let attempts, failures >= attempts { return nil }
        var seconds = max(1, firstDelay)
        for _ in 1..<max(1, failures) where seconds < longestDelay {
            let (product, overflow) = seconds.multipliedReportingOverflow(by: max(1, factor))
            if overflow || product == seconds { break }
            seconds = product
        }
        return Int64(min(seconds, max(1, longestDelay))) * 1_000
    }
}
