import Foundation
import FractionParser
import StorageKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("Edits of a plan on each side of a week, a place and a name")
struct PlanEdgeTests {
    private static let tsp = DoseDraft("1", "tsp")

    /// A plan of twelve weeks from 2026-01-05.
    private func plan(_ items: [Item], units: [DoseUnit] = Sample.units) throws -> Plan {
        let cycle = try Sample.cycle()
        return Plan(
            room: try Sample.room("America/Phoenix"),
            units: units,
            cycles: [cycle],
            cycle: cycle,
            items: items
        )
    }

    private func day(_ number: Int) throws -> LocalDate { try date("2026-01-05").adding(days: number) }

    private func weekly(_ weeks: [Int], _ dose: String = "1 tsp") throws -> Dosing {
        .weekly(try Sample.doses(Dictionary(uniqueKeysWithValues: weeks.map { ($0, dose) })))
    }

    /// The error of an edit; nil if it succeeds.
    private func refusal(_ body: () throws(TIPsError) -> Void) -> TIPsError? {
        do throws(TIPsError) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    // MARK: Weeks

    @Test(
        "the weeks that need a dose are the present one and those to come, all before the start and none from the challenge on",
        arguments: [
            (-1, 1), (0, 1), (6, 1), (7, 2), (13, 2), (14, 3), (76, 11), (77, 12), (83, 12), (84, nil), (85, nil),
        ] as [(Int, Int?)]
    )
    func openWeeks(number: Int, first: Int?) throws {
        let cycle = try Sample.cycle()
        let today = try day(number)
        #expect(DoseRule.openWeeks(of: cycle, today: today) == first.map { $0...12 })

        // A dose is missing in each open week, but for two weeks with a dose.
        let open = first.map { Array($0...12) } ?? []
        let some = try weekly([3, 12])
        #expect(some.missingWeeks(in: cycle, today: today) == open.filter { $0 != 3 && $0 != 12 })
        #expect(Dosing().missingWeeks(in: cycle, today: today) == open)
        #expect(try Dosing.same(Sample.dose("1 tsp")).missingWeeks(in: cycle, today: today).isEmpty)
        func check(_ dosing: Dosing, _ category: Category = .treatment) -> TIPsError? {
            refusal { () throws(TIPsError) in
                try DoseRule.check(dosing, of: "Peanut", in: category, cycle: cycle, today: today)
            }
        }
        let missing = open.filter { $0 != 3 && $0 != 12 }
        #expect(check(some) == (missing.isEmpty ? nil : TIPsError.missingWeekDoses(item: "Peanut", weeks: missing)))
        #expect(try check(weekly(Array(1...12))) == nil)
        #expect(try check(weekly(Array(0...12))) == .noSuchWeek(0, weeks: 12))
        #expect(try check(weekly(Array(1...13))) == .noSuchWeek(13, weeks: 12))
        #expect(try check(weekly(Array(1...12)), .maintenance) == .weeklyDosesNotAllowed(.maintenance))
        #expect(check(Dosing(), .maintenance) == nil && check(Dosing()) == nil)
        #expect(try weekly([0, 1, 12, 13]).within(cycle).weeks.keys.sorted() == [1, 12])
    }

    @Test(
        "an edit changes the doses of the present week and later ones; another dose in a past week is refused, the same is not",
        arguments: [(0, 0), (6, 0), (7, 1), (13, 1), (14, 2), (83, 11), (84, 12), (90, 12)]
    )
    func pastWeeks(number: Int, past: Int) throws {
        let item = try Sample.item("Peanut", .treatment, weekly(Array(1...12)))
        let plan = try plan([item])
        let cycle = try Sample.cycle()
        let today = try day(number)
        for week in 1...12 {
            for (amount, unit, isOther) in [
                ("2", "tsp", true), ("1", "mL", true), ("1", "tsp", false), ("1.0", "tsp", false),
            ] {
                let edit = ItemEdit(dosing: .weekly([week: DoseDraft(amount, unit)]))
                var edited: Item?
                let error = refusal { () throws(TIPsError) in
                    edited = try plan.edited(item, edit, in: cycle, today: today)
                }
                if week <= past {
                    let current = past == 12 ? 12 : past + 1
                    #expect(error == (isOther ? TIPsError.weekIsPast(week, current: current) : nil), "week \(week)")
                    if !isOther { #expect(edited?.dosing == item.dosing, "a past dose keeps its text") }
                } else {
                    #expect(error == nil && edited?.dosing.weeks[week]?.text == amount, "week \(week)")
                    #expect(edited?.dosing.weeks[week]?.unit.rawValue == unit)
                    #expect(edited?.dosing.weeks.count == 12)
                }
            }
        }
        for week in [0, 13] {
            let edit = ItemEdit(dosing: .weekly([week: Self.tsp]))
            let error = refusal { () throws(TIPsError) in _ = try plan.edited(item, edit, in: cycle, today: today) }
            #expect(error == .noSuchWeek(week, weeks: 12))
        }
    }

    @Test("a longer cycle asks for the doses of the weeks that it gained, and for no others")
    func gainedWeeks() throws {
        let old = try Sample.cycle()
        let longer = try Sample.cycle("2026-01-05", "2026-04-07")
        let today = try day(14)
        var items = [
            try Sample.item("Peanut", .treatment, weekly(Array(1...12))),
            try Sample.item("Cashew", .treatment, weekly([1, 2, 3, 5])), try Sample.item("Daily", .treatment),
            try Sample.item("Empty", .treatment, .weekly([:])), try Sample.item("Almond", .maintenance),
            try Sample.item("Gone", .treatment, weekly([1])),
        ]
        items[5].archived = today
        let plan = try plan(items)
        func edited(_ weeks: [Item.ID: [Int: DoseDraft]], to cycle: Cycle) -> TIPsError? {
            refusal { () throws(TIPsError) in
                _ = try plan.items(from: old, to: cycle, CycleEdit(newWeeks: weeks), today: today)
            }
        }
        // 2026-04-07 is 92 days after the start, so the cycle gains week 13 and a day of week 14.
        let gained = [13: Self.tsp, 14: Self.tsp]
        let (peanut, cashew) = (Item.ID("Peanut"), Item.ID("Cashew"))
        #expect(longer.weekCount == 14)
        #expect(
            edited([:], to: longer)
                == .missingWeekDoses(
                    item: "Peanut",
                    weeks: [13, 14],
                    others: [MissingDoses(item: "Cashew", weeks: [13, 14])]
                )
        )
        #expect(edited([peanut: gained], to: longer) == .missingWeekDoses(item: "Cashew", weeks: [13, 14]))
        #expect(
            edited([peanut: gained, cashew: [14: Self.tsp]], to: longer)
                == .missingWeekDoses(item: "Cashew", weeks: [13])
        )
        #expect(edited([peanut: gained, cashew: gained], to: longer) == nil)
        #expect(edited([:], to: old) == nil, "an edit without new dates asks for nothing")
        // A dose of a past week stays, one that is missing there can be entered, and weeks beyond the cycle can't.
        #expect(edited([peanut: [2: Self.tsp]], to: old) == .weekIsPast(2, current: 3))
        #expect(edited([peanut: [3: Self.tsp]], to: old) == nil && edited([cashew: [4: Self.tsp]], to: old) == nil)
        #expect(edited([peanut: [13: Self.tsp]], to: old) == .noSuchWeek(13, weeks: 12))
        #expect(edited([peanut: [0: Self.tsp]], to: old) == .noSuchWeek(0, weeks: 12))
        #expect(edited([Item.ID("Almond"): [3: Self.tsp]], to: old) == .weeklyDosesNotAllowed(.maintenance))
        for unknown in ["Gone", "Nobody"] {
            #expect(edited([Item.ID(unknown): [3: Self.tsp]], to: old) == .notFound(what: "item", unknown))
        }
    }

