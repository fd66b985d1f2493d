public import Foundation

/// A recurrence in wall time: a rule, a start and an end.
///
/// Every occurrence is computed from the start (`start + n · interval`), never from the previous one. So a daily 02:30 is 02:30 again on
/// the day after a clock change, and the 31st is the 31st again in March. Recurrences end with the year 9999.
public struct Recurrence: Hashable, Sendable {
    /// The repetition of a recurrence.
    public enum Rule: Hashable, Sendable {
        /// One occurrence, at the start.
        case once
        /// Every given number of days, counted from the start's date.
        case everyDays(Int)
        /// On the given weekdays of every given number of weeks (Monday to Sunday), counted from the start's week.
        case weekly(on: Set<Weekday>, every: Int)
        /// On a day (1…31) of every given number of months, counted from the start's month.
        case monthly(day: Int, shortMonth: ShortMonth, every: Int)
    }

    /// The end of a recurrence.
    public enum End: Hashable, Sendable {
        /// At the end of the calendar, 9999-12-31.
        case never
        /// After this day, which is included.
        case until(LocalDate)
        /// After this number of occurrences.
        case count(Int)
    }

    public let rule: Rule
    /// The earliest possible occurrence, and the time of day of all. The start is an occurrence only if the rule includes its day.
    public let start: LocalDateTime
    public let end: End
    /// The last possible day of an occurrence, in days since 1970.
    let lastDay: Int

    /// Creates a recurrence.
    ///
    /// - Throws: ``TimeError/intervalOutOfRange(_:)``, ``TimeError/noWeekdays``, ``TimeError/dayOfMonthOutOfRange(_:)``,
    ///   ``TimeError/countOutOfRange(_:)``, or ``TimeError/neverOccurs`` for a rule that no date fits.
    public init(_ rule: Rule, from start: LocalDateTime, end: End = .never) throws(TimeError) {
        switch rule {
        case .once: break
        case .everyDays(let days):
            try Recurrence.check(interval: days)
        case .weekly(let weekdays, let weeks):
            try Recurrence.check(interval: weeks)
            if weekdays.isEmpty { throw .noWeekdays }
        case .monthly(let day, let shortMonth, let months):
            try Recurrence.check(interval: months)
            guard (1...31).contains(day) else { throw .dayOfMonthOutOfRange(day) }
            if shortMonth == .skip, !Recurrence.occurs(day: day, everyMonths: months, from: start.date) {
                throw .neverOccurs
            }
        }
        if case .count(let count) = end, count < 1 { throw .countOutOfRange(count) }
        self.init(unchecked: rule, from: start, end: end)
    }

    private init(unchecked rule: Rule, from start: LocalDateTime, end: End) {
        self.rule = rule
        self.start = start
        self.end = end
        let slots = RecurrenceSlots(rule: rule, start: start.date)
        switch end {
        case .never: lastDay = RecurrenceSlots.endOfCalendar
        case .until(let day): lastDay = min(day.dayNumber, RecurrenceSlots.endOfCalendar)
        case .count(let count): lastDay = slots.day(ofOccurrence: count) ?? RecurrenceSlots.endOfCalendar
        }
    }

    /// Returns a recurrence with one occurrence.
    public static func once(at start: LocalDateTime) -> Recurrence {
        Recurrence(unchecked: .once, from: start, end: .never)
    }

    /// Returns a recurrence every day at the start's time.
    public static func daily(from start: LocalDateTime) -> Recurrence {
        Recurrence(unchecked: .everyDays(1), from: start, end: .never)
    }

    private static func check(interval: Int) throws(TimeError) {
        guard (1...100_000).contains(interval) else { throw .intervalOutOfRange(interval) }
    }

    /// Returns whether a day exists in any of the months of the rule. The calendar repeats after 4,800 months.
    private static func occurs(day: Int, everyMonths months: Int, from start: LocalDate) -> Bool {
        (0..<4_800).contains { step in
            LocalDate(monthNumber: start.monthNumber + step * months, day: day, shortMonth: .skip) != nil
        }
    }
}

