import Foundation
public import NotificationKit
import StorageKit
import TimeKit

extension TIPsTracker {
    /// Every reason to tell the acting member something, derived without the clock: daily reminders through the cycle's dosing
    /// days, silent where nothing is left to log; the end of the timer that the newest treatment log started.
    public func notificationCandidates() throws(TIPsError) -> [NotificationCandidate] {
        throw .fault("not built")
    }

    /// How the acting member wants to be told: which reminders, at what time in which zone, and whether the timer.
    public func notificationPreferences() throws(TIPsError) -> NotificationPreferences {
        throw .fault("not built")
    }
}
