public import TimeKit

extension EventRule {
    /// Returns the occurrence that puts an event in a list: the first one that matches the filter's `dates`, `days`, `timesOfDay` and
    /// `openAt`. Nil if the event isn't in the list.
    ///
    /// Its start is the key of the chronological order. One occurrence has to meet all four conditions: some minute of it is in one of the
    /// parts of one of the days, and the night runs on to 05:00 of the next day. Without a first day, occurrences that are over at `moment`
    /// don't count; without a last day, the search ends ``horizon`` days ahead.
    public static func occurrence(
        of schedule: EventSchedule,
        in filter: Filter,
        at moment: LocalDateTime
    ) -> EventOccurrence? {
        guard filter.asksForTimes else { return current(of: schedule, at: moment) }
        var lower = filter.dates?.from.map { LocalDateTime($0, .midnight) } ?? moment
        var upper = filter.dates?.to.map { LocalDateTime($0.adding(days: 2), .midnight) } ?? lower.addingDays(horizon)
        if let asked = filter.openAt {
            // An occurrence under way at `asked` begins by then. One without a known end lasts a minute.
            if filter.dates == nil || asked > lower { lower = asked.adding(minutes: -1) }
            upper = min(upper, asked.adding(milliseconds: 1))
        }
        return EventOccurrences(schedule, endingAfter: lower, startingBefore: upper).first { occurrence in
            (filter.openAt.map { occurrence.isUnderWay(at: $0) } ?? true)
                && takesPlace(occurrence, on: filter.days, within: filter.dates, in: filter.timesOfDay)
        }
    }

    /// Whether some minute of an occurrence is in one of these parts of one of these days. An empty set or nil means any.
    public static func takesPlace(
        _ occurrence: EventOccurrence,
        on days: Set<Weekday>,
        within dates: DateSpan?,
        in parts: Set<TimeOfDay>
    ) -> Bool {
        // A night belongs to the day on which it begins, so the day before counts too.
        let end = occurrence.shownEnd
        let first = max(occurrence.start.date.previous, dates?.from ?? occurrence.start.date.previous)
        let last = min(end.date, dates?.to ?? end.date)
        let ranges = parts.isEmpty ? [0..<1440] : parts.map(\.minutes)
        var day = first
        // Ten days contain each day of the week from midnight to midnight.
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
    /// Whether any condition is about time.
    var asksForTimes: Bool { dates != nil || !days.isEmpty || !timesOfDay.isEmpty || openAt != nil }
}
