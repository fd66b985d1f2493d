public import Foundation
public import TimeKit

/// A clock that a test sets: time passes when it says so, forwards or back, and the zone changes when it travels.
public final class ManualClock: @unchecked Sendable {
    // @unchecked: both variables are touched under the lock only.
    private let lock = NSLock()
    private var instant: Instant
    private var currentZone: TimeZone

    /// A clock that shows an instant in a zone.
    public init(_ instant: Instant, zone: TimeZone) {
        self.instant = instant
        currentZone = zone
    }

    /// A clock set by texts such as `2026-03-08T07:30:00Z` and `America/Phoenix`; the errors of `TimeKit`.
    public convenience init(_ iso8601: String, zone: String = "UTC") throws(TimeError) {
        self.init(try Instant(iso8601: iso8601), zone: try TimeZone.named(zone))
    }

    /// The instant it shows.
    public var now: Instant {
        get { lock.withLock { instant } }
        set { lock.withLock { instant = newValue } }
    }

    /// The zone it is in.
    public var zone: TimeZone {
        get { lock.withLock { currentZone } }
        set { lock.withLock { currentZone = newValue } }
    }

    /// Lets time pass (or go back, when negative) and answers the new instant.
    @discardableResult
    public func advance(milliseconds: Int64 = 0, seconds: Int = 0, minutes: Int = 0, hours: Int = 0) -> Instant {
        lock.withLock {
            instant = instant.adding(milliseconds: milliseconds).adding(seconds: seconds)
                .adding(minutes: minutes).adding(hours: hours)
            return instant
        }
    }

    /// The clock as the code under test wants it.
    public var wallClock: WallClock {
        WallClock(now: { self.now }, zone: { self.zone })
    }
}
