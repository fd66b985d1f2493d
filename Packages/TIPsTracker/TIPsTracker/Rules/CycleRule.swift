public import TimeKit

/// The constraints on a room's cycles, and the choice of the current one.
public enum CycleRule {
    /// Validates a cycle by itself and against the others.
    ///
    /// The number is 1…25 and unique, the challenge comes after the start, the length is at most 60 weeks, and cycles don't overlap. A cycle
    /// may start on the challenge day of the one before.
    ///
    /// - Parameter others: the other cycles; a former state of the same cycle among them is ignored.
    /// - Throws: `cycleNumberOutOfRange`, `cycleNumberTaken`, `challengeNotAfterStart`, `cycleTooLong`, `cyclesOverlap` with the dates of the
    ///   other cycle.
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

    /// The maximum number of days from the food challenge of a first cycle to today. The bound is our own and finds a slip in the year.
    static let daysBack = 1826

    /// Validates the food challenge of a room's first cycle against today.
    ///
    /// - Throws: `cycleLongPast`.
    static func checkRecent(_ challenge: LocalDate, on today: LocalDate) throws(TIPsError) {
        guard challenge.days(until: today) <= daysBack else { throw .cycleLongPast(challenge: challenge) }
    }

    /// The first day on which a room's first cycle can have begun: the longest cycle before the earliest food challenge.
    static func firstStart(on today: LocalDate) -> LocalDate {
        today.adding(days: -daysBack - 7 * Cycle.weekLimit)
    }

    /// Returns the cycle that contains a day; else the latest that has begun; else the first future one. Nil if there are no cycles.
    ///
    /// A day that is both a challenge day and the start of the next cycle belongs to the next cycle.
    public static func current(of cycles: [Cycle], on day: LocalDate) -> Cycle? {
        cycles.filter { $0.start <= day }.max { ($0.start, $0.number) < ($1.start, $1.number) }
            ?? cycles.min { ($0.start, $0.number) < ($1.start, $1.number) }
    }

    /// Returns the id of a new cycle: `cycle-4`. Two admins who both start the cycle get the same id. If a renumbered cycle has that id already,
    /// the result is `cycle-4b`, `cycle-4c`, ….
    public static func id(forNumber number: Int, among cycles: [Cycle]) -> Cycle.ID {
        let taken = Set(cycles.map(\.id))
        // The letters suffice for the 25 cycles of a room. The numbered endings are for damaged data.
        let endings = [""] + "bcdefghijklmnopqrstuvwxyz".map(String.init) + (0...cycles.count).map { "z\($0)" }
        let ids = endings.map { Cycle.ID("cycle-\(number)\($0)") }
        return ids.first { !taken.contains($0) } ?? ids[0]
    }

    /// Returns the number of the next cycle: the first free one after the last cycle's. The next cycle can be set up from the challenge day of
    /// the last one on.
    ///
    /// - Throws: `noCycle`, `challengeAhead`, `lastCycle`.
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
