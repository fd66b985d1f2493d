import ScreenKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The next cycle")
struct NewCycleTests {
    @Test("from the challenge date on the next cycle begins: the name carried over, the number one more")
    func next() throws {
        let family = try Family()
        let draft = try NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-06-22"), dosesFollow: true)
        try family.at("2026-03-29T23:59:59.999")
        #expect(throws: TIPsError.challengeAhead(try date("2026-03-30"))) { try family.ann.newCycle(draft) }
        try family.at("2026-03-30T00:00")
        let receipt = try family.ann.newCycle(draft)
        #expect(receipt.cycle.id.rawValue == "cycle-2")
        #expect(receipt.cycle.patient == "Mia")
        #expect(receipt.cycle.number == 2)
        #expect(try family.ann.plan().cycle == receipt.cycle)
        #expect(try family.ann.plan().cycles.map(\.number) == [1, 2])
        #expect(try family.summaries().last == "cycle 2 started: 2026-03-30 to 2026-06-22")
        #expect(throws: TIPsError.challengeAhead(try date("2026-06-22"))) { try family.ann.newCycle(draft) }
    }

    @Test("items come along in their categories and order, with their daily doses and none of the weekly ones")
    func carriedOver() throws {
        let family = try Family()
        try family.ann.moveItem(family.item("Sesame").id, to: .treatment, at: 1)
        try family.ann.moveItem(family.item("Almond").id, to: .recommended, at: 1)
        try family.ann.deleteItem(family.item("Cashew").id)
        let old = try family.ann.plan()
        try family.at("2026-04-02T08:00")
        let receipt = try family.ann.newCycle(draft())
        let new = try family.ann.plan()
        #expect(try family.names(.medicine) == ["Cetirizine"])
        #expect(try family.names(.maintenance).isEmpty)
        #expect(try family.names(.treatment) == ["Sesame", "Peanut"])
        #expect(try family.names(.recommended) == ["Almond", "Egg"])
        #expect(new.items.map(\.lineage) == old.openItems.map(\.lineage))
        #expect(new.items.map(\.id.rawValue) == new.items.map { "\($0.lineage)-cycle-2" })
        #expect(new.items.allSatisfy { $0.added == nil && $0.place.earlier.isEmpty })
        #expect(try family.item("Almond").dosing == old.findItem("Almond").dosing)
        #expect(try family.item("Peanut").dosing == Dosing(isWeekly: true))
        #expect(
            receipt.warnings == [
                .dosesMissing(item: "Sesame", weeks: Array(1...12)),
                .dosesMissing(item: "Peanut", weeks: Array(1...12)),
            ]
        )
    }

    @Test("the old cycle stays as it was, and readable")
    func old() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        let before = try family.ann.plan(of: Cycle.ID("cycle-1"))
        try family.at("2026-04-02T08:00")
        try family.ann.newCycle(draft())
        try family.ann.editItem(family.item("Peanut").id, ItemEdit(name: "Peanut butter"))
        try family.ann.deleteItem(family.item("Egg").id)
        let after = try family.ann.plan(of: Cycle.ID("cycle-1"))
        #expect(after.items == before.items)
        #expect(after.cycle == before.cycle)
        #expect(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).count == 1)
        #expect(try family.ann.findItem("Egg", in: Cycle.ID("cycle-1")) == before.findItem("Egg"))
    }

    @Test("200 items come along, in their order")
    func many() throws {
        let drafts = (1...200).map { ItemDraft("Item \($0)", Category.allCases[$0 % 4], nil) }
        let family = try Family(drafts)
        let names = try Category.allCases.map { try family.names($0) }
        try family.at("2026-04-02T08:00")
        try family.ann.newCycle(draft())
        #expect(try family.ann.plan().items.count == 200)
        #expect(try Category.allCases.map { try family.names($0) } == names)
        #expect(try family.ann.plan().items.allSatisfy { $0.cycle.rawValue == "cycle-2" })
    }

    @Test("this cycle's doses are given by the old items, and every week of a treatment food is required")
    func doses() throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        let peanut = try family.item("Peanut").id
        let egg = try family.item("Egg").id
        let before = try family.dump()
        var draft = try draft()
        draft.dosing = [peanut: rising(1...11)]
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: [12])) { try family.ann.newCycle(draft) }
        draft.dosing = [egg: rising(1...12)]
        #expect(throws: TIPsError.weeklyDosesNotAllowed(.recommended)) { try family.ann.newCycle(draft) }
        draft.dosing = [Item.ID("none"): rising(1...12)]
        #expect(throws: TIPsError.notFound(what: "item", "none")) { try family.ann.newCycle(draft) }
        #expect(try family.dump() == before)
        draft.dosing = [peanut: rising(1...12), egg: .same(DoseDraft("2", "piece"))]
        draft.patient = "Max"
        let receipt = try family.ann.newCycle(draft, unitIsMeant: true)
        #expect(receipt.cycle.patient == "Max")
        #expect(try family.item("Peanut").dosing.weeks[12]?.text == "12")
        #expect(try family.item("Egg").dosing.daily?.text == "2")
        #expect(receipt.warnings.map(\.isAboutMissingDoses) == [false, true, true])
    }

    @Test("items are renamed and moved before the cycle begins; a treatment food that leaves keeps its last dose")
    func changed() throws {
        let family = try Family()
        let (peanut, almond) = (try family.item("Peanut").id, try family.item("Almond").id)
        try family.at("2026-04-02T08:00")
        var draft = try draft()
        draft.names = [peanut: "Peanut butter"]
        draft.categories = [peanut: .maintenance, almond: .recommended]
        draft.dosing[almond] = .same(DoseDraft("3", "piece"))
        try family.ann.newCycle(draft)
        #expect(try family.names(.maintenance) == ["Peanut butter"])
        #expect(try family.names(.treatment) == ["Cashew", "Sesame"])
        #expect(try family.names(.recommended) == ["Egg", "Almond"])
        #expect(try family.item("Peanut butter").dosing.daily?.text == "1/4")
        #expect(try family.item("Peanut butter").unconfirmed == true)
        #expect(try family.item("Almond").dosing.daily?.text == "3")
        #expect(try family.ann.plan(of: Cycle.ID("cycle-1")).findItem("Peanut").category == .treatment)
        var stray = try self.draft()
        stray.names = [ID("nobody"): "X"]
        #expect(throws: TIPsError.self) { try family.ann.newCycle(stray) }
    }

    @Test("a dose that doses by week replaced isn't carried over, so nobody is asked to confirm it")
    func replacedByWeeks() throws {
        let family = try Family([ItemDraft("Oat", .treatment, .same(DoseDraft("1", "g")))])
        let weekly = ItemEdit(dosing: .weekly(Family.doses("1", "g", weeks: 1...12)))
        try family.ann.editItem(family.item("Oat").id, weekly)
        try family.at("2026-03-30T08:00")
        try family.ann.newCycle(draft())
        #expect(try family.item("Oat").unconfirmed == nil)
    }

    @Test("the screen takes other names, categories, doses and new items, and hands them over")
    func changedOnScreen() throws {
        let family = try Family()
        let (peanut, egg) = (try family.item("Peanut").id, try family.item("Egg").id)
        try family.at("2026-03-30T08:00")
        var typed = ["step": "items", "challenge": "2026-04-06"]
        typed = SetupStep.pressing("add/medicine", typed: typed)
        let form = try family.ann.newCycleScreen(typed: typed).form
        #expect(form.buttons.map(\.id).contains("add/treatment"))
        #expect(form[field: "\(peanut).category"]?.value == "treatment")
        typed["\(peanut).name"] = "Peanut butter"
        typed["\(peanut).category"] = "maintenance"
        typed["\(peanut).dose"] = "2"
        typed["\(peanut).unit"] = try family.ann.findUnit("tsp").id.rawValue
        typed["\(egg).keep"] = "false"
        typed["medicine.1.name"] = "Zinc"
        typed["medicine.1.dose"] = "1"
        typed["medicine.1.unit"] = "tablet"
        let (cashew, sesame) = (try family.item("Cashew").id, try family.item("Sesame").id)
        typed["\(cashew).keep"] = "false"
        typed["\(sesame).week.1.dose"] = "2"
        typed["\(sesame).week.1.unit"] = try family.ann.findUnit("g").id.rawValue
        typed["step"] = "confirm"
        let page = try family.ann.newCycleScreen(typed: typed)
        #expect(page.summary.contains("Maintenance Foods: Almond (2 pieces), Peanut butter (2 tsp)"))
        #expect(page.summary.contains("Medicine: Cetirizine (5 mL), Zinc (1 tablet)"))
        #expect(page.summary.contains("Treatment Foods: Sesame (week 1: 2 g)"))
        #expect(page.summary.contains("not carried over: Cashew and Egg"))
        try family.ann.newCycle(try #require(page.draft))
        #expect(try family.names(.medicine) == ["Cetirizine", "Zinc"])
        #expect(try family.names(.maintenance) == ["Almond", "Peanut butter"])
        #expect(try family.names(.recommended).isEmpty)
        #expect(try family.item("Peanut butter").dosing.daily?.text == "2")
    }

    @Test("items that are dropped stay behind; one that isn't there can't be dropped")
    func dropped() throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        var draft = try draft()
        draft.dropped = [Item.ID("none")]
        #expect(throws: TIPsError.notFound(what: "item", "none")) { try family.ann.newCycle(draft) }
        draft.dropped = [try family.item("Egg").id, try family.item("Cashew").id]
        try family.ann.newCycle(draft)
        #expect(try family.ann.plan().items.map(\.name) == ["Cetirizine", "Almond", "Peanut", "Sesame"])
        #expect(try family.ann.plan(of: Cycle.ID("cycle-1")).openItems.count == 6)
    }

    @Test("cycle 25 was the last")
    func last() throws {
        let family = try Family(number: 24)
        try family.at("2026-03-30T08:00")
        #expect(try family.ann.newCycle(draft()).cycle.number == 25)
        try family.at("2026-06-22T08:00")
        let before = try family.dump()
        let after = try NewCycleDraft(start: date("2026-06-22"), challenge: date("2026-09-14"), dosesFollow: true)
        #expect(throws: TIPsError.lastCycle) { try family.ann.newCycle(after) }
        #expect(try family.dump() == before)
    }

    @Test("a number of its own is taken if it is free; dates that overlap are refused")
    func numbers() throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        var draft = try draft()
        draft.number = 1
        #expect(throws: TIPsError.cycleNumberTaken(1)) { try family.ann.newCycle(draft) }
        draft.number = 7
        draft.start = try date("2026-03-29")
        let overlap = try TIPsError.cyclesOverlap(
            number: 7,
            other: 1,
            start: date("2026-01-05"),
            challenge: date("2026-03-30")
        )
        #expect(throws: overlap) { try family.ann.newCycle(draft) }
        draft.start = try date("2026-04-01")
        #expect(try family.ann.newCycle(draft).cycle.id.rawValue == "cycle-7")
    }

    @Test("after a number was corrected, the next cycle gets an id of its own")
    func corrected() throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        try family.ann.newCycle(draft())
        try family.ann.editCycle(Cycle.ID("cycle-1"), CycleEdit(number: 5))
        try family.ann.editCycle(Cycle.ID("cycle-2"), CycleEdit(number: 1))
        try family.at("2026-06-22T08:00")
        let third = try NewCycleDraft(start: date("2026-06-22"), challenge: date("2026-09-14"), dosesFollow: true)
        #expect(try family.ann.newCycle(third).cycle.id.rawValue == "cycle-2b")
    }

    @Test("reminders and timer are the member's and stay")
    func settings() throws {
        let family = try Family(settings: MemberSettings(timerIsOn: false, timerMinutes: 25))
        try family.ann.setReminder(.treatment, isOn: true)
        let before = try family.ann.settings()
        try family.at("2026-03-30T08:00")
        try family.ann.newCycle(draft())
        #expect(try family.ann.settings() == before)
    }

    @Test("two admins who both start the next cycle, apart, have one cycle and each item once after the merge")
    func folded() throws {
        let family = try Family()
        let bob = try family.ann.addMember("Bob", role: .admin)
        let file = try family.ann.exportRoom()
        let other = try Family(now: "2026-03-30T09:00", seed: 2, isSetUp: false)
        try other.ann.importRoom(file)
        try other.ann.become(bob.id)
        try family.at("2026-03-30T08:00")
        try family.ann.newCycle(draft())
        try family.ann.editItem(family.item("Egg").id, ItemEdit(name: "Boiled egg"))
        var later = try draft()
        later.challenge = try date("2026-06-29")
        try other.ann.newCycle(later)
        let mine = try family.ann.exportRoom()
        let theirs = try other.ann.exportRoom()
        try family.ann.importRoom(theirs)
        try other.ann.importRoom(mine)
        for plan in [try family.ann.plan(), try other.ann.plan()] {
            #expect(plan.cycles.map(\.number) == [1, 2])
            #expect(plan.cycle?.challenge == later.challenge)
            #expect(plan.items.map(\.name) == ["Cetirizine", "Almond", "Peanut", "Cashew", "Sesame", "Egg"])
        }
        #expect(try family.ann.plan() == other.ann.plan())
        #expect(try family.summaries().contains("cycle 2 started: 2026-03-30 to 2026-06-22"))
        #expect(try other.summaries().contains("cycle 2 started: 2026-03-30 to 2026-06-29"))
    }

    private func draft() throws -> NewCycleDraft {
        try NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-06-22"), dosesFollow: true)
    }
}

