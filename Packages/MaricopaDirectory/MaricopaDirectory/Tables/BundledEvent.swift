import TimeKit

/// The dates of bundled events. A table gives them relative to the first start of the app, so that there always are events ahead:
///
///     when sat 08:00-10:00 weekly            each Saturday, from the next on
///     when 15 18:00-19:30 monthly            the 15th of each month
///     when fri +14 09:00-12:00               once: the first Friday at least 14 days away
///     when sat +30 2 days                    all day, for two days
///     skip 3                                 not the third time
///     move 2 +1 10:00-12:00                  the second time a day later, at other times
///     cost free / cost 500 / cost 0-1000     in cents
///     ages 5-12 / ages 60-                   none for all ages
enum BundledEvent {
    static func details(_ entry: BundledTable.Entry, _ today: LocalDate) throws(DirectoryError) -> EventDetails {
        var schedule = try schedule(entry.text("when"), today)
        for text in entry.texts("skip") {
            schedule.exceptions.append(try slot(text, of: schedule))
        }
        for text in entry.texts("move") {
            let words = text.split(separator: " ")
            guard words.count == 3, let days = Int(words[1]), let span = times(words[2]) else { throw unreadable(text) }
            let slot = try slot(String(words[0]), of: schedule)
            let date = slot.date.adding(days: days)
            schedule.moved.append(
                MovedOccurrence(
                    from: slot,
                    start: LocalDateTime(date, span.start),
                    end: LocalDateTime(date, span.end)
                )
            )
        }
        return EventDetails(
            schedule: schedule,
            cost: try cost(entry.text("cost")),
            ages: try ages(entry.text("ages")),
            organizer: entry.text("by")
        )
    }

    // MARK: Times

    private static func schedule(_ text: String, _ today: LocalDate) throws(DirectoryError) -> EventSchedule {
        let words = text.split(separator: " ")
        guard words.count >= 3, let day = day(words[0], words[1], today) else { throw unreadable(text) }
        if words.count == 4, words[3] == "days", let count = Int(words[2]) {
            return EventSchedule(
                start: LocalDateTime(day, .midnight),
                end: LocalDateTime(day.adding(days: count), .midnight),
                isAllDay: true
            )
        }
        guard let span = times(words[1]) ?? times(words[2]) else { throw unreadable(text) }
        let start = LocalDateTime(day, span.start)
        let end = LocalDateTime(day, span.end)
        do throws(TimeError) {
            switch words[2] {
            case "weekly":
                let rule = Recurrence.Rule.weekly(on: [day.weekday], every: 1)
                return EventSchedule(start: start, end: end, recurrence: try Recurrence(rule, from: start))
            case "monthly":
                let rule = Recurrence.Rule.monthly(day: day.day, shortMonth: .skip, every: 1)
                return EventSchedule(start: start, end: end, recurrence: try Recurrence(rule, from: start))
            default: return EventSchedule(start: start, end: end)
            }
        } catch {
            throw .fault("“\(text)”: \(error)")
        }
    }

    /// The first matching weekday or day of the month after today; "+14" means at least 14 days later.
    private static func day(_ name: Substring, _ offset: Substring, _ today: LocalDate) -> LocalDate? {
        let away = offset.hasPrefix("+") ? Int(offset.dropFirst()) ?? 1 : 1
        let first = today.adding(days: away)
        if let number = Int(name) {
            return (0..<62).lazy.map { first.adding(days: $0) }.first { $0.day == number }
        }
        return (0..<7).lazy.map { first.adding(days: $0) }.first { $0.weekday.englishName.lowercased().hasPrefix(name) }
    }

    /// Parses "08:00-10:00".
    private static func times(_ text: Substring) -> (start: LocalTime, end: LocalTime)? {
        let parts = text.split(separator: "-").compactMap { LocalTime(String($0)) }
        return parts.count == 2 && parts[0] < parts[1] ? (parts[0], parts[1]) : nil
    }

    /// The start of the occurrence with a 1-based number.
    private static func slot(_ text: String, of schedule: EventSchedule) throws(DirectoryError) -> LocalDateTime {
        guard let number = Int(text), number > 0, let recurrence = schedule.recurrence,
            let slot = recurrence.occurrences(from: schedule.start, before: schedule.start.addingDays(500))
                .dropFirst(number - 1).first(where: { _ in true })
        else { throw unreadable(text) }
        return slot
    }

    // MARK: Cost and ages

    private static func cost(_ text: String) throws(DirectoryError) -> EventCost? {
        if text.isEmpty { return nil }
        if text == "free" { return .free }
        let cents = text.split(separator: "-").compactMap { Int($0) }
        guard let least = cents.first, let most = cents.last, cents.count <= 2 else { throw unreadable(text) }
        return .cents(least, most)
    }

    private static func ages(_ text: String) throws(DirectoryError) -> AgeRange {
        if text.isEmpty { return .all }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let least = Int(parts[0]) else { throw unreadable(text) }
        return AgeRange(from: least, to: Int(parts[1]))
    }

    private static func unreadable(_ text: String) -> DirectoryError { .fault("“\(text)” can't be read") }
}
