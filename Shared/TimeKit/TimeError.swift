import WordKit

/// An invalid date, time, zone or recurrence. Each case carries the value as given.
public enum TimeError: Error, Equatable, Sendable {
    /// The text is not a date of the form `2026-03-08`.
    case notADate(String)
    /// The day doesn't exist, such as February 30, or the year is outside 1…9999.
    case noSuchDay(year: Int, month: Int, day: Int)
    /// The text is not a time such as `07:30`.
    case notATime(String)
    /// The time doesn't exist, such as 24:00.
    case noSuchTime(hour: Int, minute: Int, second: Int, millisecond: Int)
    /// The text is a leap second (`23:59:60`), which is not supported.
    case leapSecond(String)
    /// The text is not a local date and time of the form `2026-03-08T07:30`.
    case notADateTime(String)
    /// The text is not an instant of the form `2026-03-08T07:30:00Z`.
    case notAnInstant(String)
    /// The text is a date and time without `Z` or an offset, so it doesn't denote an instant.
    case missingOffset(String)
    /// The tz database has no zone with this name.
    case unknownZone(String)
    /// The interval of a recurrence is outside 1…100,000.
    case intervalOutOfRange(Int)
    /// A weekly recurrence has no weekday.
    case noWeekdays
    /// The day of a monthly recurrence is outside 1…31.
    case dayOfMonthOutOfRange(Int)
    /// The count of a recurrence is less than 1.
    case countOutOfRange(Int)
    /// No date fits the recurrence, such as February 30 with short months skipped.
    case neverOccurs
}

extension TimeError: CustomStringConvertible {
    /// The problem and what to write instead.
    public var description: String {
        switch self {
        case .notADate(""): localized("the date is empty — write it as 2026-03-08")
        case .notADate(let text):
            localized("“\(text)” is not a date — write it as 2026-03-08")
        case .noSuchDay(let year, let month, let day):
            localized("there is no day \(year)-\(month)-\(day) — check the month's length; years run from 1 to 9999")
        case .notATime(let text):
            localized("“\(text)” is no time of day — write one such as 07:30 or 4:30 pm")
        case .noSuchTime(let hour, let minute, let second, let millisecond):
            localized(
                "there is no time \(hour):\(minute):\(second).\(millisecond) — hours run from 0 to 23, minutes and seconds to 59"
            )
        case .leapSecond(let text):
            localized("“\(text)” is a leap second, which is not counted here — write second 59")
        case .notADateTime(let text):
            localized("“\(text)” is not a date and time — write it as 2026-03-08 07:30")
        case .notAnInstant(let text):
            localized("“\(text)” is not an instant — write it as 2026-03-08T07:30:00Z or 2026-03-08T07:30-07:00")
        case .missingOffset(let text):
            localized("“\(text)” does not say which zone it is in — add Z or an offset such as -07:00")
        case .unknownZone(let text):
            localized("there is no time zone “\(text)” — use a name of the tz database such as America/Phoenix")
        case .intervalOutOfRange(let interval):
            localized("an interval of \(interval) is out of range — use 1 to 100000")
        case .noWeekdays:
            localized("a weekly recurrence needs a weekday — name at least one")
        case .dayOfMonthOutOfRange(let day):
            localized("there is no day \(day) in any month — use 1 to 31")
        case .countOutOfRange(let count):
            localized("a recurrence of \(count) occurrences is empty — use 1 or more")
        case .neverOccurs:
            localized("no date ever fits this recurrence — use another day, or the last day of short months")
        }
    }
}
