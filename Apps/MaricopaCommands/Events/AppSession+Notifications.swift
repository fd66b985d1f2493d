import CommandKit
import MaricopaDirectory
import NotificationKit
import TimeKit

extension AppSession {
    /// The current user's notifications.
    func reminders() throws -> Reminders {
        let directory = directory
        return Reminders(
            try directory.notificationCandidates(),
            preferences: directory.notificationPreferences(),
            recipient: directory.notificationScope.recipient
        )
    }

    /// Returns the notifications page, with the notifications delivered here.
    func notificationsScreen(before number: Int64? = nil, limit: Int = 20) throws -> NotificationsScreen {
        let directory = directory
        let told = try notifications.inboxScreen(
            of: directory.notificationScope,
            in: County.zone,
            before: number,
            limit: limit
        )
        return try directory.notificationsScreen(told: told)
    }
}
