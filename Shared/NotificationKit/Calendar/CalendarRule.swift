import Foundation
import TimeKit

/// The first occurrence and the RRULE of a recurrence (RFC 5545).
struct CalendarRule {
    let first: LocalDateTime
    /// The value of RRULE, or nil for a single occurrence.
    let rule: String?

    /// Returns nil if there is no occurrence.
    ///
    /// - Parameter zone: The zone of DTSTART, which requires UNTIL in UTC. nil for whole days, whose UNTIL is a date.
    init?(_ recurrence: Recurrence, in zone: TimeZone?) {
        guard let first = recurrence.first(atOrAfter: recurrence.start) else { return nil }
        self.first = first
        guard let pattern = CalendarRule.pattern(recurrence.rule) else {
            rule = nil
            return
        }
        switch recurrence.end {
        case .never: rule = pattern
        case .count(let count): rule = pattern + ";COUNT=\(count)"
        case .until(let day): rule = pattern + ";UNTIL=" + CalendarRule.until(day, at: first.time, in: zone)
        }
    }

    private static func pattern(_ rule: Recurrence.Rule) -> String? {
        switch rule {
        case .once:
            nil
        case .everyDays(let days):
            "FREQ=DAILY" + interval(days)
        case .weekly(let weekdays, let weeks):
            "FREQ=WEEKLY" + interval(weeks) + ";BYDAY=" + weekdays.sorted().map(\.calendarText).joined(separator: ",")
                + ";WKST=MO"
        case .monthly(let day, let shortMonth, let months):
            "FREQ=MONTHLY" + interval(months) + ";" + byMonthDay(day, shortMonth)
        }
    }

    private static func interval(_ value: Int) -> String { value == 1 ? "" : ";INTERVAL=\(value)" }

    /// Returns the rule for a day of the month. In a month that is too short, it is the last day.
    private static func byMonthDay(_ day: Int, _ shortMonth: ShortMonth) -> String {
        if shortMonth == .skip || day <= 28 { return "BYMONTHDAY=\(day)" }
        if day == 31 { return "BYMONTHDAY=-1" }
        return "BYMONTHDAY=" + (28...day).map(String.init).joined(separator: ",") + ";BYSETPOS=-1"
    }

    /// Returns the last possible occurrence on the last day, so that none of the next day is included.
    private static func until(_ day: LocalDate, at time: LocalTime, in zone: TimeZone?) -> String {
        guard let zone else { return day.calendarText }
        return zone.instant(of: LocalDateTime(day, time)).calendarText
    }
}

extension Weekday {
    /// The abbreviation of iCalendar in any language, `MO` to `SU`.
    var calendarText: String { String(englishName.prefix(2)).uppercased() }
}
