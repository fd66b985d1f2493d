/// When something happens again and again, in wall time: a rule, the first moment it may apply, and an end.
///
/// Every occurrence is computed from the start (`start + n · interval`), never from the one before, so 02:30 every day is 02:30
/// again the day after the clocks changed, and the 31st is the 31st again in March. Nothing recurs after the year 9999.
public struct Recurrence: Hashable, Sendable {
    /// How it repeats.
    public enum Rule: Hashable, Sendable {
        /// Once, at the start.
        case once
        /// Every so many days, counted from the start's date.
        case everyDays(Int)
        /// On these weekdays of every so many weeks (Monday to Sunday), counted from the week of the start.
        case weekly(on: Set<Weekday>, every: Int)
        /// On a day (1…31) of every so many months, counted from the start's month.
        case monthly(day: Int, shortMonth: ShortMonth, every: Int)
    }

    /// When it stops.
    public enum End: Hashable, Sendable {
        /// Not before the calendar ends.
        case never
        /// After this day; an occurrence on it still happens.
        case until(LocalDate)
        /// After so many occurrences.
        case count(Int)
    }

    /// How it repeats.
    public let rule: Rule
    /// The first moment it may happen, and the time of day of every occurrence. The start itself is an occurrence only where the
    /// rule names its day.
    public let start: LocalDateTime
    /// When it stops.
    public let end: End
    /// The last day on which an occurrence can lie.
    let lastDay: Int

    /// A recurrence; refused are intervals outside 1…100,000, no weekday, a day outside 1…31, a count below one, and a rule that
    /// no date ever satisfies.
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

    /// Once, at a wall time.
    public static func once(at start: LocalDateTime) -> Recurrence {
        Recurrence(unchecked: .once, from: start, end: .never)
    }

    /// Every day at the start's time.
    public static func daily(from start: LocalDateTime) -> Recurrence {
        Recurrence(unchecked: .everyDays(1), from: start, end: .never)
    }

    private static func check(interval: Int) throws(TimeError) {
        guard (1...100_000).contains(interval) else { throw .intervalOutOfRange(interval) }
    }

    /// Whether a day of the month ever exists in the months met: the calendar repeats after 4,800 of them.
    private static func occurs(day: Int, everyMonths months: Int, from start: LocalDate) -> Bool {
        day <= 28
            || (0..<4_800).contains { step in
                LocalDate(monthNumber: start.monthNumber + step * months, day: day, shortMonth: .skip) != nil
            }
    }
}

// MARK: Queries

extension Recurrence {
    /// The first occurrence at or after a wall time; `nil` if there is none. Takes the same time however far off it is.
    public func first(atOrAfter moment: LocalDateTime) -> LocalDateTime? {
        let day = moment.date.dayNumber + (moment.time > start.time ? 1 : 0)
        return firstSlot(onOrAfter: day).map { dateTime($0.day) }
    }

    /// The last occurrence before a wall time; `nil` if there is none. Takes the same time however far off it is.
    public func last(before moment: LocalDateTime) -> LocalDateTime? {
        let day = moment.date.dayNumber - (moment.time > start.time ? 0 : 1)
        let slots = RecurrenceSlots(rule: rule, start: start.date)
        return slots.last(onOrBefore: min(day, lastDay)).map(dateTime)
    }

    /// Whether a wall time is an occurrence.
    public func contains(_ moment: LocalDateTime) -> Bool {
        first(atOrAfter: moment) == moment
    }

    /// The occurrences from a wall time (included) to another (not included), in order, computed as they are asked for.
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

    /// Occurrences in order.
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

        /// The next occurrence.
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
