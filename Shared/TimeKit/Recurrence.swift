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
