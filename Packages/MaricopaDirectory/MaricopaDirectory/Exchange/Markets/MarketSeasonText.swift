import TimeKit

/// Parsing of a season's dates in USDA's export.
enum MarketSeasonText {
    /// The result of parsing. Dates with a year apply to that year only; dates without one apply to each year.
    enum Reading: Hashable {
        /// An empty text.
        case none
        /// A season with both ends.
        case season(SeasonDates)
        /// A season without its start or end, which is extended to that of the year.
        case endless(SeasonDates, Season.Untold)
        /// An invalid text, or dates in reverse order.
        case unreadable
    }

    /// Parses "05/05/2015 to 10/27/2015", "May to October", "June 9, 2011 to Oct. 20, 2011", and texts without one end. A season of a
    /// single day counts as one without an end.
    static func read(_ text: String) -> Reading {
        let words = text.split { $0 == " " || $0 == "," || $0 == "\t" }
            .filter { !["start", "end", "date"].contains($0.lowercased()) }
        guard !words.isEmpty else { return .none }
        let middle = words.firstIndex { $0.lowercased() == "to" } ?? words.endIndex
        switch (edge(words[..<middle]), edge(words[middle...].dropFirst())) {
        case (let left?, let right?): return season(left, right)
        case (let left?, nil):
            guard let year = left.year else {
                return left.first == first
                    ? .season(.yearly(from: first, to: last)) : .endless(.yearly(from: left.first, to: last), .end)
            }
            return from(left.first, year)
        case (nil, let right?):
            guard let year = right.year, let to = date(right.last, year), let from = date(first, year) else {
                return right.last == last
                    ? .season(.yearly(from: first, to: last))
                    : .endless(.yearly(from: first, to: right.last), .start)
            }
            return right.last == last
                ? .season(.once(from: from, to: to)) : .endless(.once(from: from, to: to), .start)
        case (nil, nil): return .unreadable
        }
    }

    /// A season with two ends. If only one has a year, the other is in the same year, or in the adjacent one for a season over New Year.
    private static func season(_ left: Edge, _ right: Edge) -> Reading {
        guard let known = left.year ?? right.year else { return .season(.yearly(from: left.first, to: right.last)) }
        let isOverNewYear = right.last < left.first
        guard let from = date(left.first, left.year ?? (isOverNewYear ? known - 1 : known)),
            let to = date(right.last, right.year ?? (isOverNewYear ? known + 1 : known)), from <= to
        else { return .unreadable }
        return from == to ? Self.from(left.first, from.year) : .season(.once(from: from, to: to))
    }

    /// A season from a day on, without an end.
    private static func from(_ day: MonthDay, _ year: Int) -> Reading {
        guard let from = date(day, year), let to = date(last, year) else { return .unreadable }
        return day == first ? .season(.once(from: from, to: to)) : .endless(.once(from: from, to: to), .end)
    }

    private static func date(_ day: MonthDay, _ year: Int) -> LocalDate? {
        try? LocalDate(
            year: year,
            month: day.month,
            day: min(day.day, LocalDate.length(ofMonth: day.month, year: year))
        )
    }

    static let first = MonthDay(LocalDate(dayNumber: 0))
    static let last = MonthDay(LocalDate(dayNumber: 364))

    /// An end of a season: a day, or a whole month.
    private struct Edge {
        let first: MonthDay
        let last: MonthDay
        /// Nil if not given.
        let year: Int?
    }

    private static func edge(_ words: ArraySlice<Substring>) -> Edge? {
        guard let word = words.first else { return nil }
        if let date = MarketDayText.day(word), words.count == 1 {
            return Edge(first: MonthDay(date), last: MonthDay(date), year: date.year)
        }
        guard let month = MarketDayText.month(word) else { return nil }
        let numbers = words.dropFirst().map { Int($0) }
        switch numbers.count {
        case 0:
            let length = LocalDate.length(ofMonth: month, year: 2000)
            guard let first = MonthDay(month: month, day: 1), let last = MonthDay(month: month, day: length) else {
                return nil
            }
            return Edge(first: first, last: last, year: nil)
        case 1, 2:
            guard let day = numbers[0], let monthDay = MonthDay(month: month, day: day) else { return nil }
            return Edge(first: monthDay, last: monthDay, year: numbers.dropFirst().first.flatMap { $0 })
        default: return nil
        }
    }
}

/// Parsing of dates in USDA's export.
enum MarketDayText {
    /// Parses "05/31/2015".
    static func day(_ text: Substring) -> LocalDate? {
        let parts = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map { Int(Substring($0)) }
        guard parts.count == 3, let month = parts[0], let day = parts[1], let year = parts[2] else { return nil }
        return try? LocalDate(year: year, month: month, day: day)
    }

    /// Parses "June", "Oct." or "Sept"; nil for a misspelled month.
    static func month(_ text: Substring) -> Int? {
        let word = text.lowercased().filter { $0 != "." }
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(word) || (word == "sept" && $0 == "september") }.map { $0 + 1 }
    }

    /// Parses the date of a row's last update: "6/20/2017 10:43:57 PM" or "May 12 2010  3:31PM"; nil for a year alone.
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
