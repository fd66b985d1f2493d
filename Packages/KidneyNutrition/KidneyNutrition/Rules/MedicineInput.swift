public import TimeKit

/// Reads when a medicine is taken, as people write it.
public enum MedicineInput {
    /// Times with their amounts: "08:00, 18:30 2 tablets", "8 am; 9:30 pm". Nothing typed is no times. Throws `notADoseTime`.
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
        // "2.50" is an amount as likely as a time.
        guard !clock.contains("."), let time = try? LocalTime(typed: clock) else {
            throw .notADoseTime(String(part.prefix(40)))
        }
        return MedicationTime(time, amount: rest.joined(separator: " "))
    }

    /// Times as ``times(_:)`` reads them: "08:00, 18:30 2 tablets".
    public static func text(_ times: [MedicationTime]) -> String {
        times.map { time in
            let clock = String(time.time.description.prefix(5))
            return time.amount.isEmpty ? clock : "\(clock) \(time.amount)"
        }.joined(separator: ", ")
    }

    /// Days of the week by their names or the first two letters: "Mon, Fri", "tuesdays and saturdays"; empty for "every day" and for
    /// nothing typed. Throws `notAWeekday`.
    public static func weekdays(_ typed: String) throws(KidneyError) -> Set<Weekday> {
        let words = typed.lowercased().split(whereSeparator: { $0.isWhitespace || ",;/".contains($0) }).map(String.init)
        guard !["every day", "daily", "all"].contains(words.joined(separator: " ")) else { return [] }
        var days: Set<Weekday> = []
        for word in words where word != "and" {
            guard word.count >= 2,
                let day = Weekday.allCases.first(where: { "\($0.name.lowercased())s".hasPrefix(word) })
            else { throw .notAWeekday(String(word.prefix(40))) }
            days.insert(day)
        }
        return days
    }

    /// "every day", "Monday and Friday".
    public static func text(_ days: Set<Weekday>) -> String {
        guard !days.isEmpty, days.count < Weekday.allCases.count else { return "every day" }
        let names = days.sorted().map(\.name)
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
