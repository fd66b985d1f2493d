import TIPsTracker
import Testing
import TimeKit

@Suite("The bounds of a cycle")
struct CycleRuleTests {
    @Test(
        "a cycle number is one from 1 to 25",
        arguments: [(-1, false), (0, false), (1, true), (25, true), (26, false)]
    )
    func numbers(number: Int, isRight: Bool) throws {
        let cycle = try Sample.cycle(number: number)
        if isRight {
            try CycleRule.check(cycle, among: [])
        } else {
            #expect(throws: TIPsError.cycleNumberOutOfRange(number)) { try CycleRule.check(cycle, among: []) }
        }
    }

    @Test("no two cycles of a room have one number")
    func uniqueNumber() throws {
        let other = try Sample.cycle("2025-01-05", "2025-03-30", number: 3)
        let cycle = try Sample.cycle(number: 3, id: "cycle-new")
        #expect(throws: TIPsError.cycleNumberTaken(3)) { try CycleRule.check(cycle, among: [other]) }
        try CycleRule.check(try Sample.cycle(number: 4), among: [other])
    }

    @Test(
        "the challenge lies after the start, and at most 60 weeks after it",
        arguments: [
            (
                "2026-01-04",
                TIPsError?.some(.challengeNotAfterStart(start: day("2026-01-05"), challenge: day("2026-01-04")))
            ),
            ("2026-01-05", .challengeNotAfterStart(start: day("2026-01-05"), challenge: day("2026-01-05"))),
            ("2026-01-06", nil),
            ("2027-03-01", nil),
            ("2027-03-02", .cycleTooLong(weeks: 61)),
            ("9999-12-31", .cycleTooLong(weeks: 416_063)),
        ]
    )
    func dates(challenge: String, error: TIPsError?) throws {
        let cycle = try Sample.cycle("2026-01-05", challenge)
        if let error {
            #expect(throws: error) { try CycleRule.check(cycle, among: []) }
        } else {
            try CycleRule.check(cycle, among: [])
        }
    }

    @Test(
        "cycles never overlap; one may start on the challenge day of the one before",
        arguments: [
            ("2025-11-01", "2026-01-05", false), ("2025-11-01", "2026-01-06", true), ("2026-02-01", "2026-02-10", true),
            ("2025-12-01", "2026-06-01", true), ("2026-01-05", "2026-03-30", true), ("2026-03-29", "2026-05-01", true),
            ("2026-03-30", "2026-05-01", false), ("2026-04-15", "2026-05-01", false),
        ]
    )
    func overlap(start: String, challenge: String, overlaps: Bool) throws {
        let other = try Sample.cycle(number: 1)
        let cycle = try Sample.cycle(start, challenge, number: 2)
        if overlaps {
            let error = TIPsError.cyclesOverlap(number: 2, other: 1, start: other.start, challenge: other.challenge)
            #expect(throws: error) { try CycleRule.check(cycle, among: [other]) }
        } else {
            try CycleRule.check(cycle, among: [other])
        }
    }

    @Test("a cycle that is edited is not in its own way")
    func itself() throws {
        let old = try Sample.cycle()
        let moved = try Sample.cycle("2026-01-12", "2026-04-06")
        try CycleRule.check(moved, among: [old])
    }

    @Test(
        "a day is about the cycle it lies in, else the latest that has begun, else the first to come",
        arguments: [
            ("2025-12-01", 1), ("2026-01-05", 1), ("2026-03-29", 1), ("2026-03-30", 2), ("2026-05-31", 2),
            ("2026-06-01", 2), ("2026-06-30", 2), ("2026-07-01", 3), ("2030-01-01", 3),
        ]
    )
    func current(day: String, number: Int) throws {
        let cycles = [
            try Sample.cycle("2026-07-01", "2026-08-01", number: 3), try Sample.cycle(number: 1),
            try Sample.cycle("2026-03-30", "2026-06-01", number: 2),
        ]
        #expect(CycleRule.current(of: cycles, on: try date(day))?.number == number)
        #expect(CycleRule.current(of: [], on: try date(day)) == nil)
    }

    @Test("two admins who begin cycle 4 mean the same; an id that a corrected cycle has is not used again")
    func ids() throws {
        #expect(CycleRule.id(forNumber: 4, among: []) == Cycle.ID("cycle-4"))
        let corrected = try Sample.cycle(number: 5, id: "cycle-4")
        #expect(CycleRule.id(forNumber: 4, among: [corrected]) == Cycle.ID("cycle-4b"))
        var cycles = [corrected]
        for number in 1...60 {
            let id = CycleRule.id(forNumber: 4, among: cycles)
            #expect(!cycles.contains { $0.id == id })
            cycles.append(try Sample.cycle(number: number, id: id.rawValue))
        }
    }

    @Test("the next cycle can be begun from the challenge date of the last one on, with the next number")
    func next() throws {
        let cycles = [
            try Sample.cycle("2026-03-30", "2026-06-01", number: 2), try Sample.cycle(number: 1),
        ]
        let challenge = try date("2026-06-01")
        #expect(throws: TIPsError.challengeAhead(challenge)) {
            try CycleRule.nextNumber(after: cycles, on: challenge.previous)
        }
        #expect(try CycleRule.nextNumber(after: cycles, on: challenge) == 3)
        #expect(try CycleRule.nextNumber(after: cycles, on: challenge.adding(days: 400)) == 3)
        #expect(throws: TIPsError.noCycle) { try CycleRule.nextNumber(after: [], on: challenge) }
    }

    @Test("a number that is taken is passed over")
    func nextFree() throws {
        let cycles = [
            try Sample.cycle("2026-03-30", "2026-06-01", number: 2), try Sample.cycle(number: 3),
        ]
        #expect(try CycleRule.nextNumber(after: cycles, on: date("2026-06-01")) == 4)
    }

    @Test("after cycle 25 there is no cycle 26")
    func last() throws {
        let cycles = [try Sample.cycle(number: 25)]
        #expect(throws: TIPsError.lastCycle) { try CycleRule.nextNumber(after: cycles, on: date("2026-03-30")) }
        #expect(TIPsError.lastCycle.description.contains("there is no cycle 26"))
        #expect(try CycleRule.nextNumber(after: [Sample.cycle(number: 24)], on: date("2026-03-30")) == 25)
    }
}

/// A date for tables, which can't throw. An invalid one becomes the first of all days.
private func day(_ text: String) -> LocalDate { LocalDate(text) ?? LocalDate(dayNumber: 0) }
