import Foundation
public import TimeKit

/// An estimate of a server's clock from the `Date` fields of its responses.
///
/// A date has a resolution of one second. It was set between the request and the response. Each response so gives a range of possible offsets,
/// and the offset is in the middle of what the ranges share.
public final class ServerClock: @unchecked Sendable {
    // @unchecked: the span is only used with the lock held.
    private let lock = NSLock()
    /// The possible offsets in milliseconds; nil before the first response.
    private var span: ClosedRange<Int64>?

    init() {}

    /// The number of milliseconds by which the server's clock is ahead of this device's; negative if it is behind, nil before the first response.
    ///
    /// The error is at most half a second plus half of the time from a request to its response. It shrinks with more responses.
    public var offset: Int64? {
        lock.withLock { span.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) / 2 } }
    }

    /// Returns the server's time at an instant of this device's clock. Before the first response it is the instant itself.
    public func estimate(at local: Instant) -> Instant { local.adding(milliseconds: offset ?? 0) }

    /// Narrows the estimate by the date of a response.
    ///
    /// - Parameters:
    ///   - date: The server's time in whole seconds, rounded down.
    ///   - asked: The local time of the request.
    ///   - answered: The local time of the response. If it is before `asked`, the local clock was set and the date is ignored.
    func note(_ date: Instant, asked: Instant, answered: Instant) {
        guard asked <= answered else { return }
        let low = answered.milliseconds(until: date)
        let new = low...max(low, asked.milliseconds(until: date) + 999)
        lock.withLock {
            // If two ranges don't overlap, one of the clocks was set in between, so the earlier range is void.
            guard let known = span, known.overlaps(new) else {
                span = new
                return
            }
            span = known.clamped(to: new)
        }
    }
}

/// The format of HTTP dates (RFC 9110): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Parses a date; nil for any other form. The day of the week isn't checked.
    static func read(_ text: String) -> Instant? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT", parts[1].count == 2,
            let month = months.firstIndex(of: String(parts[2]))
        else { return nil }
        let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
        return try? Instant(iso8601: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    }
}
