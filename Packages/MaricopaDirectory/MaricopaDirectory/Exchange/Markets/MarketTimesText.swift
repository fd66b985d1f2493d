import TimeKit
import WordKit

/// Parsing of a week's hours in USDA's export.
enum MarketTimesText {
    /// The longest plausible span in minutes if it begins before dawn or ends after midnight. A longer one confuses morning and evening.
    static let longest = 720
    /// The earliest plausible start of a long day, in minutes: 06:00.
    static let dawn = 360
    /// The minute at which a market may begin: 05:00. "3:00 AM-7:00 AM" is a slip for the afternoon.
    static let earliest = 300

    /// The reason why a part of a text was dropped.
    enum Fault {
        /// The part has no day of the week.
        case noDay
        /// A time is missing, or has no AM or PM.
        case notWhole
        /// The span begins before 05:00.
        case tooEarly
        /// The span is longer than 12 hours, and begins before dawn or ends after midnight.
        case tooLong

        /// The fault in words.
        var words: String {
            switch self {
            case .noDay: localized("a part of the hours names no day of the week")
            case .notWhole: localized("the hours of a day aren't whole")
            case .tooEarly:
                localized("the hours of a day begin before 5 in the morning, likely a slip for the afternoon: ask")
            case .tooLong:
                localized(
                    "the hours of a day mix up morning and evening: more than 12 hours before dawn or past midnight"
                )
            }
        }
    }

    /// Parses "Wed: 9:00 AM-1:00 PM;Sat: 8:00 am - 12:00 pm;". Days that aren't named are closed, and a day with invalid times is unknown.
    /// The week is nil if no day is named.
    static func read(_ text: String) -> (week: WeeklyHours?, faults: [Fault]) {
        var days: [Weekday: DayHours] = [:]
        var faults: [Fault] = []
        for part in text.utf8.split(separator: 0x3B) {
            let part = trimmed(part)
            if part.isEmpty { continue }
            guard let colon = part.firstIndex(of: 0x3A), let day = weekday(part[..<colon]) else {
                faults.append(.noDay)
                continue
            }
            let times = part[part.index(after: colon)...]
            guard let dash = times.firstIndex(of: 0x2D), let opens = minute(times[..<dash]),
                let closes = minute(times[times.index(after: dash)...])
            else {
                faults.append(.notWhole)
                if days[day] == nil { days[day] = .unknown }
                continue
            }
            let end = closes > opens ? closes : closes + 1440
            let isDay = opens >= dawn && end <= OpeningSpan.day || end - opens == OpeningSpan.day
            guard isDay || end - opens <= longest,
                let span = try? OpeningSpan(opens: opens, closes: end)
            else {
                faults.append(.tooLong)
                if days[day] == nil { days[day] = .unknown }
                continue
            }
            guard opens >= earliest || end - opens == OpeningSpan.day else {
                faults.append(.tooEarly)
                if days[day] == nil { days[day] = .unknown }
                continue
            }
            let told = (days[day]?.spans ?? [])
            days[day] = .open(told.contains(span) ? told : told + [span])
        }
        return (days.isEmpty ? nil : WeeklyHours(days), faults)
    }

    private static func weekday(_ text: Substring.UTF8View) -> Weekday? {
        let word = trimmed(text).prefix(3).map { $0 | 0x20 }
        guard word.count == 3 else { return nil }
        return names.firstIndex { $0.elementsEqual(word) }.map { Weekday.allCases[$0] }
    }

    private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map { Array($0.utf8) }

    /// Parses "9:00 AM", "3pm" or "0:00 AM" into a minute of the day; nil without AM or PM.
    private static func minute(_ text: Substring.UTF8View) -> Int? {
        let text = trimmed(text)
        var numbers = [0, 0]
        var place = 0
        var rest = text
        while let byte = rest.first {
            switch byte {
            case 0x30...0x39:
                numbers[place] = numbers[place] * 10 + Int(byte - 0x30)
                guard numbers[place] < 100 else { return nil }
            case 0x3A where place == 0 && rest.count < text.count: place = 1
            default:
                let half = trimmed(rest).map { $0 | 0x20 }
                guard rest.count < text.count, (0...12).contains(numbers[0]), numbers[1] < 60 else { return nil }
                let hour = numbers[0] % 12
                if half == [0x61, 0x6D] { return hour * 60 + numbers[1] }
                if half == [0x70, 0x6D] { return (hour + 12) * 60 + numbers[1] }
                return nil
            }
            rest = rest.dropFirst()
        }
        return nil
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        var text = text
        while let first = text.first, first <= 0x20 { text = text.dropFirst() }
        while let last = text.last, last <= 0x20 { text = text.dropLast() }
        return text
    }
}
