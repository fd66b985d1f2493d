public import TimeKit
import WordKit

/// The text form of an event's schedule:
///
///     2026-12-05 09:00-12:00; weekly on Sat until 2027-03-27; except 2026-12-26; moved 2027-01-02 to 2027-01-03 10:00-13:00
///
/// The start and end come first: `2026-12-05 09:00` without a known end, `2026-12-05 22:00-02:00` past midnight, `2026-12-05 18:00 to
/// 2026-12-07 12:00` over several days, `2026-12-05 all day`, `2026-12-05 to 2026-12-07 all day`. The recurrence follows: `daily`, `every 3
/// days`, `weekly on Mon, Wed`, `every 2 weeks on Fri`, `monthly on day 15`, `every 3 months on day 31 or the last`; its end is `until` a
/// day or a number of `times`. Then come the canceled days or starts, and the moved ones.
public enum ScheduleText {
    public static func text(_ schedule: EventSchedule) -> String {
        var parts = [span(schedule.start, schedule.end, isAllDay: schedule.isAllDay)]
        if let recurrence = schedule.recurrence, recurrence.rule != .once { parts.append(text(recurrence)) }
        let slot = { (start: LocalDateTime) in
            start.time == schedule.start.time ? "\(start.date)" : "\(start.date) \(start.time)"
        }
        if !schedule.exceptions.isEmpty {
            parts.append("except " + schedule.exceptions.map(slot).joined(separator: ", "))
        }
        for moved in schedule.moved {
            parts.append(
                "moved \(slot(moved.from)) to \(span(moved.start, moved.end, isAllDay: schedule.isAllDay))"
            )
        }
        return parts.joined(separator: "; ")
    }

    /// Formats a recurrence: "weekly on Sat until 2027-03-27".
    public static func text(_ recurrence: Recurrence) -> String {
        let rule =
            switch recurrence.rule {
            case .once: "once"
            case .everyDays(1): "daily"
            case .everyDays(let days): "every \(days) days"
            case .weekly(let on, let weeks):
                (weeks == 1 ? "weekly" : "every \(weeks) weeks") + " on "
                    + on.sorted().map(HoursText.short).joined(separator: ", ")
            case .monthly(let day, let short, let months):
                (months == 1 ? "monthly" : "every \(months) months") + " on day \(day)"
                    + (short == .lastDay ? " or the last" : "")
            }
        switch recurrence.end {
        case .never: return rule
        case .until(let day): return "\(rule) until \(day)"
        case .count(let count): return "\(rule) \(count) times"
        }
    }

    /// Formats a start and an end.
    public static func span(_ start: LocalDateTime, _ end: LocalDateTime, isAllDay: Bool) -> String {
        if isAllDay {
            let last = end.date > start.date ? end.date.previous : start.date
            return last == start.date ? "\(start.date) all day" : "\(start.date) to \(last) all day"
        }
        if start == end { return "\(start.date) \(start.time)" }
        let isShort =
            end.date == start.date && end > start || end.date == start.date.next && end.time <= start.time
        return isShort
            ? "\(start.date) \(start.time)-\(end.time)" : "\(start.date) \(start.time) to \(end.date) \(end.time)"
    }

    /// Parses a schedule.
    ///
    /// - Throws: `unreadable`, whose reason says what to write; `spanBackwards` for days that end before they begin.
    /// - Complexity: O(length).
    public static func read(_ text: String) throws(DirectoryError) -> EventSchedule {
        let parts = text.split { $0 == ";" || $0.isNewline }.map { Words(String($0)) }.filter { !$0.isAtEnd }
        guard let first = parts.first else {
            throw unreadable(text, localized("write when it begins and ends, such as 2026-12-05 09:00-12:00"))
        }
        var head = first
        let (start, end, isAllDay) = try span(&head)
        var schedule = EventSchedule(start: start, end: end, isAllDay: isAllDay)
        for part in parts.dropFirst() {
            var words = part
            if words.take("except") {
                repeat { schedule.exceptions.append(try slot(&words, start)) } while words.take(",")
                guard words.isAtEnd else { throw unreadable(words.text, localized("part the days with commas")) }
            } else if words.take("moved") {
                let from = try slot(&words, start)
                guard words.take("to") else { throw unreadable(words.text, localized("write moved … to …")) }
                let (moved, end, movedIsAllDay) = try span(&words)
                guard movedIsAllDay == isAllDay else {
                    throw unreadable(words.text, localized("it lasts whole days, or has times, as the event does"))
                }
                schedule.moved.append(MovedOccurrence(from: from, start: moved, end: end))
            } else {
                guard schedule.recurrence == nil else {
                    throw unreadable(words.text, localized("it recurs in one way"))
                }
                schedule.recurrence = try recurrence(&words, from: start)
            }
        }
        return schedule
    }

    // MARK: Reading