// MARK: Queries

extension Recurrence {
    /// Returns the first occurrence at or after a wall time, or nil.
    ///
    /// - Complexity: O(1), however far the occurrence is from the start.
    public func first(atOrAfter moment: LocalDateTime) -> LocalDateTime? {
        let day = moment.date.dayNumber + (moment.time > start.time ? 1 : 0)
        return firstSlot(onOrAfter: day).map { dateTime($0.day) }
    }

    /// Returns the last occurrence before a wall time, or nil.
    ///
    /// - Complexity: O(1), however far the occurrence is from the start.
    public func last(before moment: LocalDateTime) -> LocalDateTime? {
        let day = moment.date.dayNumber - (moment.time > start.time ? 0 : 1)
        let slots = RecurrenceSlots(rule: rule, start: start.date)
        return slots.last(onOrBefore: min(day, lastDay)).map(dateTime)
    }

    /// Returns whether a wall time is an occurrence.
    public func contains(_ moment: LocalDateTime) -> Bool {
        first(atOrAfter: moment) == moment
    }

    /// Returns the occurrences from `lower` up to, but not including, `upper`, in order. They are computed lazily.
    public func occurrences(from lower: LocalDateTime, before upper: LocalDateTime) -> Occurrences {
        let day = lower.date.dayNumber + (lower.time > start.time ? 1 : 0)
        let beforeUpper = upper.date.dayNumber - (upper.time > start.time ? 0 : 1)
        let first = firstSlot(onOrAfter: day)
        return Occurrences(recurrence: self, slot: first?.slot, lastDay: min(lastDay, beforeUpper))
    }

    private func firstSlot(onOrAfter day: Int) -> (slot: Int, day: Int)? {
        let slots = RecurrenceSlots(rule: rule, start: start.date)
        return slots.first(from: slots.slot(onOrAfter: day), onOrAfter: day, notAfter: lastDay)
    }

    private func dateTime(_ day: Int) -> LocalDateTime {
        LocalDateTime(LocalDate(dayNumber: day), start.time)
    }

    /// A lazy sequence of occurrences, in order.
    public struct Occurrences: Sequence, IteratorProtocol, Sendable {
        private let slots: RecurrenceSlots
        private let time: LocalTime
        private let lastDay: Int
        private let firstDay: Int
        private var slot: Int?

        init(recurrence: Recurrence, slot: Int?, lastDay: Int) {
            slots = RecurrenceSlots(rule: recurrence.rule, start: recurrence.start.date)
            time = recurrence.start.time
            firstDay = recurrence.start.date.dayNumber
            self.lastDay = lastDay
            self.slot = slot
        }

        public mutating func next() -> LocalDateTime? {
            guard let slot, let found = slots.first(from: slot, onOrAfter: firstDay, notAfter: lastDay) else {
                slot = nil
                return nil
            }
            self.slot = found.slot + 1
            return LocalDateTime(LocalDate(dayNumber: found.day), time)
        }
    }
}

extension Recurrence {
    /// Returns the first occurrence due at or after an instant, or nil.
    public func first(of series: String, atOrAfter instant: Instant, in zone: TimeZone) -> Occurrence? {
        occurrences(of: series, from: instant, in: zone).first { _ in true }
    }

    /// Returns the last occurrence due before an instant, or nil.
    public func last(of series: String, before instant: Instant, in zone: TimeZone) -> Occurrence? {
        // Later wall times are due later, unless the clocks went back by up to a day.
        var upper = zone.local(at: instant).addingDays(2)
        while let at = last(before: upper) {
            let due = zone.earliestInstant(atOrAfter: at)
            if due < instant { return Occurrence(id: .init(series: series, at: at), instant: due) }
            upper = at
        }
        return nil
    }

