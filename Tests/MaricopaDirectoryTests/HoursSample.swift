import MaricopaDirectory
import TestKit
import TimeKit

/// Handwritten and generated hours.
enum HoursSample {
    static func date(_ text: String) throws -> LocalDate { try LocalDate(iso8601: text) }

    static func moment(_ text: String) throws -> LocalDateTime { try LocalDateTime(iso8601: text) }

    static func span(_ from: String, _ to: String) throws -> OpeningSpan {
        OpeningSpan(try LocalTime(iso8601: from), to: try LocalTime(iso8601: to))
    }

    static func monthDay(_ month: Int, _ day: Int) throws -> MonthDay {
        guard let found = MonthDay(month: month, day: day) else { throw DirectoryError.notAWeek(day) }
        return found
    }

    /// Random hours with all forms, around a year.
    static func generated(_ random: inout SeededGenerator, year: Int) throws -> Hours {
        let first = try LocalDate(year: year, month: 1, day: 1)
        var hours = Hours(week: Bool.random(using: &random) ? try week(&random) : nil)
        for number in 0..<Int.random(in: 0...3, using: &random) {
            let begin = first.adding(days: Int.random(in: -40...360, using: &random))
            let end = begin.adding(days: Int.random(in: 0...150, using: &random))
            let dates: SeasonDates =
                Bool.random(using: &random)
                ? .once(from: begin, to: end) : .yearly(from: MonthDay(begin), to: MonthDay(end))
            hours.seasons.append(Season("season \(number)", dates, try week(&random)))
        }
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let date = first.adding(days: Int.random(in: -1...366, using: &random))
            hours.exceptions.append(HoursException(date, try day(&random), note: "holiday"))
        }
        return hours
    }

    private static func week(_ random: inout SeededGenerator) throws -> WeeklyHours {
        var week = WeeklyHours()
        for weekday in Weekday.allCases { week[weekday] = try day(&random) }
        return week
    }

    private static func day(_ random: inout SeededGenerator) throws -> DayHours {
        switch Int.random(in: 0...6, using: &random) {
        case 0: return .unknown
        case 1, 2: return .closed
        case 3: return .open([.wholeDay])
        default:
            let count = Int.random(in: 1...3, using: &random)
            return .open(
                try (0..<count).map { _ in
                    let opens = Int.random(in: 0...1439, using: &random)
                    return try OpeningSpan(
                        opens: opens,
                        closes: opens + Int.random(in: 1...1440, using: &random)
                    )
                }
            )
        }
    }
}

/// The slow and obvious way: it computes every minute of some days.
struct PaintedHours {
    let first: LocalDate
    private var minutes: [Openness]

    init(_ hours: Hours, from first: LocalDate, days: Int) {
        self.first = first
        minutes = []
        for offset in 0..<days {
            let today = Self.hours(hours, first.adding(days: offset))
            minutes += Array(repeating: today == .unknown ? .unknown : .closed, count: 1440)
        }
        for offset in -1..<days {
            guard case .open(let spans) = Self.hours(hours, first.adding(days: offset)) else { continue }
            for span in spans {
                for minute in span.opens..<span.closes {
                    let place = offset * 1440 + minute
                    if minutes.indices.contains(place) { minutes[place] = .open }
                }
            }
        }
    }

    var count: Int { minutes.count }

    subscript(minute: Int) -> Openness { minutes[minute] }

    func minute(of moment: LocalDateTime) -> Int {
        first.days(until: moment.date) * 1440 + moment.time.hour * 60 + moment.time.minute
    }

    func moment(_ minute: Int) throws -> LocalDateTime {
        LocalDateTime(
            first.adding(days: minute / 1440),
            try LocalTime(hour: minute % 1440 / 60, minute: minute % 60)
        )
    }

    /// The hours of a day by the definition of ``Hours``.
    private static func hours(_ hours: Hours, _ date: LocalDate) -> DayHours {
        var found: DayHours?
        for exception in hours.exceptions where exception.date == date { found = exception.hours }
        if let found { return found }
        for season in hours.seasons where isIn(season.dates, date) { return season.week[date.weekday] }
        if let week = hours.week { return week[date.weekday] }
        for season in hours.seasons {
            guard case .once(_, let last) = season.dates, last < date else { return .closed }
        }
        return .unknown
    }

    private static func isIn(_ dates: SeasonDates, _ date: LocalDate) -> Bool {
        switch dates {
        case .once(let from, let to): return date >= from && date <= to
        case .yearly(let from, let to):
            // The days are walked from the first one on, as in a wall calendar.
            var month = from.month
            var day = from.day
            for _ in 0..<367 {
                if month == date.month, day == date.day { return true }
                if month == to.month, day == to.day { return false }
                day += 1
                if day > LocalDate.length(ofMonth: month, year: 2000) { (month, day) = (month % 12 + 1, 1) }
            }
            return false
        }
    }
}
