import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Laws over generated histories of use cases")
struct StoreLawTests {
    @Test("undo is the inverse of every use case, to the row", arguments: [1, 2, 3] as [UInt64])
    func inverse(seed: UInt64) throws {
        var history = try PatientHistory(seed: seed)
        var undone: Set<String> = []
        for number in 0..<220 {
            let before = try history.patient.tables()
            let name = try history.step(number)
            guard try history.patient.tables() != before else { continue }
            try history.patient.kidney.undo()
            #expect(try history.patient.tables() == before, "seed \(seed), \(number): \(name)")
            undone.insert(name)
            // Most changes are redone, so that the history continues.
            if number % 4 > 0 { try history.patient.redo() }
        }
        #expect(undone.count >= 16, "\(undone.sorted())")
    }

    @Test("a whole history is taken back, change by change, to where it began", arguments: [11, 12] as [UInt64])
    func wayBack(seed: UInt64) throws {
        var history = try PatientHistory(seed: seed)
        let patient = history.patient
        var states = [try patient.tables()]
        for number in 0..<120 {
            _ = try history.step(number)
            let state = try patient.tables()
            if state != states.last { states.append(state) }
        }
        #expect(states.count > 40)
        while states.count > 1 {
            states.removeLast()
            try patient.kidney.undo()
            #expect(try patient.tables() == states.last, "seed \(seed), \(states.count)")
        }
        #expect(throws: KidneyError.store(.nothingToUndo)) { try patient.kidney.undo() }
    }

    @Test("a use case that is refused leaves the tables and the history as they were", arguments: [21, 22] as [UInt64])
    func refusals(seed: UInt64) throws {
        var history = try PatientHistory(seed: seed)
        var refused: Set<String> = []
        for number in 0..<250 {
            let (tables, log) = (try history.patient.tables(), try history.patient.history())
            let name = try history.step(number)
            guard let end = name.range(of: ", refused") else { continue }
            #expect(try history.patient.tables() == tables && history.patient.history() == log, "\(name)")
            #expect(!name.contains("something went wrong"), "\(name)")
            refused.insert(String(name[..<end.lowerBound]))
        }
        #expect(refused.count >= 4, "\(refused.sorted())")
    }

    @Test("every change is one entry of the history, whatever it is", arguments: [31] as [UInt64])
    func oneEntry(seed: UInt64) throws {
        var history = try PatientHistory(seed: seed)
        for number in 0..<200 {
            let (tables, count) = (try history.patient.tables(), try history.patient.history().count)
            let name = try history.step(number)
            let isChanged = try history.patient.tables() != tables
            #expect(try history.patient.history().count == count + (isChanged ? 1 : 0), "\(number): \(name)")
        }
    }

    @Test("everything goes into an archive and comes back the same, the search with it")
    func archive() throws {
        var history = try PatientHistory(seed: 41)
        for number in 0..<150 { _ = try history.step(number) }
        let patient = history.patient
        var archive = Data()
        try Archive.write(patient.store) { archive.append($0) }
        let other = try LocalStore.inMemory(schemas: KidneyNutrition.schemas)
        let file = patient.folder.file("archive.jsonl")
        try archive.write(to: file)
        try Archive.read(file, into: other)
        var again = Data()
        try Archive.write(other) { again.append($0) }
        #expect(again == archive)
        let kidney = KidneyNutrition(store: other, photos: nil, clock: patient.clock.wallClock, ids: .seeded(9))
        #expect(try kidney.today() == patient.kidney.today())
        #expect(try kidney.searchFoods("tom") == patient.kidney.searchFoods("tom"))
    }
}

@Suite("The tables")
struct StoreSchemaTests {
    @Test("the tables keep the house rules")
    func audit() throws {
        let nutrients = FoodRow.nutrientColumns.map { "food.\($0)" }
        let findings = try SchemaAudit.findings(
            of: KidneyNutrition.schema,
            nullable: Set(
                nutrients + [
                    "profile.sex", "profile.birth_date", "profile.height", "profile.dry_weight",
                    "profile.urine_output", "profile.avatar_id", "profile.care_team_phone",
                    "profile.after_hours_phone", "clinic_limit.low", "clinic_limit.high",
                    "condition_period.to_day",
                    "lab_result.formula", "lab_result.source_reference", "weight.source_reference",
                    "blood_pressure.source_reference", "activity.source_reference", "food.brand", "food.food_group",
                    "food.fluid", "custom_food.yield", "custom_food.label", "intake_entry.portion",
                    "intake_entry.unit", "intake_entry.meal", "meal_photo.meal", "meal_photo.note",
                    "medicine.stop_day", "goal.ended_on", "goal_step.amount", "goal_step.second", "goal_step.by_day",
                ]
            ),
            with: [Attachments.schema]
        )
        #expect(findings == [])
    }
}
