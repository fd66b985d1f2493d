import TimeKit
import WordKit

/// The display text of an event's times, cost and ages.
public enum EventText {
    /// The title of an event that leaves the directory. A sample is named as one.
    static func title(of record: Record) -> String {
        record.isSample ? sample(record.shownTitle.text) : record.shownTitle.text
    }

    /// "Sample: Cooking class".
    static func sample(_ title: String) -> String { localized("Sample: \(title)") }

    /// The sentence about a sample; nil for a real record.
    static func sampleNote(_ record: Record) -> String? {
        guard record.isSample else { return nil }
        return localized("This is a sample: it shows what such a record looks like, and is nothing real.")
    }

    /// "free", "$5", "$5 to $12.50".
    public static func cost(_ cost: EventCost) -> String {
        switch cost {
        case .free: localized("free")
        case .cents(let least, let most): least == most ? money(least) : localized("\(money(least)) to \(money(most))")
        }
    }

    /// "all ages", "6 to 12", "18 and older", "up to 5".
    public static func ages(_ ages: AgeRange) -> String {
        switch (ages.from, ages.to) {
        case (0, nil): localized("all ages")
        case (let from, nil): localized("\(from) and older", context: "age")
        case (0, let to?): localized("up to \(to)", context: "age")
        case (let from, let to?):
            from == to ? localized("\(from)", context: "age") : localized("\(from) to \(to)", context: "age")
        }
    }

    /// "Sat 2026-03-07, 08:00 to 13:00", "Sat 2026-03-07, all day" or "Fri 2026-05-01 to Sun 2026-05-03". The day of the end is added if it
    /// differs; an unknown end is left out.
    public static func when(_ occurrence: EventOccurrence, isAllDay: Bool) -> String {
        let first = day(occurrence.start.date)
        guard !isAllDay else {
            let last = occurrence.end.adding(milliseconds: -1).date
            return last > occurrence.start.date ? localized("\(first) to \(day(last))") : localized("\(first), all day")
        }
        let begin = "\(first), \(time(occurrence.start.time))"
        guard occurrence.end > occurrence.start else { return begin }
        let isSameDay = occurrence.end.date == occurrence.start.date
        let end = time(occurrence.end.time)
        return isSameDay
            ? localized("\(begin) to \(end)") : localized("\(begin) to \(day(occurrence.end.date)), \(end)")
    }

    /// "every week on Sat", "every 2 days until 2026-05-01", "every year on Jul 4"; nil for a single event.
    public static func repetition(_ schedule: EventSchedule) -> String? {
        guard let recurrence = schedule.recurrence else { return nil }
        let rule: String
        switch recurrence.rule {
        case .once: return nil
        case .everyDays(let days): rule = days == 1 ? localized("every day") : localized("every \(days) days")
        case .weekly(let on, let weeks):
            let names = on.sorted().map(\.short).joined(separator: ", ")
            rule = weeks == 1 ? localized("every week on \(names)") : localized("every \(weeks) weeks on \(names)")
        case .monthly(let day, let short, let months):
            rule = monthly(day, short, every: months, in: recurrence.start.date.month)
        }
        return switch recurrence.end {
        case .never: rule
        case .until(let day): localized("\(rule) until \(day)")
        case .count(let count): count == 1 ? localized("\(rule), once") : localized("\(rule), \(count) times")
        }
    }

    /// - Parameter month: The month of the start, from 1 to 12.
    private static func monthly(_ day: Int, _ short: ShortMonth, every months: Int, in month: Int) -> String {
        let isYearly = months.isMultiple(of: 12)
        let isInMonth = day <= (isYearly ? LocalDate.length(ofMonth: month, year: 2001) : 28)
        guard short == .skip || isInMonth else {
            return months == 1
                ? localized("every month on day \(day) or the last")
                : localized("every \(months) months on day \(day) or the last")
        }
        if isYearly, let date = MonthDay(month: month, day: day) {
            let shown = HoursWords.text(date)
            return months == 12
                ? localized("every year on \(shown)") : localized("every \(months / 12) years on \(shown)")
        }
        return months == 1 ? localized("every month on day \(day)") : localized("every \(months) months on day \(day)")
    }

    /// The dates and moves that are named; the rest is a number.
    private static let named = 10

    /// "2026-12-12, 2027-01-02 and 3 more days", the canceled occurrences from a day on; nil for none.
    static func exceptions(_ schedule: EventSchedule, from day: LocalDate) -> String? {
        let left = schedule.exceptions.filter { $0.date >= day }.sorted()
        guard !left.isEmpty else { return nil }
        let days = left.prefix(named).map { "\($0.date)" }.joined(separator: ", ")
        return left.count > named ? localized("\(days) and \(left.count - named, "more day")") : days
    }

    /// "Wed 2026-03-11 moved to Thu 2026-03-12, 17:00 to 18:00", for each moved occurrence of a repeated event that isn't over. The last text
    /// counts those that aren't named.
    static func moves(_ schedule: EventSchedule, at moment: LocalDateTime) -> [String] {
        guard let recurrence = schedule.recurrence else { return [] }
        let slots = Set(schedule.moved.map(\.from)).filter { recurrence.contains($0) }.sorted()
        let left = slots.compactMap { EventRule.occurrence(of: schedule, slot: $0) }.filter { $0.shownEnd > moment }
        let texts = left.prefix(named).map {
            localized("\(day($0.slot.date)) moved to \(when($0, isAllDay: schedule.isAllDay))")
        }
        return left.count > named ? texts + [localized("and \(left.count - named, "more moved date")")] : texts
    }

    /// "17:00 to 18:00", the times of the occurrences that aren't moved; nil for an event that lasts whole days or over midnight.
    static func usualTime(_ schedule: EventSchedule) -> String? {
        guard !schedule.isAllDay, schedule.start.date == schedule.end.date else { return nil }
        let begin = time(schedule.start.time)
        return schedule.end > schedule.start ? localized("\(begin) to \(time(schedule.end.time))") : begin
    }

    /// "Sat 2026-03-07".
    static func day(_ date: LocalDate) -> String { "\(date.weekday.short) \(date)" }

    /// "08:00".
    static func time(_ time: LocalTime) -> String { time.hourAndMinute }

    private static func money(_ cents: Int) -> String {
        let rest = cents % 100
        return "$\(cents / 100)" + (rest == 0 ? "" : rest < 10 ? ".0\(rest)" : ".\(rest)")
    }
}
