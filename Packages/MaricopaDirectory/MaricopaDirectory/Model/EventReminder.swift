public import TimeKit

/// A user's wish to be told before an event begins.
public struct EventReminder: Hashable, Identifiable, Sendable {
    /// Names it.
    public let id: TimeKit.ID<EventReminder>
    /// The event.
    public let event: TimeKit.ID<Record>
    /// What the event was called when the reminder was set.
    public let title: String
    /// The slot of the occurrence that is meant; nil for every one of them.
    public let slot: LocalDateTime?
    /// How many minutes before it begins, from 0 to a year.
    public let minutesBefore: Int

    /// The most minutes before an event: 365 days.
    public static let longest = 525_600

    /// A reminder.
    public init(
        id: TimeKit.ID<EventReminder>,
        event: TimeKit.ID<Record>,
        title: String,
        slot: LocalDateTime?,
        minutesBefore: Int
    ) {
        self.id = id
        self.event = event
        self.title = title
        self.slot = slot
        self.minutesBefore = minutesBefore
    }
}

/// How somebody names one of an event's occurrences.
public enum OccurrenceName: Hashable, Sendable, CustomStringConvertible {
    /// The first on a day.
    case day(LocalDate)
    /// The one that begins then.
    case at(LocalDateTime)

    /// The day, or the day and the time.
    public var description: String {
        switch self {
        case .day(let day): "\(day)"
        case .at(let moment): "\(moment)"
        }
    }
}
