public import TimeKit
import WordKit

/// The times of reminders.
public enum ReminderRule {
    /// The most occurrences planned ahead: the number of pending notifications that a phone keeps for an app.
    public static let reach = 64

    /// Returns the occurrences of a reminder that aren't over, soonest first; at most ``reach``.
    ///
    /// - Parameter slot: The slot of a single occurrence; nil for all.
    public static func occurrences(
        of schedule: EventSchedule,
        slot: LocalDateTime?,
        at moment: LocalDateTime
    ) -> [EventOccurrence] {
        guard let slot else {
            let end = EventRule.endOfCalendar
            return EventRule.occurrences(of: schedule, endingAfter: moment, startingBefore: end, limit: reach)
        }
        guard let one = EventRule.occurrence(of: schedule, slot: slot), one.shownEnd > moment else { return [] }
        return [one]
    }

    /// The time of the reminder of an occurrence.
    public static func moment(of occurrence: EventOccurrence, minutesBefore: Int) -> LocalDateTime {
        occurrence.start.adding(minutes: -minutesBefore)
    }

    /// Formats a lead time: "1 hour before", "at its start", "2 days and 30 minutes before".
    public static func words(minutesBefore: Int) -> String {
        guard minutesBefore > 0 else { return localized("at its start") }
        let (days, hours, minutes) = (minutesBefore / 1440, minutesBefore / 60 % 24, minutesBefore % 60)
        var told: [String] = []
        if days > 0 { told.append(localized("\(days, "day")")) }
        if hours > 0 { told.append(localized("\(hours, "hour")")) }
        if minutes > 0 { told.append(localized("\(minutes, "minute")")) }
        return localized("\(told.count == 2 ? listed(told) : told.joined(separator: ", ")) before")
    }
}

/// A change of an event, for the users who have a reminder of it.
public enum EventNews: Hashable, Sendable {
    /// The current or next occurrence has another time.
    case moved(from: EventOccurrence, to: EventOccurrence)
    /// Later occurrences changed.
    case otherTimes
    /// The event was canceled.
    case canceled
    /// The event has occurrences again.
    case restored
    /// No occurrence is left.
    case ended
    /// The record was deleted.
    case gone

    /// Compares two versions of an event at a moment; `after` is nil for a deleted record. Nil if nothing relevant changed, or the event
    /// was over before and after.
    public static func of(
        _ before: EventDetails,
        _ after: EventDetails?,
        at moment: LocalDateTime
    ) -> EventNews? {
        let was = before.isCancelled ? nil : EventRule.current(of: before.schedule, at: moment)
        guard let after else { return was == nil ? nil : .gone }
        let now = EventRule.current(of: after.schedule, at: moment)
        if after.isCancelled { return was == nil ? nil : .canceled }
        if before.isCancelled { return now == nil ? nil : .restored }
        switch (was, now) {
        case (let was?, let now?):
            if was.start != now.start || was.end != now.end { return .moved(from: was, to: now) }
            return before.schedule == after.schedule ? nil : .otherTimes
        case (_?, nil): return .ended
        case (nil, _?): return .restored
        case (nil, nil): return nil
        }
    }
}
