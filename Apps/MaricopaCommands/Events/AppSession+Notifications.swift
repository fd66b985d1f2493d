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

    /// Plans notifications at once, because one may be due before the next round of the daemon.
    func planNotifications() throws { try plan(try inChosenLanguage { try reminders() }, now: context.clock.now()) }

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
