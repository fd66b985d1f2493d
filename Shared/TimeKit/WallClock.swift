public import Foundation

/// Where "now" and "here" come from: passed in everywhere, so that every rule can be asked about any moment and zone.
public struct WallClock: Sendable {
    private let currentInstant: @Sendable () -> Instant
    private let currentZone: @Sendable () -> TimeZone

    /// A clock that asks the two functions each time.
    public init(now: @escaping @Sendable () -> Instant, zone: @escaping @Sendable () -> TimeZone) {
        currentInstant = now
        currentZone = zone
    }

    /// The instant it is.
    public func now() -> Instant { currentInstant() }

    /// The zone whose clocks the user goes by.
    public func zone() -> TimeZone { currentZone() }

    /// A clock that stands still.
    public static func fixed(_ instant: Instant, zone: TimeZone) -> WallClock {
        WallClock(now: { instant }, zone: { zone })
    }
}

extension WallClock {
    /// What the clocks of the zone show now.
    public func local() -> LocalDateTime {
        zone().local(at: now())
    }
}
