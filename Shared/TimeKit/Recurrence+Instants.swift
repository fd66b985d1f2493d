public import Foundation

extension Recurrence {
    /// The first occurrence that is due at or after an instant in a zone.
    public func first(of series: String, atOrAfter instant: Instant, in zone: TimeZone) -> Occurrence? {
        occurrences(of: series, from: instant, in: zone).first { _ in true }
    }

    /// The last occurrence that is due before an instant in a zone.
    public func last(of series: String, before instant: Instant, in zone: TimeZone) -> Occurrence? {
        // Wall times after this one are due later, except where the clocks went back: then up to a day more has passed.
        var upper = zone.local(at: instant).addingDays(2)
        while let at = last(before: upper) {
            let due = zone.earliestInstant(atOrAfter: at)
            if due < instant { return Occurrence(id: .init(series: series, at: at), instant: due) }
            upper = at
        }
        return nil
    }

    /// The occurrences due from an instant (included) on, in order, computed as they are asked for.
    public func occurrences(
        of series: String,
        from instant: Instant,
        in zone: TimeZone
    ) -> some Sequence<Occurrence> & Sendable {
        // A wall time the calendar skips is due when the gap ends, up to a day later than its neighbours: start looking earlier.
        let lower = zone.local(at: instant).addingDays(-2)
        let end = LocalDateTime(LocalDate(dayNumber: RecurrenceSlots.endOfCalendar + 1), .midnight)
        return DueOccurrences(series: series, times: occurrences(from: lower, before: end), from: instant, zone: zone)
    }
}

/// Occurrences with their instants, those before a first instant left out.
private struct DueOccurrences: Sequence, IteratorProtocol, Sendable {
    let series: String
    var times: Recurrence.Occurrences
    let from: Instant
    let zone: TimeZone

    init(series: String, times: Recurrence.Occurrences, from: Instant, zone: TimeZone) {
        self.series = series
        self.times = times
        self.from = from
        self.zone = zone
    }

    mutating func next() -> Occurrence? {
        while let at = times.next() {
            let instant = zone.earliestInstant(atOrAfter: at)
            if instant >= from { return Occurrence(id: .init(series: series, at: at), instant: instant) }
        }
        return nil
    }
}

extension LocalDateTime {
    /// The same time of day so many days later.
    public func addingDays(_ days: Int) -> LocalDateTime {
        LocalDateTime(date.adding(days: days), time)
    }
}
