import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The order of items")
struct ItemOrderTests {
    private func names(_ items: [Item], _ category: Category) -> [String] {
        items.filter { $0.category == category && $0.archived == nil }
            .sorted { ($0.place.order, $0.id) < ($1.place.order, $1.id) }
            .map(\.name)
    }

    @Test(
        "whatever is added, moved and deleted, the items stand as in a plain list",
        arguments: 1...10 as ClosedRange<UInt64>
    )
    func generated(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var model: [Category: [String]] = [:]
        var items: [Item] = []
        let today = try date("2026-01-07")
        for step in 0..<250 {
            let category = generator.pick(Category.allCases)
            let position: Int? = generator.oneIn(4) ? nil : generator.int(in: -1...12)
            let shown = items.indices.filter { items[$0].archived == nil }
            if shown.isEmpty || generator.oneIn(3) {
                let name = "item \(step)"
                items.append(
                    try Sample.item(name, category, order: ItemOrder.key(at: position, in: category, of: items))
                )
                insert(name, at: position, in: category, of: &model)
            } else if generator.oneIn(5) {
                let index = generator.pick(shown)
                items[index].archived = today
                model[items[index].category]?.removeAll { $0 == items[index].name }
            } else {
                let index = generator.pick(shown)
                let key = ItemOrder.key(at: position, in: category, of: items, moving: items[index].id)
                model[items[index].category]?.removeAll { $0 == items[index].name }
                items[index].place = ItemOrder.place(items[index].place, to: category, key, today: today)
                insert(items[index].name, at: position, in: category, of: &model)
            }
            for category in Category.allCases {
                #expect(names(items, category) == model[category, default: []], "seed \(seed), step \(step)")
                let keys = items.filter { $0.category == category && $0.archived == nil }.map(\.place.order)
                #expect(Set(keys).count == keys.count)
            }
        }
    }

    private func insert(
        _ name: String,
        at position: Int?,
        in category: Category,
        of model: inout [Category: [String]]
    ) {
        let count = model[category, default: []].count
        model[category, default: []].insert(name, at: min(max(0, (position ?? .max) - 1), count))
    }

    @Test("an item put between two that others gave one key goes behind them, and nothing crashes")
    func ties() throws {
        let key = OrderKey.between(nil, nil)
        var items = [
            try Sample.item("A", order: key), try Sample.item("B", order: key),
            try Sample.item("C", order: .between(key, nil)),
        ]
        items.append(try Sample.item("D", order: ItemOrder.key(at: 2, in: .treatment, of: items)))
        #expect(names(items, .treatment) == ["A", "B", "D", "C"])
        items.append(try Sample.item("E", order: ItemOrder.key(at: 1, in: .treatment, of: items)))
        #expect(names(items, .treatment).first == "E")
    }

    @Test("no item gets the key of a deleted one")
    func deleted() throws {
        let keys = OrderKey.keys(3, between: nil, nil)
        var items = try zip(["A", "B", "C"], keys).map { try Sample.item($0, order: $1) }
        items[1].archived = try date("2026-01-07")
        for position in [1, 2, 3, nil] {
            let key = ItemOrder.key(at: position, in: .treatment, of: items)
            #expect(!keys.contains(key))
        }
        items.append(try Sample.item("D", order: ItemOrder.key(at: 2, in: .treatment, of: items)))
        #expect(names(items, .treatment) == ["A", "D", "C"])
    }

    @Test("a move to another category holds from its day on, and the days before keep the old one")
    func categories() throws {
        let key = OrderKey.between(nil, nil)
        let (first, second) = (try date("2026-01-10"), try date("2026-02-10"))
        var place = Place(.recommended, key)
        place = ItemOrder.place(place, to: .treatment, key, today: first)
        place = ItemOrder.place(place, to: .maintenance, key, today: second)
        #expect(place.category(on: first.previous) == .recommended)
        #expect(place.category(on: first) == .treatment)
        #expect(place.category(on: second.previous) == .treatment)
        #expect(place.category(on: second) == .maintenance)
    }

    @Test("moved to and fro on one day, only where it ends up counts")
    func sameDay() throws {
        let key = OrderKey.between(nil, nil)
        let today = try date("2026-01-10")
        var place = Place(.recommended, key)
        for category in [Category.treatment, .medicine, .maintenance, .treatment] {
            place = ItemOrder.place(place, to: category, key, today: today)
        }
        #expect(place.earlier == [Place.Stay(.recommended, until: today)])
        place = ItemOrder.place(place, to: .recommended, key, today: today)
        #expect(place.earlier.isEmpty && place.category == .recommended)
    }

    @Test("a new place in the same category is no move")
    func sameCategory() throws {
        let keys = OrderKey.keys(2, between: nil, nil)
        let place = ItemOrder.place(Place(.treatment, keys[0]), to: .treatment, keys[1], today: try date("2026-01-10"))
        #expect(place == Place(.treatment, keys[1]))
    }

    @Test("on every day the category is that of the last move up to it", arguments: [1, 2, 3, 4] as [UInt64])
    func placesGenerated(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let key = OrderKey.between(nil, nil)
        let start = try date("2026-01-05")
        for _ in 0..<100 {
            var place = Place(.medicine, key)
            var byDay = Array(repeating: Category.medicine, count: 40)
            var today = 0
            for _ in 0..<generator.int(in: 1...8) {
                today = min(39, today + generator.int(in: 0...8))
                let category = generator.pick(Category.allCases)
                place = ItemOrder.place(place, to: category, key, today: start.adding(days: today))
                for day in today..<40 { byDay[day] = category }
            }
            #expect((0..<40).map { place.category(on: start.adding(days: $0)) } == byDay, "seed \(seed)")
        }
    }
}
