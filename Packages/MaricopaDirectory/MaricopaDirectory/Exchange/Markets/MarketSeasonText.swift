import TimeKit

/// When a season of a market is, as USDA's export writes it.
enum MarketSeasonText {
    /// What such a text says. The years fall away: a season returns every year.
    enum Reading: Hashable {
        /// Nothing is there.
        case none
        /// From a day to a day.
        case span(MonthDay, MonthDay)
        /// From a day on; nobody said until when.
        case from(MonthDay)
        /// Up to a day; nobody said since when.
        case until(MonthDay)
        /// It can't be read.
        case unreadable
    }

    /// Reads "05/05/2015 to 10/27/2015", "May to October", "June 9, 2011 to Oct. 20, 2011", and what lacks one of its ends. A span of a
    /// single day is one whose end nobody told; one of more than a year is all of it.
    static func read(_ text: String) -> Reading {
        let words = text.split { $0 == " " || $0 == "," || $0 == "\t" }
            .filter { !["start", "end", "date"].contains($0.lowercased()) }
        guard !words.isEmpty else { return .none }
        let middle = words.firstIndex { $0.lowercased() == "to" } ?? words.endIndex
        let left = edge(words[..<middle])
        let right = edge(words[middle...].dropFirst())
        switch (left, right) {
        case (let left?, let right?):
            guard let from = left.date, let to = right.date else { return .span(left.first, right.last) }
            let days = from.days(until: to)
            if days == 0 { return .from(left.first) }
            return days > 365 ? .span(Self.first, Self.last) : .span(left.first, right.last)
        case (let left?, nil): return .from(left.first)
        case (nil, let right?): return .until(right.last)
        case (nil, nil): return .unreadable
        }
    }

    /// 1 January.
    static let first = MonthDay(LocalDate(dayNumber: 0))
    /// 31 December.
    static let last = MonthDay(LocalDate(dayNumber: 364))

    /// One end of a season: a day, or a month with its first and last day.
    private struct Edge {
        let first: MonthDay
        let last: MonthDay
        let date: LocalDate?
    }

    private static func edge(_ words: ArraySlice<Substring>) -> Edge? {
        guard let word = words.first else { return nil }
        if let date = MarketDayText.day(word), words.count == 1 {
            return Edge(first: MonthDay(date), last: MonthDay(date), date: date)
        }
        guard let month = MarketDayText.month(word) else { return nil }
        let numbers = words.dropFirst().map { Int($0) }
        switch numbers.count {
        case 0:
            let length = LocalDate.length(ofMonth: month, year: 2001)
            guard let first = MonthDay(month: month, day: 1), let last = MonthDay(month: month, day: length) else {
                return nil
            }
            return Edge(first: first, last: last, date: nil)
        case 1, 2:
            guard let day = numbers[0], let monthDay = MonthDay(month: month, day: day) else { return nil }
            let date = numbers.dropFirst().first.flatMap { $0 }
                .flatMap { try? LocalDate(year: $0, month: month, day: day) }
            return Edge(first: monthDay, last: monthDay, date: date)
        default: return nil
        }
    }
}

/// Days as USDA's export writes them.
enum MarketDayText {
    /// "05/31/2015".
    static func day(_ text: Substring) -> LocalDate? {
        let parts = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map { Int(Substring($0)) }
        guard parts.count == 3, let month = parts[0], let day = parts[1], let year = parts[2] else { return nil }
        return try? LocalDate(year: year, month: month, day: day)
    }

    /// "June", "Oct.", "Sept"; nil for a misspelt one.
    static func month(_ text: Substring) -> Int? {
        let word = text.lowercased().filter { $0 != "." }
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(word) || (word == "sept" && $0 == "september") }.map { $0 + 1 }
    }

    /// When a row was last told: "6/20/2017 10:43:57 PM" or "May 12 2010  3:31PM"; nil for a year alone.
    static func updated(_ text: String) -> LocalDate? {
        let words = text.split(separator: " ")
        guard let first = words.first else { return nil }
        if let date = day(first) { return date }
        guard words.count >= 3, let month = month(first), let day = Int(words[1]), let year = Int(words[2]) else {
            return nil
        }
        return try? LocalDate(year: year, month: month, day: day)
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
}
