public import Foundation
public import TimeKit

/// Something that stands in a calendar: a reminder, or an event of its own.
public struct CalendarEvent: Hashable, Sendable {
    /// When it takes place.
    public enum Timing: Hashable, Sendable {
        /// At the wall times of a recurrence, in a zone. A wall time that the clocks jump over means the first moment after the
        /// gap, one they show twice the first of the two.
        case recurring(Recurrence, TimeZone)
        /// At an instant.
        case at(Instant)
        /// On the whole days of a recurrence (its time of day doesn't matter), wherever one is.
        case wholeDays(Recurrence)
    }

    /// What names it for ever: a calendar that is imported again replaces the event of the same name.
    public var uid: String
    /// The first line.
    public var title: String
    /// What is said beneath; may be empty.
    public var text: String
    /// When it takes place.
    public var timing: Timing
    /// How many minutes it lasts; none for a reminder. Of whole days, rounded up to days.
    public var minutes: Int
    /// Occurrences left out, by wall time.
    public var exceptions: [LocalDateTime]
    /// The occurrence of the recurring event of the same name that it takes the place of, by wall time; nil for an event of its own.
    public var replaces: LocalDateTime?
    /// How many minutes before it the calendar is to tell; empty for never, 0 for at its start.
    public var alarms: [Int]
    /// Where it takes place; may be empty.
    public var place: String
    /// Where more is to be found: a deep link or a web address; may be empty.
    public var link: String
    /// Whether it was called off.
    public var isCancelled: Bool
    /// Counts the changes of what matters to those who come: iCalendar's SEQUENCE.
    public var sequence: Int

    /// An event; without more, a moment that the calendar tells of at its start.
    public init(
        uid: String,
        title: String,
        text: String = "",
        timing: Timing,
        minutes: Int = 0,
        exceptions: [LocalDateTime] = [],
        replaces: LocalDateTime? = nil,
        alarms: [Int] = [0],
        place: String = "",
        link: String = "",
        isCancelled: Bool = false,
        sequence: Int = 0
    ) {
        self.uid = uid
        self.title = title
        self.text = text
        self.timing = timing
        self.minutes = minutes
        self.exceptions = exceptions
        self.replaces = replaces
        self.alarms = alarms
        self.place = place
        self.link = link
        self.isCancelled = isCancelled
        self.sequence = sequence
    }
}

extension CalendarEvent {
    /// The calendar entries of a reason to tell something, under the wishes of a person; none where its category is off.
    ///
    /// A recurrence becomes one entry that recurs, at the category's time; each instant an entry of its own. Quiet hours and
    /// silences are matters of telling and leave the calendar as it is. What has happened is no appointment.
    public static func events(
        of candidate: NotificationCandidate,
        preferences: NotificationPreferences
    ) -> [CalendarEvent] {
        guard preferences[candidate.series.category].isOn else { return [] }
        let entry = { (id: ID<NotificationRequest>, timing: Timing) in
            CalendarEvent(
                uid: id.rawValue + "@nourish",
                title: candidate.title,
                text: candidate.body,
                timing: timing,
                link: candidate.link.description
            )
        }
        switch candidate.timing {
        case .recurring(let recurrence):
            let timed = preferences.timed(recurrence, category: candidate.series.category)
            return [entry(candidate.series.id(at: .once), .recurring(timed, preferences.zone))]
        case .at(let instants):
            return Set(instants).sorted().map { entry(candidate.series.id(at: .instant($0)), .at($0)) }
        case .occurred:
            return []
        }
    }
}
