import Foundation
import TimeKit

/// A recurrence as RFC 5545 has it: its first occurrence and an RRULE.
struct CalendarRule {
    let first: LocalDateTime
    /// The value of RRULE; `nil` for what happens once.
    let rule: String?

    /// `nil` where there is no occurrence at all.
    ///
    /// - Parameter zone: the zone of DTSTART, since UNTIL is written in UTC then; `nil` for whole days, whose UNTIL is a day.
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

    /// The last day of a month that is too short is the last of those days that it has.
    private static func byMonthDay(_ day: Int, _ shortMonth: ShortMonth) -> String {
        if shortMonth == .skip || day <= 28 { return "BYMONTHDAY=\(day)" }
        if day == 31 { return "BYMONTHDAY=-1" }
        return "BYMONTHDAY=" + (28...day).map(String.init).joined(separator: ",") + ";BYSETPOS=-1"
    }

    /// The last occurrence that the day allows, so that no occurrence of the next day slips in.
    private static func until(_ day: LocalDate, at time: LocalTime, in zone: TimeZone?) -> String {
        guard let zone else { return day.calendarText }
        return zone.instant(of: LocalDateTime(day, time)).calendarText
    }
}

extension Weekday {
    /// `MO` to `SU`.
    var calendarText: String { String(name.prefix(2)).uppercased() }
}
