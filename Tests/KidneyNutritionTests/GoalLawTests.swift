import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// A random history of goals, likes and their data, including refused use cases.
private struct GoalHistory {
    let patient: Patient
    var generator: SeededGenerator

    init(seed: UInt64) throws {
        patient = try GoalPatient.make(.g3b, seed: seed, limits: [GoalPatient.limit(.energy, low: 1700)])
        generator = SeededGenerator(seed: seed)
    }

    /// Runs one use case, and returns whether it was refused.
    mutating func step(_ number: Int) throws -> Bool {
        // Sometimes the clock is set back.
        let minutes = generator.oneIn(12) ? -2000 : generator.int(in: 10...900)
        patient.clock.advance(minutes: minutes)
        let useCase = try next(number)
        do {
            try useCase(patient.kidney)
            return false
        } catch let error as KidneyError {
            if case .fault = error { throw error }
            return true
        }
    }

    private mutating func next(_ number: Int) throws -> (KidneyNutrition) throws -> Void {
        let goal = try patient.kidney.goals(withEnded: true).randomElement(using: &generator)?.goal
        let aim = aim(of: goal?.subject, number)
        let place = generator.int(in: -1...6)
        switch generator.int(in: 0...9) {
        case 0, 1, 2: return { [aim = self.aim(of: nil, number)] in try $0.addGoal(aim) }
        case 3, 4: return { if let goal { try $0.editGoal(goal.id, to: aim) } }
        case 5: return { if let goal { try $0.moveGoal(goal.id, to: place) } }
        case 6: return { if let goal { try $0.deleteGoal(goal.id) } }
        case 7:
            let potassium = generator.pick(["4.2", "4.8", "5.7"])
            return { try $0.addLab(.potassium, potassium) }
        case 8:
            let weight = "\(79 + number % 5).5 kg"
            return { try $0.addWeight(weight) }
        default:
            let foods = BundledFoods.kinds[0]
            let (first, second) = (generator.pick(foods).id, generator.pick(foods).id)
            let isVegetarian = generator.oneIn(2)
            return {
                try $0.setPreferences(FoodPreferences(likes: [first], dislikes: [second], isVegetarian: isVegetarian))
            }
        }
    }

    private mutating func aim(of subject: GoalSubject?, _ number: Int) -> GoalAim {
        switch subject ?? generator.pick([.weight, .fruitAndVegetables, .atMost(.sodium), .activity, .lab(.potassium)])
        {
        case .weight: .weight(kilograms: Rational(Int64(70 + number % 10)), by: nil)
        case .fruitAndVegetables: .fruitAndVegetables(cups: Rational(Int64(1 + number % 3)))
        case .atMost: .atMost(.sodium, Rational(Int64(1200 + number * 50 % 1000)))
        case .lab: .lab(.potassium)
        default: .activity(minutes: Rational(Int64(60 + number % 200)))
        }
    }
}

@Suite("Laws over generated histories of goals")
struct GoalLawTests {
    @Test(
        "there is one goal of a kind at a time, places have no gaps, days before an edit keep their number",
        arguments: [1, 2, 3] as [UInt64]
    )
    func laws(seed: UInt64) throws {
        var history = try GoalHistory(seed: seed)
        let kidney = history.patient.kidney
        var (made, refused) = (0, 0)
        for number in 0..<120 {
            let (tables, log) = (try history.patient.tables(), try history.patient.history())
            let known = try kidney.goals(withEnded: true).map(\.goal)
            if try history.step(number) {
                refused += 1
                #expect(try history.patient.tables() == tables && history.patient.history() == log)
                continue
            }
            made += 1
            let today = try kidney.currentDay()
            let goals = try kidney.goals(withEnded: true).map(\.goal)
            let open = goals.filter { $0.endedOn == nil }
            #expect(Set(open.map(\.subject)).count == open.count, "seed \(seed), \(number)")
            #expect(open.map(\.priority) == Array(0..<open.count).map { $0 + 1 }, "seed \(seed), \(number)")
            for goal in goals {
                #expect(goal.steps.map(\.from) == goal.steps.map(\.from).sorted())
                guard let before = known.first(where: { $0.id == goal.id }) else { continue }
                let day = min(today, goal.from).adding(days: -1)
                for past in [day, today.previous] where past < today && past >= before.from {
                    #expect(goal.aim(on: past) == before.aim(on: past), "seed \(seed), \(number): \(past)")
                }
            }
            #expect(
                try goals.filter { $0.endedOn == nil }
                    == kidney.goalsScreen().goals.compactMap { row in
                        goals.first { $0.id == row.id }
                    }
            )
        }
        #expect(made > 50 && refused > 10, "\(made) and \(refused)")
    }

    @Test(
        "an undo is the inverse of every use case of goals and likes, to the row",
        arguments: [4, 5] as [UInt64]
    )
    func inverse(seed: UInt64) throws {
        var history = try GoalHistory(seed: seed)
        var undone = 0
        for number in 0..<150 {
            let before = try history.patient.tables()
            _ = try history.step(number)
            // Only every third change is undone, so that the history continues.
            guard number % 3 == 0, try history.patient.tables() != before else { continue }
            try history.patient.kidney.undo()
            #expect(try history.patient.tables() == before, "seed \(seed), \(number)")
            undone += 1
        }
        #expect(undone > 20)
    }
}
