public import TimeKit

/// An occurrence of an event, by the clocks of the county.
public struct EventOccurrence: Hashable, Codable, Sendable {
    /// The start by the recurrence, which identifies the occurrence. It differs from `start` if the occurrence was moved.
    public let slot: LocalDateTime
    public let start: LocalDateTime
    /// Equal to `start` if no end is known.
    public let end: LocalDateTime

    public init(slot: LocalDateTime, start: LocalDateTime, end: LocalDateTime) {
        self.slot = slot
        self.start = start
        self.end = end
    }

    /// Whether the moment is within the occurrence. One without a known end lasts a minute.
    public func isUnderWay(at moment: LocalDateTime) -> Bool { start <= moment && moment < shownEnd }

    /// The end; a minute after the start if no end is known.
    var shownEnd: LocalDateTime { end > start ? end : start.adding(minutes: 1) }
}

/// The occurrences of an event. Cancellation of the whole event isn't considered.
///
/// The recurrence yields slots. An exception removes a slot, and a move gives it another time. A move of a time that isn't a slot adds a
/// date, an exception of the same slot cancels the move, and the last of two moves of one slot applies. Each occurrence lasts as long as
/// the first one; an all-day event lasts whole days, at least one.
public enum EventRule {
    /// The days that a filter without a last day looks ahead: two years and a leap day.
    public static let horizon = 731

    /// Returns the occurrences that end after `lower` and begin before `upper`, sorted by start. One without a known end has to begin at or
    /// after `lower`.
    ///
    /// - Parameter limit: The most occurrences to return.
    /// - Complexity: Independent of how long ago the event began.
    public static func occurrences(
        of schedule: EventSchedule,
        endingAfter lower: LocalDateTime,
        startingBefore upper: LocalDateTime,
        limit: Int = 1_000
    ) -> [EventOccurrence] {
        Array(EventOccurrences(schedule, endingAfter: lower, startingBefore: upper).prefix(max(0, limit)))
    }

    /// Returns the occurrence under way at a moment, or the next one; nil if the event is over.
    public static func current(of schedule: EventSchedule, at moment: LocalDateTime) -> EventOccurrence? {
        EventOccurrences(schedule, endingAfter: moment, startingBefore: endOfCalendar).first { _ in true }
    }

    /// Whether the event can have more than one occurrence.
    public static func isRecurring(_ schedule: EventSchedule) -> Bool {
        schedule.recurrence != nil || !schedule.moved.isEmpty
    }

    /// Returns the occurrence of a slot with its moves applied; nil if the slot is canceled or unknown.
    public static func occurrence(of schedule: EventSchedule, slot: LocalDateTime) -> EventOccurrence? {
        guard !schedule.exceptions.contains(slot) else { return nil }
        if let moved = schedule.moved.last(where: { $0.from == slot }) {
            return EventOccurrence(slot: slot, start: moved.start, end: max(moved.start, moved.end))
        }
        let isSlot = schedule.recurrence.map { $0.contains(slot) } ?? (schedule.start == slot)
        return isSlot ? EventOccurrence(slot: slot, lasting: schedule.duration) : nil
    }

    /// 10000-01-01, the upper bound of an open search.
    static let endOfCalendar = LocalDateTime(LocalDate(dayNumber: 2_932_897), .midnight)
}

extension EventSchedule {
    /// The length of an occurrence in milliseconds of local time; 0 if no end is known.
    var duration: Int {
        let told = max(0, start.milliseconds(until: end))
        guard isAllDay else { return told }
        return max(1, (told + LocalDateTime.day - 1) / LocalDateTime.day) * LocalDateTime.day
    }
}

extension EventOccurrence {
    /// Creates an occurrence that begins at its slot.
    init(slot: LocalDateTime, lasting duration: Int) {
        self.init(slot: slot, start: slot, end: slot.adding(milliseconds: duration))
    }
}

/// The occurrences of a schedule in order, computed lazily.
///
/// - Complexity: O(exceptions + moves · log moves) before the first one.
struct EventOccurrences: Sequence, IteratorProtocol {
    private let lower: LocalDateTime
    private let duration: Int
    private let taken: Set<LocalDateTime>
    private var slots: Recurrence.Occurrences?
    private var regular: EventOccurrence?
    private var moved: ArraySlice<EventOccurrence>

