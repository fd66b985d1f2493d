import Foundation
import RealtimeTree
import TimeKit

/// Push ids for many callers at once: each is greater than the one before.
final class PushIDSource: @unchecked Sendable {
    // @unchecked: both variables are touched under the lock only.
    private let lock = NSLock()
    private var ids = PushIDs()
    private var generator: any RandomNumberGenerator & Sendable

    init(_ generator: any RandomNumberGenerator & Sendable) { self.generator = generator }

    /// The next one.
    func next(at now: Instant) -> String {
        lock.withLock { ids.next(at: now.milliseconds, using: &generator) }
    }
}
