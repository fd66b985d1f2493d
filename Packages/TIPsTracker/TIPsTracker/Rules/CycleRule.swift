public import TimeKit

/// What the cycles of a room must be, and which of them a day is about.
public enum CycleRule {
    /// Checks a cycle against its own limits and the others: number 1…25 and unique, challenge after the start, at most 60 weeks,
    /// no overlap (a cycle may start on the challenge day of the one before). An earlier state of the same cycle among the
    /// others doesn't matter.
    ///
    /// Throws `cycleNumberOutOfRange`, `cycleNumberTaken`, `challengeNotAfterStart`, `cycleTooLong`, `cyclesOverlap` (with the
    /// dates of the other cycle).
    public static func check(_ cycle: Cycle, among others: [Cycle]) throws(TIPsError) {
        guard Cycle.numbers.contains(cycle.number) else { throw .cycleNumberOutOfRange(cycle.number) }
        guard cycle.start < cycle.challenge else {
            throw .challengeNotAfterStart(start: cycle.start, challenge: cycle.challenge)
        }
        guard cycle.weekCount <= Cycle.weekLimit else { throw .cycleTooLong(weeks: cycle.weekCount) }
        let others = others.filter { $0.id != cycle.id }
        guard !others.contains(where: { $0.number == cycle.number }) else { throw .cycleNumberTaken(cycle.number) }
        let days = cycle.start..<cycle.challenge
        for other in others where other.start < days.upperBound && days.lowerBound < other.challenge {
            throw .cyclesOverlap(
                number: cycle.number,
                other: other.number,
                start: other.start,
                challenge: other.challenge
            )
        }
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
        let taken = Set(cycles.map(\.id))
        // A room has at most 25 cycles, so that the letters nearly always do; after them come numbers.
        let endings = [""] + "bcdefghijklmnopqrstuvwxyz".map(String.init) + (0...cycles.count).map { "z\($0)" }
        let ids = endings.map { Cycle.ID("cycle-\(number)\($0)") }
        return ids.first { !taken.contains($0) } ?? ids[0]
    }

    /// The number of the next cycle: one more than the last one's, or the next free one after it. It can be set up from the
    /// challenge date of the last one on. Throws `noCycle`, `challengeAhead`, `lastCycle`.
    public static func nextNumber(after cycles: [Cycle], on day: LocalDate) throws(TIPsError) -> Int {
        guard let last = cycles.max(by: { ($0.start, $0.number) < ($1.start, $1.number) }) else { throw .noCycle }
        guard day >= last.challenge else { throw .challengeAhead(last.challenge) }
        let taken = Set(cycles.map(\.number))
        guard let next = Cycle.numbers.first(where: { $0 > last.number && !taken.contains($0) }) else {
            throw .lastCycle
        }
        return next
    }
}
