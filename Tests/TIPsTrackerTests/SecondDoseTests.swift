import Foundation
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A true second dose")
struct SecondDoseTests {
    @Test("It is a second dose in the supply, the CSV, the week, the warnings and the report")
    func everywhere() throws {
        let family = try Family()
        let item = try family.item("Cetirizine").id
        try family.ann.setSupply(item, DoseDraft("100", "mL"))
        try family.at("2026-01-05T08:10")
        try family.ann.log(item)
        try family.at("2026-01-05T20:00")
        try family.ann.log(item, secondDose: true)
        #expect(try family.ann.suppliesPage().rows.first?.text.hasPrefix("90 mL left") == true)
        let lines = try String(decoding: family.ann.exportLogs(), as: UTF8.self).split(separator: "\r\n")
        #expect(lines.count == 3 && lines[1].contains("Ann,2026-01-05 08:10") && lines[1].hasSuffix(",no,"))
        #expect(lines[2].contains("Ann,2026-01-05 20:00") && lines[2].hasSuffix(",yes,"))
        let cell = try #require(try family.ann.weekViewPage().sections[0].rows.first?.cells.first)
        #expect(cell.doses == 2 && !cell.isDouble && cell.time == "08:10")
        let warnings = try family.ann.homeScreen().warnings
        #expect(warnings.map(\.kind) == ["takenTwice"])
        #expect(warnings[0].text.contains("Cetirizine was taken twice: Ann 08:10, Ann 20:00"))
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(report.doubles.map(\.doses) == [2] && !report.doubles[0].isUncertain)
        let box = report.weeks[0].sections[0].rows[0].cells[0]
        #expect(box.doses == 2 && !box.isDouble)
    }

    @Test("Two people's ticks of one box are still one dose or two, also beside a second dose")
    func uncertain() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let item = try family.item("Cetirizine").id
        let phone = try family.device(bob, seed: 9)
        try family.ann.log(item)
        try phone.tracker.log(item)
        try family.ann.importRoom(phone.tracker.exportRoom())
        let days = try date("2026-01-05")..<date("2026-01-06")
        var entry = try #require(try family.ann.entries(in: days).first)
        #expect(entry.isUncertain && entry.doses.count == 1)
        try family.at("2026-01-05T09:00")
        try family.ann.log(item, secondDose: true)
        entry = try #require(try family.ann.entries(in: days).first)
        #expect(entry.isUncertain && entry.doses.count == 2)
        #expect(Set(try family.ann.homeScreen().warnings.map(\.kind)) == ["loggedTwice", "takenTwice"])
    }

    @Test(
        "Two treatment foods that two devices logged within the plan's wait are told on home; one that was logged early on purpose isn't"
    )
    func tooClose() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let phone = try family.device(bob, seed: 9)
        let foods = try ["Peanut", "Cashew", "Sesame"].map { try family.item($0) }
        let start = family.clock.now
        try family.ann.log(foods[0].id)
        phone.clock.now = start.adding(minutes: 14)
        try phone.tracker.log(foods[1].id)
        family.clock.now = phone.clock.now
        #expect(try family.ann.homeScreen().warnings.allSatisfy { $0.kind != "tooClose" })
        try family.ann.importRoom(phone.tracker.exportRoom())
        let text = try #require(try family.ann.homeScreen().warnings.first { $0.kind == "tooClose" }?.text)
        #expect(
            text.contains("\(foods[0].name) (Ann") && text.contains("\(foods[1].name) (Bob")
                && text.contains("15 minutes")
        )
        try family.ann.log(foods[2].id, early: true)
        #expect(try family.ann.homeScreen().warnings.count { $0.kind == "tooClose" } == 1)
    }

    @Test("Two treatment foods that are exactly the plan's wait apart are as the plan says")
    func apart() throws {
        let family = try Family()
        let foods = try ["Peanut", "Cashew", "Sesame"].map { try family.item($0) }
        try family.ann.log(foods[0].id)
        family.clock.advance(minutes: 15)
        try family.ann.log(foods[1].id)
        #expect(try family.ann.homeScreen().warnings.allSatisfy { $0.kind != "tooClose" })
    }

    @Test("The gate doesn't ask again on a day about a hold that was answered, and asks about one that wasn't")
    func answered() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        let day = try date("2026-01-05")
        try family.ann.hold(day...day, reason: "fever")
        #expect(throws: TIPsError.self) { try family.ann.log(peanut) }
        try family.ann.log(peanut, clinicSaidGoOn: true)
        try family.at("2026-01-05T12:00")
        #expect(try !family.ann.log(peanut, secondDose: true).wasTicked)
        try family.at("2026-01-05T13:00")
        try family.ann.hold(day...day, reason: "vomiting")
        #expect(throws: TIPsError.self) { try family.ann.log(peanut, secondDose: true) }
        try family.at("2026-01-06T08:00")
        #expect(throws: TIPsError.self) { try family.ann.log(peanut) }
    }
}
