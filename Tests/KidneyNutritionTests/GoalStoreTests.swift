import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// A patient of 170 cm and 82 kg on the day of the clock.
enum GoalPatient {
    static func make(
        _ category: DiseaseCategory? = .g2,
        now: String = "2026-06-02T10:00",
        seed: UInt64 = 1,
        limits: [ClinicLimit] = [],
        weight: String? = "82 kg"
    ) throws -> Patient {
        var profile = try LabSample.profile(category, dryWeight: nil, limits: limits)
        profile.height = 170
        profile.units = .international
        let patient = try Patient(now: now, seed: seed, profile: profile)
        if let weight { try patient.kidney.addWeight(weight) }
        return patient
    }

    static func limit(_ quantity: TargetQuantity, low: Rational? = nil, high: Rational? = nil) throws -> ClinicLimit {
        ClinicLimit(quantity, low: low, high: high, from: try LabSample.day("2026-01-01"))
    }
}

@Suite("Goals in the store")
struct GoalStoreTests {
    private func aims(_ day: LocalDate) throws -> [GoalAim] {
        [
            .weight(kilograms: try LabSample.number("75.5"), by: day.adding(days: 120)),
            .lab(.potassium), .lab(.hbA1c), .lab(.uricAcid), .fluidAtLeast(1500),
            .fruitAndVegetables(cups: try Rational(4, 3)), .bloodPressure(systolic: 130, diastolic: 80),
            .atMost(.sodium, 2000), .atMost(.protein, 80), .atMost(.energy, 2600), .atLeast(.protein, 70),
            .atLeast(.fiber, try LabSample.number("25.5")), .activity(minutes: 150),
        ]
    }

    @Test("a goal of every kind comes back as it was made, its number exact, after those before it")
    func roundTrip() throws {
        let patient = try GoalPatient.make(limits: [GoalPatient.limit(.energy, low: 1800)])
        let day = try LabSample.day("2026-06-02")
        for (number, aim) in try aims(day).enumerated() {
            let goal = try patient.kidney.addGoal(aim).goal
            #expect(goal.steps == [GoalStep(from: day, aim)])
            #expect(goal.priority == number + 1)
        }
        let kept = try patient.kidney.goals().map(\.goal)
        #expect(try kept.map(\.aim) == aims(day))
        let limited = try GoalPatient.make(.hemodialysis, limits: [GoalPatient.limit(.fluid, high: 1200)])
        try limited.kidney.addGoal(.fluidAtMost(1000))
        #expect(try limited.kidney.goals().map(\.goal.aim) == [.fluidAtMost(1000)])
        #expect(Set(GoalRule.subjects.map(\.word)).count == GoalRule.subjects.count)
        #expect(GoalRule.subjects.allSatisfy { GoalRule.subject(word: $0.word) == $0 })
    }

    @Test("a goal that could harm is refused with the reason, and nothing is changed")
    func harm() throws {
        let patient = try GoalPatient.make(.g4)
        try patient.kidney.addLab(.potassium, "5.6 mmol/L")
        let day = try LabSample.day("2026-06-02")
        let refused: [(GoalAim, String)] = [
            (.fruitAndVegetables(cups: 2), "5.6 mmol/L of 2026-06-02 is high"),
            (.weight(kilograms: 50, by: nil), "would be underweight"),
            (.weight(kilograms: 75, by: day.adding(days: 14)), "choose a later day"),
            (.weight(kilograms: 90, by: nil), "not below the last weight of 82 kg (180.8 lb)"),
            (.fluidAtMost(1000), "nothing limits your fluid"),
            (.fluidAtLeast(5000), "can be too much for weak kidneys"),
            (.atMost(.sodium, 500), "choose 1,500 mg or more"),
            (.atMost(.protein, 10), "are needed a day"),
            (.bloodPressure(systolic: 90, diastolic: 50), "110/60 to 150/90"),
            (.weight(kilograms: 75, by: day), "choose a later day"),
            (.atMost(.calcium, 500), "at most is counted for sodium"),
            (.fruitAndVegetables(cups: 0), "above 0"),
        ]
        for (aim, words) in refused {
            #expect(try patient.refuses { try $0.addGoal(aim) }, "\(aim)")
            let error = #expect(throws: KidneyError.self) { try patient.kidney.addGoal(aim) }
            #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        }
        try patient.kidney.addGoal(.atMost(.sodium, 2000))
        #expect(try patient.refuses(.goalExists(.atMost(.sodium))) { try $0.addGoal(.atMost(.sodium, 1800)) })
    }

    @Test("a fruit goal pauses when potassium rises, says why, and goes on when it is normal again")
    func paused() throws {
        let patient = try GoalPatient.make(.g3b)
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "4.4 mmol/L")
        try kidney.addGoal(.fruitAndVegetables(cups: 2))
        #expect(try kidney.goals().map(\.progress?.state) == [.underway])
        try patient.at("2026-06-20T10:00")
        try kidney.addLab(.potassium, "5.8 mmol/L")
        let progress = try #require(try kidney.goals().first?.progress)
        #expect(progress.state == .paused)
        #expect(progress.note.contains("potassium 5.8 mmol/L of 2026-06-20 is high"))
        try patient.at("2026-07-02T10:00")
        try kidney.addLab(.potassium, "4.6 mmol/L")
        #expect(try kidney.goals().map(\.progress?.state) == [.underway])
    }

