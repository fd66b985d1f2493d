import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Random weeks of a patient: complete and partial days, entries deleted, changed and restored, goals made, edited and ended, labs, undos, and a
/// clock that jumps forward and back.
private struct CareHistory {
    let patient: Patient
    var generator: SeededGenerator

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        let category = generator.pick([DiseaseCategory.g2, .g4, .hemodialysis])
        patient = try Patient(seed: seed, profile: Care.profile(category, urine: 500))
        try patient.kidney.importFoods([Care.ration, Care.greens, Care.mystery, Care.starFruit], from: "care")
        for aim in [GoalAim.atMost(.sodium, 1800), .fruitAndVegetables(cups: 1), .lab(.potassium)] {
            _ = try? patient.kidney.addGoal(aim)
        }
    }

    /// Runs one use case, which may be refused.
    mutating func step(_ number: Int) throws {
        do {
            try next(number, patient.kidney)
        } catch let error as KidneyError {
            if case .fault = error { throw error }
        }
    }

    private mutating func next(_ number: Int, _ kidney: KidneyNutrition) throws {
        let today = try kidney.currentDay()
        let day = today.adding(days: -generator.int(in: 0...9))
        let entries = try kidney.entries(from: today.adding(days: -9), to: today)
        let goals = try kidney.goals().map(\.goal)
        switch generator.int(in: 0...13) {
        case 0...3:
            for _ in 0..<generator.int(in: 1...4) { try eatWell(on: today.adding(days: -generator.int(in: 0...9))) }
        case 4:
            let food = generator.pick([Care.greens, Care.mystery, Care.starFruit, Care.ration])
            let grams = generator.int(in: 1...9) * 100
            try kidney.eat(food.id, "\(grams) g", meal: .snack, at: moment(day, "09"))
        case 5: if let entry = entries.randomElement(using: &generator) { try kidney.deleteEntry(entry.id) }
        case 6:
            guard let entry = entries.randomElement(using: &generator) else { return }
            try kidney.deleteEntry(entry.id)
            let at = Moment(entry.at, in: patient.zone)
            try kidney.eat(entry.food.id, entry.amount.text, meal: entry.meal, at: at)
        case 7:
            if let entry = entries.randomElement(using: &generator) { try kidney.editEntry(entry.id, amount: "90 g") }
        case 8:
            try kidney.addGoal(generator.pick([.atMost(.sodium, 1900), .atLeast(.protein, 70), .fluidAtLeast(500)]))
        case 9:
            guard let goal = goals.randomElement(using: &generator) else { return }
            if generator.oneIn(2) {
                try kidney.deleteGoal(goal.id)
            } else if case .atMost(let nutrient, let amount) = goal.aim {
                try kidney.editGoal(goal.id, to: .atMost(nutrient, try amount.adding(generator.oneIn(2) ? 50 : -50)))
            }
        case 10: try kidney.addLab(.potassium, generator.pick(["3.2", "4.4", "4.6", "5.6"]), at: moment(day, "07"))
        case 11: try kidney.undo()
        default:
            let days = generator.oneIn(4) ? -generator.int(in: 1...12) : generator.int(in: 1...5)
            patient.clock.now = patient.clock.now.adding(days24h: days)
        }
    }

    private func moment(_ day: LocalDate, _ hour: String) throws -> Moment { try patient.moment("\(day)T\(hour):00") }

    private func eatWell(on day: LocalDate) throws { try patient.eatWell(on: "\(day)") }
}

@Suite("Laws of evaluation through the store")
struct EvaluationStoreLawTests {
    @Test(
        "whatever is entered, taken back, made again and whatever the clock does: one grant a reward, its sum is 0 or the grant, a second evaluation does nothing, and reading everything finds no more than reading a part",
        arguments: [1, 2, 3] as [UInt64]
    )
    func laws(seed: UInt64) throws {
        var history = try CareHistory(seed: seed)
        let kidney = history.patient.kidney
        var granted = 0
        for number in 0..<110 {
            let changes = try history.patient.history().count
            try history.step(number)
            let isChanged = try history.patient.history().count > changes
            let found = try kidney.evaluate()
            if isChanged { #expect(found.isEmpty, "seed \(seed), \(number): it was evaluated with the change") }
            #expect(try kidney.evaluate().isEmpty, "seed \(seed), \(number)")
            let ledger = try kidney.rewards()
            for key in ledger.keys {
                let lines = ledger.entries(of: key)
                let amount = ledger.amount(of: key)
                #expect(lines.filter { $0.change == .grant }.count == 1 && amount > 0, "\(key.word), seed \(seed)")
                #expect([0, amount].contains(ledger.sum(of: key)), "\(key.word), seed \(seed)")
                #expect(lines.map(\.number) == Array(lines.indices), "\(key.word), seed \(seed)")
            }
            granted = ledger.keys.count
            guard number % 5 == 0 else { continue }
            let rest = try kidney.read { tables in
                let today = try tables.boundary().day(of: history.patient.clock.now, in: history.patient.zone)
                let start = try LabSample.day("2026-03-30")
                let state = try tables.evaluationState(from: start, today: today, zone: history.patient.zone)
                let all = Evaluating.evaluate(state, now: history.patient.clock.now, today: today)
                return all.without(try tables.known(among: all.ids))
            }
            #expect(rest.rewards.isEmpty && rest.alerts.isEmpty, "seed \(seed), \(number): \(rest.summary)")
        }
        #expect(granted > 0, "seed \(seed)")
    }

    @Test("the interactions known beforehand and those sorted out afterwards are the same")
    func known() throws {
        let patient = try Patient.afterAGoodWeek(category: .hemodialysis)
        try patient.kidney.eat(Care.starFruit.id, "50 g")
        try patient.at("2026-06-08T09:00")
        try patient.kidney.read { tables in
            var state = try tables.evaluationState(
                from: try LabSample.day("2026-04-27"),
                today: try LabSample.day("2026-06-08"),
                zone: patient.zone
            )
            let today = try LabSample.day("2026-06-08")
            let all = Evaluating.evaluate(state, now: patient.clock.now, today: today)
            let known = try tables.known(among: all.ids)
            state.known = known
            let rest = Evaluating.evaluate(state, now: patient.clock.now, today: today)
            #expect(!known.isEmpty && !rest.ids.isEmpty && all.ids.count == known.count + rest.ids.count)
            #expect(all.without(known) == rest)
        }
    }
}
