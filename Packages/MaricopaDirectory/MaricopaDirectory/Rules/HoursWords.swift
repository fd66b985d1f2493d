import TimeKit
import WordKit

/// Hours in the reader's language. ``HoursText`` has the text that admins edit.
enum HoursWords {
    static func text(_ day: DayHours) -> String {
        switch day {
        case .unknown: localized("unknown", context: "hours")
        case .closed: localized("closed")
        case .open(let spans):
            spans.isEmpty ? localized("closed") : spans.map { HoursText.text($0) }.joined(separator: ", ")
        }
    }

    /// A week's hours, one line for the days with the same hours: "Mon-Fri 08:00-17:00".
    static func lines(_ week: WeeklyHours) -> [String] {
        let groups = HoursText.groups(week)
        guard !groups.isEmpty else { return [localized("daily closed")] }
        return groups.map { "\(HoursText.names($0.days, daily: localized("daily")) { $0.short }) \(text($0.hours))" }
    }

    /// A season's dates: "2026-06-01 to 2026-08-31" or "Nov 1-Mar 31".
    static func text(_ dates: SeasonDates) -> String {
        switch dates {
        case .once(let from, let to): localized("\(from) to \(to)")
        case .yearly(let from, let to): "\(text(from))-\(text(to))"
        }
    }

    /// A season's name and dates, with what nobody told of them: "Winter, Nov 1-Mar 31", "from 2016-04-23 on, end unknown".
    static func text(_ season: Season) -> String {
        let (from, to) =
            switch season.dates {
            case .once(let from, let to): ("\(from)", "\(to)")
            case .yearly(let from, let to): (text(from), text(to))
            }
        return switch season.untold {
        case .start: localized("until \(to), start unknown")
        case .end: localized("from \(from) on, end unknown")
        case .dates: localized("dates unknown")
        case nil: [season.name, text(season.dates)].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// "Jul 4".
    static func text(_ day: MonthDay) -> String {
        localized("\(month(day.month)) \(day.day)", context: "month and day")
    }

    private static func month(_ number: Int) -> String {
        switch number {
        case 1: localized("Jan")
        case 2: localized("Feb")
        case 3: localized("Mar")
        case 4: localized("Apr")
        case 5: localized("May")
        case 6: localized("Jun")
        case 7: localized("Jul")
        case 8: localized("Aug")
        case 9: localized("Sep")
        case 10: localized("Oct")
        case 11: localized("Nov")
        default: localized("Dec")
        }
    }
}
