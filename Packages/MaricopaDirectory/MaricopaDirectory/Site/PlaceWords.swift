import TimeKit
import WordKit

/// Short texts about a place for previews.
enum PlaceWords {
    /// The opening state and its next change: "open until 13:00", "closed, opens Sat 08:00".
    static func open(_ hours: Hours, at moment: LocalDateTime) -> String {
        let state = OpenRule.state(of: hours, at: moment)
        switch state.openness {
        case .unknown:
            return hours.pastYears(before: moment.date).map { localized("hours unknown, told only for \(years($0))") }
                ?? localized("hours unknown")
        case .open:
            guard let until = state.until else { return localized("always open") }
            return localized("open until \(time(until, from: moment))")
        case .closed:
            guard let until = state.until else { return localized("closed") }
            let opens = OpenRule.openness(of: hours, at: until) == .open
            return opens ? localized("closed, opens \(time(until, from: moment))") : localized("closed")
        }
    }

    /// Years as text: "2017", "2016 and 2017", "2014 to 2017".
    static func years(_ years: ClosedRange<Int>) -> String {
        switch years.count {
        case 1: "\(years.lowerBound)"
        case 2: localized("\(years.lowerBound) and \(years.upperBound)")
        default: localized("\(years.lowerBound) to \(years.upperBound)")
        }
    }

    /// The heading of a season's hours: its name and dates. A past season begins with "In 2017".
    static func season(_ season: Season, on day: LocalDate) -> String {
        var parts = [HoursWords.text(season)]
        if case .once(let from, let to) = season.dates, to < day {
            parts.insert(localized("In \(years(from.year...to.year))"), at: 0)
        }
        return parts.joined(separator: ", ")
    }

    /// A distance in miles, with a tenth below ten miles: "5.0 miles", "12 miles".
    static func distance(centimeters: Int) -> String {
        let tenths = (centimeters * 10 + mile / 2) / mile
        guard tenths < 100 else { return localized("\((centimeters + mile / 2) / mile, "mile")") }
        return localized("\(tenths / 10).\(tenths % 10) miles")
    }

    /// A chosen length in miles: "5 miles", "1 mile", "2.5 miles".
    static func radius(centimeters: Int) -> String {
        let tenths = (centimeters * 10 + mile / 2) / mile
        guard tenths % 10 > 0 else { return localized("\(tenths / 10, "mile")") }
        return localized("\(tenths / 10).\(tenths % 10) miles")
    }

    /// A local time: the clock time; with the weekday on another day; the date alone from a week on.
    static func time(_ time: LocalDateTime, from moment: LocalDateTime) -> String {
        let clock = Self.clock(time.time.hour * 60 + time.time.minute)
        guard time.date != moment.date else { return clock }
        guard time.date < moment.date.adding(days: 7) else { return "\(time.date)" }
        return "\(time.date.weekday.short) \(clock)"
    }

    /// A minute of the day as clock time: "08:00"; minute 1500 is "01:00".
    static func clock(_ minute: Int) -> String {
        let hour = minute / 60 % 24
        let rest = minute % 60
        return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
    }

    /// A mile in centimeters, rounded.
    private static let mile = 160_934
}