extension PlanWarning {
    fileprivate var isAboutMissingDoses: Bool {
        if case .dosesMissing = self { true } else { false }
    }
}

@Suite("A new cycle needs the doses of its treatment foods")
struct NewCycleDoseTests {
    private func family() throws -> Family {
        let items = [
            ItemDraft("Almond", .maintenance, .same(DoseDraft("2", "piece"))),
            ItemDraft("Cashew", .treatment, .weekly(Family.doses("1/4", "tsp", weeks: 1...12))),
            ItemDraft("Oat", .treatment, .same(DoseDraft("1", "g"))),
        ]
        return try Family(items, now: "2026-03-30T08:00")
    }

    @Test("it doesn't begin without them, unless they follow; a log without a dose says so")
    func required() throws {
        let family = try family()
        let cashew = try family.item("Cashew").id
        var draft = try NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-04-13"))
        let before = try family.ann.exportRoom()
        #expect(throws: TIPsError.missingWeekDoses(item: "Cashew", weeks: [1, 2])) { try family.ann.newCycle(draft) }
        draft.dosing = [cashew: .weekly([1: DoseDraft("1/4", "tsp")])]
        #expect(throws: TIPsError.missingWeekDoses(item: "Cashew", weeks: [2])) { try family.ann.newCycle(draft) }
        #expect(try family.ann.exportRoom() == before)
        draft.dosing = [:]
        draft.dosesFollow = true
        try family.ann.newCycle(draft)
        let new = try family.item("Cashew").id
        #expect(throws: TIPsError.noDosePlanned(item: "Cashew", day: try date("2026-03-30"))) {
            try family.ann.log(new, clinicSaidGoOn: true)
        }
        try family.ann.log(new, clinicSaidGoOn: true, withoutDose: true)
        let row = try #require(try family.ann.historyPage().days.first?.rows.first)
        #expect(row.notes.contains("no dose was in the plan, and Ann logged it without one"))
    }

    @Test("the form tells the last cycle's doses, and asks for those that don't stay")
    func form() throws {
        let family = try family()
        let (almond, cashew, oat) = (
            try family.item("Almond").id, try family.item("Cashew").id, try family.item("Oat").id
        )
        var typed = ["step": "items", "start": "2026-03-30", "challenge": "2026-04-06"]
        let page = try family.ann.newCycleScreen(typed: typed)
        #expect(page.form[field: "\(almond).dose"]?.reading == "blank keeps 2 pieces")
        #expect(page.form[field: "\(oat).dose"]?.reading == "blank keeps 1 g")
        #expect(page.form[field: "\(cashew).week.1.dose"]?.reading == "last cycle: 1/4 tsp")
        #expect(page.next.whyNot == "Cashew: Week 1: Dose: a dose is needed, such as 1/4")
        typed["\(cashew).keep"] = "false"
        #expect(try family.ann.newCycleScreen(typed: typed).next.isEnabled)
        typed["step"] = "confirm"
        let summary = try family.ann.newCycleScreen(typed: typed).summary
        #expect(summary.contains("Maintenance Foods: Almond (2 pieces)"))
        #expect(summary.contains("Treatment Foods: Oat (1 g)"))
        #expect(summary.contains("not carried over: Cashew"))
    }
}

