public import NotificationKit
import StorageKit
import TimeKit

extension HabitCourse {
    /// Returns every possible notification; none before the start.
    ///
    /// - Each habit has one reminder (category `habit`, named by its id), daily at its local time in the course's zone
    ///   while the habit is active. It is suppressed on course days that are ticked, skipped, or before the habit was
    ///   set.
    /// - Each week that unlocks after the start and has unread posts has one (category `week`, named by its number),
    ///   and so has the end of the course (named `end`). They come at 09:00, or at the beginning of the day if that is
    ///   later; none without a copy of the course.
    /// - Each habit that becomes editable has one (category `edit`, named by its id and the day), at the same time of
    ///   day, with the advice as its body.
    ///
    /// All times are local times, so that each notification is sent once wherever the user is. A reminder that is past when it is
    /// first seen is not sent, and neither is a week that was to be told more than a day before. A habit that can be edited is told of even
    /// then.
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

    /// Returns the notification preferences: the course's zone, and each kind on or off. A habit's switch and time
    /// belong to its reminder.
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