    @Test("an edit holds from today on, one more of the day takes its place, and the same again is no change")
    func edit() throws {
        let patient = try GoalPatient.make()
        let kidney = patient.kidney
        let id = try kidney.addGoal(.atMost(.sodium, 2000)).goal.id
        try patient.at("2026-06-10T10:00")
        try kidney.editGoal(id, to: .atMost(.sodium, 1800))
        let goal = try kidney.editGoal(id, to: .atMost(.sodium, 1900)).goal
        #expect(goal.aim(on: try LabSample.day("2026-06-09")) == .atMost(.sodium, 2000))
        #expect(goal.aim(on: try LabSample.day("2026-06-10")) == .atMost(.sodium, 1900))
        #expect(try kidney.goals().map(\.goal) == [goal])
        let log = try patient.history()
        #expect(try kidney.editGoal(id, to: .atMost(.sodium, 1900)).goal == goal)
        #expect(try patient.history() == log)
        #expect(
            try patient.refuses(.goalSubjectChanged(from: .atMost(.sodium), to: .activity)) {
                try $0.editGoal(id, to: .activity(minutes: 150))
            }
        )
        #expect(try patient.refuses { try $0.editGoal(id, to: .atMost(.sodium, 100)) })
        #expect(try patient.refuses(.noSuchRecord("goal", "x")) { try $0.editGoal(.init("x"), to: .lab(.albumin)) })
        // After the clock was set back, the later step becomes the present one, so there is always one.
        try patient.at("2026-05-30T10:00")
        try kidney.addWeight("82 kg")
        #expect(try kidney.editGoal(id, to: .atMost(.sodium, 1700)).goal.steps.map(\.aim) == [.atMost(.sodium, 1700)])
        try kidney.undo()
        #expect(try kidney.goals().map(\.goal) == [goal])
    }

    @Test("a deleted goal ends today and stays in the list of those that ended; made again it is of the same lineage")
    func delete() throws {
        let patient = try GoalPatient.make()
        let kidney = patient.kidney
        let first = try kidney.addGoal(.atMost(.sodium, 2000)).goal
        let second = try kidney.addGoal(.activity(minutes: 150)).goal
        try patient.at("2026-06-10T10:00")
        let ended = try kidney.deleteGoal(first.id)
        let day = try LabSample.day("2026-06-10")
        #expect(ended.endedOn == day)
        #expect(ended.aim(on: day.previous) != nil && ended.aim(on: day) == nil)
        #expect(try kidney.goals().map(\.goal.id) == [second.id])
        #expect(try kidney.goals().map(\.goal.priority) == [1])
        let all = try kidney.goals(withEnded: true)
        #expect(all.map(\.goal.id) == [second.id, first.id])
        #expect(all.last?.progress == nil)
        #expect(try patient.refuses(.goalEnded(day)) { try $0.deleteGoal(first.id) })
        #expect(try patient.refuses(.goalEnded(day)) { try $0.moveGoal(first.id, to: 1) })
        #expect(try patient.refuses(.goalEnded(day)) { try $0.editGoal(first.id, to: .atMost(.sodium, 1900)) })
        let again = try kidney.addGoal(.atMost(.sodium, 1800)).goal
        #expect(again.id != first.id && again.lineage == first.lineage && again.priority == 2)
        try kidney.undo()
        try kidney.undo()
        #expect(try kidney.goals().map(\.goal) == [first, second])
    }

    @Test("goals are moved to a place, the others close up, and an undo puts them back")
    func order() throws {
        let patient = try GoalPatient.make()
        let kidney = patient.kidney
        let aims: [GoalAim] = [.atMost(.sodium, 2000), .activity(minutes: 150), .lab(.albumin), .lab(.potassium)]
        let ids = try aims.map { try kidney.addGoal($0).goal.id }
        func order() throws -> [Int] {
            let goals = try kidney.goals().map(\.goal)
            #expect(goals.map(\.priority) == Array(1...goals.count))
            return goals.compactMap { ids.firstIndex(of: $0.id) }
        }
        try kidney.moveGoal(ids[2], to: 1)
        #expect(try order() == [2, 0, 1, 3])
        try kidney.moveGoal(ids[2], to: 99)
        #expect(try order() == [0, 1, 3, 2])
        try kidney.moveGoal(ids[3], to: -5)
        #expect(try order() == [3, 0, 1, 2])
        try kidney.undo()
        #expect(try order() == [0, 1, 3, 2])
        try kidney.deleteGoal(ids[1])
        #expect(try order() == [0, 3, 2])
        #expect(try patient.refuses(.noSuchRecord("goal", "x")) { try $0.moveGoal(.init("x"), to: 1) })
    }
}
