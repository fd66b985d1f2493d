public import TimeKit

/// The time of day for notifications of the course. A week that unlocks at three in the morning should not ring then.
public enum NewsTime {
    /// The default time, 09:00, when most people are up.
    public static let usual = LocalTime("09:00") ?? .midnight

    /// Returns the wall-clock time for notifications of a course day: 09:00, or the reset time at the beginning of that
    /// day if it is later. A day that begins in the evening before has them at 09:00.
    ///
    /// The time is never before the day begins. A day that has begun keeps its time when the clock changes, so that
    /// nothing is notified twice.
    public static func wallTime(of day: LocalDate, by clock: CourseClock) -> LocalDateTime {
        let start = clock.boundary(of: day)
        let setting = clock.changes.last { $0.at <= start }?.setting ?? clock.first
        let begins = setting.boundary.startsInTheEvening ? usual : setting.boundary.startsAt
        return LocalDateTime(day, max(usual, begins))
    }
}
