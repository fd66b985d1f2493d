public import NotificationKit

extension HabitCourse {
    /// Every reason to tell the user something; nothing before the start.
    ///
    /// - Each habit's one reminder (category `habit`, name its id), daily at its wall time in the course's zone while it runs; silent
    ///   on course days that are ticked, skipped, or before it was set.
    /// - Each week that unlocks (category `week`, name its number), and the end of the course (name `end`): at 09:00 of the day, or at
    ///   its boundary where that comes later.
    /// - Each habit that can be edited (category `edit`, name its id and the day), once, likewise at 09:00, with the reason drawn from
    ///   the user's own days as the body.
    public func notificationCandidates() throws(HabitCourseError) -> [NotificationCandidate] {
        throw .fault("not built")
    }

    /// How the user wants to be told: by the course's zone, each kind on or off.
    public func notificationPreferences() throws(HabitCourseError) -> NotificationPreferences {
        throw .fault("not built")
    }
}
