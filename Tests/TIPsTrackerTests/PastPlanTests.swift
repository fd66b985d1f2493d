import Foundation
import GRDB
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Past weeks show the plan as it was")
struct PastPlanTests {
    /// A room with a food for each kind of dosing, logged in week 1. The clock is in week 6.
    private func family() throws -> Family {
        let family = try Family([
            ItemDraft("Rice", .maintenance, .same(DoseDraft("1", "piece"))),
            ItemDraft("Peanut", .treatment, .weekly(Family.doses("1/4", "tsp", weeks: 1...12))),
        ])
        try family.ann.log(try family.item("Rice").id)
        try family.ann.log(try family.item("Peanut").id)
        try family.at("2026-02-12T08:00")
        return family
    }

    private func week(_ number: Int, _ family: Family) throws -> [WeekViewPage.Row] {
        try family.ann.weekViewPage(week: number).sections.flatMap(\.rows)
    }

    private func report(_ family: Family) throws -> ClinicReport {
        try family.ann.report(of: try family.ann.findCycle("1").id)
    }

    private let threeSpoons = ItemEdit(dosing: .same(DoseDraft("3", "tsp")))

    @Test("a dose that is edited in week 6 leaves week 1 and the report's week 1 as they were")
    func dose() throws {
        let family = try family()
        try family.ann.editItem(try family.item("Peanut").id, threeSpoons, tenfoldIsMeant: true)
        try family.ann.editItem(try family.item("Rice").id, ItemEdit(dosing: .same(DoseDraft("9", "piece"))))
        #expect(try week(1, family).map { $0.dose?.text } == ["1 piece", "1/4 tsp"])
        #expect(try week(7, family).map { $0.dose?.text } == ["9 pieces", "3 tsp"])
        let report = try report(family)
        #expect(report.weeks[0].sections.flatMap(\.rows).map { $0.dose?.text } == ["1 piece", "1/4 tsp"])
        #expect(report.weeks[0].sections.flatMap(\.rows).allSatisfy { $0.changes.isEmpty })
        #expect(try report.items.map(\.doseSince) == [date("2026-02-12"), date("2026-02-12")])
    }

    @Test("the week of the change shows both doses, the second with its day")
    func weekOfChange() throws {
        let family = try family()
        try family.ann.editItem(try family.item("Rice").id, ItemEdit(dosing: .same(DoseDraft("9", "piece"))))
        let row = try #require(try week(6, family).first)
        #expect(row.dose?.text == "1 piece")
        #expect(row.changes == [DatedDose(from: try date("2026-02-12"), dose: DoseLabel(amount: "9", unit: "piece"))])
        let clinic = try #require(try report(family).weeks[5].sections.first?.rows.first)
        #expect(clinic.dose == row.dose)
        #expect(clinic.changes == row.changes)
    }