    private static func span(_ words: inout Words) throws(DirectoryError) -> (LocalDateTime, LocalDateTime, Bool) {
        guard let day = words.takeDate() else {
            throw unreadable(words.text, localized("begin with a day and times, such as 2026-12-05 09:00-12:00"))
        }
        guard let from = words.takeTime() else {
            let last = words.take("to") ? words.takeDate() : day
            if words.take("all") {
                _ = words.take("on")
                _ = words.take("day")
            }
            guard let last, words.isAtEnd else {
                throw unreadable(words.text, localized("write 2026-12-05 09:00-12:00, or 2026-12-05 all day"))
            }
            guard day <= last else { throw .spanBackwards(day, last) }
            return (LocalDateTime(day, .midnight), LocalDateTime(last.next, .midnight), true)
        }
        let start = LocalDateTime(day, from)
        guard words.take("-") || words.take("to") else {
            guard words.isAtEnd else { throw unreadable(words.text, localized("between two times stands “-” or “to”")) }
            return (start, start, false)
        }
        let other = words.takeDate()
        guard let to = words.takeTime(), words.isAtEnd else {
            throw unreadable(words.text, localized("it ends at a time such as 12:00"))
        }
        let end = LocalDateTime(other ?? (to > from ? day : day.next), to)
        guard end > start else { throw unreadable(words.text, localized("it ends before it begins")) }
        return (start, end, false)
    }

    private static func slot(_ words: inout Words, _ start: LocalDateTime) throws(DirectoryError) -> LocalDateTime {
        guard let day = words.takeDate() else {
            throw unreadable(words.text, localized("name a day such as 2026-12-26"))
        }
        return LocalDateTime(day, words.takeTime() ?? start.time)
    }

    private static func recurrence(_ words: inout Words, from start: LocalDateTime) throws(DirectoryError) -> Recurrence
    {
        let hint = localized("write daily, every 3 days, weekly on Sat, every 2 weeks on Fri or monthly on day 15")
        var every = 1
        var unit = ""
        if words.take("daily") || words.take("all") && words.take("on") && words.take("days") {
            unit = "day"
        } else if words.take("weekly") {
            unit = "week"
        } else if words.take("monthly") {
            unit = "month"
        } else if words.take("every") {
            every = words.takeNumber() ?? 1
            unit = ["day", "week", "month"].first { words.take($0 + "s") || words.take($0) } ?? ""
        }
        let rule: Recurrence.Rule
        switch unit {
        case "day": rule = .everyDays(every)
        case "week":
            var days: Set<Weekday> = []
            if words.take("on") {
                repeat {
                    guard let day = words.takeWeekday() else { throw unreadable(words.text, hint) }
                    days.insert(day)
                } while words.take(",") || words.take("and")
            }
            rule = .weekly(on: days.isEmpty ? [start.date.weekday] : days, every: every)
        case "month":
            var day = start.date.day
            if words.take("on"), words.take("day") {
                guard let number = words.takeNumber() else { throw unreadable(words.text, hint) }
                day = number
            }
            let isLast = words.take("or") && (words.take("the") || words.take("on")) && words.take("last")
            rule = .monthly(day: day, shortMonth: isLast ? .lastDay : .skip, every: every)
        default: throw unreadable(words.text, hint)
        }
        var end: Recurrence.End = .never
        if words.take("until") {
            guard let day = words.takeDate() else {
                throw unreadable(words.text, localized("after “until” comes a day"))
            }
            end = .until(day)
        } else if let count = words.takeNumber() {
            guard words.take("times") else { throw unreadable(words.text, localized("after the number comes “times”")) }
            end = .count(count)
        }
        guard words.isAtEnd else { throw unreadable(words.text, hint) }
        do {
            return try Recurrence(rule, from: start, end: end)
        } catch {
            throw unreadable(words.text, "\(error)")
        }
    }

    private static func unreadable(_ text: String, _ reason: String) -> DirectoryError {
        .unreadable(String(text.prefix(60)), as: localized("when it takes place"), reason: reason)
    }

    /// The tokens of one part, consumed from left to right.
    private struct Words {
        let text: String
        private var words: [Substring]

        init(_ text: String) {
            self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            words = []
            for word in text.lowercased().split(whereSeparator: \.isWhitespace) {
                // The dashes inside a date aren't tokens; the dash between two times is.
                var rest = word[...]
                while !rest.isEmpty {
                    let piece: Substring
                    if LocalDate(String(rest.prefix(10))) != nil {
                        piece = rest.prefix(10)
                    } else if let first = rest.first, first == "," || first == "-" || first == "–" {
                        piece = rest.prefix(1)
                    } else {
                        piece = rest.prefix { $0 != "," && $0 != "-" && $0 != "–" }
                    }
                    words.append(piece == "–" ? "-" : FieldWords.english(String(piece))[...])
                    rest = rest.dropFirst(piece.count)
                    // 2026-12-05T09:00
                    if piece.count == 10, rest.first == "t" { rest.removeFirst() }
                }
            }
            words.reverse()
        }

        var isAtEnd: Bool { words.isEmpty }

        mutating func take(_ word: String) -> Bool {
            guard let last = words.last, last == word else { return false }
            words.removeLast()
            return true
        }

        private mutating func take<Value>(_ read: (String) -> Value?) -> Value? {
            guard let last = words.last, let value = read(String(last)) else { return nil }
            words.removeLast()
            return value
        }

        mutating func takeDate() -> LocalDate? { take { LocalDate($0) } }

        mutating func takeTime() -> LocalTime? { take { LocalTime($0) } }

        mutating func takeNumber() -> Int? { take { $0.count < 7 ? Int($0) : nil } }

        mutating func takeWeekday() -> Weekday? {
            take { word in
                word.count < 2
                    ? nil
                    : Weekday.allCases.first {
                        ($0.englishName.lowercased() + "s").hasPrefix(word) || $0.isSpanish(word)
                    }
            }
        }
    }
}
