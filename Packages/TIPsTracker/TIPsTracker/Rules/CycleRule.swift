public import TimeKit

/// What the cycles of a room must be, and which of them a day is about.
public enum CycleRule {
    /// Checks a cycle against its own limits and the others: number 1…25 and unique, challenge after the start, at most 60 weeks,
    /// no overlap (a cycle may start on the challenge day of the one before).
    ///
    /// Throws `cycleNumberOutOfRange`, `cycleNumberTaken`, `challengeNotAfterStart`, `cycleTooLong`, `cyclesOverlap`.
    public static func check(_ cycle: Cycle, among others: [Cycle]) throws(TIPsError) {
        fatalError("rules")
    }

    /// The cycle that a day is about: the one whose days hold it; else the latest that has begun; else the first to come.
    ///
    /// Where a cycle starts on the challenge day of the one before, that day is about the new one.
    public static func current(of cycles: [Cycle], on day: LocalDate) -> Cycle? {
        cycles.filter { $0.start <= day }.max { ($0.start, $0.number) < ($1.start, $1.number) }
            ?? cycles.min { ($0.start, $0.number) < ($1.start, $1.number) }
    }

    /// The id of a new cycle: `cycle-4`, so that two admins who both start it mean the same; where a cycle whose number was
    /// corrected has that id, `cycle-4b`, `cycle-4c`, ….
    public static func id(forNumber number: Int, among cycles: [Cycle]) -> Cycle.ID {
        fatalError("rules")
    }

    /// Whether the next cycle can be set up: from the challenge date of the last one on. Throws `noCycle`, `challengeAhead`, `lastCycle`.
    public static func nextNumber(after cycles: [Cycle], on day: LocalDate) throws(TIPsError) -> Int {
        fatalError("rules")
    }
}
