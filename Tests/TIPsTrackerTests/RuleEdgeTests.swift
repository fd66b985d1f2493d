import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("The limits of the tracker's rules, inside, on and outside")
struct RuleEdgeTests {
    // MARK: Clocks and timers

    @Test(
        "a device's clock may be a day and five minutes behind the room's newest timestamp, and not a millisecond more",
        arguments: [(0, false), (86_699_999, false), (86_700_000, false), (86_700_001, true)] as [(Int64, Bool)]
    )
    func clockBehind(ahead: Int64, isRefused: Bool) throws {
        let now = Instant(milliseconds: 1_770_000_000_000)
        let newest = HybridClock(milliseconds: now.milliseconds + ahead, counter: 0, node: "b")
        if isRefused {
            #expect(throws: TIPsError.clockBehind(now: now, newest: now.adding(milliseconds: ahead))) {
                try LogRule.checkClock(now: now, newest: newest)
            }
        } else {
            try LogRule.checkClock(now: now, newest: newest)
        }
    }

    @Test("the later clock of two treatment foods logged at one instant starts the wait, on its own day")
    func equalInstants() throws {
        let cycle = try Sample.cycle()
        let items = try ["A", "B", "C"].map { try Sample.item($0) }
        let day = try date("2026-01-08")
        let at = UTC.instant(day, hour: 0).adding(minutes: 10)
        // The node is the last part of the clock: "bob" is later than "ann".
        for (first, second) in [("ann", "bob"), ("bob", "ann")] {
            let today = Sample.entry(items[0], on: day, at: at, by: first)
            let yesterday = Sample.entry(items[1], on: day.previous, at: at, by: second)
            let earlier = Sample.entry(items[2], on: day.previous, at: at.adding(hours: -8), by: "zoe")
            for entries in [[today, yesterday, earlier], [earlier, yesterday, today]] {
                let timer = TreatmentTimer.derived(from: entries, items: items, cycle: cycle, minutes: 15)
                #expect(timer?.endsAt == at.adding(minutes: 15))
                #expect(timer?.since == (second == "bob" ? yesterday.id : today.id))
                // Yesterday only A is left; today B and C are.
                #expect(timer?.remaining == (second == "bob" ? 1 : 2))
            }
        }
    }

    // MARK: Stops, cycles, ranges

    @Test(
        "an item is due up to the day before the clinic's stop; a lifted stop still covers the days before it was lifted"
    )
    func stops() throws {
        let cycle = try Sample.cycle()
        let day = { (number: Int) in cycle.start.adding(days: number) }
        func states(_ item: Item) -> String {
            (0...12).map { number in
                let (isDue, isStopped) = (
                    DueRule.isDue(item, on: day(number), in: cycle), DueRule.isStopped(item, on: day(number), in: cycle)
                )
                return isDue ? "d" : isStopped ? "s" : "-"
            }.joined()
        }
        func version(until number: Int, stopped: Int?) -> Item.Version {
            Item.Version(
                name: "A",
                order: .between(nil, nil),
                dosing: .weekly([:]),
                stopped: stopped.map(day),
                until: day(number)
            )
        }
        var item = try Sample.item("A")
        #expect(states(item) == "ddddddddddddd")
        item.stopped = day(5)
        #expect(states(item) == "dddddssssssss")
        item.archived = day(9)
        #expect(states(item) == "dddddssss----")
        item.archived = nil
        // The stop of day 5 was lifted on day 8. Before day 8 another dosing was in force, which had no dose.
        item.stopped = nil
        item.earlier = [version(until: 8, stopped: 5)]
        #expect(states(item) == "--------ddddd")
        item.earlier[0].dosing = item.dosing
        #expect(states(item) == "dddddsssddddd")
        // A stop that was dated back on day 8 covers the days since its own first day.
        item.earlier = [version(until: 8, stopped: nil)]
        item.earlier[0].dosing = item.dosing
        item.stopped = day(3)
        #expect(states(item) == "dddssssssssss")
        #expect(item.recordedStop(on: day(7)) == nil && item.recordedStop(on: day(8)) == day(3))
        item.earlier = [version(until: 4, stopped: 2), version(until: 8, stopped: 6)]
        for place in item.earlier.indices { item.earlier[place].dosing = item.dosing }
        item.stopped = nil
        #expect(states(item) == "ddssddssddddd")
    }

    @Test(
        "the higher number is the later one of cycles that begin on one day, and the ids of a number go on with letters"
    )
    func cycleTies() throws {
        let cycles = try [3, 2, 4].map { try Sample.cycle("2026-01-05", "2026-03-30", number: $0) }
        for order in [cycles, cycles.reversed()] {
            #expect(CycleRule.current(of: order, on: try date("2026-01-05"))?.number == 4)
            #expect(CycleRule.current(of: order, on: try date("2026-01-04"))?.number == 2)
            #expect(try CycleRule.nextNumber(after: order, on: date("2026-03-30")) == 5)
        }
        var taken: [Cycle] = []
        for expected in ["cycle-7", "cycle-7b", "cycle-7c", "cycle-7d"] {
            let id = CycleRule.id(forNumber: 7, among: taken)
            #expect(id == Cycle.ID(expected))
            taken.append(try Sample.cycle(number: taken.count + 1, id: expected))
        }
    }

    @Test("the ranges that the forms accept are those of the documents")
    func ranges() throws {
        #expect(MemberSettings.timerRange == 1...240 && TreatmentTiming.restRange == 0...240)
        #expect(TreatmentTiming() == TreatmentTiming(interval: 15, rest: 60) && MemberSettings().timerMinutes == 15)
        #expect(ClinicInstructions.gapRange == 1...336 && ClinicInstructions().gapHours == 48)
        #expect(SupplyRule.warningDays == 1...365 && Hold.limit == 60)
        #expect(Cycle.numbers == 1...25 && Cycle.weekLimit == 60 && WeeklyBand.target == 3...5)
        #expect(RoomLayout.lateDays == 30 && RoomLayout.clockLimit == 86_700_000)
        for (rule, limit) in [(TextRule.phone, 60), (.clinicWords, 600), (.emergency, 600)] {
            #expect(try rule.checked(String(repeating: "é", count: limit)).count == limit)
            #expect(throws: TIPsError.tooLong(rule, characters: limit + 1)) {
                try rule.checked(String(repeating: "é", count: limit + 1))
            }
        }
    }

    @Test("a dose carried over waits for a confirmation where it is a maintenance or treatment food's")
    func carriedOver() throws {
        var items = try Category.allCases.map { try Sample.item("\($0)", $0) }
        items += try Category.allCases.map { try Sample.item("bare \($0)", $0, Dosing()) }
        items.append(try Sample.item("weekly", .treatment, .weekly(Sample.doses([1: "1 tsp"]))))
        items.append(try Sample.item("gone", .maintenance))
        items[9].archived = try date("2026-02-01")
        let cycle = try Sample.cycle()
        let plan = Plan(room: try Sample.room("America/Phoenix"), cycles: [cycle], cycle: cycle, items: items)
        func waiting(_ restoring: Set<Item.ID>) -> [String] {
            CarryOver.items(of: plan, to: Cycle.ID("cycle-2"), restoring: restoring).filter { $0.unconfirmed == true }
                .map(\.name)
        }
        #expect(waiting([]) == ["maintenance", "treatment"])
        #expect(waiting([Item.ID("gone"), Item.ID("other")]) == ["maintenance", "treatment", "gone"])
    }

    // MARK: Doses

    @Test(
        "a spoon is a medicine's, and a microgram is a thousandth of a milligram by each of its names",
        arguments: [
            ("5 mL", "1 tsp", false), ("5.01 mL", "1 tsp", true), ("4.99 mL", "1 tsp", false),
            ("1 tsp", "4.99 mL", true),
            ("15 mL", "1 tbsp", false), ("15.01 mL", "1 tbsp", true), ("1 tbsp", "14.99 mL", true),
            ("3 tsp", "1 tbsp", false), ("1000 mg", "1 g", false), ("1001 mg", "1 g", true), ("1 g", "999 mg", true),
            ("1000 mcg", "1 mg", false), ("1001 mcg", "1 mg", true), ("1 mg", "999 mcg", true),
            ("1001 ug", "1 mg", true), ("1001 \u{B5}g", "1 mg", true), ("1001 \u{3BC}g", "1 mg", true),
            ("1001 microgram", "1 mg", true), ("1001 MICROGRAMS", "1 mg", true), ("999 micrograms", "1 mg", false),
            ("1 g", "1 mL", nil), ("1 piece", "1 tablet", nil), ("2 piece", "1 Piece", true), ("0 tsp", "1 tsp", nil),
        ] as [(String, String, Bool?)]
    )
    func measures(dose: String, other: String, isHigher: Bool?) {
        let labels = [dose, other].map { text in
            let words = text.split(separator: " ").map(String.init)
            return DoseLabel(amount: words[0], unit: words[1])
        }
        #expect(DoseGate.isHigher(labels[0], than: labels[1]) == isHigher)
        #expect(
            DoseGate.isHigher(labels[0], than: labels[0]) == false && DoseGate.isHigher(labels[0], than: nil) == nil
        )
    }

    @Test(
        "from a spoon to another unit: a tenth or less is about the unit, more than three times and ten times are told",
        arguments: [
            ("0.5 mL", "unit"), ("0.51 mL", "falls"), ("4.99 mL", "falls"), ("5 mL", ""), ("15 mL", ""),
            ("15.01 mL", "rises"), ("49.99 mL", "rises"), ("50 mL", "jumps"), ("1 g", "unit"), ("1/10 tsp", "shrinks"),
        ]
    )
    func unitsByWeek(dose: String, kind: String) throws {
        let (before, after) = (try Sample.dose("1 tsp"), try Sample.dose(dose))
        let (from, to) = (
            DoseLabel(amount: "1", unit: "tsp"), DoseLabel(amount: after.text, unit: after.unit.rawValue)
        )
        let weekly: [PlanWarning]
        let edited: PlanWarning?
        switch kind {
        case "unit":
            weekly = [.unitChanges(item: "Peanut", week: 2, from: from, to: to)]
            edited = .unitDiffers(item: "Peanut", from: from, to: to)
        case "falls": (weekly, edited) = ([.doseFalls(item: "Peanut", week: 2, from: from, to: to)], nil)
        case "rises":
            weekly = [.doseRises(item: "Peanut", week: 2, from: from, to: to)]
            edited = .doseGrows(item: "Peanut", from: from, to: to, isTenfold: false)
        case "jumps":
            weekly = [.doseJumps(item: "Peanut", week: 2, from: from, to: to)]
            edited = .doseGrows(item: "Peanut", from: from, to: to, isTenfold: true)
        case "shrinks":
            weekly = [.doseFalls(item: "Peanut", week: 2, from: from, to: to)]
            edited = .doseShrinks(item: "Peanut", from: from, to: to)
        default: (weekly, edited) = ([], nil)
        }
        let dosing = Dosing.weekly([1: before, 2: after])
        #expect(DoseRule.warnings(dosing, of: "Peanut", units: Sample.units) == weekly)
        #expect(DoseRule.warning(from: before, to: after, of: "Peanut", units: Sample.units) == edited)
        #expect(DoseRule.warning(from: nil, to: after, of: "Peanut", units: Sample.units) == nil)
        #expect(DoseRule.warning(from: before, to: nil, of: "Peanut", units: Sample.units) == nil)
    }

    // MARK: Supplies

    @Test(
        "a supply is low if it lasts for fewer days than its own warning says",
        arguments: [
            (6, 7, true), (7, 7, false), (8, 7, false), (0, 1, true), (1, 1, false), (13, 14, true), (14, 14, false),
        ] as [(Int64, Int, Bool)]
    )
    func low(days: Int64, below: Int, isLow: Bool) throws {
        var maker = try PlanMaker(days: 21)
        try maker.add("Peanut", .treatment)
        let supply = Supply(
            lineage: Item.ID("Peanut"),
            amount: Rational(days),
            text: "\(days)",
            unit: DoseUnit.ID("tsp"),
            countedAt: UTC.instant(maker.day(0), hour: 0),
            warnBelowDays: below
        )
        let forecast = SupplyForecast(
            supply,
            item: maker.plan.items[0],
            cycle: maker.cycle,
            plan: maker.plan,
            entries: [],
            today: maker.day(0)
        )
        #expect(forecast.daysLeft == Int(days) && forecast.isLow == isLow)
    }

    @Test("a log in a unit that no longer has its name is taken off, unless the item's doses are in another unit now")
    func renamedUnits() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        for (number, unit) in ["spoon", "TSP", "mL"].enumerated() {
            maker.tick("Peanut", maker.day(number), dose: DoseLabel(amount: "1", unit: unit))
        }
        let supply = Supply(
            lineage: Item.ID("Peanut"),
            amount: Rational(10),
            text: "10",
            unit: DoseUnit.ID("tsp"),
            countedAt: UTC.instant(maker.day(0), hour: 8)
        )
        func left(_ item: Item?, _ counted: Int64 = -1) -> Rational {
            var counting = supply
            counting.countedAt = supply.countedAt.adding(milliseconds: counted)
            return SupplyForecast(
                counting,
                item: item,
                cycle: maker.cycle,
                plan: maker.plan,
                entries: maker.entries,
                today: maker.day(3)
            ).left
        }
        var item = maker.plan.items[0]
        // A milliliter is a fifth of a teaspoon.
        let (all, known) = (try Rational(39, 5), try Rational(44, 5))
        #expect(left(item) == all && left(nil) == all)
        // A log at the very time of the count was counted.
        #expect(left(item, 0) == known)
        item.dosing = .same(try PlanMaker.dose(1, DoseUnit.ID("mL")))
        #expect(left(item) == known)
        item.dosing = .weekly([
            1: try PlanMaker.dose(1, DoseUnit.ID("mL")), 2: try PlanMaker.dose(1, DoseUnit.ID("tsp")),
        ])
        #expect(left(item) == all)
        item.dosing = .weekly([1: try PlanMaker.dose(1, DoseUnit.ID("mL"))])
        item.dosing.daily = try PlanMaker.dose(1)
        #expect(left(item) == known)
    }

    @Test("a supply can be counted as nothing, and as nothing less")
    func supplyAmounts() throws {
        for (typed, amount) in [("0", 0), ("0.0", 0), (" 0 ", 0), ("1/2", try Rational(1, 2)), ("12", 12)]
            as [(String, Rational)]
        {
            #expect(try SupplyRule.amount(typed).value == amount, "\(typed)")
        }
        for typed in ["-1", "", "0-1", "some"] {
            #expect(throws: TIPsError.self) { try SupplyRule.amount(typed) }
        }
        #expect(throws: TIPsError.self) { try DoseRule.amount("0") }
    }

    // MARK: Adherence

    @Test(
        "a treatment food that a severe reaction stopped is due only where it was logged, and other foods are due as ever"
    )
    func stoppedByReaction() throws {
        var maker = try PlanMaker(days: 7)
        try maker.add("Peanut", .treatment)
        try maker.add("Almond", .maintenance)
        try maker.add("Moved", .maintenance, earlier: [Place.Stay(.treatment, until: maker.day(3))])
        maker.plan.stoppedDays = [maker.day(2), maker.day(3)]
        for number in [0, 2] { maker.tick("Peanut", maker.day(number)) }
        let report = AdherenceReport(
            plan: maker.plan,
            cycle: maker.cycle,
            entries: maker.entries,
            today: maker.day(7)
        )
        // Days 0, 1, 2, 4, 5 and 6 of peanut count, every day of almond, and all but day 2 of the food that was moved on day 3.
        #expect(report.items.map(\.total.due) == [6, 7, 6])
        #expect(report.items.map(\.total.logged) == [2, 0, 0])
    }

    @Test("doses under two names are compared only if the names are one unit's alone")
    func sharedNames() throws {
        let day = try LocalDate(iso8601: "2026-01-05")
        func unit(_ id: String, _ name: String, _ former: String) -> DoseUnit {
            DoseUnit(id: DoseUnit.ID(id), name: name, earlier: [DoseUnit.FormerName(former, until: day)])
        }
        let (dose, other) = (DoseLabel(amount: "2", unit: "leaf"), DoseLabel(amount: "1", unit: "scoop"))
        let one = unit("one", "leaf", "scoop")
        #expect(DoseGate.isHigher(dose, than: other, [one]) == true)
        #expect(DoseGate.isHigher(dose, than: other, [one, unit("two", "scoop", "spoon")]) == nil)
        #expect(DoseGate.isHigher(dose, than: other, [one, unit("two", "spoon", "leaf")]) == nil)
        #expect(DoseGate.isHigher(dose, than: other, [one, unit("two", "spoon", "cap")]) == true)
    }
}
