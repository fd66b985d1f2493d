import TimeKit

/// The display text of an event's times, cost and ages.
public enum EventText {
    /// "free", "$5", "$5 to $12.50".
    public static func cost(_ cost: EventCost) -> String {
        switch cost {
        case .free: "free"
        case .cents(let least, let most): least == most ? money(least) : "\(money(least)) to \(money(most))"
        }
    }

    /// "all ages", "6 to 12", "18 and older", "up to 5".
    public static func ages(_ ages: AgeRange) -> String {
        switch (ages.from, ages.to) {
        case (0, nil): "all ages"
        case (let from, nil): "\(from) and older"
        case (0, let to?): "up to \(to)"
        case (let from, let to?): from == to ? "\(from)" : "\(from) to \(to)"
        }
    }

    /// "Sat 2026-03-07, 08:00 to 13:00", "Sat 2026-03-07, all day" or "Fri 2026-05-01 to Sun 2026-05-03". The day of the end is added if it
    /// differs; an unknown end is left out.
    public static func when(_ occurrence: EventOccurrence, isAllDay: Bool) -> String {
        let first = day(occurrence.start.date)
        guard !isAllDay else {
            let last = occurrence.end.adding(milliseconds: -1).date
            return last > occurrence.start.date ? "\(first) to \(day(last))" : "\(first), all day"
        }
        let begin = "\(first), \(time(occurrence.start.time))"
        guard occurrence.end > occurrence.start else { return begin }
        let isSameDay = occurrence.end.date == occurrence.start.date
        return begin + " to " + (isSameDay ? "" : day(occurrence.end.date) + ", ") + time(occurrence.end.time)
    }

    /// "every week on Sat", "every 2 days until 2026-05-01"; nil for a single event.
    public static func repetition(_ schedule: EventSchedule) -> String? {
        guard let recurrence = schedule.recurrence else { return nil }
        let end =
            switch recurrence.end {
            case .never: ""
            case .until(let day): " until \(day)"
            case .count(let count): count == 1 ? ", once" : ", \(count) times"
            }
        switch recurrence.rule {
        case .once: return nil
        case .everyDays(let days): return (days == 1 ? "every day" : "every \(days) days") + end
        case .weekly(let on, let weeks):
            let names = on.sorted().map { String($0.name.prefix(3)) }.joined(separator: ", ")
            return (weeks == 1 ? "every week" : "every \(weeks) weeks") + " on \(names)" + end
        case .monthly(let day, _, let months):
            return (months == 1 ? "every month" : "every \(months) months") + " on day \(day)" + end
        }
    }

    /// "Sat 2026-03-07".
    static func day(_ date: LocalDate) -> String { "\(date.weekday.name.prefix(3)) \(date)" }

    /// "08:00".
    static func time(_ time: LocalTime) -> String { String(time.description.prefix(5)) }

    private static func money(_ cents: Int) -> String {
        let rest = cents % 100
        return "$\(cents / 100)" + (rest == 0 ? "" : rest < 10 ? ".0\(rest)" : ".\(rest)")
    }
}
