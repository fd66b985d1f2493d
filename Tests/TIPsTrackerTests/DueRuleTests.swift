import TIPsTracker
import Testing
import TimeKit

@Suite("The boxes that are due on a day")
struct DueRuleTests {
    @Test(
        "all categories are due on dosing days, on the challenge day medicine and maintenance alone, which can be logged later, too",
        arguments: [
            ("2026-01-04", []), ("2026-01-05", Category.allCases),
            ("2026-03-29", Category.allCases),
            ("2026-03-30", [.medicine, .maintenance]), ("2026-03-31", []),
        ]
    )
    func phases(day: String, due: [Category]) throws {
        let cycle = try Sample.cycle()
        for category in Category.allCases {
            let item = try Sample.item("A", category)
            #expect(DueRule.isDue(item, on: try date(day), in: cycle) == due.contains(category), "\(category)")
            let isLater = try date(day) > cycle.challenge && [.medicine, .maintenance].contains(category)
            #expect(DueRule.takesLogs(category, on: try date(day), in: cycle) == (due.contains(category) || isLater))
        }
    }

    @Test("an item is due from the day it was added up to the day before it was deleted")
    func planned() throws {
        var item = try Sample.item("A")
        item.added = try date("2026-01-10")
        item.archived = try date("2026-01-12")
        let cycle = try Sample.cycle()
        let due = try (5...15).filter {
            DueRule.isDue(item, on: try date("2026-01-05").adding(days: $0 - 5), in: cycle)
        }
        #expect(due == [10, 11])
    }

    @Test("an item is due only in weeks for which it has a dose")
    func doses() throws {
        let cycle = try Sample.cycle()
        let item = try Sample.item("A", .treatment, .weekly(try Sample.doses([2: "1 tsp", 12: "2 tsp"])))
        let weeks = Set(
            (0..<84).map { cycle.start.adding(days: $0) }.filter { DueRule.isDue(item, on: $0, in: cycle) }
                .compactMap { cycle.week(of: $0) }
        )
        #expect(weeks == [2, 12])
        #expect(!DueRule.isDue(try Sample.item("B", .medicine, Dosing()), on: cycle.start, in: cycle))
    }

    @Test("an item that was moved is due in the category of the day")
    func moved() throws {
        let cycle = try Sample.cycle()
        let today = try date("2026-01-20")
        var item = try Sample.item("A", .recommended)
        item.place = ItemOrder.place(item.place, to: .maintenance, item.place.order, today: today)
        let left = { (category: Category, day: LocalDate) in
            DueRule.left(in: category, on: day, items: [item], cycle: cycle, ticked: [], weekCounts: [:]).count
        }
        #expect(left(.recommended, today.previous) == 1 && left(.maintenance, today.previous) == 0)
        #expect(left(.recommended, today) == 0 && left(.maintenance, today) == 1)
        #expect(DueRule.isDue(item, on: cycle.challenge, in: cycle))
    }

    @Test("left to log is what is due and not ticked, in its order")
    func left() throws {
        let cycle = try Sample.cycle()
        var items = try ["A", "B", "C", "D"].map { try Sample.item($0, .medicine) }
        items[3].archived = cycle.start
        items.append(try Sample.item("E", .treatment))
        let left = DueRule.left(
            in: .medicine,
            on: cycle.start,
            items: items,
            cycle: cycle,
            ticked: [items[1].id],
            weekCounts: [:]
        )
        #expect(left.map(\.name) == ["A", "C"])
    }

    @Test(
        "a recommended food eaten five times this week is not left to log",
        arguments: [(0, 1), (4, 1), (5, 0), (6, 0)]
    )
    func enough(count: Int, left: Int) throws {
        let cycle = try Sample.cycle()
        for category in Category.allCases {
            let item = try Sample.item("A", category)
            let found = DueRule.left(
                in: category,
                on: cycle.start,
                items: [item],
                cycle: cycle,
                ticked: [],
                weekCounts: [item.id: count]
            )
            #expect(found.count == (category == .recommended ? left : 1))
        }
    }
}
