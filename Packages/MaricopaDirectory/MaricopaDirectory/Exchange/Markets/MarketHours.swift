import TimeKit
import WordKit

/// The hours of a market from the seasons of USDA's export.
enum MarketHours {
    /// The reason why a part of the seasons was dropped.
    enum Fault {
        case unreadable
        case openEnded
        case twoWeeks
        case contradiction

        /// The fault in words.
        var words: String {
            switch self {
            case .unreadable: localized("a season's dates can't be read")
            case .openEnded: localized("a season lacks an end: its hours are unknown for the rest of the year")
            case .twoWeeks: localized("two seasons without dates: the first one's hours count")
            case .contradiction: localized("two seasons contradict each other: its hours are unknown")
            }
        }
    }

    /// Converts dates and times in the file's order to hours.
    ///
    /// A season with a year applies to that year only, one without a year to each year. The market is closed outside of its seasons, unless
    /// one has no end. Times without dates apply outside of the seasons, and beside seasons with years only to those years. If seasons
    /// share days and have different hours, the hours are unknown.
    ///
    /// - Returns: The hours, the notes on what was lost, and the dates that can't be read.
    static func hours(
        _ told: [(dates: String, times: String)]
    ) -> (hours: Hours, notes: [String], dropped: [String]) {
        var week: WeeklyHours?
        var isOpenEnded = false
        var seasons: [Season] = []
        var notes: [String] = []
        var dropped: [String] = []
        for (dates, times) in told {
            let reading = MarketSeasonText.read(dates)
            let (days, faults) = MarketTimesText.read(times)
            notes += faults.map(\.words)
            switch reading {
            case .none:
                guard let days else { continue }
                if week == nil { week = days } else { notes.append(Fault.twoWeeks.words) }
            case .unreadable:
                notes.append(Fault.unreadable.words)
                dropped.append(String(dates.prefix(60)))
                isOpenEnded = true
            case .season(let dates): seasons.append(Season("", dates, days ?? .unknown))
            case .endless(let dates, let untold):
                seasons.append(Season(untold.rawValue, dates, days ?? .unknown))
                notes.append(Fault.openEnded.words)
                isOpenEnded = true
            }
        }
        if contradict(seasons) { return (.unknown, notes + [Fault.contradiction.words], dropped) }
        if let told = week, let years = years(of: seasons) {
            seasons.append(Season(Season.Untold.dates.rawValue, years, told))
            week = nil
        }
        if isOpenEnded { week = week ?? .unknown }
        return (Hours(week: week, seasons: seasons), notes, dropped)
    }

    /// Whether two seasons share more than one day and have different hours. For a single shared day, the first season applies.
    private static func contradict(_ seasons: [Season]) -> Bool {
        seasons.indices.contains { index in
            seasons[..<index].contains { other in
                other.week != seasons[index].week
                    && days(of: other.dates).count { seasons[index].dates.contains($0) } > 1
            }
        }
    }

    /// The range of the years that seasons have, from 1 January to 31 December; nil if no season has a year.
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

    /// The days of a season; those of a leap year for a yearly one.
    private static func days(of dates: SeasonDates) -> [LocalDate] {
        guard case .once(let from, let to) = dates else { return year.filter(dates.contains) }
        return (0...min(from.days(until: to), OpenRule.horizon)).map { from.adding(days: $0) }
    }

    private static let year = (0..<366).map { LocalDate(dayNumber: 10_957 + $0) }
}
