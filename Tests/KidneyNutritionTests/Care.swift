import FractionParser
import KidneyNutrition
import TestKit
import TimeKit

/// A patient of 70 kg and 170 cm, and sample days.
enum Care {
    static let monday = "2026-03-02"

    static func day(_ offset: Int) throws -> LocalDate { try LabSample.day(monday).adding(days: offset) }

    /// A food of which 1,000 g have a day's nutrients: enough protein and energy, 1,500 mg of sodium, 1,800 mg of potassium, 900 mg of phosphorus.
    static let ration = Pantry.food(
        101,
        "Ration",
        [.energy: "200", .protein: "7.5", .sodium: "150", .potassium: "180", .phosphorus: "90", .calcium: "50"]
    )
    /// A leafy vegetable with few nutrients; a cup is 100 g.
    static let greens = Food(
        .standardReference(ndb: 102),
        name: "Greens",
        group: "Vegetables and Vegetable Products",
        contents: NutrientContents([
            .energy: "10", .protein: "1", .sodium: "5", .potassium: "150", .phosphorus: "20", .calcium: "10",
        ]),
        portions: [FoodPortion("cup, shredded", grams: "100")],
        fluid: .some(.none)
    )
    /// A food without any figures.
    static let mystery = Pantry.food(103, "Stew of a friend", [:])
    static let starFruit = Pantry.food(104, "Star fruit", [:], tags: [.starFruit])
    static let saltSubstitute = Pantry.food(105, "Salt substitute", [.potassium: "50000"], tags: [.potassiumChloride])
    static let cola = Pantry.food(106, "Cola", [.phosphorus: "11"], fluid: .asWater, tags: [.phosphateAdditive])

    static func entry(
        _ food: Food,
        grams: Int64,
        on offset: Int,
        meal: Meal? = nil,
        id: String = ""
    ) throws -> IntakeEntry {
        IntakeEntry(
            TimeKit.ID(id.isEmpty ? "\(food.id)-\(grams)-\(offset)-\(meal?.rawValue ?? "")" : id),
            food: food,
            amount: FoodAmount(grams: Rational(grams)),
            meal: meal,
            at: Instant(milliseconds: Int64(offset) * 86_400_000),
            day: try day(offset)
        )
    }

    /// Three meals that are complete for a day.
    static func meals(on offset: Int) throws -> [IntakeEntry] {
        try [Meal.breakfast, .lunch, .dinner].enumerated().map { number, meal in
            try entry(ration, grams: number == 2 ? 400 : 300, on: offset, meal: meal)
        }
    }

    static func profile(
        _ category: DiseaseCategory?,
        urine: Rational? = nil,
        hasDiabetes: Bool = false,
        limits: [ClinicLimit] = []
    ) throws -> Profile {
        var profile = try LabSample.profile(category, hasDiabetes: hasDiabetes, urine: urine, limits: limits)
        profile.height = 170
        return profile
    }

    static func setting(
        _ category: DiseaseCategory?,
        _ offset: Int = 0,
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        hints: Set<TargetHint> = [],
        medicines: Set<MedicineClassName> = [],
        urine: Rational? = nil,
        hasDiabetes: Bool = false,
        limits: [ClinicLimit] = []
    ) throws -> GoalSetting {
        GoalSetting(
            try day(offset),
            for: try profile(category, urine: urine, hasDiabetes: hasDiabetes, limits: limits),
            labs: labs,
            weights: weights,
            hints: hints,
            medicines: medicines
        )
    }

    static func potassium(_ value: String, _ day: String = "2026-02-20", id: String = "") throws -> LabResult {
        try LabSample.lab(.potassium, value, day, id: id)
    }

    static func limit(_ quantity: TargetQuantity, high: Rational) throws -> ClinicLimit {
        ClinicLimit(quantity, high: high, from: try LabSample.day("2026-01-01"))
    }
}

extension EvaluationState {
    /// Returns the state after the results of an evaluation were stored.
    func applying(_ evaluation: Evaluation) -> EvaluationState {
        var state = self
        state.ledger.append(evaluation.rewards)
        state.known.formUnion(evaluation.ids)
        return state
    }
}