    /// Returns the occurrences due at or after an instant, in order. They are computed lazily.
    public func occurrences(
        of series: String,
        from instant: Instant,
        in zone: TimeZone
    ) -> some Sequence<Occurrence> & Sendable {
        // A skipped wall time is due when the gap ends, up to a day later than its neighbors, so the search starts earlier.
        let lower = zone.local(at: instant).addingDays(-2)
        let end = LocalDateTime(LocalDate(dayNumber: RecurrenceSlots.endOfCalendar + 1), .midnight)
        return DueOccurrences(series: series, times: occurrences(from: lower, before: end), from: instant, zone: zone)
    }
}

/// The occurrences due at or after a first instant, with their instants.
private struct DueOccurrences: Sequence, IteratorProtocol, Sendable {
    let series: String
    var times: Recurrence.Occurrences
    let from: Instant
    let zone: TimeZone

    init(series: String, times: Recurrence.Occurrences, from: Instant, zone: TimeZone) {
        self.series = series
        self.times = times
        self.from = from
        self.zone = zone
    }

    mutating func next() -> Occurrence? {
        while let at = times.next() {
            let instant = zone.earliestInstant(atOrAfter: at)
            if instant >= from { return Occurrence(id: .init(series: series, at: at), instant: instant) }
        }
        return nil
    }
}

extension LocalDateTime {
    /// Returns the same time of day that many days later.
    public func addingDays(_ days: Int) -> LocalDateTime {
        LocalDateTime(date.adding(days: days), time)
    }
}

/// A flat object such as `{"rule": "weekly", "weekdays": [1, 3], "every": 1, "start": "2026-03-02T07:30", "count": 10}`.
extension Recurrence: Codable {
    private enum CodingKeys: String, CodingKey {
        case rule, every, weekdays, day, shortMonth, start, until, count
    }

    private enum RuleName: String, Codable {
        case once, daily, weekly, monthly
    }

    /// Decodes the object. Values that ``init(_:from:end:)`` refuses are decoding errors.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let every = { try container.decodeIfPresent(Int.self, forKey: .every) ?? 1 }
        let rule: Rule =
            switch try container.decode(RuleName.self, forKey: .rule) {
            case .once: .once
            case .daily: .everyDays(try every())
            case .weekly:
                .weekly(on: Set(try container.decode([Weekday].self, forKey: .weekdays)), every: try every())
            case .monthly:
                .monthly(
                    day: try container.decode(Int.self, forKey: .day),
                    shortMonth: try container.decode(ShortMonth.self, forKey: .shortMonth),
                    every: try every()
                )
            }
        let until = try container.decodeIfPresent(LocalDate.self, forKey: .until)
        let count = try container.decodeIfPresent(Int.self, forKey: .count)
        let end: End
        switch (until, count) {
        case (nil, nil): end = .never
        case (let until?, nil): end = .until(until)
        case (nil, let count?): end = .count(count)
        case (_?, _?):
            throw DecodingError.dataCorruptedError(
                forKey: .count,
                in: container,
                debugDescription: "a recurrence ends on a day or after a count, not both — leave one out"
            )
        }
        let start = try container.decode(LocalDateTime.self, forKey: .start)
        do {
            self = try Recurrence(rule, from: start, end: end)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error)
            )
        }
    }

    /// Encodes the object. Weekdays are sorted, so equal recurrences give equal texts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch rule {
        case .once:
            try container.encode(RuleName.once, forKey: .rule)
        case .everyDays(let days):
            try container.encode(RuleName.daily, forKey: .rule)
            try container.encode(days, forKey: .every)
        case .weekly(let weekdays, let weeks):
            try container.encode(RuleName.weekly, forKey: .rule)
            try container.encode(weekdays.sorted(), forKey: .weekdays)
            try container.encode(weeks, forKey: .every)
        case .monthly(let day, let shortMonth, let months):
            try container.encode(RuleName.monthly, forKey: .rule)
            try container.encode(day, forKey: .day)
            try container.encode(shortMonth, forKey: .shortMonth)
            try container.encode(months, forKey: .every)
        }
        try container.encode(start, forKey: .start)
        switch end {
        case .never: break
        case .until(let day): try container.encode(day, forKey: .until)
        case .count(let count): try container.encode(count, forKey: .count)
        }
    }
}
