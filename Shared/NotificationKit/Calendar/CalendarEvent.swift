public import Foundation
import ScreenKit
public import TimeKit

/// An entry of a calendar: a reminder or an appointment.
public struct CalendarEvent: Hashable, Sendable {
    /// The time of a calendar event.
    public enum Timing: Hashable, Sendable {
        /// The wall times of a recurrence in a zone. A wall time that the clocks skip means the first moment after the gap. A wall time that
        /// occurs twice means the first of the two.
        case recurring(Recurrence, TimeZone)
        /// A single instant.
        case at(Instant)
        /// The whole days of a recurrence, without a zone. Its time of day is ignored.
        case wholeDays(Recurrence)
    }

    /// The permanent id of the event. Importing a calendar again replaces events with the same id.
    public var uid: String
    /// The summary line.
    public var title: String
    /// The description, which may be empty.
    public var text: String
    public var timing: Timing
    /// The duration in minutes, 0 for a reminder. For whole days, it is rounded up to days.
    public var minutes: Int
    /// The wall times of the occurrences that are left out.
    public var exceptions: [LocalDateTime]
    /// The wall time of the occurrence that this event replaces, in the recurring event with the same `uid`. nil for an event of its own.
    public var replaces: LocalDateTime?
    /// The alarms, in minutes before the start. Empty for none, 0 for the start itself.
    public var alarms: [Int]
    /// The location, which may be empty.
    public var place: String
    /// A deep link or web address with more information, which may be empty.
    public var link: String
    /// Whether the event was canceled.
    public var isCancelled: Bool
    /// Whether it isn't certain yet that the event takes place.
    public var isTentative: Bool
    /// The number of significant changes so far: iCalendar's SEQUENCE.
    public var sequence: Int

    /// Creates an event. The defaults describe a moment with an alarm at its start.
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
        isTentative: Bool = false,
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
        self.isTentative = isTentative
        self.sequence = sequence
    }
}

extension CalendarEvent {
    /// Returns the calendar events of a notification candidate, or none if its category is off.
    ///
    /// A recurrence becomes one recurring event at the category's time, and each instant becomes an event of its own. Quiet hours and
    /// silent ranges don't affect the calendar. Candidates that have already occurred give no events.
    public static func events(
        of candidate: NotificationCandidate,
        preferences: NotificationPreferences
    ) -> [CalendarEvent] {
        events(of: candidate, number: 1, preferences: preferences)
    }

    /// Returns the calendar events of several candidates.
    ///
    /// The first recurrence of a series has the series' name. The others are numbered in the order of their starts.
    public static func events(
        of candidates: [NotificationCandidate],
        preferences: NotificationPreferences
    ) -> [CalendarEvent] {
        let starts = candidates.enumerated().compactMap { index, candidate -> (start: LocalDateTime, index: Int)? in
            guard case .recurring(let recurrence) = candidate.timing else { return nil }
            return (recurrence.start, index)
        }
        var counts: [NotificationSeries: Int] = [:]
        var numbers: [Int: Int] = [:]
        for (_, index) in starts.sorted(by: <) {
            let count = counts[candidates[index].series, default: 0] + 1
            counts[candidates[index].series] = count
            numbers[index] = count
        }
        return candidates.enumerated().flatMap { index, candidate in
            events(of: candidate, number: numbers[index] ?? 1, preferences: preferences)
        }
    }

    private static func events(
        of candidate: NotificationCandidate,
        number: Int,
        preferences: NotificationPreferences
    ) -> [CalendarEvent] {
        guard preferences[candidate.series.category].isOn else { return [] }
        let entry = { (id: ID<NotificationRequest>, timing: Timing) in
            CalendarEvent(
                uid: id.rawValue + (number > 1 ? "-\(number)" : "") + "@nourish",
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
