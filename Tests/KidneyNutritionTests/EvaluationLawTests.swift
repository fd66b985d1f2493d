import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

/// A random record: entries are made, deleted, made again and imported again; goals are made, edited and ended; labs arrive; the clock
/// jumps.
private struct RandomCare {
    var state: EvaluationState
    var today = 3
    /// All entries ever made. An import can bring them again.
    private var imports: [IntakeEntry] = []
    private var made = 0

    init(_ random: inout SeededGenerator) throws {
        let category = random.pick([DiseaseCategory.g2, .g4, .hemodialysis, .transplant])
        var profile = try Care.profile(category, urine: 500)
        if random.oneIn(6) { profile.dryWeight = nil }
        state = EvaluationState(record: CareRecord(profile: profile), from: try Care.day(-40))
        for _ in 0..<3 { try makeGoal(&random) }
    }

    mutating func change(_ random: inout SeededGenerator) throws {
        switch random.int(in: 0...9) {
        case 0, 1: try eat(&random, on: random.int(in: 0...max(today, 1)))
        case 2: for day in 0...max(today, 0) where random.oneIn(2) { try eat(&random, on: day) }
        case 3 where !state.record.entries.isEmpty:
            state.record.entries.remove(at: random.int(in: 0...state.record.entries.count - 1))
        case 4:
            let there = Set(state.record.entries.map(\.id))
            state.record.entries += imports.filter { !there.contains($0.id) }
        case 5: state.record.entries.removeAll { _ in random.oneIn(3) }
        case 6: try makeGoal(&random)
        case 7: try editGoal(&random)
        case 8:
            made += 1
            let value = random.pick(["3.2", "4.4", "4.6", "5.6"])
            let day = try Care.day(random.int(in: -40...max(today, 0)))
            state.record.labs.append(try Care.potassium(value, "\(day)", id: "k\(made)"))
        default: today = random.oneIn(3) ? random.int(in: -2...16) : min(today + random.int(in: 1...3), 40)
        }
    }

    private mutating func eat(_ random: inout SeededGenerator, on day: Int) throws {
        made += 1
        let grams = Int64(random.pick([100, 250, 400, 1000, 1200]))
        let food = random.pick([Care.ration, Care.ration, Care.ration, Care.greens, Care.mystery, Pantry.water])
        let entry = try Care.entry(food, grams: grams, on: day, meal: random.pick(Meal.allCases), id: "e\(made)")
        state.record.entries.append(entry)
        imports.append(entry)
    }

    private func setting() throws -> GoalSetting {
        GoalSetting(try Care.day(today), for: state.record.profile, labs: state.record.labs)
    }

    private mutating func makeGoal(_ random: inout SeededGenerator) throws {
        made += 1
        let aim = random.pick([
            GoalAim.atMost(.sodium, 1800), .atLeast(.protein, 80), .atLeast(.protein, 50), .fruitAndVegetables(cups: 1),
            .fluidAtLeast(300), .fluidAtMost(1400), .atMost(.potassium, 2500), .atMost(.protein, 56), .lab(.potassium),
        ])
        let goal = try? GoalRule.make(aim, id: .init("g\(made)"), among: state.record.goals, in: setting())
        if let goal { state.record.goals.append(goal) }
    }

    private mutating func editGoal(_ random: inout SeededGenerator) throws {
        guard !state.record.goals.isEmpty else { return }
        let index = random.int(in: 0...state.record.goals.count - 1)
        let goal = state.record.goals[index]
        if random.oneIn(2) {
            state.record.goals[index] = GoalRule.end(goal, on: try Care.day(today))
            return
        }
        let aim: GoalAim =
            switch goal.aim {
            case .atMost(let nutrient, let amount): .atMost(nutrient, try amount.adding(random.oneIn(2) ? 50 : -50))
            case .atLeast(let nutrient, let amount): .atLeast(nutrient, try amount.adding(random.oneIn(2) ? 2 : -2))
            case .fruitAndVegetables: .fruitAndVegetables(cups: Rational(Int64(random.int(in: 1...4))))
            case .fluidAtLeast: .fluidAtLeast(Rational(Int64(random.int(in: 1...9)) * 100))
            default: goal.aim
            }
        if let edited = try? GoalRule.edit(goal, to: aim, in: setting()) { state.record.goals[index] = edited }
    }
}

