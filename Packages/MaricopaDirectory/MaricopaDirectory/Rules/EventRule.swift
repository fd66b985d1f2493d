public import TimeKit

/// One time that an event takes place, by the clocks of the county.
public struct EventOccurrence: Hashable, Codable, Sendable {
    /// When the rule has it begin, which names it; otherwise than `start` for one that was moved.
    public let slot: LocalDateTime
    /// When it begins.
    public let start: LocalDateTime
    /// When it ends; as it begins for one whose end nobody told.
    public let end: LocalDateTime

    /// An occurrence.
    public init(slot: LocalDateTime, start: LocalDateTime, end: LocalDateTime) {
        self.slot = slot
        self.start = start
        self.end = end
    }

    /// Whether it goes on at a moment; one whose end nobody told does so for a minute.
    public func isUnderWay(at moment: LocalDateTime) -> Bool { start <= moment && moment < shownEnd }

    /// When it is over; for one whose end nobody told a minute after it began.
    var shownEnd: LocalDateTime { end > start ? end : start.adding(minutes: 1) }
}

/// When an event takes place. Whether it was called off is not asked here.
///
/// The rule names slots; an exception takes one of them out, a move puts it elsewhere. A move from what is no slot is a date of its own,
/// an exception of the same slot takes it back, and of two moves of one slot the last counts. Occurrences last as long as the first
/// does; an all-day event lasts whole days, one at least.
public enum EventRule {
    /// How many days ahead a filter without a last day looks: two years and a leap day.
    public static let horizon = 731

    /// The occurrences that end after `lower` (one without a told end: begin at or after it) and begin before `upper`, by their start; at
    /// most `limit`. Exceptions are left out, what was moved stands where it was moved to.
    ///
    /// O(occurrences + exceptions + moves), however long ago the event began.
    public static func occurrences(
        of schedule: EventSchedule,
        endingAfter lower: LocalDateTime,
        startingBefore upper: LocalDateTime,
        limit: Int = 1_000
    ) -> [EventOccurrence] {
        Array(EventOccurrences(schedule, endingAfter: lower, startingBefore: upper).prefix(max(0, limit)))
    }

    /// What goes on at a moment, or comes next; nil for what is over.
    public static func current(of schedule: EventSchedule, at moment: LocalDateTime) -> EventOccurrence? {
        EventOccurrences(schedule, endingAfter: moment, startingBefore: endOfCalendar).first { _ in true }
    }

    /// Whether it takes place again and again.
    public static func isRecurring(_ schedule: EventSchedule) -> Bool {
        schedule.recurrence != nil || !schedule.moved.isEmpty
    }

    /// The occurrence of a slot, as it stands now; nil where there is none any more.
    public static func occurrence(of schedule: EventSchedule, slot: LocalDateTime) -> EventOccurrence? {
        guard !schedule.exceptions.contains(slot) else { return nil }
        if let moved = schedule.moved.last(where: { $0.from == slot }) {
            return EventOccurrence(slot: slot, start: moved.start, end: max(moved.start, moved.end))
        }
        let isSlot = schedule.recurrence.map { $0.contains(slot) } ?? (schedule.start == slot)
        return isSlot ? EventOccurrence(slot: slot, lasting: schedule.duration) : nil
    }

    /// 10000-01-01: later than everything.
    static let endOfCalendar = LocalDateTime(LocalDate(dayNumber: 2_932_897), .midnight)
}

extension EventSchedule {
    /// How long an occurrence lasts by the clock, in milliseconds; 0 where nobody told.
    var duration: Int {
        let told = max(0, start.milliseconds(until: end))
        guard isAllDay else { return told }
        return max(1, (told + LocalDateTime.day - 1) / LocalDateTime.day) * LocalDateTime.day
    }
}

extension EventOccurrence {
    /// An occurrence that begins when its slot says.
    init(slot: LocalDateTime, lasting duration: Int) {
        self.init(slot: slot, start: slot, end: slot.adding(milliseconds: duration))
    }
}

/// The occurrences of a schedule in order, computed as they are asked for.
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
        var moves: [LocalDateTime: EventOccurrence] = [:]
        for move in schedule.moved where !schedule.exceptions.contains(move.from) {
            moves[move.from] = EventOccurrence(slot: move.from, start: move.start, end: Swift.max(move.start, move.end))
        }
        taken = Set(schedule.exceptions).union(moves.keys)
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
    /// The milliseconds of a day.
    static let day = 86_400_000

    /// How many milliseconds later by a clock without changes another moment is; negative when it is earlier.
    func milliseconds(until other: LocalDateTime) -> Int {
        date.days(until: other.date) * Self.day + other.time.millisecondOfDay - time.millisecondOfDay
    }

    /// The moment so many milliseconds later by such a clock.
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

    /// The moment so many minutes later by such a clock.
    func adding(minutes: Int) -> LocalDateTime { adding(milliseconds: minutes * 60_000) }
}
