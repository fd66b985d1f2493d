public import NotificationKit
import ScreenKit
import StorageKit
import TimeKit

extension MaricopaDirectory {
    /// The user's notifications; an empty recipient for a visitor.
    public var notificationScope: NotificationScope {
        NotificationScope(app: DirectoryLink.scheme, recipient: credential.user?.rawValue ?? "")
    }

    /// All current notifications of the user; none for a visitor.
    ///
    /// - Each reminder (category `reminder`, named by its id), at its time before each occurrence that isn't over.
    /// - Each relevant change of a followed event (category `event-news`): moved, canceled, taking place again, deleted.
    public func notificationCandidates() throws(DirectoryError) -> [NotificationCandidate] {
        guard let user = credential.user else { return [] }
        let notices = EventNotices(user: user, now: clock.now())
        return try read { tables in
            try tables.reminders(of: user).flatMap { notices.candidates(of: $0.reminder, $0.record) }
                + tables.eventChanges(for: user).compactMap { notices.candidate(of: $0) }
        }
    }

    /// The user's default preferences, in the county's time zone.
    public func notificationPreferences() -> NotificationPreferences { NotificationPreferences(zone: County.zone) }

    /// Updates the data that depends on the current time: the next occurrences, and the dates of event changes. The daemon calls it.
    public func refreshEvents() throws(DirectoryError) {
        try write { tables in
            try tables.refreshEventTimes(at: moment(tables.now))
            try tables.stampEventNews(droppingBefore: tables.now.adding(days24h: -30))
        }
    }

    /// The notifications page: planned reminders and delivered notifications.
    ///
    /// - Parameter told: The delivered notifications, which the device stores; nil if unknown.
    public func notificationsScreen(told: InboxScreen? = nil) throws(DirectoryError) -> NotificationsScreen {
        let present = moment(clock.now())
        return try read { tables in
            var rows: [NotificationsScreen.ReminderRow] = []
            if let user = credential.user {
                rows = try tables.reminders(of: user).map { NotificationsScreen.ReminderRow($0, $1, at: present) }
            }
            return NotificationsScreen(
                reminders: rows.sorted(),
                told: credential.user == nil ? nil : told?.shown,
                isSignedIn: credential.user != nil,
                revision: Revision(rawValue: "\(try tables.revisionText())/\(told?.revision ?? 0) \(credential.actor)")
            )
        }
    }
}

extension InboxScreen {
    /// The page with its notices in the language of the person who reads it.
    var shown: InboxScreen {
        var screen = self
        for index in screen.items.indices {
            screen.items[index].title = ToldText.shown(screen.items[index].title)
            screen.items[index].body = ToldText.shown(screen.items[index].body)
        }
        return screen
    }
}
