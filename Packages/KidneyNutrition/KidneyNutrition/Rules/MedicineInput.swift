import FractionParser
public import TimeKit
import WordKit

/// Parses dose times and weekdays.
public enum MedicineInput {
    /// Parses times with their amounts: "08:00, 18:30 2 tablets", "8 am; noon; 9:30 pm", "08:00 1,5 tabletas". Times alone can have spaces between:
    /// "08:00 18:30". An empty text has no times.
    /// "Bedtime" and meals aren't accepted, because their times aren't known.
    ///
    /// - Throws: `notADoseTime`.
    public static func times(_ typed: String) throws(KidneyError) -> [MedicationTime] {
        // A comma between digits can be a decimal one, because a number alone isn't a time. "2,9pm" has a time after it.
        let typed = typed.split(separator: " ", omittingEmptySubsequences: false).map { word in
            ["am", "pm"].contains { word.lowercased().hasSuffix($0) }
                ? String(word) : Amount.withPointForComma(String(word))
        }.joined(separator: " ")
        var times: [MedicationTime] = []
        for part in typed.split(whereSeparator: { ",;\n".contains($0) }) {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            for words in alone(words) ?? [words] where !words.isEmpty { times.append(try time(words)) }
        }
        return times
    }

    private static let halves = ["am", "pm"]

    /// Returns the words of each time of a text that has several times and nothing else, such as "8:00 am 18:30"; nil for any other text.
    private static func alone(_ words: [String]) -> [[String]]? {
        var times: [[String]] = []
        for word in words {
            if word.contains(":"), (try? LocalTime(typed: word)) != nil {
                times.append([word])
            } else if halves.contains(word.lowercased()), times.last?.count == 1 {
                times[times.count - 1].append(word)
            } else {
                return nil
            }
        }
        return times.count > 1 ? times : nil
    }

    private static func time(_ words: [String]) throws(KidneyError) -> MedicationTime {
        // In "12 noon" the number says no more than the word.
        let words = words.count > 1 && words[0] == "12" && named(words[1]) != nil ? Array(words[1...]) : words
        var rest = words[1...]
        var clock = named(words[0]) ?? words[0].lowercased()
        if let next = rest.first?.lowercased(), halves.contains(next) {
            clock += next
            rest = rest.dropFirst()
        }
        // "2.50" can be an amount as well as a time.
        guard !clock.contains("."), let time = try? LocalTime(typed: clock) else {
            throw .notADoseTime(String(words.joined(separator: " ").prefix(40)))
        }
        return MedicationTime(time, amount: rest.joined(separator: " "))
    }

    /// Returns the time of a word for one, in English or Spanish; nil for another word.
    private static func named(_ word: String) -> String? {
        switch BundledFoods.folded(word) {
        case "noon", "midday", "mediodia": "12:00"
        case "midnight", "medianoche": "00:00"
        default: nil
        }
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
        let everyDay = inEveryLanguage { localized("every day") } + ["daily", "all"]
        guard !everyDay.map(BundledFoods.folded).contains(BundledFoods.folded(typed)) else { return [] }
        var days: Set<Weekday> = []
        for word in words where !["and", "y", "e"].contains(word) {
            // Signs alone fold to an empty text, with which every name begins.
            let key = BundledFoods.folded(word)
            guard key.count >= 2,
                let day = Weekday.allCases.first(where: { day in
                    (["\(day.englishName)s"] + inEveryLanguage { day.name }).contains { name in
                        BundledFoods.folded(name).hasPrefix(key)
                    }
                })
            else { throw .notAWeekday(String(word.prefix(40))) }
            days.insert(day)
        }
        return days
    }

    /// Returns a text in every language. People type either one, whatever language they read.
    private static func inEveryLanguage(_ text: () -> String) -> [String] {
        Language.offered.map { Language.$current.withValue($0, operation: text) }
    }

    /// Formats days of the week: "every day", "Monday and Friday".
    public static func text(_ days: Set<Weekday>) -> String {
        guard !days.isEmpty, days.count < Weekday.allCases.count else { return localized("every day") }
        let names = days.sorted().map(\.name)
        return listed(names)
    }
}

extension Medicine {
    /// The times and days: "08:00, 18:30 2 tablets; Monday and Friday".
    var schedule: String {
        let times = times.isEmpty ? localized("times not said") : MedicineInput.text(times)
        return weekdays.isEmpty ? times : "\(times); \(MedicineInput.text(weekdays))"
    }

    /// The period: "since 2026-01-05", "2026-01-05 to 2026-03-01", "first day not said".
    var taken: String {
        switch (saysStart, stop) {
        case (true, let stop?): localized("\(start) to \(stop)")
        case (true, nil): localized("since \(start)")
        case (false, let stop?): localized("until \(stop), first day not said")
        case (false, nil): localized("first day not said")
        }
    }

    /// The name; with its dose and times if another one has the name: "Zestril 20 mg (08:00)".
    func label(among others: [Medicine]) -> String {
        others.contains { $0.id != id && $0.hasName(of: self) } ? "\(words) (\(schedule))" : name
    }
}
