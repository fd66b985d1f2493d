import Foundation
import FractionParser
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Faults: an entry and what it brings about are whole or absent, whatever crashes and whoever writes")
struct KidneyFaultTests {
    private func worker(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess(Executable.named("fault-worker"), ["kidney"] + arguments)
    }

    /// A file with four good days and two meals of the fifth, on a Friday evening in Greenwich. The dinner completes the week.
    private func beforeDinner(in folder: TemporaryFolder) throws -> (patient: Patient, file: String) {
        let file = folder.file("kidney.sqlite")
        let patient = try Patient(now: "2026-06-05T19:00", zone: "GMT", file: file, profile: Care.profile(.g4))
        try patient.kidney.importFoods([Care.ration], from: "care")
        for day in 1...4 { try patient.eatWell(on: "2026-06-0\(day)") }
        for (meal, hour) in [(Meal.breakfast, "08"), (.lunch, "12")] {
            try patient.kidney.eat(Care.ration.id, "330 g", meal: meal, at: patient.moment("2026-06-05T\(hour):00"))
        }
        return (patient, file.path)
    }

    /// Checks that each reward was given once, that no evaluation is pending, and that the file is sound.
    private func expectWhole(_ patient: Patient, _ comment: Comment) throws {
        #expect(try patient.kidney.evaluate().rewards.isEmpty, comment)
        let ledger = try patient.kidney.rewards()
        for key in ledger.keys {
            #expect(ledger.entries(of: key).filter { $0.change == .grant }.count == 1, comment)
        }
        #expect(try patient.store.inspect().findings.isEmpty, comment)
    }

    @Test(
        "a process killed in the middle of an entry leaves nothing of it, nor of its reward; entered again it earns it once",
        arguments: ["intake_entry", "reward_line", "notice", "evaluation_mark", "change", "change_row"]
    )
    func killedInTheMiddle(table: String) throws {
        let folder = try TemporaryFolder()
        let (patient, file) = try beforeDinner(in: folder)
        let (tables, changes) = (try patient.tables(), try patient.count("change"))
        let child = try worker("pause", file, "\(patient.clock.now)", Care.ration.id.rawValue, table)
        try child.waitForLine(startingWith: "in the middle")
        #expect(child.kill() == .signal(SIGKILL))
        #expect(try patient.tables() == tables && patient.count("change") == changes)
        #expect(try patient.kidney.rewards().keys.isEmpty)
        let receipt = try patient.kidney.eat(Care.ration.id, "330 g", meal: .dinner)
        #expect(receipt.found.grants.map(\.key.word) == ["diary/week-2026-06-01"])
        try expectWhole(patient, "\(table)")
    }

    @Test(
        "kill -9 over many rounds: what was said to be entered is there, and each reward was given once",
        .timeLimit(.minutes(5))
    )
    func killedOverAndOver() throws {
        let folder = try TemporaryFolder()
        let (patient, file) = try beforeDinner(in: folder)
        var random = SeededGenerator(seed: 7)
        var said: Set<String> = []
        for round in 0..<6 {
            let from = patient.clock.now.adding(days24h: round * 5)
            let child = try worker("eat", file, "\(from)", Care.ration.id.rawValue, "30")
            try child.waitForLine(startingWith: "ready")
            for _ in 0..<random.int(in: 1...12) + round {
                guard let line = try child.readLine() else { break }
                said.insert(String(line.dropFirst("saved ".count)))
            }
            child.kill()
            while let line = try child.readLine() { said.insert(String(line.dropFirst("saved ".count))) }
            let entries = try patient.store.read { db in
                Set(try String.fetchAll(db, sql: "SELECT id FROM intake_entry"))
            }
            #expect(said.isSubset(of: entries), "round \(round)")
        }
        patient.clock.now = patient.clock.now.adding(days24h: 60)
        try patient.kidney.evaluate()
        #expect(try !patient.kidney.rewards().keys.isEmpty)
        try expectWhole(patient, "many rounds")
    }

    @Test("two processes that enter meals at once lose none, and each reward is given once")
    func twoProcesses() throws {
        let folder = try TemporaryFolder()
        let (patient, file) = try beforeDinner(in: folder)
        let children = try (0..<2).map { _ in
            try worker("eat", file, "\(patient.clock.now)", Care.ration.id.rawValue, "9")
        }
        var saved: Set<String> = []
        for child in children {
            #expect(try child.wait() == .status(0))
            while let line = try child.readLine() {
                if line.hasPrefix("saved") { saved.insert(line) }
            }
        }
        #expect(try saved.count == 54 && patient.count("intake_entry") == 14 + 54)
        patient.clock.now = patient.clock.now.adding(days24h: 9)
        try patient.kidney.evaluate()
        #expect(try patient.kidney.rewards().keys.map(\.word).contains("diary/week-2026-06-01"))
        try expectWhole(patient, "two processes")
    }

    @Test("two processes that evaluate at once give each reward once")
    func evaluatedTwice() throws {
        let folder = try TemporaryFolder()
        let (patient, file) = try beforeDinner(in: folder)
        // The entry is stored but not evaluated, as after an interrupted import.
        try patient.kidney.enterForLater { tables in
            let entry = IntakeEntry(
                TimeKit.ID("dinner"),
                food: Care.ration,
                amount: FoodAmount(grams: 330),
                meal: .dinner,
                at: tables.now,
                day: try LabSample.day("2026-06-05")
            )
            try tables.insert(entry, in: patient.zone)
        }
        let children = try (0..<2).map { _ in
            try worker("evaluate", file, "\(patient.clock.now)", Care.ration.id.rawValue)
        }
        for child in children { try child.waitForLine(startingWith: "ready") }
        for child in children { child.closeInput() }
        var given: [String] = []
        for child in children {
            #expect(try child.wait() == .status(0))
            while let line = try child.readLine() { given.append(line) }
        }
        #expect(given.sorted() == ["given 0", "given 1"])
        try expectWhole(patient, "two evaluations")
    }
}
