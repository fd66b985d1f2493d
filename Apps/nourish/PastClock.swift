import Foundation
import TimeKit

/// A clock that a sample advances.
final class PastClock: @unchecked Sendable {
    private let lock = NSLock()
    private var instant: Instant

    init(_ instant: Instant) { self.instant = instant }

    var now: Instant {
        get { lock.withLock { instant } }
        set { lock.withLock { instant = newValue } }
    }
}
