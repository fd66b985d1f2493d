import TimeKit

/// The hours of a market from the seasons that USDA's export has of it.
enum MarketHours {
    /// Why a part of the seasons wasn't kept.
    enum Fault: String {
        case unreadable = "a season's dates can't be read"
        case openEnded = "a season lacks an end: its hours are unknown for the rest of the year"
        case twoWeeks = "two seasons without dates: the first one's hours count"
        case contradiction = "two seasons contradict each other: its hours are unknown"
    }

    /// Hours of dates and times, in the file's order. A season whose dates have a year is over with it; one without a year returns every
    /// year. Beyond its seasons a market is closed, unless one of them has no end. Times without dates hold outside of the seasons; beside
    /// seasons of some years they hold for those years alone. Seasons that have days in common and other hours contradict each other:
    /// then nothing is known.
    static func hours(_ told: [(dates: String, times: String)]) -> (hours: Hours, notes: [String]) {
        var week: WeeklyHours?
        var isOpenEnded = false
        var seasons: [Season] = []
        var notes: [String] = []
        for (dates, times) in told {
            let reading = MarketSeasonText.read(dates)
            let (days, faults) = MarketTimesText.read(times)
            notes += faults.map(\.rawValue)
            switch reading {
            case .none:
                guard let days else { continue }
                if week == nil { week = days } else { notes.append(Fault.twoWeeks.rawValue) }
            case .unreadable:
                notes.append(Fault.unreadable.rawValue)
                isOpenEnded = true
            case .season(let dates): seasons.append(Season("", dates, days ?? .unknown))
            case .endless(let dates):
                seasons.append(Season("", dates, days ?? .unknown))
                notes.append(Fault.openEnded.rawValue)
                isOpenEnded = true
            }
        }
        if contradict(seasons) { return (.unknown, notes + [Fault.contradiction.rawValue]) }
        if let told = week, let years = years(of: seasons) {
            seasons.append(Season("", years, told))
            week = nil
        }
        if isOpenEnded { week = week ?? .unknown }
        return (Hours(week: week, seasons: seasons), notes)
    }

    /// Whether two seasons have more than a day in common, and other hours. Where one ends on the day the next begins, the first counts.
    private static func contradict(_ seasons: [Season]) -> Bool {
        seasons.indices.contains { index in
            seasons[..<index].contains { other in
                other.week != seasons[index].week
                    && days(of: other.dates).count { seasons[index].dates.contains($0) } > 1
            }
        }
    }

    /// The years that seasons with a year are of, from the first day to the last; nil where none has one.
    private static func years(of seasons: [Season]) -> SeasonDates? {
        let dated = seasons.compactMap { season in
            if case .once(let from, let to) = season.dates { (from.year, to.year) } else { nil }
        }
        guard let first = dated.map(\.0).min(), let last = dated.map(\.1).max(),
            let from = try? LocalDate(year: first, month: 1, day: 1),
            let to = try? LocalDate(year: last, month: 12, day: 31)
        else { return nil }
        return .once(from: from, to: to)
    }

    /// The days of a season; of one that returns those of a leap year.
    private static func days(of dates: SeasonDates) -> [LocalDate] {
        guard case .once(let from, let to) = dates else { return year.filter(dates.contains) }
        return (0...min(from.days(until: to), OpenRule.horizon)).map { from.adding(days: $0) }
    }

    /// The days of a leap year.
    private static let year = (0..<366).map { LocalDate(dayNumber: 10_957 + $0) }
}
