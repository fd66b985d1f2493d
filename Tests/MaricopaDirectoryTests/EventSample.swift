import MaricopaDirectory
import TestKit
import TimeKit

/// Handwritten and generated schedules.
enum EventSample {
    static func moment(_ text: String) throws -> LocalDateTime { try LocalDateTime(iso8601: text) }

    /// A single occurrence.
    static func once(_ start: String, _ end: String) throws -> EventSchedule {
        EventSchedule(start: try moment(start), end: try moment(end))
    }

    /// A weekly occurrence on the weekday of its start.
    static func weekly(_ start: String, _ end: String, until: Recurrence.End = .never) throws -> EventSchedule {
        let first = try moment(start)
        let rule = Recurrence.Rule.weekly(on: [first.date.weekday], every: 1)
        return EventSchedule(
            start: first,
            end: try moment(end),
            recurrence: try Recurrence(rule, from: first, end: until)
        )
    }

    /// A record of such an event.
    static func record(
        _ id: String,
        _ schedule: EventSchedule,
        title: String = "Cooking class",
        isCancelled: Bool = false
    ) throws -> Record {
        Record(
            id: TimeKit.ID(id),
            title: title,
            description: "Bring a knife.",
            address: "1221 N Central Ave",
            city: "Phoenix",
            zip: ZIPCode("85004"),
            addedOn: try LocalDate(iso8601: "2026-01-02"),
            details: .event(EventDetails(schedule: schedule, isCancelled: isCancelled))
        )
    }

    /// A random schedule that starts within the first 60 days of 2026, at a whole minute.
    static func generated(_ random: inout SeededGenerator) throws -> EventSchedule {
        let isAllDay = Int.random(in: 0..<4, using: &random) == 0
        let day = try LocalDate(iso8601: "2026-01-01").adding(days: Int.random(in: 0..<60, using: &random))
        let hour = isAllDay ? 0 : Int.random(in: 0...23, using: &random)
        let minute = isAllDay ? 0 : [0, 15, 30, 59][Int.random(in: 0..<4, using: &random)]
        let start = LocalDateTime(day, try LocalTime(hour: hour, minute: minute))
        let lengths = isAllDay ? [0, 1440, 2880, 14_400] : [0, 30, 90, 600, 1500, 4_000]
        let length = lengths[Int.random(in: 0..<lengths.count, using: &random)]
        var schedule = EventSchedule(start: start, end: later(start, length), isAllDay: isAllDay)
        schedule.recurrence = try recurrence(from: start, &random)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            schedule.exceptions.append(start.addingDays(Int.random(in: 0..<40, using: &random)))
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let from = start.addingDays(Int.random(in: 0..<30, using: &random))
            // All-day occurrences are moved by whole days.
            let away = Int.random(in: -5_000...5_000, using: &random)
            let to = later(from, isAllDay ? away / 1440 * 1440 : away)
            let lasting = isAllDay ? [1440, 2880, 4320] : [0, 45, 2_000]
            let end = later(to, lasting[Int.random(in: 0..<3, using: &random)])
            schedule.moved.append(MovedOccurrence(from: from, start: to, end: end))
        }
        return schedule
    }

    /// The moment this many minutes later.
    static func later(_ moment: LocalDateTime, _ minutes: Int) -> LocalDateTime {
        let total = moment.time.hour * 60 + moment.time.minute + minutes
        let day = total >= 0 ? total / 1440 : -((1439 - total) / 1440)
        let rest = total - day * 1440
        let time = try? LocalTime(hour: rest / 60, minute: rest % 60)
        return LocalDateTime(moment.date.adding(days: day), time ?? .midnight)
    }

    private static func recurrence(from start: LocalDateTime, _ random: inout SeededGenerator) throws -> Recurrence? {
        let end: Recurrence.End =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .never
            case 1: .until(start.date.adding(days: Int.random(in: 0..<90, using: &random)))
            default: .count(Int.random(in: 1...12, using: &random))
            }
        let every = Int.random(in: 1...3, using: &random)
        let rule: Recurrence.Rule
        switch Int.random(in: 0..<5, using: &random) {
        case 0: rule = .everyDays(every)
        case 1, 2:
            var days: Set<Weekday> = [start.date.weekday]
            for day in Weekday.allCases where Int.random(in: 0..<4, using: &random) == 0 { days.insert(day) }
            rule = .weekly(on: days, every: every)
        case 3:
            let short: ShortMonth = Bool.random(using: &random) ? .skip : .lastDay
            rule = .monthly(day: start.date.day, shortMonth: short, every: every)
        default: return nil
        }
        return try Recurrence(rule, from: start, end: end)
    }
}

