import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("One person on two phones")
struct DoubleDoseTests {
    @Test("the same person's ticks on two phones are told as a double dose, on both, and each is deleted by itself")
    func twoPhones() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        let phone = try family.device(family.ann, seed: 9)
        try family.ann.log(peanut)
        phone.clock.advance(minutes: 12)
        try phone.tracker.log(peanut)
        try family.ann.importRoom(phone.tracker.exportRoom())
        try phone.tracker.importRoom(family.ann.exportRoom())
        try family.at("2026-01-05T08:20")
        phone.clock.advance(minutes: 8)
        for tracker in [family.ann, phone.tracker] {
            let home = try tracker.homeScreen()
            #expect(home.warnings.contains { $0.text.contains("Peanut was logged twice: Ann 08:00, Ann 08:12") })
            let report = try tracker.report(of: Cycle.ID("cycle-1"))
            #expect(report.doubles.map(\.logs) == [["Ann 08:00", "Ann 08:12"]])
            #expect(try tracker.historyPage(on: date("2026-01-05")).days.flatMap(\.rows).count == 2)
        }
        let days = try date("2026-01-05")..<date("2026-01-06")
        let logs = try #require(try family.ann.entries(in: days).first).claims
        // A log that the other device edits, or deletes and brings back, stays a log of its own.
        let edited = try family.ann.editLog(logs[1].id, at: family.instant("2026-01-05T08:15"))
        #expect(try family.ann.entries(in: days).flatMap(\.claims) == [logs[0], edited.claim])
        try family.ann.deleteLog(edited.id)
        #expect(try family.ann.entries(in: days).flatMap(\.claims) == [logs[0]])
        try family.ann.undo()
        #expect(try family.ann.entries(in: days).flatMap(\.claims).map(\.at) == [logs[0].at, edited.at])
        try family.ann.deleteLog(logs[1].id)
        #expect(try family.ann.entries(in: days).flatMap(\.claims) == [logs[0]])
    }

    @Test("a true second dose is recorded as one: the box counts once, and history and report name it")
    func second() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        #expect(try family.ann.log(peanut, secondDose: true).entry.claim.isSecondDose == false, "the first of the day")
        try family.at("2026-01-05T09:00")
        #expect(try family.ann.log(peanut).wasTicked)
        let receipt = try family.ann.log(peanut, secondDose: true)
        #expect(!receipt.wasTicked && receipt.entry.claim.isSecondDose && receipt.entry.others.count == 1)
        let notes = try family.ann.historyPage(on: date("2026-01-05")).days.flatMap(\.rows).map(\.notes)
        #expect(notes[0].contains("a second dose") && !notes[1].contains("a second dose"))
        #expect(try family.ann.homeScreen().categories[2].summary == "1 of 3 logged")
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(report.doubles.map(\.logs) == [["Ann 08:00", "Ann 09:00, recorded as a second dose"]])
        let phone = try family.device(family.ann, seed: 9)
        #expect(try phone.tracker.entries(in: date("2026-01-05")..<date("2026-01-06")).first?.claims.count == 2)
    }
}
