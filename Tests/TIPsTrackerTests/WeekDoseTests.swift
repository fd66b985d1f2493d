import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Doses of treatment foods, week by week")
struct WeekDoseTests {
    @Test("on week 6 day 4 of 12, weeks 6 to 12 are asked for: all of them, and the error lists those that are missing")
    func midCycle() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let before = try family.dump()
        #expect(throws: TIPsError.missingWeekDoses(item: "Walnut", weeks: [7, 9, 12])) {
            try family.ann.addItem(ItemDraft("Walnut", .treatment, weeks([6, 8, 10, 11])))
        }
        #expect(throws: TIPsError.missingWeekDoses(item: "Walnut", weeks: Array(6...12))) {
            try family.ann.addItem(ItemDraft("Walnut", .treatment, .weekly([:])))
        }
        #expect(try family.dump() == before)
        let walnut = try family.ann.addItem(ItemDraft("Walnut", .treatment, rising(6...12)))
        #expect(walnut.item.dosing.weeks.keys.sorted() == Array(6...12))
        #expect(walnut.warnings.isEmpty)
    }

    @Test("filled in on the last minute of week 6 and saved in week 7, what counts is the moment of saving")
    func saved() throws {
        let family = try Family(now: "2026-02-15T23:59")
        let draft = ItemDraft("Walnut", .treatment, weeks([6, 7, 8, 9, 10, 11]))
        #expect(throws: TIPsError.missingWeekDoses(item: "Walnut", weeks: [12])) { try family.ann.addItem(draft) }
        try family.at("2026-02-16T00:01")
        let walnut = try family.ann.addItem(ItemDraft("Walnut", .treatment, rising(6...12))).item
        #expect(walnut.dosing.weeks.keys.sorted() == Array(7...12))
        #expect(throws: TIPsError.missingWeekDoses(item: "Cashew", weeks: [7])) {
            try family.ann.addItem(ItemDraft("Cashew", .treatment, weeks([6, 8, 9, 10, 11, 12])))
        }
    }

    @Test("weeks that are over keep the dose they had: another one for them is refused, and the same is passed over")
    func past() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))], now: "2026-02-12T08:00")
        let id = try family.item("Peanut").id
        let before = try family.item("Peanut")
        for weeks in [1...12, 5...5] {
            let typed = DosingDraft.weekly(Family.doses("50", "mg", weeks: weeks))
            #expect(throws: TIPsError.weekIsPast(weeks.lowerBound, current: 6)) {
                try family.ann.editItem(id, ItemEdit(dosing: typed))
            }
        }
        #expect(try family.item("Peanut") == before)
        let old = Dictionary(uniqueKeysWithValues: (1...5).map { ($0, DoseDraft("\($0)", "mg")) })
        let all = DosingDraft.weekly(old.merging(Family.doses("50", "mg", weeks: 6...12)) { $1 })
        let edited = try family.ann.editItem(id, ItemEdit(dosing: all), tenfoldIsMeant: true).item
        #expect(
            (1...12).map { edited.dosing.weeks[$0]?.text } == ["1", "2", "3", "4", "5"]
                + Array(repeating: "50", count: 7)
        )
        #expect(try family.item("Peanut") == edited)
        #expect(try family.rowsOfLastChange() == 7)
        #expect(try family.summaries().last == "doses of Peanut edited")
        let one = try family.ann.editItem(id, ItemEdit(dosing: .weekly([8: DoseDraft("9", "mg")]))).item
        #expect(one.dosing.weeks[8]?.text == "9")
        #expect(one.dosing.weeks[9]?.text == "50")
    }

    @Test("one dose for all weeks, and back: the doses of the weeks are there again")
    func toggle() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))])
        let old = try family.item("Peanut")
        let one = ItemEdit(dosing: .same(DoseDraft("1 1/2", "tsp")))
        let off = try family.ann.editItem(old.id, one, unitIsMeant: true).item
        #expect((1...12).allSatisfy { off.dosing.dose(inWeek: $0)?.text == "1 1/2" })
        #expect(off.dosing.weeks == old.dosing.weeks)
        #expect(try family.rowsOfLastChange() == 2)
        let on = try family.ann.editItem(old.id, ItemEdit(dosing: .weekly([:])), unitIsMeant: true).item
        #expect(on.dosing.isWeekly)
        #expect((1...12).map { on.dosing.dose(inWeek: $0)?.text } == (1...12).map { "\($0)" })
        #expect(try family.item("Peanut") == on)
    }

    @Test("switched on without doses for all open weeks it is refused, with the missing ones")
    func switchedOn() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let walnut = try family.ann.addItem(ItemDraft("Walnut", .treatment, .same(DoseDraft("1", "g")))).item
        #expect(throws: TIPsError.missingWeekDoses(item: "Walnut", weeks: [6, 7, 8, 9, 11, 12])) {
            try family.ann.editItem(walnut.id, ItemEdit(dosing: weeks([10])))
        }
        #expect(try family.item("Walnut") == walnut)
    }

    @Test("only treatment foods have doses by week")
    func treatmentOnly() throws {
        let family = try Family()
        for category in [Category.medicine, .maintenance, .recommended] {
            #expect(throws: TIPsError.weeklyDosesNotAllowed(category)) {
                try family.ann.addItem(ItemDraft("Oat", category, rising(1...12)))
            }
        }
        let egg = try family.item("Egg")
        #expect(throws: TIPsError.weeklyDosesNotAllowed(.recommended)) {
            try family.ann.editItem(egg.id, ItemEdit(dosing: rising(1...12)))
        }
    }

    @Test("a week that the cycle doesn't have is refused", arguments: [0, -1, 13, 100])
    func noSuchWeek(week: Int) throws {
        let family = try Family()
        let peanut = try family.item("Peanut")
        #expect(throws: TIPsError.noSuchWeek(week, weeks: 12)) {
            try family.ann.editItem(peanut.id, ItemEdit(dosing: .weekly([week: DoseDraft("1", "mg")])))
        }
    }

    @Test("a dose that falls, jumps tenfold and is meant, or changes its unit is kept and warned of")
    func odd() throws {
        let family = try Family([], challenge: "2026-02-02")
        let doses = [
            1: DoseDraft("5", "mg"), 2: DoseDraft("4", "mg"), 3: DoseDraft("41", "mg"), 4: DoseDraft("1", "g"),
        ]
        let labels = [5, 4, 41].map { DoseLabel(amount: "\($0)", unit: "mg") }
        let draft = ItemDraft("Peanut", .treatment, .weekly(doses))
        let last = UnusualDose(item: "Peanut", from: labels[2], to: DoseLabel(amount: "1", unit: "g"))
        #expect(throws: TIPsError.tenfoldDose(item: "Peanut", from: labels[1], to: labels[2], others: [last])) {
            try family.ann.addItem(draft)
        }
        #expect(try family.ann.plan().items.isEmpty)
        let receipt = try family.ann.addItem(draft, tenfoldIsMeant: true)
        #expect(
            receipt.warnings == [
                .doseFalls(item: "Peanut", week: 2, from: labels[0], to: labels[1]),
                .doseJumps(item: "Peanut", week: 3, from: labels[1], to: labels[2]),
                .doseJumps(item: "Peanut", week: 4, from: labels[2], to: DoseLabel(amount: "1", unit: "g")),
            ]
        )
        #expect(receipt.item.dosing.weeks.count == 4)
    }

    @Test("a treatment food whose doses aren't known yet is taken, with a warning that lists the weeks")
    func unknown() throws {
        let family = try Family(now: "2026-03-10T08:00")
        let receipt = try family.ann.addItem(ItemDraft("Walnut", .treatment, nil))
        #expect(receipt.warnings == [.dosesMissing(item: "Walnut", weeks: [10, 11, 12])])
    }

    private func weeks(_ numbers: [Int]) -> DosingDraft {
        .weekly(Dictionary(uniqueKeysWithValues: numbers.map { ($0, DoseDraft("\($0)", "mg")) }))
    }
}
