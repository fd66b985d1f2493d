import TimeKit
import WordKit

/// A parser of the text form of hours; see ``HoursText``.
struct HoursReader {
    private let text: String
    private let scalars: [Unicode.Scalar]
    private var at = 0

    init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
    }

    mutating func hours() throws(DirectoryError) -> Hours {
        let whole = String(text.lowercased().filter { !$0.isWhitespace })
        if whole.isEmpty || FieldWords.english(whole) == "unknown" { return .unknown }
        var hours = Hours()
        var season: Season?
        // The days of the current week that have been read.
        var told: Set<Weekday> = []
        while skipToItem() {
            if scalars[at] == "[" {
                Self.complete(&hours, &season, told)
                if let season { hours.seasons.append(season) }
                season = try head()
                told = []
                continue
            }
            let (words, note) = try item()
            var tokens = HoursTokens(try HoursTokens.read(words))
            if let days = try tokens.dates(in: words) {
                let day = try tokens.day(in: words)
                hours.exceptions += days.map { HoursException($0, day, note: note ?? "") }
                continue
            }
            guard note == nil else { throw .notHours(words, localized("only a date has a note in parentheses")) }
            let days = try tokens.days(others: told, in: words)
            let day = try tokens.day(in: words)
            var week = season.map { told.isEmpty ? WeeklyHours() : $0.week } ?? hours.week ?? WeeklyHours()
            for weekday in days {
                if told.insert(weekday).inserted {
                    week[weekday] = day
                } else if case .open(let old) = week[weekday], case .open(let new) = day {
                    week[weekday] = .open(old + new)
                } else {
                    throw .notHours(words, localized("\(weekday.label) is listed twice"))
                }
            }
            if season == nil { hours.week = week } else { season?.week = week }
        }
        Self.complete(&hours, &season, told)
        if let season { hours.seasons.append(season) }
        return hours
    }

    /// Makes the other days of the current week unknown if it tells only closed days.
    private static func complete(_ hours: inout Hours, _ season: inout Season?, _ told: Set<Weekday>) {
        guard let week = season?.week ?? hours.week, !told.isEmpty, told.allSatisfy({ week[$0] == .closed }) else {
            return
        }
        var rest = WeeklyHours.unknown
        for day in told { rest[day] = .closed }
        if season == nil { hours.week = rest } else { season?.week = rest }
    }

    // MARK: Items

    /// Advances to the next item; false at the end.
    private mutating func skipToItem() -> Bool {
        while at < scalars.count, scalars[at] == ";" || scalars[at].properties.isWhitespace { at += 1 }
        return at < scalars.count
    }

    /// Reads an item's words, and its note in parentheses if there is one.
    private mutating func item() throws(DirectoryError) -> (words: String, note: String?) {
        var words = String.UnicodeScalarView()
        var note: String?
        while at < scalars.count, scalars[at] != ";", scalars[at] != "[", !Self.endsLine(scalars[at]) {
            guard scalars[at] == "(" else {
                words.append(scalars[at])
                at += 1
                continue
            }
            guard note == nil else { throw .notHours(String(words), localized("it has two notes")) }
            note = try enclosed(until: ")")
        }
        return (String(words), note)
    }

    /// Reads a season's name and dates, from the opening bracket on.
    private mutating func head() throws(DirectoryError) -> Season {
        let begin = at
        at += 1
        skipSpaces()
        if at < scalars.count, scalars[at] == "\"" {
            let name = try quoted()
            let rest = try plain(until: "]")
            guard let dates = try HoursTokens.seasonDates(rest) else { throw noDays(since: begin) }
            return Season(name, dates)
        }
        let words = try plain(until: "]")
        // The name ends where the dates begin: at the longest suffix that parses as dates.
        var start = words.startIndex
        while start < words.endIndex {
            if let dates = try HoursTokens.seasonDates(String(words[start...])) {
                return Season(Self.trimmed(words[..<start]), dates)
            }
            guard let space = words[start...].firstIndex(where: \.isWhitespace) else { break }
            start = words.index(after: space)
        }
        throw noDays(since: begin)
    }

    private func noDays(since begin: Int) -> DirectoryError {
        .notHours(
            slice(begin, at),
            localized("a season names its days, such as [Winter Nov 1-Mar 31] or [2026-06-01 to 2026-08-31]")
        )
    }

    /// Reads a note in parentheses, quoted or not, and advances past it.
    private mutating func enclosed(until end: Unicode.Scalar) throws(DirectoryError) -> String {
        at += 1
        skipSpaces()
        if at < scalars.count, scalars[at] == "\"" {
            let text = try quoted()
            guard Self.trimmed(try plain(until: end)[...]).isEmpty else {
                throw .notHours(text, localized("after the closing quote comes the closing “\(end)”"))
            }
            return text
        }
        return Self.trimmed(try plain(until: end)[...])
    }

    private mutating func plain(until end: Unicode.Scalar) throws(DirectoryError) -> String {
        let begin = at
        while at < scalars.count, scalars[at] != end { at += 1 }
        guard at < scalars.count else {
            throw .notHours(slice(begin, at), localized("the closing “\(end)” is missing"))
        }
        at += 1
        return slice(begin, at - 1)
    }

    private mutating func quoted() throws(DirectoryError) -> String {
        var found = String.UnicodeScalarView()
        let begin = at
        at += 1
        while at < scalars.count {
            if scalars[at] == "\"" {
                at += 1
                guard at < scalars.count, scalars[at] == "\"" else { return String(found) }
            }
            found.append(scalars[at])
            at += 1
        }
        throw .notHours(slice(begin, at), localized("the closing quote is missing"))
    }

    private mutating func skipSpaces() {
        while at < scalars.count, scalars[at].properties.isWhitespace { at += 1 }
    }

    private func slice(_ begin: Int, _ end: Int) -> String {
        String(String.UnicodeScalarView(scalars[begin..<end]))
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
    }

    private static func trimmed(_ text: Substring) -> String {
        let rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
        guard let last = rest.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(rest[...last])
    }
}

extension DirectoryError {
    /// An error for hours that can't be parsed. A long text is shortened.
    static func notHours(_ text: String, _ reason: String) -> DirectoryError {
        let shown = text.count > 60 ? String(text.prefix(60)) + "…" : text
        return .unreadable(shown, as: localized("hours"), reason: reason)
    }
}