    // MARK: Places and names

    @Test("an item can stand at each place of its category, and a new one behind them, too")
    func places() throws {
        let keys = OrderKey.keys(4, between: nil, nil)
        var items = try zip(["A", "B", "C", "D"], keys).map { try Sample.item($0, .treatment, order: $1) }
        items[3].archived = try day(1)
        items.append(try Sample.item("E", .medicine))
        let plan = try plan(items)
        for (item, last) in [(nil, 4), (items[1].id, 3), (items[4].id, 4)] as [(Item.ID?, Int)] {
            for position in -1...5 {
                let error = refusal { () throws(TIPsError) in
                    try plan.checkPlace(position, in: .treatment, for: item)
                }
                #expect(error == ((1...last).contains(position) ? nil : TIPsError.noSuchPlace(position, last: last)))
            }
        }
        #expect(refusal { () throws(TIPsError) in try plan.checkPlace(nil, in: .medicine, for: nil) } == nil)
        for (place, item) in items.prefix(3).enumerated() {
            for position in 1...3 {
                #expect(plan.isElsewhere(.treatment, position, than: item) == (position != place + 1))
            }
            #expect(plan.isElsewhere(.treatment, nil, than: item) == (place != 2))
            #expect(plan.isElsewhere(.medicine, place + 1, than: item))
        }
        // Carried over, the items of a category come before those that are moved to it.
        #expect(items.map { plan.carriedPlace(of: $0.id, in: .treatment) } == [0, 1, 2, 3, 9])
        #expect(items.map { plan.carriedPlace(of: $0.id, in: .medicine) } == [5, 6, 7, 8, 4])
        #expect(plan.carriedPlace(of: Item.ID("new"), in: .medicine) == 10)
        #expect(plan.restorableItems.map(\.name) == ["D"])
        var again = plan
        again.items.append(
            Item(
                id: Item.ID("D2"),
                cycle: items[3].cycle,
                lineage: items[3].lineage,
                name: "D",
                place: items[3].place,
                dosing: items[3].dosing
            )
        )
        #expect(again.restorableItems.isEmpty)
    }

