import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A treatment food that leaves and returns")
struct MovedFoodTests {
    @Test(
        "Its doses by week are in force again when it returns, on the same day, later, before the start and by undo",
        arguments: [
            ("2026-01-20T08:00", "2026-01-20T09:00"), ("2026-01-20T08:00", "2026-02-03T08:00"),
            ("2026-01-02T08:00", "2026-01-02T09:00"),
        ]
    )
    func returns(away: String, back: String) throws {
        let family = try Family(now: away)
        let peanut = try family.item("Peanut").id
        let doses = try family.item("Peanut").dosing
        let moved = try family.ann.moveItem(peanut, to: .maintenance).item
        #expect(!moved.dosing.isWeekly && moved.dosing.daily?.text == "1/4" && moved.wasWeekly == true)
        try family.ann.undo()
        #expect(try family.item("Peanut").dosing == doses && family.item("Peanut").wasWeekly == nil)
        try family.ann.moveItem(peanut, to: .maintenance)
        try family.at(back)
        try family.ann.moveItem(peanut, to: .treatment)
        let item = try family.item("Peanut")
        #expect(item.dosing.isWeekly && item.dosing.weeks == doses.weeks && item.wasWeekly == nil)
        let changes = try family.ann.historyPage(
            from: date("2026-01-01"),
            through: date("2026-02-04"),
            audit: true
        ).audit.map(\.text)
        #expect(changes.contains { $0.hasSuffix("its doses by week are kept until it returns") })
        #expect(changes.contains { $0.hasSuffix("its doses by week are in force again") })
    }

    @Test("One dose for all weeks that an admin chose stays one when the food returns")
    func oneDose() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        try family.ann.editItem(peanut, ItemEdit(dosing: .same(DoseDraft("1/4", "tsp"))))
        try family.ann.moveItem(peanut, to: .maintenance)
        try family.ann.moveItem(peanut, to: .treatment)
        #expect(try !family.item("Peanut").dosing.isWeekly)
    }
}
