public import TimeKit

/// A user's request to be notified before an event begins.
public struct EventReminder: Hashable, Identifiable, Sendable {
    public let id: TimeKit.ID<EventReminder>
    public let event: TimeKit.ID<Record>
    /// The event's title at the time the reminder was set.
    public let title: String
    /// The original start of one occurrence; nil for all occurrences.
    public let slot: LocalDateTime?
    /// Minutes before the start, 0 to ``longest``.
    public let minutesBefore: Int

    /// The longest lead time in minutes: 365 days.
    public static let longest = 525_600
}

/// A user's reference to one occurrence of an event.
public enum OccurrenceName: Hashable, Sendable, CustomStringConvertible {
    /// The first occurrence on a day.
    case day(LocalDate)
    /// The occurrence that begins at this moment.
    case at(LocalDateTime)

    /// The day, or the day and the time.
    public var description: String {
        switch self {
        case .day(let day): "\(day)"
        case .at(let moment): "\(moment)"
        }
    }
}