    @Test("the report lists each change of the plan with its day")
    func changes() throws {
        let family = try family()
        let (rice, peanut) = (try family.item("Rice").id, try family.item("Peanut").id)
        try family.ann.editItem(rice, ItemEdit(dosing: .same(DoseDraft("9", "piece"))))
        try family.ann.editItem(peanut, ItemEdit(dosing: .weekly([7: DoseDraft("1", "tsp")])))
        try family.at("2026-02-14T08:00")
        try family.ann.editItem(peanut, threeSpoons, tenfoldIsMeant: true)
        try family.ann.editItem(rice, ItemEdit(name: "Rice cake"))
        try family.ann.moveItem(rice, to: .recommended)
        try family.at("2026-02-15T08:00")
        try family.ann.deleteItem(peanut)
        #expect(
            try report(family).planChanges.map { "\($0.day) \($0.item) \($0.text)" } == [
                "2026-02-12 Peanut dose of week 7: 1/4 tsp → 1 tsp",
                "2026-02-12 Rice dose: 1 piece → 9 pieces",
                "2026-02-14 Peanut dose: 1/4 tsp in weeks 1–6, 1 tsp in week 7, 1/4 tsp in weeks 8–12 → 3 tsp every week",
                "2026-02-14 Rice cake renamed from Rice",
                "2026-02-14 Rice cake moved from Maintenance Foods to Recommended Foods",
                "2026-02-15 Peanut taken out of the plan",
            ]
        )
    }

    @Test(
        "the report and the changes list a move of the challenge and of the start with its day, on every device, and its undo"
    )
    func movedDates() throws {
        let family = try family()
        let cycle = Cycle.ID("cycle-1")
        func changes(_ tracker: TIPsTracker) throws -> [String] {
            try tracker.report(of: cycle).planChanges.map { "\($0.day) \($0.item) \($0.text)" }
        }
        // Put right on its day, it is one change.
        try family.ann.editCycle(cycle, CycleEdit(challenge: date("2026-03-29")))
        try family.ann.editCycle(cycle, CycleEdit(challenge: date("2026-03-23")))
        let moved = "2026-02-12 Cycle 1 food challenge: 2026-03-30 → 2026-03-23"
        #expect(try changes(family.ann) == [moved])
        try family.at("2026-02-14T08:00")
        try family.ann.editCycle(cycle, CycleEdit(patient: "Mia M."))
        #expect(try changes(family.ann) == [moved])
        try family.ann.editCycle(cycle, CycleEdit(start: date("2026-01-06")))
        let started = "2026-02-14 Cycle 1 dosing start: 2026-01-05 → 2026-01-06"
        #expect(try changes(family.ann) == [moved, started])
        let phone = try family.device(family.ann, seed: 9)
        phone.clock.now = family.clock.now
        #expect(try changes(phone.tracker) == [moved, started])
        let audit = try family.ann.historyPage(from: date("2026-02-12"), through: date("2026-02-14"), audit: true).audit
        #expect(audit.contains { $0.text == "2026-02-12: cycle 1: challenge 2026-03-29 → 2026-03-23" })
        try family.at("2026-02-16T08:00")
        try family.ann.undo()
        let back = "2026-02-16 Cycle 1 dosing start: 2026-01-06 → 2026-01-05"
        #expect(try changes(family.ann) == [moved, started, back])
    }

    @Test("moves of the dosing start on one day are one move to the last; one that came back is none")
    func netMoves() throws {
        let family = try Family()
        let cycle = Cycle.ID("cycle-1")
        func start(_ days: String...) throws -> [String] {
            for day in days { try family.ann.editCycle(cycle, CycleEdit(start: date(day))) }
            return try family.ann.report(of: cycle).planChanges.map { "\($0.day) \($0.text)" }
        }
        try family.at("2026-01-06T08:00")
        #expect(try start("2026-01-06") == ["2026-01-06 dosing start: 2026-01-05 → 2026-01-06"])
        #expect(try start("2026-01-05") == [])
        let later = "2026-01-06 dosing start: 2026-01-05 → 2026-01-08"
        #expect(try start("2026-01-06", "2026-01-07", "2026-01-08") == [later])
        try family.at("2026-01-07T08:00")
        #expect(try start("2026-01-05") == [later, "2026-01-07 dosing start: 2026-01-08 → 2026-01-05"])
    }

    @Test(
        "a challenge that moves after the start was moved past the day is listed as the start is, and nothing later is lost"
    )
    func challengeAfterStart() throws {
        let family = try Family()
        let cycle = Cycle.ID("cycle-1")
        func changes(_ edit: CycleEdit) throws -> [String] {
            try family.ann.editCycle(cycle, edit)
            return try family.ann.report(of: cycle).planChanges.map { "\($0.day) \($0.text)" }
        }
        try family.at("2026-01-06T08:00")
        let started = "2026-01-06 dosing start: 2026-01-05 → 2026-01-08"
        #expect(try changes(CycleEdit(start: date("2026-01-08"))) == [started])
        try family.at("2026-01-06T09:00")
        let moved = "2026-01-06 food challenge: 2026-03-30 → 2026-03-23"
        #expect(try changes(CycleEdit(challenge: date("2026-03-23"))) == [started, moved])
        try family.at("2026-01-20T08:00")
        let again = "2026-01-20 food challenge: 2026-03-23 → 2026-03-16"
        #expect(try changes(CycleEdit(challenge: date("2026-03-16"))) == [started, moved, again])
    }

    @Test("moves of the start and of the challenge before the first day are corrections, and none is listed")
    func corrections() throws {
        let family = try Family(now: "2025-12-30T08:00")
        let cycle = Cycle.ID("cycle-1")
        try family.at("2025-12-31T08:00")
        try family.ann.editCycle(cycle, CycleEdit(start: date("2026-01-06")))
        try family.at("2025-12-31T09:00")
        try family.ann.editCycle(cycle, CycleEdit(challenge: date("2026-03-23")))
        #expect(try family.ann.report(of: cycle).planChanges.isEmpty)
    }

    @Test("a food that was moved and renamed has its old name, category and dose in the weeks before")
    func moved() throws {
        let family = try family()
        let peanut = try family.item("Peanut").id
        try family.ann.editItem(
            peanut,
            ItemEdit(name: "Peanut butter", dosing: .same(DoseDraft("3", "tsp"))),
            tenfoldIsMeant: true
        )
        try family.ann.moveItem(peanut, to: .maintenance)
        let page = try family.ann.weekViewPage(week: 1)
        let section = try #require(page.sections.first { $0.category == .treatment })
        #expect(section.rows.map(\.name) == ["Peanut"])
        #expect(section.rows.map { $0.dose?.text } == ["1/4 tsp"])
        #expect(page.sections.first { $0.category == .maintenance }?.rows.map(\.name) == ["Rice"])
        #expect(try week(7, family).map(\.name) == ["Rice", "Peanut butter"])
    }

    @Test("a past week has its items in the order of that week, in the grid and in the report, and also after an undo")
    func order() throws {
        let family = try Family(["Rice", "Oat", "Egg"].map { ItemDraft($0, .maintenance, .same(DoseDraft("1", "g"))) })
        try family.at("2026-02-12T08:00")
        try family.ann.moveItem(try family.item("Egg").id, to: .maintenance, at: 1)
        func names(_ week: Int) throws -> [String] { try self.week(week, family).map(\.name) }
        #expect(try names(1) == ["Rice", "Oat", "Egg"])
        #expect(try names(6) == ["Egg", "Rice", "Oat"])
        #expect(try report(family).weeks[0].sections.flatMap(\.rows).map(\.name) == ["Rice", "Oat", "Egg"])
        #expect(try report(family).weeks[5].sections.flatMap(\.rows).map(\.name) == ["Egg", "Rice", "Oat"])
        try family.at("2026-02-20T08:00")
        try family.ann.undo()
        #expect(try names(1) == ["Rice", "Oat", "Egg"])
        #expect(try names(6) == ["Egg", "Rice", "Oat"])
        #expect(try names(7) == ["Rice", "Oat", "Egg"])
    }

    @Test("an item that changed its category keeps its place among the items of the weeks before")
    func orderBeforeMove() throws {
        let family = try Family(
            ["Rice", "Oat"].map { ItemDraft($0, .maintenance, .same(DoseDraft("1", "g"))) }
                + ["Fig", "Soy"].map { ItemDraft($0, .recommended, nil) }
        )
        try family.at("2026-02-12T08:00")
        try family.ann.moveItem(try family.item("Rice").id, to: .recommended)
        #expect(try week(1, family).map(\.name) == ["Rice", "Oat", "Fig", "Soy"])
        #expect(try week(7, family).map(\.name) == ["Oat", "Fig", "Soy", "Rice"])
    }

    @Test("a unit that is renamed keeps its old name in the weeks before")
    func unit() throws {
        let family = try family()
        try family.ann.renameUnit(try family.ann.findUnit("piece").id, to: "cake", isMeant: true)
        #expect(try week(1, family).first?.dose?.text == "1 piece")
        #expect(try week(7, family).first?.dose?.text == "1 cake")
    }

    @Test("a typing error that is put right on its day leaves nothing behind")
    func correction() throws {
        let family = try family()
        let rice = try family.item("Rice").id
        try family.ann.editItem(rice, ItemEdit(dosing: .same(DoseDraft("99", "piece"))), tenfoldIsMeant: true)
        try family.ann.editItem(rice, ItemEdit(dosing: .same(DoseDraft("9", "piece"))), tenfoldIsMeant: true)
        #expect(try report(family).planChanges.map(\.text) == ["dose: 1 piece → 9 pieces"])
        try family.ann.addItem(ItemDraft("Oat", .maintenance, .same(DoseDraft("1", "g"))))
        try family.ann.editItem(try family.item("Oat").id, ItemEdit(dosing: .same(DoseDraft("2", "g"))))
        #expect(try report(family).planChanges.map(\.text) == ["dose: 1 piece → 9 pieces", "added to the plan"])
    }

    @Test("an undo days later ends the change on its day: the days between keep what they had")
    func undone() throws {
        let family = try family()
        try family.ann.editItem(try family.item("Rice").id, ItemEdit(dosing: .same(DoseDraft("9", "piece"))))
        try family.at("2026-02-14T08:00")
        try family.ann.undo()
        #expect(
            try report(family).planChanges.map { "\($0.day) \($0.text)" } == [
                "2026-02-12 dose: 1 piece → 9 pieces", "2026-02-14 dose: 9 pieces → 1 piece",
            ]
        )
        let item = try family.item("Rice")
        #expect(try item.dosing(on: date("2026-02-11")).daily?.text == "1")
        #expect(try item.dosing(on: date("2026-02-13")).daily?.text == "9")
        #expect(item.dosing.daily?.text == "1")
    }

    @Test("a correction of the dates before the cycle begins is no move of the challenge, also undone on another day")
    func undoneBefore() throws {
        let family = try Family(now: "2026-01-02T08:00")
        let cycle = try family.ann.findCycle("1").id
        try family.ann.editCycle(cycle, CycleEdit(challenge: try date("2026-03-23")))
        try family.at("2026-01-04T08:00")
        try family.ann.undo()
        #expect(try family.ann.findCycle("1").challenge == date("2026-03-30"))
        try family.at("2026-01-05T08:00")
        #expect(try report(family).planChanges.isEmpty)
    }

    @Test("two admins who change a dose apart, each on a day of their own, keep both days on every device")
    func twoAdmins() throws {
        let family = try family()
        let rice = try family.item("Rice").id
        let bob = try family.member("Bob", .admin)
        let phone = try family.device(bob, seed: 7)
        try family.ann.editItem(rice, ItemEdit(dosing: .same(DoseDraft("2", "piece"))))
        phone.clock.now = try family.instant("2026-02-13T08:00")
        try phone.tracker.editItem(rice, ItemEdit(dosing: .same(DoseDraft("3", "piece"))))
        try family.at("2026-02-14T08:00")
        phone.clock.now = family.clock.now
        let (files, cycle) = (
            [try family.ann.exportRoom(), try phone.tracker.exportRoom()], try family.ann.findCycle("1").id
        )
        try family.ann.importRoom(files[1])
        try phone.tracker.importRoom(files[0])
        let told = [
            "2026-02-12 dose: 1 piece → 2 pieces", "2026-02-13 dose: 2 pieces → 3 pieces",
        ]
        for tracker in [family.ann, phone.tracker] {
            #expect(try tracker.report(of: cycle).planChanges.map { "\($0.day) \($0.text)" } == told)
        }
    }

    @Test("a log of another dose than the plan's says so in the grid and in the report")
    func otherDose() throws {
        let family = try Family([ItemDraft("Rice", .maintenance, .same(DoseDraft("1", "piece")))])
        let rice = try family.item("Rice").id
        try family.ann.log(rice)
        // A change on the first day corrects the plan.
        try family.ann.editItem(rice, ItemEdit(dosing: .same(DoseDraft("2", "piece"))))
        try family.at("2026-01-06T08:00")
        try family.ann.log(rice)
        let row = try #require(try week(1, family).first)
        #expect(row.cells.map { $0.dose?.text }.prefix(3) == ["1 piece", nil, nil])
        let other = try #require(try report(family).otherDoses.first)
        #expect(other.logged.text == "1 piece")
        #expect(other.planned?.text == "2 pieces")
        #expect(other.first == (try date("2026-01-05")))
        #expect(other.last == other.first)
        #expect(other.changedAt == "08:00")
    }

    @Test("a food that got its dose in mid-cycle was not due before")
    func firstDose() throws {
        let family = try Family([ItemDraft("Rice", .maintenance, nil)])
        try family.at("2026-01-07T08:00")
        try family.ann.editItem(try family.item("Rice").id, ItemEdit(dosing: .same(DoseDraft("2", "piece"))))
        try family.at("2026-01-09T08:00")
        let row = try #require(try week(1, family).first)
        #expect(row.cells.prefix(4).map(\.state) == [.notDue, .notDue, .missed, .missed])
    }

    @Test(
        "a store from before there was a trail of doses opens and reads: its past weeks show today's plan, marked where a log differs"
    )
    func withoutTrail() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        do {
            let family = try Family([ItemDraft("Rice", .maintenance, .same(DoseDraft("1", "piece")))], file: file)
            try family.ann.log(try family.item("Rice").id)
            try family.at("2026-02-12T08:00")
            try family.ann.editItem(try family.item("Rice").id, ItemEdit(dosing: .same(DoseDraft("9", "piece"))))
            // Earlier versions wrote only the register.
            let gone = try family.store.write { db in
                try db.execute(sql: "DELETE FROM register WHERE field LIKE '%:____-__-__'")
                return db.changesCount
            }
            #expect(gone > 0)
        }
        let store = try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
        let zone = try TimeZone.named("America/Phoenix")
        let clock = ManualClock(zone.instant(of: try LocalDateTime(iso8601: "2026-02-12T09:00")), zone: zone)
        let tracker = TIPsTracker(store: store, clock: clock.wallClock, ids: .seeded(9))
        let row = try #require(tracker.weekViewPage(week: 1).sections.flatMap(\.rows).first)
        #expect(row.dose?.text == "9 pieces")
        #expect(try tracker.historyPage().days.flatMap(\.rows).contains { $0.dose?.text == "1 piece" })
        let report = try tracker.report(of: try tracker.findCycle("1").id)
        #expect(report.items.map(\.name) == ["Rice"])
    }
}