    @Test("the dose of the last week counts, and where it has none that of every week")
    func lastDose() throws {
        var items = [
            try Sample.item("Full", .treatment, .weekly(Sample.doses([1: "1 tsp", 12: "2 tsp", 13: "3 tsp"]))),
            try Sample.item("Short", .treatment, weekly([11])), try Sample.item("Both", .treatment, weekly([11])),
            try Sample.item("Daily", .treatment),
        ]
        items[2].dosing.daily = try Sample.dose("5 mL")
        let plan = try plan(items)
        #expect(items.map { plan.lastDose(of: $0.id)?.text } == ["2", nil, "5", "1"])
        #expect(plan.lastDose(of: Item.ID("Nobody")) == nil)
    }

    @Test("a unit is meant by its id before its name, by its name before its plural, and never if it is deleted")
    func units() throws {
        let units = [
            DoseUnit(id: ID("1"), name: "scoop", isDeleted: true), DoseUnit(id: ID("2"), name: "tablet"),
            DoseUnit(id: ID("3"), name: "tablets"), DoseUnit(id: ID("4"), name: "2"),
            DoseUnit(id: ID("5"), name: "Scoop"),
        ]
        let reading = DoseReading(units: units)
        for (typed, id) in [
            ("2", "2"), ("4", "4"), ("TABLET", "2"), ("tablets", "3"), ("scoop", "5"), ("1", nil),
            ("6", nil), ("", nil),
        ] as [(String, String?)] {
            #expect(reading.pickable(typed)?.id.rawValue == id, "\(typed)")
        }
        // An unchanged dose keeps its deleted unit; another amount or another unit doesn't.
        let old = try Dose(amount: 1, text: "1", unit: ID("1"))
        #expect(refusal { () throws(TIPsError) in _ = try reading.dose(DoseDraft("1", "1"), over: old) } == nil)
        for draft in [DoseDraft("2", "1"), DoseDraft("1", "6")] {
            let error = refusal { () throws(TIPsError) in _ = try reading.dose(draft, over: old) }
            #expect(error == .notFound(what: "unit", draft.unit))
        }
        let without = refusal { () throws(TIPsError) in _ = try reading.dose(DoseDraft("1", "1")) }
        #expect(without == .notFound(what: "unit", "1"))
    }

