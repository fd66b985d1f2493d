import Foundation
import TimeKit

/// Validates a member's settings, and the zones of rooms and members.
enum SettingsRule {
    /// - Throws: `timerOutOfRange` for the timer, and `notFound` for a zone that this machine doesn't know.
    static func check(_ settings: MemberSettings) throws(TIPsError) {
        guard MemberSettings.timerRange.contains(settings.timerMinutes) else {
            throw .timerOutOfRange(settings.timerMinutes)
        }
        if let zone = settings.timeZoneID { _ = try self.zone(zone) }
    }

    /// Returns the zone with a name in the tz database.
    ///
    /// - Throws: `notFound`.
    static func zone(_ name: String) throws(TIPsError) -> TimeZone {
        guard let zone = try? TimeZone.named(name) else { throw .notFound(what: "time zone", name) }
        return zone
    }
}
