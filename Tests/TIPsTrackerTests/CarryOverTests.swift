import StorageKit
import TIPsTracker
import Testing
import TimeKit

@Suite("The beginning of a new cycle")
struct CarryOverTests {
    private func plan(_ items: [Item]) throws -> Plan {
        Plan(
            room: try Sample.room("America/Phoenix"),
            cycles: [try Sample.cycle()],
            cycle: try Sample.cycle(),
            items: items
        )
    }

    @Test("200 items come along, each in its category and order, under the same lineage")
    func many() throws {
        let keys = OrderKey.keys(50, between: nil, nil)
        let items = try Category.allCases.flatMap { category in
            try keys.enumerated().map { try Sample.item("\(category) \($0)", category, order: $1) }
        }
        let carried = CarryOver.items(of: try plan(items), to: Cycle.ID("cycle-2"))
        #expect(carried.count == 200)
        #expect(carried.map(\.name) == items.map(\.name))
        #expect(carried.map(\.place) == items.map(\.place))
        #expect(carried.map(\.lineage) == items.map(\.lineage))
        #expect(Set(carried.map(\.id)).count == 200)
        #expect(Set(carried.map(\.id)).isDisjoint(with: items.map(\.id)))
        #expect(carried.allSatisfy { $0.cycle == Cycle.ID("cycle-2") && $0.added == nil && $0.archived == nil })
    }

    @Test("two admins who begin the cycle make the same items; the id is of the first cycle's item through all cycles")
    func ids() throws {
        let plan = try plan([Sample.item("peanut")])
        let second = CarryOver.items(of: plan, to: Cycle.ID("cycle-2"))
        #expect(second == CarryOver.items(of: plan, to: Cycle.ID("cycle-2")))
        #expect(second.map(\.id.rawValue) == ["peanut-cycle-2"])
        var next = plan
        next.items = second
        let third = CarryOver.items(of: next, to: Cycle.ID("cycle-3"))
        #expect(third.map(\.id.rawValue) == ["peanut-cycle-3"])
        #expect(third[0].lineage == plan.items[0].id)
    }

    @Test("one dose for all weeks comes along; a dose for each week is to be entered for this cycle")
    func doses() throws {
        let daily = Dosing.same(try Sample.dose("1 tsp"))
        var items = try Category.allCases.map { try Sample.item("\($0)", $0, daily) }
        items.append(try Sample.item("peanut", .treatment, .weekly(Sample.doses([1: "1 tsp", 12: "2 tsp"]))))
        for item in CarryOver.items(of: try plan(items), to: Cycle.ID("cycle-2")) {
            if item.name == "peanut" {
                #expect(item.dosing == .weekly([:]))
                #expect((1...60).allSatisfy { item.dosing.dose(inWeek: $0) == nil })
            } else {
                #expect(item.dosing == daily)
            }
        }
    }

    @Test("the clinic's stop of an item stands in the new cycle, in every category", arguments: Category.allCases)
    func stops(category: Category) throws {
        var item = try Sample.item("A", category)
        item.stopped = try date("2026-03-23")
        let carried = CarryOver.items(of: try plan([item]), to: Cycle.ID("cycle-2"))
        #expect(try carried.map(\.stopped) == [date("2026-03-23")])
        #expect(try carried[0].isStopped(on: date("2026-03-31")))
    }

    @Test("an item that was deleted stays behind; one that was moved comes along where it is now")
    func deletedAndMoved() throws {
        var gone = try Sample.item("A")
        gone.archived = try date("2026-03-31")
        var moved = try Sample.item("B", .recommended)
        moved.place = ItemOrder.place(moved.place, to: .maintenance, moved.place.order, today: try date("2026-02-01"))
        moved.added = try date("2026-01-20")
        let carried = CarryOver.items(of: try plan([gone, moved]), to: Cycle.ID("cycle-2"))
        #expect(carried.map(\.name) == ["B"])
        #expect(carried[0].place == Place(.maintenance, moved.place.order))
        #expect(carried[0].isPlanned(on: try date("2026-01-01")))
    }
}
