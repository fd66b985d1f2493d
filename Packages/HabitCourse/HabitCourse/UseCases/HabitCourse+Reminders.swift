public import NotificationKit
import StorageKit
import TimeKit

extension HabitCourse {
    /// Returns every possible notification; none before the start.
    ///
    /// - Each habit has one reminder (category `habit`, named by its id), daily at its local time in the course's zone
    ///   while the habit is active. It is suppressed on course days that are ticked, skipped, or before the habit was
    ///   set.
    /// - Each week that unlocks after the start and has unread posts has one (category `week`, named by its number).
    ///   So has the end of the course (named `end`). They come at 09:00, or at the beginning of the day if that is
    ///   later. Without a copy of the course there are none.
    /// - Each habit that becomes editable has one (category `edit`, named by its id and the day), at the same time of
    ///   day, with the advice as its body.
    ///
    /// All times are local times, so that each notification is sent once wherever the user is.
    ///
    /// A notification may be past when it is first planned. A reminder is then not sent. A week or the end of the course is sent if it is less than
    /// 24 hours late. A habit that can be edited is sent however late it is.
    public func notificationCandidates() throws(HabitCourseError) -> [NotificationCandidate] {
        let now = clock.now()
        return try read { reader in
            guard let state = try reader.state(), let startedAt = try reader.startedAt() else { return [] }
            let today = state.clock.day(of: now)
            let habits = try reader.habits()
            let reasons = NotificationReasons(
                state: state,
                startedAt: startedAt,
                posts: try reader.posts(),
                habits: habits,
                records: try reader.records(of: habits, in: state, through: today),
                today: today,
                now: now
            )
            return try reasons.candidates()
        }
    }

    /// Returns the notification preferences: the course's zone, and the kinds `week` and `edit` on or off. Before the start the zone is that of
    /// this device. A habit's switch and time belong to its reminder.
    public func notificationPreferences() throws(HabitCourseError) -> NotificationPreferences {
        let zone = clock.zone()
        return try read { reader in
            guard let state = try reader.state() else { return NotificationPreferences(zone: zone) }
            var preferences = NotificationPreferences(zone: state.clock.current.timeZone)
            preferences[NotificationReasons.week] = .init(isOn: state.notices.weekUnlocked)
            preferences[NotificationReasons.edit] = .init(isOn: state.notices.editUnlocked)
            return preferences
        }
    }
}
