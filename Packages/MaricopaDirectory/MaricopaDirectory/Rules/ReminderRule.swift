public import TimeKit

/// When reminders of an event are told.
public enum ReminderRule {
    /// How many occurrences ahead are planned: as many notifications as a phone keeps of one app.
    public static let reach = 64

    /// The occurrences a reminder is for that aren't over at a moment, the next ones first; at most ``reach``.
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

    /// When it is told of an occurrence.
    public static func moment(of occurrence: EventOccurrence, minutesBefore: Int) -> LocalDateTime {
        occurrence.start.adding(minutes: -minutesBefore)
    }

    /// "1 hour before", "at its start", "2 days and 30 minutes before".
    public static func words(minutesBefore: Int) -> String {
        guard minutesBefore > 0 else { return "at its start" }
        let parts = [(minutesBefore / 1440, "day"), (minutesBefore / 60 % 24, "hour"), (minutesBefore % 60, "minute")]
        let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return told.joined(separator: told.count == 2 ? " and " : ", ") + " before"
    }
}

/// What became of an event that somebody follows.
public enum EventNews: Hashable, Sendable {
    /// What goes on or comes next is at another time.
    case moved(from: EventOccurrence, to: EventOccurrence)
    /// Its times are others, though what comes next isn't.
    case otherTimes
    /// It was called off.
    case cancelled
    /// It takes place after all.
    case restored
    /// Nothing of it comes any more.
    case ended
    /// It is no longer in the directory.
    case gone

    /// What a change means to those who wait for the event; nil for nothing, or where it was over anyway.
    public static func of(
        _ before: EventDetails,
        _ after: EventDetails?,
        at moment: LocalDateTime
    ) -> EventNews? {
        let was = before.isCancelled ? nil : EventRule.current(of: before.schedule, at: moment)
        guard let after else { return was == nil ? nil : .gone }
        let now = EventRule.current(of: after.schedule, at: moment)
        if after.isCancelled { return was == nil ? nil : .cancelled }
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
