public import TimeKit

/// The text form of hours for admins, mapping files and pages:
///
///     Sat 08:00-13:00; Sun closed; [Winter Nov 1-Mar 31] Wed 15:00-19:00; 2026-11-26 closed (Thanksgiving)
///
/// The week comes first, then each season in brackets with its name, dates and week, then single dates with their own hours and a note.
/// Days that a week leaves out are closed; they are unknown if it tells only closed days. A season without days has unknown hours, and so
/// does an empty text. An end that isn't after its start is on the next day: `Fri 20:00-02:00`. Text in double quotes is taken literally; a
/// quote in it is doubled.
public enum HoursText {
    /// Formats hours; ``read(_:)`` returns the same hours again.
    ///
    /// - Complexity: O(spans).
    public static func text(_ hours: Hours) -> String { text(hours) { $0 } }

    /// Formats hours, with the words that `shown` returns for the English ones. The names of seasons and the notes stay.
    static func text(_ hours: Hours, _ shown: (String) -> String) -> String {
        var parts: [String] = []
        if let week = hours.week { parts += lines(week).map(shown) }
        for season in hours.seasons {
            let head = head(season, shown(text(season.dates)))
            // A season with unknown hours is written without days.
            guard season.week != .unknown else {
                parts.append(head)
                continue
            }
            let week = lines(season.week).map(shown)
            parts.append(head + " " + week.joined(separator: "; "))
        }
        parts += hours.exceptions.map { exception in
            let day = "\(exception.date) \(shown(text(exception.hours)))"
            return exception.note.isEmpty ? day : "\(day) (\(note(exception.note)))"
        }
        return parts.joined(separator: "; ")
    }

    /// Parses hours. Besides the form of ``text(_:)-(Hours)`` it accepts full names of days, "daily", "weekdays", "weekends", "24/7", times such as
    /// "8:00 AM" and "noon", the words of ``FieldWords``, and line breaks instead of semicolons.
    ///
    /// - Throws: `unreadable`; its reason says what to write.
    /// - Complexity: O(length).
    public static func read(_ text: String) throws(DirectoryError) -> Hours {
        var reader = HoursReader(text)
        return try reader.hours()
    }

    /// Formats a day: "08:00-12:00, 14:00-18:00", "closed", "unknown".
    public static func text(_ day: DayHours) -> String {
        switch day {
        case .unknown: "unknown"
        case .closed: "closed"
        case .open(let spans): spans.isEmpty ? "closed" : spans.map(text).joined(separator: ", ")
        }
    }

    /// Formats a span: "08:00-13:00". One that ends at midnight ends at 24:00.
    public static func text(_ span: OpeningSpan) -> String {
        "\(clock(span.opens))-\(clock(span.closes > OpeningSpan.day ? span.closes - OpeningSpan.day : span.closes))"
    }

    /// Formats a season's dates: "Nov 1-Mar 31", "2026-06-01 to 2026-08-31".
    public static func text(_ dates: SeasonDates) -> String {
        switch dates {
        case .once(let from, let to): "\(from) to \(to)"
        case .yearly(let from, let to): "\(text(from))-\(text(to))"
        }
    }

    /// Formats a week, one line for each set of days with the same hours: `["Mon-Fri 09:00-17:00", "Sat unknown"]`. Closed days are left
    /// out unless no day is open.
    public static func lines(_ week: WeeklyHours) -> [String] {
        let groups = groups(week)
        guard !groups.isEmpty else { return ["daily closed"] }
        return groups.map { "\(names($0.days)) \(text($0.hours))" }
    }

    /// The days of a week by their hours, without the closed ones if a day is open; empty if all are closed.
    static func groups(_ week: WeeklyHours) -> [(days: [Weekday], hours: DayHours)] {
        var kinds: [DayHours] = []
        for day in Weekday.allCases {
            let hours = week[day] == .open([]) ? .closed : week[day]
            if hours != .closed, !kinds.contains(hours) { kinds.append(hours) }
        }
        if kinds == [.unknown] { kinds.append(.closed) }
        return kinds.compactMap { kind -> (days: [Weekday], hours: DayHours)? in
            let days = Weekday.allCases.filter { (week[$0] == .open([]) ? .closed : week[$0]) == kind }
            return days.isEmpty ? nil : (days, kind)
        }
    }

    /// A day's short name: "Sat".
    public static func short(_ day: Weekday) -> String { String(day.englishName.prefix(3)) }

    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Formats days in runs: "Mon-Fri", "Mon, Wed", "daily".
    static func names(
        _ days: [Weekday],
        daily: String = "daily",
        short: (Weekday) -> String = { HoursText.short($0) }
    ) -> String {
        if days.count == Weekday.allCases.count { return daily }
        var runs: [[Weekday]] = []
        for day in days {
            if let last = runs.last?.last, last.rawValue + 1 == day.rawValue {
                runs[runs.count - 1].append(day)
            } else {
                runs.append([day])
            }
        }
        let texts = runs.map { run in
            run.count < 3 ? run.map(short).joined(separator: ", ") : "\(short(run[0]))-\(short(run[run.count - 1]))"
        }
        return texts.joined(separator: ", ")
    }

    private static func head(_ season: Season, _ dates: String) -> String {
        if season.name.isEmpty { return "[\(dates)]" }
        // A name is quoted unless parsing the plain text returns the same season.
        let plain = "[\(season.name) \(dates)]"
        var reader = HoursReader(plain)
        if let read = try? reader.hours(), read.seasons.map(\.name) == [season.name],
            read.seasons.map(\.dates) == [season.dates], Array(read.seasons[0].name.utf8) == Array(season.name.utf8)
        {
            return plain
        }
        return "[\(quoted(season.name)) \(dates)]"
    }

    private static func note(_ note: String) -> String {
        let isPlain =
            note.unicodeScalars.allSatisfy { !"()\"[];\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
            && note.unicodeScalars.first?.properties.isWhitespace == false
            && note.unicodeScalars.last?.properties.isWhitespace == false
        return isPlain ? note : quoted(note)
    }

    private static func quoted(_ text: String) -> String {
        var scalars = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars {
            if scalar == "\"" { scalars.append(scalar) }
            scalars.append(scalar)
        }
        scalars.append("\"")
        return String(scalars)
    }

    private static func text(_ day: MonthDay) -> String { "\(months[day.month - 1]) \(day.day)" }

    private static func clock(_ minute: Int) -> String {
        let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
    }
}
