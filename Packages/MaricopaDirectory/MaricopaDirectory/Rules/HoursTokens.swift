import TimeKit
import WordKit

/// The tokens of one item of hours, consumed from left to right.
struct HoursTokens {
    enum Token: Hashable {
        case word(String)
        case number(String)
        case date(LocalDate)
        case dash
        case comma
    }

    private let tokens: [Token]
    private var at = 0

    init(_ tokens: [Token]) { self.tokens = tokens }

    private var next: Token? { at < tokens.count ? tokens[at] : nil }

    private mutating func take(_ token: Token) -> Bool {
        guard next == token else { return false }
        at += 1
        return true
    }

    // MARK: Days

    /// Consumes a date or a range of dates at the front; nil if there is none.
    mutating func dates(in words: String) throws(DirectoryError) -> [LocalDate]? {
        guard case .date(let first)? = next else { return nil }
        at += 1
        guard take(.dash) else { return [first] }
        guard case .date(let last)? = next, last >= first, first.days(until: last) <= 366 else {
            throw .notHours(words, localized("after “to” comes a later date of the same year"))
        }
        at += 1
        return (0...first.days(until: last)).map { first.adding(days: $0) }
    }

    /// Consumes the days of the week at the front; all days if none is named.
    mutating func days(others told: Set<Weekday>, in words: String) throws(DirectoryError) -> [Weekday] {
        var days: [Weekday] = []
        var isNamed = false
        _ = take(.word("on"))
        while case .word(let word)? = next, let named = Self.days(word, told) {
            at += 1
            isNamed = true
            if named.count == 1, next == .dash, at + 1 < tokens.count, case .word(let other) = tokens[at + 1],
                let last = Self.days(other, told), last.count == 1
            {
                at += 2
                var day = named[0]
                days.append(day)
                while day != last[0] {
                    day = Self.after(day)
                    days.append(day)
                }
            } else {
                days += named
            }
            _ = take(.comma)
        }
        guard isNamed else { return Weekday.allCases }
        guard Set(days).count == days.count else { throw .notHours(words, localized("it names a day twice")) }
        return days
    }

    private static func after(_ day: Weekday) -> Weekday { Weekday(rawValue: day.rawValue % 7 + 1) ?? .monday }

    /// The days that a word means; nil if it isn't about days.
    private static func days(_ word: String, _ told: Set<Weekday>) -> [Weekday]? {
        switch word {
        case "daily", "everyday", "days": return Weekday.allCases
        case "weekdays": return Weekday.allCases.filter { $0.rawValue <= 5 }
        case "weekends", "weekend": return [.saturday, .sunday]
        case "others", "other": return Weekday.allCases.filter { !told.contains($0) }
        default:
            guard word.count >= 2 else { return nil }
            let found = Weekday.allCases.filter { day in
                let name = day.englishName.lowercased()
                return day.isSpanish(word) || name.hasPrefix(word) || name + "s" == word
                    || (word == "tues" || word == "weds" || word == "thurs" || word == "thur")
                        && name.hasPrefix(word.prefix(3))
            }
            return found.count == 1 ? found : nil
        }
    }

    // MARK: Hours of a day

    /// Consumes the hours of a day, which have to be the rest of the item.
    mutating func day(in words: String) throws(DirectoryError) -> DayHours {
        _ = take(.comma)
        let day = try hours(in: words)
        guard next == nil else {
            throw .notHours(words, localized("something is left over after its hours — part the days with semicolons"))
        }
        return day
    }

    private mutating func hours(in words: String) throws(DirectoryError) -> DayHours {
        if take(.word("closed")) { return .closed }
        if take(.word("unknown")) { return .unknown }
        _ = take(.word("open"))
        if take(.number("24/7")) || take(.word("always")) { return .open([.wholeDay]) }
        if next == .number("24"), at + 1 < tokens.count, case .word(let unit) = tokens[at + 1],
            ["h", "hrs", "hours"].contains(unit)
        {
            at += 2
            return .open([.wholeDay])
        }
        var spans: [OpeningSpan] = []
        repeat {
            guard let opens = minute(), opens < OpeningSpan.day, take(.dash), let closes = minute() else {
                throw .notHours(words, localized("write it as Sat 08:00-13:00, Sat closed or Sat unknown"))
            }
            spans.append(try OpeningSpan(opens: opens, closes: closes > opens ? closes : closes + OpeningSpan.day))
        } while take(.comma)
        return .open(spans)
    }

