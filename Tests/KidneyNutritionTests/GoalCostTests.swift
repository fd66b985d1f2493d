import FractionParser
import StorageKit
import StoreSteps
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Goals and advice after five years")
struct GoalCostTests {
    /// A patient with three entries, a weight, a blood pressure and an activity on each day, and labs each month. The rows are copies of real ones.
    private static func patient(days: Int) throws -> Patient {
        let patient = try GoalPatient.make(.g2, now: "2026-06-02T20:00")
        let kidney = patient.kidney
        var profile = try #require(try kidney.profile())
        try profile.diabetesDiet.set(.carbohydrate, typed: "180", in: .international)
        try profile.diabetesDiet.set(.hbA1c, typed: "7 %", in: .international)
        try profile.diabetesDiet.set(.fastingGlucose, typed: "7 mmol/L", in: .international)
        try kidney.setProfile(profile)
        try patient.stockPantry()
        for food in [Pantry.banana, Pantry.bread, Pantry.water] {
            try kidney.eat(food.id, "50 g", meal: .dinner, at: patient.moment("2026-06-02T19:00"))
        }
        try kidney.addPressure("128/78", at: patient.moment("2026-06-02T18:00"))
        try kidney.addActivity(.minutes, "20", at: patient.moment("2026-06-02T18:00"))
        for (analyte, value) in [(Analyte.potassium, "4.4"), (.hbA1c, "7.4 %"), (.uricAcid, "5 mg/dL")] {
            try kidney.addLab(analyte, value, at: patient.moment("2026-06-01"))
        }
        try kidney.addLab(.glucose, "6.5 mmol/L", at: patient.moment("2026-06-01"), remarks: [.fasting])
        let aims: [GoalAim] = [
            .weight(kilograms: 75, by: nil), .bloodPressure(systolic: 130, diastolic: 80), .lab(.potassium),
            .atMost(.sodium, 2000), .activity(minutes: 150), .fruitAndVegetables(cups: 2),
        ]
        for aim in aims { try kidney.addGoal(aim) }
        try patient.copyBack(
            [("intake_entry", 1), ("weight", 1), ("blood_pressure", 1), ("activity", 1), ("lab_result", 30)],
            days: days
        )
        return patient
    }

    @Test("goals with how far they are, advice and the diet take SQLite a fifth more steps at most than after a month")
    func sameSteps() throws {
        let young = try Self.patient(days: 31)
        let old = try Self.patient(days: 1826)
        #expect(try young.count("weight") == 31 && old.count("weight") == 1826)
        let looks: [(String, Int, (KidneyNutrition) throws -> Int)] = [
            ("goals", 6, { try $0.goalsScreen().goals.count }),
            ("today with the diet", 3, { try $0.today().diet.count }),
            ("advice", 1, { try min(1, $0.recommendScreen().advice.count) }),
            ("reading a goal", 1, { try $0.readGoal("fibre 25") == .atLeast(.fiber, 25) ? 1 : 0 }),
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