@Suite("Laws of rewards, over generated histories")
struct EvaluationLawTests {
    /// The sum of a nutrient over entries by plain addition; foods without a figure count as zero.
    private func sum(_ nutrient: Nutrient, _ entries: [IntakeEntry]) -> Double {
        entries.reduce(0) { sum, entry in
            let content = entry.food.contents[nutrient]?.amount.value ?? 0
            return sum + Double(content.numerator) / Double(content.denominator)
                * Double(entry.amount.grams.numerator) / Double(entry.amount.grams.denominator) / 100
        }
    }

    /// Checks that no day counted by a reward was harmful.
    private func checkHarmless(_ grant: RewardEntry, _ state: EvaluationState, today: LocalDate, _ seed: UInt64) {
        let record = state.record
        let labs = record.labs.filter { $0.moment.day <= min(grant.key.period.last, today) }
        if grant.key.rule == .month {
            #expect(Set(labs.map(\.moment.day)).count >= 2, "one lab value was rewarded, seed \(seed)")
            return
        }
        let lineage = grant.key.lineage.rawValue
        guard lineage != "diary" else { return }
        let need = grant.key.rule == .day ? 1 : 5
        let isDialysis = record.profile.categories[0].category == .hemodialysis
        let floor = isDialysis ? 70.0 : record.profile.categories[0].category == .g4 ? 42 : 56
        let harmless = grant.key.period.days.filter { day in
            guard day <= today else { return false }
            let eaten = record.entries.filter { $0.day == day }
            guard !eaten.isEmpty else { return false }
            if lineage.hasSuffix("at-most") {
                return day < today && record.profile.dryWeight != nil && sum(.protein, eaten) >= floor
                    && sum(.energy, eaten) >= 1750
            }
            if lineage == "protein-at-least" {
                return record.profile.dryWeight != nil && sum(.protein, eaten) >= floor
            }
            let newest = record.labs.filter { $0.analyte == .potassium && $0.moment.day <= day }
                .max { ($0.moment, $0.id) < ($1.moment, $1.id) }
            if lineage == "fruit-and-vegetables" { return newest?.text != "5.6" }
            return true
        }
        #expect(harmless.count >= need, "\(grant.key.word) was harmful, seed \(seed)")
    }

    @Test(
        "the grants of a key come to 0 or its amount, evaluating again gives nothing, no id comes twice, and nothing harmful is rewarded",
        arguments: Array(1...15) as [UInt64]
    )
    func law(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            var care = try RandomCare(&random)
            var told: Set<String> = []
            for step in 0..<14 {
                try care.change(&random)
                guard step % 2 == 1 else { continue }
                let today = try Care.day(care.today)
                let now = Instant(milliseconds: Int64(random.int(in: 0...1_000_000)))
                let found = Evaluating.evaluate(care.state, now: now, today: today)
                for grant in found.grants { checkHarmless(grant, care.state, today: today, seed) }
                care.state = care.state.applying(found)
                #expect(Evaluating.evaluate(care.state, now: now, today: today).isEmpty, "seed \(seed)")
                let ids = found.rewards.map(\.id.rawValue) + found.ids
                #expect(told.isDisjoint(with: ids) && Set(ids).count == ids.count, "seed \(seed)")
                told.formUnion(ids)
                for key in care.state.ledger.keys {
                    let lines = care.state.ledger.entries(of: key)
                    let amount = care.state.ledger.amount(of: key)
                    let sum = lines.reduce(0) { $0 + $1.points }
                    #expect(sum == 0 || sum == amount, "\(key.word), seed \(seed)")
                    #expect(lines.filter { $0.change == .grant }.count == 1 && amount > 0, "\(key.word), seed \(seed)")
                    #expect(
                        lines.filter { $0.change == .reverse }.allSatisfy { $0.points == -amount },
                        "\(key.word), seed \(seed)"
                    )
                }
            }
        }
    }
}
