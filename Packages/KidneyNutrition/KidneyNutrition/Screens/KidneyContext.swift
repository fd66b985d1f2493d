public import Foundation
public import ScreenKit
public import TimeKit

/// The data that every screen needs in addition to its content.
public struct KidneyContext: Hashable, Sendable {
    /// The user's profile; nil before one was entered.
    public var profile: Profile?
    /// The boundary between the user's days.
    public var boundary: DayBoundary
    /// The one current time of the screen.
    public var now: Instant
    /// The time zone of the device.
    public var zone: TimeZone
    /// The revision of the data.
    public var revision: Revision

    public init(profile: Profile?, boundary: DayBoundary, now: Instant, zone: TimeZone, revision: Revision) {
        self.profile = profile
        self.boundary = boundary
        self.now = now
        self.zone = zone
        self.revision = revision
    }
}

extension KidneyContext {
    var today: LocalDate { boundary.day(of: now, in: zone) }

    /// The end of the logical day, when a screen of today changes.
    var dayEnd: Instant { boundary.end(of: today, in: zone) }

    /// The end of the logical or the calendar day, whichever comes first. A form with a prefilled day changes then.
    var formEnd: Instant {
        min(dayEnd, DayBoundary.midnight.end(of: zone.date(at: now), in: zone))
    }

    /// Returns ``formEnd``, or an earlier instant at which an alert ends.
    func end(before until: Instant?) -> Instant { min(formEnd, until ?? formEnd) }

    /// The units shown first.
    var units: UnitSystem { profile?.units ?? .conventional }

    /// Returns the local time of the device: "08:30".
    func time(of instant: Instant) -> String { zone.local(at: instant).time.hourAndMinute }
}
