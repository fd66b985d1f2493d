import TimeKit

/// The hours of a market from the seasons that USDA's export has of it.
enum MarketHours {
    /// Why a part of the seasons wasn't kept.
    enum Fault: String {
        case unreadable = "a season's dates can't be read"
        case openEnded = "a season lacks an end: its hours are unknown for the rest of the year"
        case twoWeeks = "two seasons without dates: the first one's hours count"
    }

    /// Hours of dates and times, in the file's order. Seasons return every year; what is outside of them is closed, unless one of them
    /// has no end. Times without dates are those of the year outside of the seasons. Of seasons that overlap the shorter one counts.
    static func hours(_ told: [(dates: String, times: String)]) -> (hours: Hours, notes: [String]) {
        var week: WeeklyHours?
        var isOpenEnded = false
        var seasons: [Season] = []
        var notes: [String] = []
        func endless() {
            isOpenEnded = true
            notes.append(Fault.openEnded.rawValue)
        }
        for (dates, times) in told {
            let reading = MarketSeasonText.read(dates)
            let (days, faults) = MarketTimesText.read(times)
            notes += faults.map(\.rawValue)
            var span: (from: MonthDay, to: MonthDay)?
            switch reading {
            case .none:
                guard let days else { continue }
                if week == nil { week = days } else { notes.append(Fault.twoWeeks.rawValue) }
                continue
            case .unreadable:
                notes.append(Fault.unreadable.rawValue)
                isOpenEnded = true
                continue
            case .span(let from, let to): span = (from, to)
            case .from(let from):
                span = (from, MarketSeasonText.last)
                if from != MarketSeasonText.first { endless() }
            case .until(let to):
                span = (MarketSeasonText.first, to)
                if to != MarketSeasonText.last { endless() }
            }
            if let span { seasons.append(Season("", .yearly(from: span.from, to: span.to), days ?? .unknown)) }
        }
        if isOpenEnded { week = week ?? .unknown }
        return (Hours(week: week, seasons: inOrder(seasons)), notes)
    }

    /// Shorter seasons first where any overlap, since the first one counts.
    private static func inOrder(_ seasons: [Season]) -> [Season] {
        guard seasons.count > 1 else { return seasons }
        let days = seasons.map { season in year.filter { season.dates.contains($0) }.count }
        let covered = year.filter { day in seasons.contains { $0.dates.contains(day) } }.count
        guard days.reduce(0, +) > covered else { return seasons }
        return zip(days, seasons).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    /// The days of a leap year.
    private static let year = (0..<366).map { LocalDate(dayNumber: 10_957 + $0) }
}
