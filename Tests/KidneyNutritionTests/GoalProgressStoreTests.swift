import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The progress of goals, from the entries")
struct GoalProgressStoreTests {
    private func progress(_ patient: Patient, _ subject: GoalSubject) throws -> GoalProgress {
        try #require(try patient.kidney.goals().first { $0.goal.subject == subject }?.progress)
    }

    @Test("a weight goal starts from the weight when it was made, or from the first one after it")
    func weight() throws {
        let patient = try GoalPatient.make()
        let kidney = patient.kidney
        try kidney.addWeight("86 kg", at: patient.moment("2026-01-10T08:00"))
        let goal = try kidney.addGoal(.weight(kilograms: 75, by: nil))
        #expect(goal.progress?.shown == "82 of 75 kg, from 82 kg")
        #expect(goal.progress?.share == 0)
        for (day, weight) in [("2026-06-20", "80 kg"), ("2026-07-20", "78.5 kg")] {
            try patient.at("\(day)T08:00")
            try kidney.addWeight(weight)
        }
        let later = try progress(patient, .weight)
        #expect(later.shown == "78.5 of 75 kg, from 82 kg")
        #expect(later.share == (try Rational(1, 2)))
        // A late entry of a weight from before the goal changes the starting point.
        let first = try #require(try kidney.weights().first { $0.kilograms == 82 })
        try kidney.deleteWeight(first.id)
        #expect(try progress(patient, .weight).shown == "78.5 of 75 kg, from 86 kg")
        let old = try #require(try kidney.weights().first { $0.kilograms == 86 })
        try kidney.deleteWeight(old.id)
        #expect(try progress(patient, .weight).shown == "78.5 of 75 kg, from 80 kg")
        try patient.at("2026-09-01T08:00")
        try kidney.addWeight("74.9 kg")
        #expect(try progress(patient, .weight).state == .reached)
    }

    @Test("food and fluid count for the logical day, what has no figure is said, and another day begins anew")
    func days() throws {
        let patient = try GoalPatient.make(.g1)
        let kidney = patient.kidney
        try kidney.importFoods(Pantry.all + [Care.greens, Care.mystery], from: "pantry")
        try kidney.addGoal(.fluidAtLeast(1500))
        try kidney.addGoal(.fruitAndVegetables(cups: 2))
        try kidney.addGoal(.atMost(.sodium, 2000))
        try patient.at("2026-06-03T00:30")
        try kidney.drink(Pantry.water.id, "2 cup")
        try kidney.eat(Care.greens.id, "150 g", meal: .snack)
        try kidney.eat(Pantry.bread.id, "100 g", meal: .snack)
        #expect(try progress(patient, .fluidAtLeast).shown == "474 mL of 1,500 mL")
        #expect(try progress(patient, .fruitAndVegetables).shown == "1.5 cups of 2 cups")
        #expect(try progress(patient, .fruitAndVegetables).share == (try Rational(3, 4)))
        #expect(try progress(patient, .atMost(.sodium)).state == .underway)
        try kidney.eat(Care.mystery.id, "100 g", meal: .snack)
        #expect(try progress(patient, .atMost(.sodium)).note == "1 food has no figure: it can be more")
        try kidney.eat(Care.greens.id, "50 g", meal: .snack)
        #expect(try progress(patient, .fruitAndVegetables).state == .reached)
        try kidney.eat(Pantry.bread.id, "400 g", meal: .snack)
        #expect(try progress(patient, .atMost(.sodium)).state == .missed)
        try patient.at("2026-06-03T03:00")
        #expect(try progress(patient, .fruitAndVegetables).share == 0)
        // Nothing written down is no amount of zero.
        for subject in [GoalSubject.fluidAtLeast, .fruitAndVegetables, .atMost(.sodium)] {
            #expect(try progress(patient, subject).shown == "nothing written down")
        }
        #expect(try progress(patient, .atMost(.sodium)).state == .underway)
    }

    @Test("a laboratory goal goes by the newest value, and says how old it is")
    func lab() throws {
        let patient = try GoalPatient.make(.g3b)
        let kidney = patient.kidney
        #expect(try kidney.addGoal(.lab(.bicarbonate)).progress?.state == .unknown)
        try kidney.addLab(.bicarbonate, "19 mmol/L")
        #expect(try progress(patient, .lab(.bicarbonate)).state == .underway)
        try patient.at("2026-06-12T10:00")
        try kidney.addLab(.bicarbonate, "24 mmol/L")
        #expect(try progress(patient, .lab(.bicarbonate)).state == .reached)
        #expect(try progress(patient, .lab(.bicarbonate)).note == "")
        try patient.at("2026-12-12T10:00")
        #expect(try progress(patient, .lab(.bicarbonate)).note.contains("183 days old"))
    }

    @Test("a pressure goal takes the mean of thirty days, an activity goal the week from Monday on")
    func spans() throws {
        let patient = try GoalPatient.make()
        let kidney = patient.kidney
        try kidney.addGoal(.bloodPressure(systolic: 130, diastolic: 80))
        try kidney.addGoal(.activity(minutes: 150))
        #expect(try progress(patient, .bloodPressure).state == .unknown)
        try kidney.addPressure("180/90", at: patient.moment("2026-05-02T08:00"))
        try kidney.addPressure("140/84", at: patient.moment("2026-05-20T08:00"))
        try kidney.addPressure("130/80", at: patient.moment("2026-06-01T08:00"))
        #expect(try progress(patient, .bloodPressure).shown == "a mean of 135/82 of 2 readings in 30 days")
        try kidney.addActivity(.minutes, "60", at: patient.moment("2026-05-31T08:00"))
        try kidney.addActivity(.minutes, "45", at: patient.moment("2026-06-01T08:00"))
        try kidney.addActivity(.minutes, "30", at: patient.moment("2026-06-02T08:00"))
        #expect(try progress(patient, .activity).shown == "75 of 150 minutes this week")
        #expect(try progress(patient, .activity).share == (try Rational(1, 2)))
    }
}