    @Test("adding a unit restores a deleted one of its name, and adds nothing where one is there")
    func addedUnits() throws {
        let units = [
            DoseUnit(id: ID("1"), name: "scoop", isDeleted: true), DoseUnit(id: ID("2"), name: "tsp"),
            DoseUnit(id: ID("3"), name: "drop", isDeleted: true), DoseUnit(id: ID("4"), name: "Drop"),
        ]
        let plan = try plan([], units: units)
        var next = 10
        let (all, changed) = try plan.adding(units: [" SCOOP ", "TSP", "drop", "leaf", "Leaf"]) {
            next += 1
            return DoseUnit.ID("\(next)")
        }
        #expect(changed.map(\.id.rawValue) == ["1", "11"] && changed.map(\.name) == ["scoop", "leaf"])
        #expect(all.map(\.id.rawValue) == ["1", "2", "3", "4", "11"])
        #expect(all.map(\.isDeleted) == [false, false, true, false, false])
        #expect(throws: TIPsError.blank(.unitName)) { try plan.adding(units: ["a", " "]) { DoseUnit.ID("x") } }
    }

    // MARK: Severe reactions

    @Test(
        "a severe reaction stops the days from its onset up to the day before it was lifted or lowered, and those after a resumption"
    )
    func stoppedDays() throws {
        typealias Step = (kind: StopEvent.Kind, day: Int, symptom: String)
        let cases: [(steps: [Step], days: [Int])] = [
            ([], []), ([(.noted, 2, "a")], [2, 3, 4, 5]), ([(.noted, 5, "a")], [5]), ([(.noted, 6, "a")], []),
            ([(.noted, 2, "a"), (.lifted, 4, "a")], [2, 3]), ([(.noted, 2, "a"), (.lifted, 3, "a")], [2]),
            ([(.noted, 2, "a"), (.lifted, 2, "a")], []), ([(.noted, 2, "a"), (.lowered, 4, "a")], [2, 3]),
            ([(.noted, 1, "a"), (.lifted, 2, "a"), (.resumed, 4, "a")], [1, 4, 5]),
            ([(.noted, 1, "a"), (.lifted, 2, "a"), (.resumed, 3, "a"), (.lifted, 5, "a")], [1, 3, 4]),
            ([(.noted, 2, "a"), (.resumed, 3, "a")], [2, 3, 4, 5]), ([(.lifted, 3, "a")], []),
            ([(.deleted, 3, "a")], []),
            // Each reaction has its own course.
            ([(.noted, 1, "a"), (.noted, 2, "b"), (.lifted, 3, "a")], [1, 2, 3, 4, 5]),
            ([(.noted, 1, "a"), (.noted, 3, "b"), (.lifted, 2, "a"), (.lifted, 4, "b")], [1, 3]),
        ]
        for (steps, days) in cases {
            let events = try steps.map { step in
                StopEvent(
                    step.kind,
                    symptom: step.symptom,
                    began: Instant(milliseconds: 0),
                    member: ID("ann"),
                    at: UTC.instant(try day(step.day), hour: 23)
                )
            }
            let found = StopEvent.days(events, through: try day(5), in: Room(timeZone: .gmt))
            #expect(try found == Set(days.map(day)), "\(steps)")
        }
    }
}