    init(_ schedule: EventSchedule, endingAfter lower: LocalDateTime, startingBefore upper: LocalDateTime) {
        self.lower = lower
        duration = schedule.duration
        let exceptions = Set(schedule.exceptions)
        var moves: [LocalDateTime: EventOccurrence] = [:]
        for move in schedule.moved where !exceptions.contains(move.from) {
            moves[move.from] = EventOccurrence(slot: move.from, start: move.start, end: Swift.max(move.start, move.end))
        }
        taken = exceptions.union(moves.keys)
        moved =
            moves.values.filter { Self.isAhead($0, of: lower) && $0.start < upper }
            .sorted { ($0.start, $0.slot) < ($1.start, $1.slot) }[...]
        let recurrence = schedule.recurrence ?? .once(at: schedule.start)
        slots = recurrence.occurrences(from: lower.adding(milliseconds: -duration), before: upper)
        regular = nextRegular()
    }

    mutating func next() -> EventOccurrence? {
        guard let regular else { return moved.popFirst() }
        if let first = moved.first, (first.start, first.slot) < (regular.start, regular.slot) {
            return moved.popFirst()
        }
        self.regular = nextRegular()
        return regular
    }

    private mutating func nextRegular() -> EventOccurrence? {
        while let slot = slots?.next() {
            guard !taken.contains(slot) else { continue }
            let occurrence = EventOccurrence(slot: slot, lasting: duration)
            if Self.isAhead(occurrence, of: lower) { return occurrence }
        }
        return nil
    }

    private static func isAhead(_ occurrence: EventOccurrence, of lower: LocalDateTime) -> Bool {
        occurrence.end > lower || (occurrence.end == occurrence.start && occurrence.start >= lower)
    }
}

extension LocalDateTime {
    static let day = 86_400_000

    /// The milliseconds from this local time to another, ignoring changes of the clock; negative if the other is earlier.
    func milliseconds(until other: LocalDateTime) -> Int {
        date.days(until: other.date) * Self.day + other.time.millisecondOfDay - time.millisecondOfDay
    }

    /// The local time that is this many milliseconds later, ignoring changes of the clock.
    func adding(milliseconds: Int) -> LocalDateTime {
        let total = time.millisecondOfDay + milliseconds
        let days = total >= 0 ? total / Self.day : -((Self.day - 1 - total) / Self.day)
        let rest = total - days * Self.day
        let time = try? LocalTime(
            hour: rest / 3_600_000,
            minute: rest / 60_000 % 60,
            second: rest / 1000 % 60,
            millisecond: rest % 1000
        )
        return LocalDateTime(date.adding(days: days), time ?? .midnight)
    }

    /// The local time that is this many minutes later, ignoring changes of the clock.
    func adding(minutes: Int) -> LocalDateTime { adding(milliseconds: minutes * 60_000) }
}

extension EventSchedule {
    /// The slot of the occurrence that starts then by the recurrence, or that starts then or that day; nil if there is none.
    func slot(startingAt start: LocalDateTime) -> LocalDateTime? {
        guard EventRule.isRecurring(self) else { return nil }
        let moves = moved.filter { $0.start == start }.map(\.from)
        return ([start] + moves + [LocalDateTime(start.date, self.start.time)]).first { slot in
            isOfRule(slot) || moved.contains { $0.from == slot }
        }
    }

    /// Whether a slot is one of the recurrence, or the start of an event without one. An added date has a slot of its own.
    private func isOfRule(_ slot: LocalDateTime) -> Bool { recurrence?.contains(slot) ?? (slot == start) }

    /// Moves the occurrence of a slot. One that has its usual times isn't a moved one, unless it is an added date.
    mutating func move(_ slot: LocalDateTime, to start: LocalDateTime, until end: LocalDateTime) {
        exceptions.removeAll { $0 == slot }
        moved.removeAll { $0.from == slot }
        guard !isOfRule(slot) || start != slot || end != slot.adding(milliseconds: duration) else { return }
        moved = (moved + [MovedOccurrence(from: slot, start: start, end: end)]).sorted { $0.from < $1.from }
    }

    /// Cancels the occurrence of ``slot(startingAt:)``. An added date stays, so that it can come back. Returns whether there is one.
    mutating func leaveOut(_ start: LocalDateTime) -> Bool {
        guard let slot = self.slot(startingAt: start) else { return false }
        if isOfRule(slot) { moved.removeAll { $0.from == slot } }
        if !exceptions.contains(slot) { exceptions = (exceptions + [slot]).sorted() }
        return true
    }
}