/// The slow reference: it computes every occurrence within 400 days by the definition of the rule, day by day and minute by minute.
struct PaintedEvent {
    /// The occurrences, by start.
    let occurrences: [EventOccurrence]

    init(_ schedule: EventSchedule) {
        let minutes = EventSample.minutes(schedule.start, schedule.end)
        let length = schedule.isAllDay ? max(1440, (minutes + 1439) / 1440 * 1440) : minutes
        var found: [LocalDateTime: EventOccurrence] = [:]
        var count = 0
        for number in 0..<400 {
            let slot = schedule.start.addingDays(number)
            guard Self.isSlot(slot.date, schedule, &count) else { continue }
            found[slot] = EventOccurrence(slot: slot, start: slot, end: EventSample.later(slot, length))
        }
        for move in schedule.moved {
            found[move.from] = EventOccurrence(slot: move.from, start: move.start, end: move.end)
        }
        for exception in schedule.exceptions { found[exception] = nil }
        occurrences = found.values.sorted { ($0.start, $0.slot) < ($1.start, $1.slot) }
    }

    /// Whether an occurrence includes a minute of the wanted days and times.
    static func touches(
        _ occurrence: EventOccurrence,
        _ days: Set<Weekday>,
        _ dates: DateSpan?,
        _ parts: Set<TimeOfDay>
    ) -> Bool {
        let minutes = max(1, EventSample.minutes(occurrence.start, occurrence.end))
        return (0..<minutes).contains { number in
            let minute = EventSample.later(occurrence.start, number)
            let ofDay = minute.time.hour * 60 + minute.time.minute
            let belongs = { (day: LocalDate) in
                (days.isEmpty || days.contains(day.weekday)) && (dates?.contains(day) ?? true)
            }
            if parts.isEmpty { return belongs(minute.date) }
            if ofDay < 300 { return parts.contains(.night) && belongs(minute.date.previous) }
            return parts.contains { $0.minutes.contains(ofDay) } && belongs(minute.date)
        }
    }

    private static func isSlot(_ day: LocalDate, _ schedule: EventSchedule, _ count: inout Int) -> Bool {
        let start = schedule.start.date
        guard let recurrence = schedule.recurrence else { return day == start }
        let monday = { (date: LocalDate) in date.adding(days: 1 - date.weekday.rawValue) }
        let months = (day.year - start.year) * 12 + day.month - start.month
        let isNamed =
            switch recurrence.rule {
            case .once: day == start
            case .everyDays(let every): start.days(until: day) % every == 0
            case .weekly(let on, let every):
                on.contains(day.weekday) && monday(start).days(until: monday(day)) / 7 % every == 0
            case .monthly(let wanted, let short, let every):
                months % every == 0
                    && (day.day == wanted || (short == .lastDay && day == day.endOfMonth && wanted > day.day))
            }
        guard isNamed else { return false }
        count += 1
        return switch recurrence.end {
        case .never: true
        case .until(let last): day <= last
        case .count(let most): count <= most
        }
    }
}

extension EventSample {
    /// The number of minutes between two moments.
    static func minutes(_ from: LocalDateTime, _ to: LocalDateTime) -> Int {
        from.date.days(until: to.date) * 1440 + (to.time.hour - from.time.hour) * 60 + to.time.minute - from.time.minute
    }
}
