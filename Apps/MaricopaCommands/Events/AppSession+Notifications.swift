import CommandKit
import MaricopaDirectory
import NotificationKit
import TimeKit

extension AppSession {
    /// What there is to tell whoever is signed in.
    func reminders() throws -> Reminders {
        let directory = directory
        return Reminders(
            try directory.notificationCandidates(),
            preferences: directory.notificationPreferences(),
            recipient: directory.notificationScope.recipient
        )
    }

    /// Plans what is to be told, so that what is due before the next round is told in it.
    func planNotifications() throws { try plan(try reminders(), now: context.clock.now()) }

    /// Prints the page of notifications, with what was told here.
    func showNotifications(before number: Int64? = nil, limit: Int = 20) throws {
        let directory = directory
        let told = try notifications.inboxScreen(
            of: directory.notificationScope,
            in: County.zone,
            before: number,
            limit: limit
        )
        try showPage(try directory.notificationsScreen(told: told))
    }
}
