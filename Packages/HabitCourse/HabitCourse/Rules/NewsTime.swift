public import TimeKit

/// When news of a course day are told: a week that unlocks at three in the morning shouldn't ring then.
public enum NewsTime {
    /// In the morning, when most people are up.
    public static let usual = LocalTime("09:00") ?? .midnight

    /// What the course's clocks show when the news of a course day are told: 09:00, or the reset time that holds as the day
    /// begins where that comes later.
    ///
    /// Never before the day begins. A day that has begun keeps its time, whatever becomes of the clock: so nothing is told twice.
    public static func wallTime(of day: LocalDate, by clock: CourseClock) -> LocalDateTime {
        let start = clock.boundary(of: day)
        let setting = clock.changes.last { $0.at <= start }?.setting ?? clock.first
        return LocalDateTime(day, max(usual, setting.boundary.startsAt))
    }
}
