public import TimeKit

extension EventRule {
    /// The occurrence that has an event in a list at a moment: the first that is what the filter asks of times, of those that aren't over;
    /// of one with a first day those that aren't over then. Nil for an event that isn't in the list.
    ///
    /// Its start is what chronological lists go by. Of a filter's parts it looks at `dates`, `days`, `timesOfDay` and `openAt`, which have
    /// to hold of one and the same occurrence: on one of the days (of the week, and within the dates) any minute of it lies in one of the
    /// parts of the day, the night running on to five in the morning. Without a last day it looks ``horizon`` days ahead.
    public static func occurrence(
        of schedule: EventSchedule,
        in filter: Filter,
        at moment: LocalDateTime
    ) -> EventOccurrence? {
        guard filter.asksForTimes else { return current(of: schedule, at: moment) }
        var lower = filter.dates?.from.map { LocalDateTime($0, .midnight) } ?? moment
        var upper = filter.dates?.to.map { LocalDateTime($0.adding(days: 2), .midnight) } ?? lower.addingDays(horizon)
        if let asked = filter.openAt {
            // What goes on then begins at or before it, and one whose end nobody told less than a minute before.
            if filter.dates == nil || asked > lower { lower = asked.adding(minutes: -1) }
            upper = min(upper, asked.adding(milliseconds: 1))
        }
        return EventOccurrences(schedule, endingAfter: lower, startingBefore: upper).first { occurrence in
            (filter.openAt.map { occurrence.isUnderWay(at: $0) } ?? true)
                && takesPlace(occurrence, on: filter.days, within: filter.dates, in: filter.timesOfDay)
        }
    }

    /// Whether any minute of an occurrence lies in one of these parts of one of these days; none of them mean any.
    public static func takesPlace(
        _ occurrence: EventOccurrence,
        on days: Set<Weekday>,
        within dates: DateSpan?,
        in parts: Set<TimeOfDay>
    ) -> Bool {
        // A night belongs to the day it begins on, so the day before counts too.
        let end = occurrence.shownEnd
        let first = max(occurrence.start.date.previous, dates?.from ?? occurrence.start.date.previous)
        let last = min(end.date, dates?.to ?? end.date)
        let ranges = parts.isEmpty ? [0..<1440] : parts.map(\.minutes)
        var day = first
        // After ten days each day of the week was there from midnight to midnight.
        for _ in 0..<10 where day <= last {
            let midnight = LocalDateTime(day, .midnight)
            if days.isEmpty || days.contains(day.weekday),
                ranges.contains(where: { range in
                    occurrence.start < midnight.adding(minutes: range.upperBound)
                        && midnight.adding(minutes: range.lowerBound) < end
                })
            {
                return true
            }
            day = day.next
        }
        return false
    }
}

extension Filter {
    /// Whether it asks when something takes place.
    var asksForTimes: Bool { dates != nil || !days.isEmpty || !timesOfDay.isEmpty || openAt != nil }
}
