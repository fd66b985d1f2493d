public import NotificationKit
import StorageKit
import TimeKit

extension MaricopaDirectory {
    /// Whose notifications they are: the user's; those of nobody where nobody is signed in.
    public var notificationScope: NotificationScope {
        NotificationScope(app: DirectoryLink.scheme, recipient: credential.user?.rawValue ?? "")
    }

    /// Every reason to tell the user something; none where nobody is signed in.
    ///
    /// - Each reminder (category `reminder`, name its id), at its time before each occurrence that isn't over.
    /// - What became of events that the user keeps or is reminded of (category `event-news`), once each: moved, called off, taking place
    ///   after all, gone.
    public func notificationCandidates() throws(DirectoryError) -> [NotificationCandidate] {
        guard let user = credential.user else { return [] }
        let notices = EventNotices(user: user, now: clock.now())
        return try read { tables in
            try tables.reminders(of: user).flatMap { try notices.candidates(of: $0.reminder, $0.record) }
                + tables.eventChanges(for: user).compactMap { try notices.candidate(of: $0) }
        }
    }

    /// How the user wants to be told: by the county's clocks.
    public func notificationPreferences() -> NotificationPreferences { NotificationPreferences(zone: County.zone) }

    /// Brings up to date what changes as time goes by: which event is next, and since when news are known. Meant for the daemon.
    public func refreshEvents() throws(DirectoryError) {
        try write { tables in
            try tables.refreshEventTimes(at: moment(tables.now))
            try tables.stampEventNews(droppingBefore: tables.now.adding(days24h: -30))
        }
    }

    /// The page of notifications: what will be told, and what was.
    ///
    /// - Parameter told: What was told, as the device keeps it; nil where it isn't known.
    public func notificationsScreen(told: InboxScreen? = nil) throws(DirectoryError) -> NotificationsScreen {
        let present = moment(clock.now())
        return try read { tables in
            var rows: [NotificationsScreen.ReminderRow] = []
            if let user = credential.user {
                rows = try tables.reminders(of: user).map { NotificationsScreen.ReminderRow($0, $1, at: present) }
            }
            return NotificationsScreen(
                reminders: rows.sorted(),
                told: credential.user == nil ? nil : told,
                isSignedIn: credential.user != nil,
                revision: "\(try ChangeLog.latest(in: tables.db))/\(told?.revision ?? 0)"
            )
        }
    }
}
