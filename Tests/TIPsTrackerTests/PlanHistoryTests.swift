import Foundation
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The plan changes, what was logged stays")
struct PlanHistoryTests {
    @Test("a log keeps the name, category and dose it was made with, whatever becomes of the item and its unit")
    func snapshot() throws {
        let family = try Family()
        let almond = try family.item("Almond").id
        let log = try family.ann.log(almond).entry
        try family.at("2026-01-06T08:00")
        try family.ann.moveItem(almond, to: .recommended)
        try family.ann.editItem(almond, ItemEdit(name: "Almonds", dosing: .same(DoseDraft("3", "piece"))))
        try family.ann.renameUnit(family.ann.findUnit("piece").id, to: "pc")
        let second = try family.ann.log(almond).entry
        try family.ann.deleteUnit(family.ann.findUnit("pc").id)
        try family.ann.deleteItem(almond)
        let entries = try family.ann.entries(in: date("2026-01-05")..<date("2026-01-07"))
        #expect(entries == [log, second])
        let old = DoseLabel(amount: "2", unit: "piece")
        #expect(entries[0].claim.snapshot == Snapshot(item: "Almond", category: .maintenance, dose: old))
        let new = DoseLabel(amount: "3", unit: "pc")
        #expect(entries[1].claim.snapshot == Snapshot(item: "Almonds", category: .recommended, dose: new))
    }

    @Test("a treatment food logged before its dose was edited keeps that week's dose")
    func dose() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, rising(1...12))], now: "2026-01-14T08:00")
        let peanut = try family.item("Peanut").id
        let log = try family.ann.log(peanut, clinicSaidGoOn: true).entry
        let edit = ItemEdit(dosing: .weekly(Family.doses("1/2", "g", weeks: 2...12)))
        try family.ann.editItem(peanut, edit, tenfoldIsMeant: true)
        try family.at("2026-01-15T08:00")
        let later = try family.ann.log(peanut).entry
        #expect(log.claim.snapshot.dose?.text == "2 mg")
        #expect(later.claim.snapshot.dose?.text == "1/2 g")
        #expect(try family.ann.entries(in: date("2026-01-14")..<date("2026-01-16")) == [log, later])
    }

    @Test("logs keep their days when the start, the room's zone or the number is edited")
    func days() throws {
        let items = [ItemDraft("Cetirizine", .medicine, nil)]
        let family = try Family(items, now: "2026-01-14T20:00")
        let log = try family.ann.log(family.item("Cetirizine").id).entry
        let start = try date("2026-01-01")
        try family.ann.editCycle(Cycle.ID("cycle-1"), CycleEdit(number: 4, start: start, weekDoses: .byWeek))
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        #expect(try family.ann.entries(in: date("2026-01-14")..<date("2026-01-15")) == [log])
        #expect(log.day == (try date("2026-01-14")))
    }

    @Test("two admins who move one item apart from each other agree after the merge, and no item is lost")
    func merged() throws {
        let (family, other) = try pair()
        let peanut = try family.item("Peanut").id
        try family.ann.moveItem(peanut, to: .treatment, at: 3)
        try family.ann.moveItem(family.item("Egg").id, to: .maintenance, at: 1)
        other.clock.advance(minutes: 1)
        try other.ann.moveItem(peanut, to: .maintenance)
        try other.ann.moveItem(other.item("Sesame").id, to: .treatment, at: 1)
        try join(family, other)
        #expect(try family.ann.plan() == other.ann.plan())
        #expect(try family.names(.maintenance) == ["Egg", "Almond", "Peanut"])
        #expect(try family.names(.treatment) == ["Sesame", "Cashew"])
        #expect(try family.ann.plan().items.count == 6)
    }

    @Test("one admin's new name and another's new dose of an item both hold")
    func fields() throws {
        let (family, other) = try pair()
        let egg = try family.item("Egg").id
        try family.ann.editItem(egg, ItemEdit(name: "Boiled egg"))
        try other.ann.editItem(egg, ItemEdit(dosing: .same(DoseDraft("1/2", "piece"))))
        try other.ann.renameUnit(other.ann.findUnit("piece").id, to: "pc")
        try join(family, other)
        for member in [family, other] {
            let plan = try member.ann.plan()
            let item = try plan.findItem("Boiled egg")
            #expect(try plan.label(#require(item.dosing.daily)).text == "1/2 pc")
        }
    }

    /// Ann's room, and its copy on Bob's device.
    private func pair() throws -> (Family, Family) {
        let family = try Family()
        let bob = try family.ann.addMember("Bob", role: .admin)
        let other = try Family(seed: 2, isSetUp: false)
        try other.ann.importRoom(family.ann.exportRoom())
        try other.ann.become(bob.id)
        return (family, other)
    }

    private func join(_ one: Family, _ other: Family) throws {
        let file = try one.ann.exportRoom()
        try one.ann.importRoom(other.ann.exportRoom())
        try other.ann.importRoom(file)
    }
}
