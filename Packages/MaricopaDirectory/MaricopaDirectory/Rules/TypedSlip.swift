import TimeKit
import WordKit

/// Slips in what an admin types: values that can be read and are hardly meant. Imports keep such values.
enum TypedSlip {
    /// Refuses a field of a record that holds such a value.
    ///
    /// - Parameters:
    ///   - text: The typed text of the field.
    ///   - before: The record before it was typed; nil for a new one.
    /// - Throws: `unreadable`; its reason says what to write.
    static func check(
        _ field: RecordField,
        of record: Record,
        typed text: String,
        before: Record?,
        on today: LocalDate
    ) throws(DirectoryError) {
        switch field {
        case .hours: try check(record.hours)
        case .schedule:
            guard case .event(let event) = record.details else { return }
            try check(event.schedule, typed: text)
            // An event that was over may be corrected, and a series may have ended.
            if case .event(let old)? = before?.details,
                !isAhead(old.schedule, on: today) || old.schedule.start == event.schedule.start
            {
                return
            }
            guard isAhead(event.schedule, on: today) else {
                throw .unreadable(
                    text,
                    as: localized("when it takes place"),
                    reason: localized("it is over — write a day from today, \(today), on")
                )
            }
        case .zip:
            guard let zip = record.zip, Gazetteer.place(of: zip) == .elsewhere else { return }
            throw .unreadable(
                text,
                as: localized("a ZIP code"),
                reason: localized("it is one of another state — write one of Arizona, such as 85003")
            )
        case .coordinates:
            guard let place = record.coordinate, Distance.meters(place, Gazetteer.phoenixCenter) > farthest else {
                return
            }
            throw .unreadable(
                text,
                as: localized("coordinates"),
                reason: localized("they lie far outside of Maricopa County — write the latitude first: 33.45, -112.07")
            )
        default: return
        }
    }

    /// The most meters between the middle of Phoenix and a place that can be meant. The county's corners are nearer.
    private static let farthest = 200_000.0

    /// More minutes than a place is open into a morning, or an event lasts into one.
    private static let longest = 16 * 60

    /// The most minutes of a slip. Longer hours can be meant, because a place may close for an hour in a night.
    private static let longestSlip = OpeningSpan.day - 120

    /// The first minute of a morning.
    private static let morning = 5 * 60

    private static func isAhead(_ schedule: EventSchedule, on today: LocalDate) -> Bool {
        EventRule.current(of: schedule, at: LocalDateTime(today, .midnight)) != nil
    }

    /// Refuses hours of more than ``longest`` that end on the next morning, as swapped times do.
    private static func check(_ hours: Hours) throws(DirectoryError) {
        let weeks = [hours.week].compactMap { $0 } + hours.seasons.map(\.week)
        let spans =
            weeks.flatMap { week in Weekday.allCases.flatMap { week[$0].spans } }
            + hours.exceptions.flatMap(\.hours.spans)
        let slip = spans.first { span in
            let minutes = span.closes - span.opens
            return minutes > longest && minutes <= longestSlip && span.closes >= OpeningSpan.day + morning
        }
        guard let slip else { return }
        let length = (slip.closes - slip.opens) / 60
        throw .unreadable(
            HoursText.text(slip),
            as: localized("hours"),
            reason: localized("it would last \(length) hours, into the next morning — write the times in order")
        )
    }

    /// Refuses a schedule that would last into the next morning, unless the day of its end was typed.
    private static func check(_ schedule: EventSchedule, typed text: String) throws(DirectoryError) {
        let (start, end) = (schedule.start, schedule.end)
        let minutes = start.milliseconds(until: end) / 60_000
        guard !schedule.isAllDay, minutes > longest, minutes < OpeningSpan.day,
            end.date == start.date.next, end.time.hour * 60 >= morning, !text.contains("\(end.date)")
        else { return }
        let whole = "\(start.date) \(start.time) to \(end.date) \(end.time)"
        throw .unreadable(
            text,
            as: localized("when it takes place"),
            reason: localized(
                "it would last \(minutes / 60) hours, into the next morning — write the times in order, or the day of the end, too: \(whole)"
            )
        )
    }
}
