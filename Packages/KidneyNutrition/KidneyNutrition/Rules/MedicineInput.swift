public import TimeKit
import WordKit

/// Parses dose times and weekdays.
public enum MedicineInput {
    /// Parses times with their amounts: "08:00, 18:30 2 tablets", "8 am; 9:30 pm". An empty text has no times.
    ///
    /// - Throws: `notADoseTime`.
    public static func times(_ typed: String) throws(KidneyError) -> [MedicationTime] {
        var times: [MedicationTime] = []
        for part in typed.split(whereSeparator: { ",;\n".contains($0) }) {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            if !words.isEmpty { times.append(try time(words, of: String(part))) }
        }
        return times
    }

    private static func time(_ words: [String], of part: String) throws(KidneyError) -> MedicationTime {
        var rest = words[1...]
        var clock = words[0].lowercased()
        let halves = ["am", "pm"]
        if let next = rest.first?.lowercased(), halves.contains(next) {
            clock += next
            rest = rest.dropFirst()
        }
        // "2.50" can be an amount as well as a time.
        guard !clock.contains("."), let time = try? LocalTime(typed: clock) else {
            throw .notADoseTime(String(part.prefix(40)))
        }
        return MedicationTime(time, amount: rest.joined(separator: " "))
    }

    /// Formats times in the form that ``times(_:)`` parses: "08:00, 18:30 2 tablets".
    public static func text(_ times: [MedicationTime]) -> String {
        times.map { time in
            let clock = time.time.hourAndMinute
            return time.amount.isEmpty ? clock : "\(clock) \(time.amount)"
        }.joined(separator: ", ")
    }

    /// Parses days of the week by their names or at least two first letters: "Mon, Fri", "tuesdays and saturdays". The result is empty for
    /// "every day" and for an empty text.
    ///
    /// - Throws: `notAWeekday`.
    public static func weekdays(_ typed: String) throws(KidneyError) -> Set<Weekday> {
        let words = typed.lowercased().split(whereSeparator: { $0.isWhitespace || ",;/".contains($0) }).map(String.init)
        guard !["every day", localized("every day"), "daily", "all"].contains(words.joined(separator: " ")) else {
            return []
        }
        var days: Set<Weekday> = []
        for word in words where !["and", "y", "e"].contains(word) {
            guard word.count >= 2,
                let day = Weekday.allCases.first(where: { day in
                    ["\(day.englishName)s", day.name].contains { $0.lowercased().hasPrefix(word) }
                })
            else { throw .notAWeekday(String(word.prefix(40))) }
            days.insert(day)
        }
        return days
    }

    /// Formats days of the week: "every day", "Monday and Friday".
    public static func text(_ days: Set<Weekday>) -> String {
        guard !days.isEmpty, days.count < Weekday.allCases.count else { return localized("every day") }
        let names = days.sorted().map(\.name)
        return listed(names)
    }
}
