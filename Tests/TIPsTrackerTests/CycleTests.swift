import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Editing a cycle")
struct CycleTests {
    let first = Cycle.ID("cycle-1")

    @Test("a start edited in mid-cycle moves the weeks and days, and nothing else")
    func start() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let today = try date("2026-02-12")
        let old = try #require(family.ann.plan().cycle)
        #expect(CyclePosition(of: today, in: old).week == 6)
        #expect(CyclePosition(of: today, in: old).day == 4)
        let items = try family.ann.plan().items
        let new = try family.ann.editCycle(first, CycleEdit(start: date("2026-01-07"))).cycle
        #expect(CyclePosition(of: today, in: new).week == 6)
        #expect(CyclePosition(of: today, in: new).day == 2)
        #expect(try family.ann.plan().cycle == new)
        #expect(try family.ann.plan().items == items)
        #expect(try family.rowsOfLastChange() == 1)
        #expect(try family.summaries().last == "cycle 1: start 2026-01-05 → 2026-01-07")
    }

    @Test("a start that moves today's doses to other weeks says each of them, in the receipt and in the history")
    func dosesOfToday() throws {
        let items = [
            ItemDraft("Peanut", .treatment, .weekly([1: DoseDraft("1/4", "tsp"), 2: DoseDraft("1.5", "tsp")])),
            ItemDraft("Cashew", .treatment, .weekly([1: DoseDraft("1", "g"), 2: DoseDraft("2", "g")])),
            ItemDraft("Sesame", .treatment, .same(DoseDraft("1", "g"))),
        ]
        let family = try Family(items, challenge: "2026-01-19")
        try family.at("2026-01-13T08:00")
        let edit = CycleEdit(start: try date("2026-01-12"))
        func label(_ amount: String, _ unit: String) -> DoseLabel { DoseLabel(amount: amount, unit: unit) }
        let receipt = try family.ann.editCycle(first, edit)
        #expect(
            Array(receipt.warnings.prefix(2)) == [
                .doseToday(item: "Peanut", from: label("1.5", "tsp"), to: label("1/4", "tsp")),
                .doseToday(item: "Cashew", from: label("2", "g"), to: label("1", "g")),
            ]
        )
        let words = [
            "cycle 1: start 2026-01-05 → 2026-01-12, today's dose of Peanut is now 1/4 tsp, it was 1.5 tsp",
            "today's dose of Cashew is now 1 g, it was 2 g",
        ]
        #expect(try family.summaries().last == words.joined(separator: "; "))
        try family.ann.undo()
        let kept = CycleEdit(start: try date("2026-01-12"), weekDoses: .byDate)
        #expect(
            try family.ann.editCycle(first, kept).warnings.allSatisfy {
                if case .doseToday = $0 { false } else { true }
            }
        )
    }

    @Test("a week with one dose for all weeks keeps it as a start moves today back into that week")
    func oneDoseBefore() throws {
        let family = try Family(
            [ItemDraft("Peanut", .treatment, .same(DoseDraft("1", "tsp")))],
            challenge: "2026-01-26"
        )
        try family.at("2026-01-12T08:00")
        let weeks = [2: DoseDraft("1", "tsp"), 3: DoseDraft("2", "tsp")]
        try family.ann.editItem(family.item("Peanut").id, ItemEdit(dosing: .weekly(weeks)))
        let edit = CycleEdit(start: try date("2026-01-06"))
        let receipt = try family.ann.editCycle(first, edit)
        #expect(receipt.warnings.isEmpty)
        #expect(try family.item("Peanut").dosing.weeks[1]?.text == "1")
    }

    @Test("the patient's name, the number and both dates are edited at once; the cycle keeps its id")
    func all() throws {
        let family = try Family()
        let edit = try CycleEdit(patient: " Max ", number: 3, start: date("2026-01-06"), challenge: date("2026-03-24"))
        let new = try family.ann.editCycle(first, edit).cycle
        #expect(new.id == first)
        #expect(new.patient == "Max")
        #expect(new.number == 3)
        #expect(try family.ann.findCycle("3") == new)
        #expect(try family.ann.findCycle("cycle-1") == new)
        #expect(throws: TIPsError.notFound(what: "cycle", "1")) { try family.ann.findCycle("1") }
        let words = "patient Mia → Max, number 1 → 3, start 2026-01-05 → 2026-01-06, challenge 2026-03-30 → 2026-03-24"
        #expect(try family.summaries().last == "cycle 1: \(words)")
    }

    @Test("an edit that changes nothing leaves no trace")
    func nothing() throws {
        let family = try Family()
        let before = try family.dump()
        try family.ann.editCycle(first, CycleEdit())
        try family.ann.editCycle(first, CycleEdit(patient: "Mia ", number: 1, start: date("2026-01-05")))
        #expect(try family.dump() == before)
    }

    @Test("an impossible cycle is refused, and nothing is written")
    func refused() throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        let next = try NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-06-22"), dosesFollow: true)
        try family.ann.newCycle(next)
        let start = try date("2026-01-05")
        let second = try #require(family.ann.plan().cycles.last)
        let before = try family.dump()
        let table: [(CycleEdit, TIPsError)] = [
            (CycleEdit(patient: " "), .blank(.patientName)),
            (CycleEdit(number: 0), .cycleNumberOutOfRange(0)),
            (CycleEdit(number: 26), .cycleNumberOutOfRange(26)),
            (CycleEdit(number: 2), .cycleNumberTaken(2)),
            (CycleEdit(challenge: start), .challengeNotAfterStart(start: start, challenge: start)),
            (CycleEdit(start: start.adding(days: -400)), .cycleTooLong(weeks: 70)),
            (
                CycleEdit(challenge: second.start.next),
                .cyclesOverlap(number: 1, other: 2, start: second.start, challenge: second.challenge)
            ),
        ]
        for (edit, error) in table {
            #expect(throws: error) { try family.ann.editCycle(first, edit) }
        }
        #expect(throws: TIPsError.notFound(what: "cycle", "cycle-7")) {
            try family.ann.editCycle(Cycle.ID("cycle-7"), CycleEdit(patient: "Max"))
        }
        #expect(try family.dump() == before)
        #expect(try family.ann.editCycle(first, CycleEdit(number: 25)).cycle.number == 25)
    }

    @Test("a challenge 84 days after the start makes 12 weeks; 85 a thirteenth of one day, which wants its doses")
    func weeks() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))])
        let start = try date("2026-01-05")
        #expect(try family.ann.plan().cycle?.challenge == start.adding(days: 84))
        #expect(try family.ann.plan().cycle?.weekCount == 12)
        let later = start.adding(days: 85)
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: [13])) {
            try family.ann.editCycle(first, CycleEdit(challenge: later))
        }
        let doses = try [family.item("Peanut").id: [13: DoseDraft("13", "mg")]]
        let new = try family.ann.editCycle(first, CycleEdit(challenge: later, newWeeks: doses)).cycle
        #expect(new.weekCount == 13)
        #expect(new.days(ofWeek: 13) == start.adding(days: 84)..<start.adding(days: 85))
        #expect(try family.item("Peanut").dosing.weeks[13]?.text == "13")
        #expect(try family.summaries().last == "cycle 1: challenge 2026-03-30 → 2026-03-31")
    }

    @Test("a challenge moved later wants the doses of each treatment food for each week that the cycle gains")
    func later() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let challenge = try date("2026-04-13")
        let before = try family.dump()
        func doses(_ names: [String]) throws -> [Item.ID: [Int: DoseDraft]] {
            Dictionary(
                uniqueKeysWithValues: try names.map { name in
                    (try family.item(name).id, Family.doses("2", "mg", weeks: 13...14))
                }
            )
        }
        func edit(_ names: [String]) throws -> CycleReceipt {
            try family.ann.editCycle(
                first,
                CycleEdit(challenge: challenge, newWeeks: doses(names)),
                tenfoldIsMeant: true,
                unitIsMeant: true
            )
        }
        let others = ["Cashew", "Sesame"].map { MissingDoses(item: $0, weeks: [13, 14]) }
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: [13, 14], others: others)) { try edit([]) }
        #expect(throws: TIPsError.missingWeekDoses(item: "Sesame", weeks: [13, 14])) { try edit(["Peanut", "Cashew"]) }
        let none = [Item.ID("none"): [13: DoseDraft("1", "mg")]]
        #expect(throws: TIPsError.notFound(what: "item", "none")) {
            try family.ann.editCycle(first, CycleEdit(challenge: challenge, newWeeks: none))
        }
        let egg = [try family.item("Egg").id: [13: DoseDraft("1", "mg")]]
        #expect(throws: TIPsError.weeklyDosesNotAllowed(.recommended)) {
            try family.ann.editCycle(first, CycleEdit(challenge: challenge, newWeeks: egg))
        }
        let peanut = try family.item("Peanut").id
        #expect(throws: TIPsError.noSuchWeek(15, weeks: 14)) {
            try family.ann.editCycle(
                first,
                CycleEdit(challenge: challenge, newWeeks: [peanut: [15: DoseDraft("1", "mg")]])
            )
        }
        #expect(throws: TIPsError.weekIsPast(5, current: 6)) {
            try family.ann.editCycle(first, CycleEdit(newWeeks: [peanut: [5: DoseDraft("1", "mg")]]))
        }
        #expect(try family.dump() == before)
        let receipt = try edit(["Peanut", "Cashew", "Sesame"])
        #expect(receipt.cycle.weekCount == 14)
        #expect(
            receipt.warnings.contains {
                if case .unitChanges(item: "Peanut", week: 13, _, _) = $0 { true } else { false }
            }
        )
        #expect(try family.item("Sesame").dosing.weeks.keys.sorted() == Array(1...14))
    }

    @Test(
        "a food whose doses aren't known yet doesn't keep the cycle from being edited; the receipt says what is missing"
    )
    func unknown() throws {
        let family = try Family([ItemDraft("Walnut", .treatment, nil)])
        let receipt = try family.ann.editCycle(first, CycleEdit(challenge: date("2026-01-26")))
        #expect(receipt.warnings == [.dosesMissing(item: "Walnut", weeks: [1, 2, 3])])
    }

    @Test("weeks that fall away keep their doses for when the challenge is moved back")
    func back() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))])
        let peanut = try family.item("Peanut")
        try family.ann.editCycle(first, CycleEdit(challenge: date("2026-02-02")))
        try family.ann.editItem(peanut.id, ItemEdit(name: "Peanuts", dosing: .weekly([:])))
        try family.ann.editCycle(first, CycleEdit(challenge: date("2026-03-30")))
        #expect(try family.item("Peanuts").dosing == peanut.dosing)
    }

    @Test("a challenge moved before logs warns of how many boxes lie outside, and the logs stay")
    func logsOutside() throws {
        let family = try Family(now: "2026-01-05T08:00")
        for day in ["2026-01-05", "2026-01-12", "2026-01-13"] {
            try family.at("\(day)T08:00")
            try family.ann.log(family.item("Cetirizine").id)
            try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        }
        try family.ann.unlog(family.item("Peanut").id)
        let short = try family.ann.editCycle(first, CycleEdit(challenge: date("2026-01-12")))
        // The medicine of the 12th is due on the challenge day, too. The medicine of the 13th and the peanut of the 12th are outside.
        #expect(short.warnings == [.logsOutside(count: 2)])
        #expect(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-14")).count == 5)
        let long = try family.ann.editCycle(first, CycleEdit(challenge: date("2026-01-19")))
        #expect(long.warnings.isEmpty)
        let late = try family.ann.editCycle(first, CycleEdit(start: date("2026-01-06")))
        #expect(late.warnings == [.logsOutside(count: 2)])
        #expect(try family.ann.editCycle(first, CycleEdit(patient: "Max")).warnings.isEmpty)
    }

    @Test("a start moved by weeks keeps doses by week number, or by the date on which each was in force")
    func shift() throws {
        for (keep, doses) in [(WeekDoseShift.byWeek, (1...10).map { "\($0)" }), (.byDate, (3...12).map { "\($0)" })] {
            let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))])
            try family.ann.editCycle(first, CycleEdit(start: date("2026-01-19"), weekDoses: keep))
            let peanut = try family.item("Peanut")
            #expect((1...10).map { peanut.dosing.weeks[$0]?.text } == doses)
        }
    }

    @Test("a start moved earlier by date leaves the first weeks without doses: those still to come are asked for")
    func earlier() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))], now: "2026-01-01T08:00")
        let peanut = try family.item("Peanut").id
        let start = try date("2025-12-29")
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: [1])) {
            try family.ann.editCycle(first, CycleEdit(start: start, weekDoses: .byDate))
        }
        let filled = [peanut: [1: DoseDraft("1/2", "mg")]]
        try family.ann.editCycle(first, CycleEdit(start: start, weekDoses: .byDate, newWeeks: filled))
        let weeks = try family.item("Peanut").dosing.weeks
        #expect((1...13).map { weeks[$0]?.text } == ["1/2"] + (1...12).map { "\($0)" })
    }

    @Test(
        "moved by whole weeks, however often, each date that stays in the cycle keeps its dose",
        arguments: [1, 2, 3, 4] as [UInt64]
    )
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))])
        // After the last dosing day no week is open, so no dose is required.
        try family.at("2027-06-01T08:00")
        for _ in 1...12 {
            let old = try #require(family.ann.plan().cycle)
            let before = try family.item("Peanut").dosing
            var start = old.start.adding(days: 7 * generator.int(in: -3...3))
            if start >= old.challenge { start = old.start }
            let keep = generator.pick(WeekDoseShift.allCases)
            let new = try family.ann.editCycle(first, CycleEdit(start: start, weekDoses: keep)).cycle
            let after = try family.item("Peanut").dosing
            for day in (0..<84).map({ old.start.adding(days: $0) }) {
                guard let then = old.week(of: day), let now = new.week(of: day) else { continue }
                #expect(keep == .byDate ? after.weeks[now] == before.weeks[then] : after.weeks == before.weeks)
            }
        }
    }
}
