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
}

/// When an event takes place.
public enum EventRule {
    /// The occurrences that end after `lower` (one without a told end: begin at or after it) and begin before `upper`, by their start; at
    /// most `limit`. Exceptions are left out, what was moved stands where it was moved to.
    public static func occurrences(
        of schedule: EventSchedule,
        endingAfter lower: LocalDateTime,
        startingBefore upper: LocalDateTime,
        limit: Int = 1_000
    ) -> [EventOccurrence] {
        []
    }

    /// What goes on at a moment, or comes next; nil for what is over.
    public static func current(of schedule: EventSchedule, at moment: LocalDateTime) -> EventOccurrence? {
        nil
    }
}
