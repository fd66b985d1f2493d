import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Items of the plan")
struct ItemTests {
    @Test("a place that the category doesn't have is refused, and nothing moves", arguments: [0, -1, 4, 99])
    func noSuchPlace(_ place: Int) throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        let rows = try family.count("change")
        #expect(throws: TIPsError.noSuchPlace(place, last: 3)) {
            try family.ann.moveItem(peanut, to: .treatment, at: place)
        }
        if place != 4 {
            #expect(throws: TIPsError.noSuchPlace(place, last: 4)) {
                try family.ann.addItem(ItemDraft("Walnut", .treatment, .same(DoseDraft("1", "g")), position: place))
            }
        }
        #expect(try family.count("change") == rows)
    }

    @Test(
        "a name is kept as it was meant: emoji, right-to-left, signs joined and apart",
        arguments: [
            ("🥜 Peanut", "🥜 Peanut"), ("👩‍👧 Mum's bread", "👩‍👧 Mum's bread"), ("חמאת בוטנים", "חמאת בוטנים"),
            ("زبدة الفول", "زبدة الفول"), ("  Peanut\u{00A0} butter\n", "Peanut butter"), ("Crème", "Crème"),
            ("a/b", "a/b"), ("7", "7"),
        ]
    )
    func names(typed: String, kept: String) throws {
        let family = try Family([])
        let item = try family.ann.addItem(ItemDraft(typed, .maintenance, nil)).item
        #expect(item.name == kept)
        #expect(try family.ann.findItem(typed) == item)
        #expect(try family.summaries().last == "\(kept) added to Maintenance Foods")
    }

    @Test(
        "an empty name and one of 10,000 characters are refused with the limit, and nothing changes",
        arguments: ["", " \u{200B}", String(repeating: "x", count: 10_000), String(repeating: "👩‍👧", count: 201)]
    )
    func wrongNames(name: String) throws {
        let family = try Family()
        let egg = try family.item("Egg")
        let before = try family.dump()
        let error: TIPsError = name.count < 3 ? .blank(.itemName) : .tooLong(.itemName, characters: name.count)
        #expect(throws: error) { try family.ann.addItem(ItemDraft(name, .maintenance, nil)) }
        #expect(throws: error) { try family.ann.editItem(egg.id, ItemEdit(name: name)) }
        #expect(try family.dump() == before)
        #expect(!error.description.isEmpty)
    }

    @Test("one name may stand in two categories: a category before it says which; in one category the id does")
    func sameName() throws {
        let family = try Family()
        let first = try family.item("peanut")
        let second = try family.ann.addItem(ItemDraft("Peanut", .maintenance, nil))
        #expect(second.warnings.isEmpty)
        let paths = ["maintenance/Peanut", "treatment/Peanut"]
        #expect(throws: TIPsError.ambiguous(what: "item", "peanut", candidates: paths)) {
            try family.ann.findItem("peanut")
        }
        #expect(try family.ann.findItem("Treatment/peanut") == first)
        #expect(try family.ann.findItem("maintenance foods/PEANUT") == second.item)
        #expect(throws: TIPsError.notFound(what: "item", "medicine/Peanut")) {
            try family.ann.findItem("medicine/Peanut")
        }
        let third = try family.ann.addItem(ItemDraft("PEANUT", .maintenance, nil))
        #expect(third.warnings == [.sameName("PEANUT", .maintenance)])
        let candidates = [
            "\(second.item.id) (maintenance/Peanut)", "\(third.item.id) (maintenance/PEANUT)", "treatment/Peanut",
        ]
        #expect(throws: TIPsError.ambiguous(what: "item", "Peanut", candidates: candidates)) {
            try family.ann.findItem("Peanut")
        }
        #expect(try family.ann.findItem(third.item.id.rawValue) == third.item)
    }

    @Test("an item added in mid-cycle is in the plan from that day on; added by the start, from the start")
    func added() throws {
        let family = try Family(now: "2026-01-01T08:00")
        #expect(try family.ann.addItem(ItemDraft("Oat", .maintenance, nil)).item.added == nil)
        try family.at("2026-01-05T23:59:59.999")
        #expect(try family.ann.addItem(ItemDraft("Soy", .maintenance, nil)).item.added == nil)
        try family.at("2026-01-06T00:00")
        let milk = try family.ann.addItem(ItemDraft("Milk", .maintenance, nil)).item
        #expect(milk.added == (try date("2026-01-06")))
        #expect(!milk.isPlanned(on: try date("2026-01-05")))
        #expect(milk.isPlanned(on: try date("2026-01-06")))
    }

    @Test("a renamed item is the same item; what is typed as it stands leaves no trace")
    func rename() throws {
        let family = try Family()
        let egg = try family.item("Egg")
        let renamed = try family.ann.editItem(egg.id, ItemEdit(name: "Boiled egg")).item
        #expect(renamed.id == egg.id)
        #expect(try family.summaries().last == "Egg renamed to Boiled egg")
        #expect(try family.rowsOfLastChange() == 1)
        #expect(throws: TIPsError.notFound(what: "item", "Egg")) { try family.item("Egg") }
        let before = try family.dump()
        try family.ann.editItem(egg.id, ItemEdit(name: " Boiled  egg", dosing: .same(DoseDraft("1", "PIECE"))))
        #expect(try family.dump() == before)
        #expect(throws: TIPsError.notFound(what: "item", "none")) {
            try family.ann.editItem(Item.ID("none"), ItemEdit(name: "x"))
        }
    }

    @Test("an item that was deleted is gone from today on, can't be changed, and one of its name is another")
    func delete() throws {
        let family = try Family(now: "2026-01-07T08:00")
        let egg = try family.item("Egg")
        let gone = try family.ann.deleteItem(egg.id)
        #expect(gone.archived == (try date("2026-01-07")))
        #expect(gone.isPlanned(on: try date("2026-01-06")))
        #expect(!gone.isPlanned(on: try date("2026-01-07")))
        #expect(try family.summaries().last == "Egg deleted from Recommended Foods")
        let fault = TIPsError.notFound(what: "item", egg.id.rawValue)
        #expect(throws: fault) { try family.ann.editItem(egg.id, ItemEdit(name: "Eggs")) }
        #expect(throws: fault) { try family.ann.moveItem(egg.id, to: .medicine) }
        #expect(throws: fault) { try family.ann.deleteItem(egg.id) }
        #expect(throws: fault) { try family.ann.setSupply(egg.id, DoseDraft("1", "piece")) }
        let again = try family.ann.addItem(ItemDraft("Egg", .recommended, nil))
        #expect(again.item.id != egg.id)
        #expect(again.item.lineage != egg.lineage)
        #expect(again.warnings.isEmpty)
        #expect(try family.item("Egg") == again.item)
        #expect(try family.ann.plan().items.count == 7)
    }

    @Test("an item goes to another category from today on, and was in the old one before")
    func move() throws {
        let family = try Family(now: "2026-01-20T08:00")
        let almond = try family.item("Almond")
        let moved = try family.ann.moveItem(almond.id, to: .recommended, at: 1).item
        #expect(moved.place.category(on: try date("2026-01-19")) == .maintenance)
        #expect(moved.place.category(on: try date("2026-01-20")) == .recommended)
        #expect(try family.summaries().last == "Almond moved from Maintenance Foods to Recommended Foods")
        #expect(try family.rowsOfLastChange() == 1)
        #expect(try family.names(.recommended) == ["Almond", "Egg"])
        #expect(try family.ann.plan().items(in: .maintenance, on: date("2026-01-19")).map(\.name) == ["Almond"])
        #expect(try family.ann.plan().items(in: .maintenance, on: date("2026-01-20")).isEmpty)
    }

    @Test("a treatment food that is cleared keeps this week's dose as its daily one")
    func cleared() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))], now: "2026-02-12T08:00")
        let peanut = try family.ann.moveItem(family.item("Peanut").id, to: .maintenance).item
        #expect(!peanut.dosing.isWeekly)
        #expect(peanut.dosing.dose(inWeek: 12)?.text == "6")
        #expect(try family.item("Peanut") == peanut)
        let back = try family.ann.moveItem(peanut.id, to: .treatment).item
        #expect(try family.ann.editItem(back.id, ItemEdit(dosing: .weekly([:]))).item.dosing.weeks[12]?.text == "12")
    }

    @Test("a reorder of 200 items writes one register, and where an item stands already it writes none")
    func reorder() throws {
        let names = (1...200).map { "Item \($0)" }
        let family = try Family(names.map { ItemDraft($0, .maintenance, .same(DoseDraft("1", "g"))) })
        #expect(try family.names(.maintenance) == names)
        var expected = names
        var generator = SeededGenerator(seed: 7)
        for _ in 1...40 {
            let name = generator.pick(expected)
            let target = generator.int(in: -1...203)
            let place = min(max(target, 1), 200)
            let stays = expected[place - 1] == name
            let before = try family.lastChange()
            try family.ann.moveItem(family.item(name).id, to: .maintenance, at: target)
            #expect(try stays == (family.lastChange() == before))
            #expect(try stays || family.rowsOfLastChange() == 1)
            expected.removeAll { $0 == name }
            expected.insert(name, at: place - 1)
            #expect(try family.names(.maintenance) == expected)
        }
        try family.ann.moveItem(family.item(expected[0]).id, to: .maintenance)
        #expect(try family.names(.maintenance).last == expected[0])
    }

    @Test("a place counts what is in the plan, not what was deleted")
    func placeAmongDeleted() throws {
        let family = try Family(["A", "B", "C", "D"].map { ItemDraft($0, .maintenance, nil) })
        try family.ann.deleteItem(family.item("B").id)
        try family.ann.moveItem(family.item("D").id, to: .maintenance, at: 2)
        #expect(try family.names(.maintenance) == ["A", "D", "C"])
        try family.ann.addItem(ItemDraft("E", .maintenance, nil, position: 2))
        #expect(try family.names(.maintenance) == ["A", "E", "D", "C"])
    }

    @Test("without a cycle named, an item is added to the one that today is about; one that is not there is refused")
    func cycle() throws {
        let family = try Family()
        let item = try family.ann.addItem(ItemDraft("Oat", .maintenance, nil), to: Cycle.ID("cycle-1")).item
        #expect(item.cycle.rawValue == "cycle-1")
        #expect(throws: TIPsError.notFound(what: "cycle", "cycle-9")) {
            try family.ann.addItem(ItemDraft("Oat", .maintenance, nil), to: Cycle.ID("cycle-9"))
        }
        #expect(throws: TIPsError.notFound(what: "cycle", "cycle-9")) {
            try family.ann.findItem("Oat", in: Cycle.ID("cycle-9"))
        }
    }
}
