import Foundation
public import TimeKit

/// What is known of a server's clock from the `Date` of its answers, which counts whole seconds.
public final class ServerClock: @unchecked Sendable {
    // @unchecked: the span is touched under the lock only.
    private let lock = NSLock()
    private var span: ClosedRange<Int64>?

    init() {}

    /// By how many milliseconds the server's clock is ahead of this one; negative where it is behind. Nil before its first answer.
    ///
    /// It is off by half a second and half of an answer's time at first, and by less after more answers.
    public var offset: Int64? {
        lock.withLock { span.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) / 2 } }
    }

    /// What the server's clock shows where this one shows an instant; that instant before its first answer.
    public func estimate(at local: Instant) -> Instant { local.adding(milliseconds: offset ?? 0) }

    /// Notes the date of an answer, and when by this clock it was asked for and came.
    func note(_ date: Instant, asked: Instant, answered: Instant) {
        guard asked <= answered else { return }
        let low = answered.milliseconds(until: date)
        let new = low...max(low, asked.milliseconds(until: date) + 999)
        lock.withLock {
            // Where two answers can't both be right, one of the clocks was set in between.
            guard let known = span, known.overlaps(new) else {
                span = new
                return
            }
            span = known.clamped(to: new)
        }
    }
}

/// Dates of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads one; nil for any other form.
    static func read(_ text: String) -> Instant? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT", parts[1].count == 2,
            let month = months.firstIndex(of: String(parts[2]))
        else { return nil }
        let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
        return try? Instant(iso8601: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    }
}
