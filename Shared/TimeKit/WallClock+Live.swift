import Foundation

extension WallClock {
    /// The machine's clock and zone.
    public static let live = WallClock(now: { Instant(Date()) }, zone: { TimeZone.autoupdatingCurrent })
}