@Suite("A new cycle in one go")
struct WholeNewCycleTests {
    @Test("a deleted item comes back where it is wanted, with its lineage; without being asked for it stays away")
    func restored() throws {
        let family = try Family()
        let almond = try family.item("Almond")
        try family.at("2026-02-01T08:00")
        try family.ann.deleteItem(almond.id)
        try family.at("2026-03-30T08:00")
        let draft = NewCycleDraft(
            start: try date("2026-03-30"),
            challenge: try date("2026-05-25"),
            restored: [almond.id],
            dosesFollow: true
        )
        let cycle = try family.ann.newCycle(draft).cycle
        let back = try #require(family.ann.plan(of: cycle.id).items.first { $0.name == "Almond" })
        #expect(back.lineage == almond.lineage)
        #expect(back.archived == nil)
        #expect(back.dosing.daily?.text == "2")
    }

    @Test("a record that was never deleted can't be brought back")
    func nothingToRestore() throws {
        let family = try Family(now: "2026-03-30T08:00")
        let almond = try family.item("Almond").id
        let draft = NewCycleDraft(
            start: try date("2026-03-30"),
            challenge: try date("2026-05-25"),
            restored: [almond]
        )
        #expect(throws: TIPsError.notFound(what: "deleted item", almond.rawValue)) { try family.ann.newCycle(draft) }
    }

