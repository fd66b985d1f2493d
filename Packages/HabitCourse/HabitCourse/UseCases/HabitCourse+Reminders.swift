public import NotificationKit
import StorageKit
import TimeKit

extension HabitCourse {
    /// Every reason to tell the user something; nothing before the start.
    ///
    /// - Each habit's one reminder (category `habit`, name its id), daily at its wall time in the course's zone while it runs; silent
    ///   on course days that are ticked, skipped, or before it was set.
    /// - Each week that unlocks after the start and has something to read (category `week`, name its number), and the end of the
    ///   course (name `end`): at 09:00 of the day, or at its boundary where that comes later. None while the course wasn't fetched.
    /// - Each habit that can be edited (category `edit`, name its id and the day), once, likewise at 09:00, with the reason drawn from
    ///   the user's own days as the body.
    ///
    /// All are wall times, so that each is told once wherever the user goes; what has passed when it is first seen is not told.
    /// Reads the state, the posts and the habits with their days.
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
                today: today
            )
            return try reasons.candidates()
        }
    }

    /// How the user wants to be told: by the course's zone, each kind on or off. A habit's own switch and time are its reminder's.
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
