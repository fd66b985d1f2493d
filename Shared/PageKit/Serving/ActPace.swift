import Foundation
import NIOCore
import ServerKit
import TimeKit

/// A limit of the acts of one person, in any number of windows.
final class ActPace: Sendable {
    private static let seconds = 10
    private let lock = NSLock()
    nonisolated(unsafe) private var limit: RateLimit

    init(perSecond: Int) {
        limit = RateLimit(perSecond * Self.seconds, inMilliseconds: Int64(Self.seconds) * 1_000)
    }

    /// Counts an act.
    ///
    /// - Parameter now: A time that no clock's setting moves.
    /// - Returns: nil if it may be performed, otherwise the seconds to wait, at least 1.
    func take(at now: NIODeadline) -> Int? {
        let now = Instant(milliseconds: Int64(now.uptimeNanoseconds / 1_000_000))
        return lock.withLock { limit.take("", at: now) }.map { Int(($0 + 999) / 1_000) }
    }
}
