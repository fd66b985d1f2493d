import TimeKit

/// What a place's preview says, in a few words.
enum PlaceWords {
    /// Whether something is open at a moment, and until when: "open until 13:00", "closed, opens Sat 08:00".
    static func open(_ hours: Hours, at moment: LocalDateTime) -> String {
        let state = OpenRule.state(of: hours, at: moment)
        switch state.openness {
        case .unknown:
            return "hours unknown" + (hours.pastYears(before: moment.date).map { ", told only for \(years($0))" } ?? "")
        case .open:
            guard let until = state.until else { return "always open" }
            return "open until " + time(until, from: moment)
        case .closed:
            guard let until = state.until else { return "closed" }
            let opens = OpenRule.openness(of: hours, at: until) == .open
            return opens ? "closed, opens " + time(until, from: moment) : "closed"
        }
    }

    /// "2017", "2016 and 2017", "2014 to 2017".
    static func years(_ years: ClosedRange<Int>) -> String {
        switch years.count {
        case 1: "\(years.lowerBound)"
        case 2: "\(years.lowerBound) and \(years.upperBound)"
        default: "\(years.lowerBound) to \(years.upperBound)"
        }
    }

    /// What stands over a season's hours: its name and days; before those of a past one "In 2017".
    static func season(_ season: Season, on day: LocalDate) -> String {
        var parts = [season.name, HoursText.text(season.dates)].filter { !$0.isEmpty }
        if case .once(let from, let to) = season.dates, to < day {
            parts.insert("In \(years(from.year...to.year))", at: 0)
        }
        return parts.joined(separator: ", ")
    }

    /// How far away something is, of hundredths of a metre: to a tenth of a mile below ten of them ("5.0 miles"), else to a mile.
    static func distance(centimeters: Int) -> String {
        let tenths = (centimeters * 10 + mile / 2) / mile
        guard tenths < 100 else { return "\((centimeters + mile / 2) / mile) miles" }
        return "\(tenths / 10).\(tenths % 10) miles"
    }

    /// A length that somebody chose, of hundredths of a metre in miles: "5 miles", "1 mile", "2.5 miles".
    static func radius(centimeters: Int) -> String {
        let tenths = (centimeters * 10 + mile / 2) / mile
        guard tenths % 10 > 0 else { return tenths == 10 ? "1 mile" : "\(tenths / 10) miles" }
        return "\(tenths / 10).\(tenths % 10) miles"
    }

    /// The clock's time; with its day if that is another one, and with the date if that is beyond a week.
    static func time(_ time: LocalDateTime, from moment: LocalDateTime) -> String {
        let clock = Self.clock(time.time.hour * 60 + time.time.minute)
        guard time.date != moment.date else { return clock }
        guard time.date < moment.date.adding(days: 7) else { return "\(time.date)" }
        return "\(HoursText.short(time.date.weekday)) \(clock)"
    }

    /// A minute of the day by the clock, past midnight included: "08:00", of minute 1500 "01:00".
    static func clock(_ minute: Int) -> String {
        let hour = minute / 60 % 24
        let rest = minute % 60
        return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
    }

    /// A mile in hundredths of a metre, rounded.
    private static let mile = 160_934
}
