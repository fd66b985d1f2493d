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

    @Test("Three doses of one box are three everywhere, with the time of the first")
    func three() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let item = try family.item("Cetirizine").id
        try family.at("2026-01-05T08:25")
        try bob.log(item)
        for minute in ["26", "27"] {
            try family.at("2026-01-05T08:\(minute)")
            try family.ann.log(item, secondDose: true)
        }
        let home = try family.ann.homeScreen()
        #expect(
            home.warnings.map(\.text) == [
                "Cetirizine was taken 3 times: Bob 08:25, Ann 08:26, Ann 08:27, each recorded as a dose of its own — tell the clinic"
            ]
        )
        let cell = try #require(try family.ann.weekViewPage().sections[0].rows.first?.cells.first)
        #expect(cell.doses == 3 && !cell.isDouble && cell.time == "08:25")
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        let box = report.weeks[0].sections[0].rows[0].cells[0]
        #expect(box.doses == 3 && !box.isDouble && box.time == "08:25")
        #expect(
            report.doubles.map(\.logs) == [
                ["Bob 08:25", "Ann 08:26, recorded as a second dose", "Ann 08:27, recorded as dose 3 of the day"]
            ]
        )
        let notes = try family.ann.historyPage(on: date("2026-01-05")).days.flatMap(\.rows).flatMap(\.notes)
        #expect(notes.contains("a second dose") && notes.contains("dose 3 of the day"))
    }

    @Test("Doses of one instant are taken back one at a time, also one that was deleted and brought back")
    func sameInstant() throws {
        let family = try Family()
        let item = try family.item("Cetirizine").id
        func doses() throws -> Int {
            try family.ann.weekViewPage().sections[0].rows.first?.cells.first?.doses ?? 0
        }
        try family.ann.log(item)
        for _ in 0..<3 { try family.ann.log(item, secondDose: true) }
        #expect(try doses() == 4)
        try family.ann.undo()
        #expect(try doses() == 3)
        let last = try family.ann.log(item, secondDose: true).entry
        try family.ann.deleteLog(last.id)
        try family.ann.undo()
        #expect(try doses() == 4)
        try family.ann.undo()
        #expect(try doses() == 3)
        try family.ann.undo()
        #expect(try doses() == 2)
    }

    @Test("The bar of a recommended food counts each time it was eaten, on home, in the week and in the report")
    func recommended() throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        try family.ann.log(egg)
        family.clock.advance(hours: 3)
        let week = try family.ann.log(egg, secondDose: true).week
        #expect(week?.count == 2)
        #expect(try family.ann.homeScreen().items(.recommended)[0].week?.count == 2)
        let page = try family.ann.weekViewPage().sections.first { $0.category == .recommended }
        #expect(page?.rows[0].count?.count == 2)
        let report = try family.ann.report(of: Cycle.ID("cycle-1")).weeks[0].sections
        #expect(report.first { $0.category == .recommended }?.rows[0].count == "2")
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

    @Test("A first dose that is taken back and brought back came before the second one, which wasn't asked about")
    func broughtBack() throws {
        let family = try Family(now: "2026-01-08T08:00")
        let peanut = try family.item("Peanut").id
        let first = try family.ann.log(peanut, clinicSaidGoOn: true).entry.claim
        #expect(first.goOn?.asked.count == 1)
        try family.at("2026-01-08T08:20")
        try family.ann.log(peanut, early: true, secondDose: true)
        func unasked() throws -> Int {
            try family.ann.report(of: Cycle.ID("cycle-1")).asked.count { $0.unasked != nil }
        }
        #expect(try unasked() == 0)
        try family.at("2026-01-08T08:30")
        try family.ann.unlog(peanut)
        try family.ann.undo()
        #expect(try unasked() == 0)
        let notes = try family.ann.historyPage(on: date("2026-01-08")).days.flatMap(\.rows).flatMap(\.notes)
        #expect(!notes.contains("the clinic's word was not asked for"), "\(notes)")
    }
}