    @Test("new units, new items and the admin's settings begin with the cycle, in one transaction, or nothing does")
    func whole() throws {
        let family = try Family(now: "2026-03-30T08:00")
        var draft = NewCycleDraft(
            start: try date("2026-03-30"),
            challenge: try date("2026-05-25"),
            units: ["drop", "TSP"],
            items: [
                ItemDraft("Vitamin D", .medicine, .same(DoseDraft("3", "drop"))),
                ItemDraft("Soy", .recommended, .same(DoseDraft("1", "cup"))),
            ],
            settings: MemberSettings(timerMinutes: 20),
            dosesFollow: true
        )
        let before = try family.ann.exportRoom()
        #expect(throws: TIPsError.self) { try family.ann.newCycle(draft) }
        #expect(try family.ann.exportRoom() == before)
        draft.items.removeLast()
        let cycle = try family.ann.newCycle(draft).cycle
        let plan = try family.ann.plan(of: cycle.id)
        #expect(plan.items.filter { $0.category == .medicine }.map(\.name) == ["Cetirizine", "Vitamin D"])
        #expect(plan.items.allSatisfy { $0.added == nil })
        #expect(plan.pickableUnits.filter { TextRule.key($0.name) == TextRule.key("tsp") }.count == 1)
        #expect(try family.ann.settings().timerMinutes == 20)
        let changes = try family.store.read { db in try ChangeLog.changes(limit: 1, in: db) }
        #expect(changes.first?.useCase == "newCycle")
    }
}
