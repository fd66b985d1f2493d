public import Foundation
public import ScreenKit
public import TimeKit

/// What every screen of the app is made from, besides what it shows.
public struct KidneyContext: Hashable, Sendable {
    /// Who the user is; nil before a profile was entered.
    public var profile: Profile?
    /// When the user's days begin.
    public var boundary: DayBoundary
    /// The one "now" of the screen.
    public var now: Instant
    /// Where the device is.
    public var zone: TimeZone
    /// What was read.
    public var revision: Revision

    /// What a screen is made from.
    public init(profile: Profile?, boundary: DayBoundary, now: Instant, zone: TimeZone, revision: Revision) {
        self.profile = profile
        self.boundary = boundary
        self.now = now
        self.zone = zone
        self.revision = revision
    }
}

extension KidneyContext {
    /// The user's logical day.
    var today: LocalDate { boundary.day(of: now, in: zone) }

    /// When the logical day ends, and with it what a screen of today shows.
    var dayEnd: Instant { boundary.end(of: today, in: zone) }

    /// Which units are shown first.
    var units: UnitSystem { profile?.units ?? .conventional }

    /// "08:30" by the device's clocks.
    func time(of instant: Instant) -> String { String(zone.local(at: instant).time.description.prefix(5)) }
}
