import FractionParser
import GRDB
import StorageKit
import StoreSteps
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The engine after five years")
struct StoreCostTests {
    /// A patient with six entries, a weight and a blood pressure on each day, and labs each month, up to the clock's day. The rows are copies of real
    /// ones.
    private static func patient(days: Int) throws -> Patient {
        let patient = try Patient(now: "2026-06-02T20:00", profile: LabSample.profile(.hemodialysis, dryWeight: nil))
        let kidney = patient.kidney
        try patient.stockPantry()
        for food in Pantry.all {
            try kidney.eat(food.id, "20 g", meal: .dinner, at: patient.moment("2026-06-02T19:00"))
        }
        try kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-06-02T18:00"))
        try kidney.addPressure("130/80", at: patient.moment("2026-06-02T18:00"))
        for (analyte, value) in [(Analyte.potassium, "5.6"), (.phosphorus, "5.9"), (.pth, "300"), (.creatinine, "6")] {
            try kidney.addLab(analyte, value, at: patient.moment("2026-06-01"))
        }
        try kidney.addMedicine("calcitriol", from: LabSample.day("2020-01-01"))
        try patient.copyBack(
            [("intake_entry", 1), ("weight", 1), ("blood_pressure", 1), ("lab_result", 30)],
            days: days
        )
        try patient.store.write { db in
            try db.execute(
                sql: """
                    INSERT INTO change (at, actor, use_case, subject_kind, subject_id, summary)
                    SELECT at, 'me', 'eat', 'entry', id, 'eaten' FROM intake_entry ORDER BY at;
                    INSERT INTO change_row (change_id, position, table_name, before, after)
                    SELECT id, 0, 'intake_entry', NULL, '{}' FROM change WHERE summary = 'eaten';
                    """
            )
        }
        return patient
    }

    @Test(
        "today, the journal, the targets, a search and an entry take SQLite a fifth more steps at most than after five months"
    )
    func sameSteps() throws {
        // An evaluation looks back at most a month and the week in which it begins, and further for the few values before them.
        let young = try Self.patient(days: 160)
        let old = try Self.patient(days: 1826)
        #expect(try young.count("intake_entry") == 6 * 160 && old.count("intake_entry") == 6 * 1826)
        #expect(try young.count("lab_result") == 4 * 6 && old.count("lab_result") == 4 * 61)
        #expect(try young.kidney.today().totals == old.kidney.today().totals)
        let past = try LabSample.day("2026-05-20")
        let looks: [(String, Int, (KidneyNutrition) throws -> Int)] = [
            ("today", 6, { try $0.today().entries.count }),
            ("a day of the past", 6, { try $0.today(past).entries.count }),
            ("journal", 1, { try $0.journal(past).parts.count }),
            ("interactions", 2, { try $0.interactions(on: past).findings.count }),
            ("targets", 13, { try $0.targets(on: past).targets.count }),
            ("search", 9, { try $0.searchFoods("tom").count }),
            ("weights of a week", 7, { try $0.weights(from: past, to: past.adding(days: 6)).count }),
            ("eat", 7, { try $0.eat(Pantry.banana.id, "1 medium").totals[.sodium].foods }),
            // The value was drawn after the day's session, so it has no effect.
            ("lab", 0, { try $0.addLab(.potassium, "4.4").changes.count }),
            ("weight", 2, { try $0.addWeight("71 kg", .postDialysis).changes.count }),
            ("evaluate", 0, { try $0.evaluate().ids.count }),
            (
                "what stands today", 0,
                {
                    _ = try $0.standingAlerts(); return 0
                }
            ),
            ("undo", 34, { try $0.undo().summary.count }),
        ]
        for (name, wanted, look) in looks {
            let steps = try [young, old].map { patient in
                var found = 0
                let steps = try StepCount.count(in: patient.store) { found = try look(patient.kidney) }
                #expect(found == wanted, "\(name)")
                return steps
            }
            #expect(steps[0] > 50, "\(name): the steps are counted")
            #expect(Double(steps[1]) <= Double(steps[0]) * 1.2, "\(name): \(steps)")
        }
    }
}