    /// Consumes a time as a minute of its day, 0 to 1440. Nil if it isn't a time, or is ambiguous between morning and evening.
    private mutating func minute() -> Int? {
        if take(.word("noon")) { return 720 }
        if take(.word("midnight")) { return 0 }
        guard case .number(let number)? = next else { return nil }
        let parts = number.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let hour = Self.digits(parts[0], 1...2),
            let minute = parts.count == 2 ? Self.digits(parts[1], 2...2) : 0, minute < 60
        else { return nil }
        if at + 1 < tokens.count, case .word(let half) = tokens[at + 1], half == "am" || half == "pm" {
            guard (1...12).contains(hour) else { return nil }
            at += 2
            return (hour % 12 + (half == "pm" ? 12 : 0)) * 60 + minute
        }
        guard parts.count == 2, hour < 24 || hour == 24 && minute == 0 else { return nil }
        at += 1
        return hour * 60 + minute
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    private static func digits(_ text: Substring, _ lengths: ClosedRange<Int>) -> Int? {
        lengths.contains(text.utf8.count) ? Int(text) : nil
    }

    // MARK: Seasons

    /// Parses a season's dates: "Nov 1-Mar 31", "Nov-Mar", "2026-06-01 to 2026-08-31", "all year". Nil for another text.
    ///
    /// - Throws: `spanBackwards` for dates that end before they begin.
    static func seasonDates(_ text: String) throws(DirectoryError) -> SeasonDates? {
        guard let read = try? Self.read(text) else { return nil }
        var tokens = HoursTokens(read)
        return try tokens.seasonDates()
    }

    private mutating func seasonDates() throws(DirectoryError) -> SeasonDates? {
        let wholeYears: [[Token]] = [[.word("all"), .word("year")], [.word("all"), .word("on"), .word("year")]]
        if wholeYears.contains(tokens), let first = MonthDay(month: 1, day: 1),
            let last = MonthDay(month: 12, day: 31)
        {
            return .yearly(from: first, to: last)
        }
        if case .date(let from)? = next {
            at += 1
            guard next != nil else { return .once(from: from, to: from) }
            guard take(.dash), case .date(let to)? = next, at + 1 == tokens.count else { return nil }
            guard from <= to else { throw .spanBackwards(from, to) }
            return .once(from: from, to: to)
        }
        guard let from = monthDay() else { return nil }
        guard let first = MonthDay(month: from.month, day: from.day ?? 1) else { return nil }
        let to = take(.dash) ? monthDay() : from
        guard let to, next == nil, (to.day == nil) == (from.day == nil),
            let last = MonthDay(month: to.month, day: to.day ?? LocalDate.length(ofMonth: to.month, year: 2000))
        else { return nil }
        return .yearly(from: first, to: last)
    }

    /// Consumes a month and, if given, its day.
    private mutating func monthDay() -> (month: Int, day: Int?)? {
        guard case .word(let word)? = next, word.count >= 3,
            let index = Self.months.firstIndex(where: { $0.hasPrefix(word == "sept" ? "sep" : word) })
                ?? FieldWords.months.firstIndex(where: { $0.hasPrefix(word) })
        else { return nil }
        at += 1
        guard case .number(let number)? = next else { return (index + 1, nil) }
        guard let day = Self.digits(number[...], 1...2) else { return nil }
        at += 1
        return (index + 1, day)
    }

    // MARK: Words

    /// Splits a text into tokens.
    ///
    /// - Throws: `unreadable` for a character without a meaning.
    static func read(_ text: String) throws(DirectoryError) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let date = LocalDate(String(rest.prefix(10))), rest.dropFirst(10).first?.isNumber != true {
                tokens.append(.date(date))
                rest = rest.dropFirst(10)
            } else if first.isASCII, first.isNumber {
                let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == ":" || $0 == "/" }
                tokens.append(.number(String(number)))
                rest = rest.dropFirst(number.count)
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter || $0 == "." }
                tokens.append(Self.token(FieldWords.english(word.lowercased().filter { $0 != "." })))
                rest = rest.dropFirst(word.count)
                // "Sat: 08:00-13:00"
                if rest.first == ":" { rest.removeFirst() }
            } else {
                switch first {
                case "-", "–", "—": tokens.append(.dash)
                case ",", "&": tokens.append(.comma)
                case "?": tokens.append(.word("unknown"))
                default: throw .notHours(text, localized("“\(first)” has no meaning in hours"))
                }
                rest.removeFirst()
            }
        }
        return tokens
    }

    private static func token(_ word: String) -> Token {
        switch word {
        case "to", "through", "thru", "until", "till": .dash
        case "and": .comma
        default: .word(word)
        }
    }
}

extension Weekday {
    /// Whether a word is the day's Spanish name, the beginning of it or its plural.
    func isSpanish(_ word: String) -> Bool {
        let (name, word) = (FieldWords.weekdays[rawValue - 1], FoldedText.key(word))
        return word.count >= 2 && (name + "s").hasPrefix(word)
    }
}
