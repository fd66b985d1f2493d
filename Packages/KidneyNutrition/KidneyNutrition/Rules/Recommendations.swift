import FractionParser
public import TimeKit
import WordKit

/// The user's food preferences.
public struct FoodPreferences: Hashable, Codable, Sendable {
    /// Foods that are suggested first if they are suitable.
    @InOrder public var likes: Set<TimeKit.ID<Food>>
    /// Foods that are never suggested.
    @InOrder public var dislikes: Set<TimeKit.ID<Food>>
    /// Whether the user eats no meat and no fish.
    public var isVegetarian: Bool
    /// Foods with one of these tags are never suggested, because of an allergy or by choice.
    @InOrder public var avoids: Set<FoodTag>

    public init(
        likes: Set<TimeKit.ID<Food>> = [],
        dislikes: Set<TimeKit.ID<Food>> = [],
        isVegetarian: Bool = false,
        avoids: Set<FoodTag> = []
    ) {
        self.likes = likes
        self.dislikes = dislikes
        self.isVegetarian = isVegetarian
        self.avoids = avoids
    }

    /// Adds a food to ``likes`` and removes it from ``dislikes``.
    public mutating func like(_ food: TimeKit.ID<Food>) {
        dislikes.remove(food)
        likes.insert(food)
    }

    /// Adds a food to ``dislikes`` and removes it from ``likes``.
    public mutating func dislike(_ food: TimeKit.ID<Food>) {
        likes.remove(food)
        dislikes.insert(food)
    }

    /// Checks that no liked food is also disliked or avoided.
    ///
    /// - Throws: `preferencesConflict`.
    public func check() throws(KidneyError) {
        for id in likes.sorted() {
            let name = BundledFoods.food(id)?.shownName ?? id.rawValue
            if dislikes.contains(id) {
                throw .preferencesConflict(
                    localized("\(name) is among the foods you like and those you don't — take it out of one")
                )
            }
            if let food = BundledFoods.food(id), !food.tags.isDisjoint(with: avoids) {
                throw .preferencesConflict(
                    localized("\(name) is among the foods you like, and holds what you avoid — change one of them")
                )
            }
            if isVegetarian, Recommendations.isMeat(id) {
                throw .preferencesConflict(
                    localized("\(name) is meat or fish, and you eat vegetarian — change one of them")
                )
            }
        }
    }
}

/// Foods to choose more and less of, for one reason.
public struct FoodAdvice: Hashable, Sendable {
    public let row: AdviceRow
    /// Foods to choose more of, the liked ones first.
    public let more: [Food]
    public let less: [Food]
    /// The laboratory value that activated the row; nil if none did.
    public let lab: LabCitation?
    public let day: LocalDate

    /// A sentence with the next step.
    public var message: String {
        func names(_ foods: [Food]) -> String { foods.prefix(4).map(\.shownName).joined(separator: ", ") }
        return [
            row.words, more.isEmpty ? "" : localized("more: \(names(more))"),
            less.isEmpty ? "" : localized("less: \(names(less))"),
        ].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The source, with the laboratory value and date that activated the row.
    public var why: String {
        let note = row.evidence.caution(on: day).map { "; " + localized("it was \($0)") } ?? ""
        let old =
            lab.map { $0.isOld ? "; " + localized("the value is \($0.age) days old, so this advice is weaker") : "" }
            ?? ""
        return (lab.map { "\($0.words) — " } ?? "") + row.evidence.citation + note + old + ". "
            + DayTargets.careTeamFirst
    }
}

/// Advice that isn't given because of a contradiction or because the tables don't cover the user.
public struct RefusedAdvice: Hashable, Sendable {
    /// The part of an alert id: "fluid-limit-with-tolvaptan".
    public let word: String
    /// The suppressed rows. Empty if there is only the conflict.
    public let triggers: [AdviceTrigger]
    /// Both sides of the contradiction, and the next step; or the reason why the tables don't cover the user.
    public let reason: String
}

/// The advice for a user on a day.
public struct Recommended: Hashable, Sendable {
    /// The advice, in the order of the table. No food is both in a list of more and in one of less.
    public let advice: [FoodAdvice]
    /// The suppressed advice, with the reasons.
    public let refused: [RefusedAdvice]
}

/// Selects foods to choose more and less of, by laboratory values, stage, goals, preferences and medicines.
public enum Recommendations {
    /// Returns the advice for a day.
    ///
    /// - Throws: `preferencesConflict` for contradictory preferences.
    public static func of(
        _ setting: GoalSetting,
        goals: [Goal] = [],
        preferences: FoodPreferences = FoodPreferences()
    ) throws(KidneyError) -> Recommended {
        try preferences.check()
        if let refusal = TableScope.refusal(for: setting.profile, on: setting.day) {
            return Recommended(advice: [], refused: [RefusedAdvice(word: "adults", triggers: [], reason: refusal)])
        }
        let matrix = AdviceCase(setting, goals: goals)
        var triggers = matrix.triggers
        var refused: [RefusedAdvice] = []
        for conflict in matrix.conflicts {
            let held = conflict.triggers.filter { trigger in triggers.contains { $0.trigger == trigger } }
            refused.append(RefusedAdvice(word: conflict.word, triggers: held, reason: conflict.reason))
            triggers.removeAll { held.contains($0.trigger) }
        }
        // A food to choose less of is never suggested by another row.
        let unwanted = Set(triggers.flatMap { RecommendationTable.row($0.trigger).less })
        let keepsGreens = matrix.takesWarfarin
        let advice = triggers.map { trigger, lab in
            let row = RecommendationTable.row(trigger)
            let isHeld = matrix.namesNoFoods(trigger)
            let more =
                isHeld
                ? []
                : foods(row.more.filter { !unwanted.contains($0) })
                    .filter { fits($0, setting, preferences) && !(keepsGreens && movesVitaminK($0)) }
                    .filter { trigger != .uricAcidHigh || !matrix.isOverLimits($0) }
            let less = foods(row.less).filter {
                !preferences.dislikes.contains($0.id) && !(keepsGreens && movesVitaminK($0))
            }
            return FoodAdvice(
                row: row,
                more: more.filter { preferences.likes.contains($0.id) }
                    + more.filter { !preferences.likes.contains($0.id) },
                less: less,
                lab: lab,
                day: setting.day
            )
        }
        return Recommended(advice: advice, refused: refused)
    }

    /// Whether a bundled food is meat or fish. Eggs aren't.
    static func isMeat(_ id: TimeKit.ID<Food>) -> Bool { meats.contains(id) }

    private static let meats = Set(
        BundledFoods.kinds[3].filter { !$0.name.hasPrefix("Egg") }.map(\.id)
    )

    private static func foods(_ numbers: [Int]) -> [Food] {
        numbers.compactMap { BundledFoods.food(FoodSource.bundled(ndb: $0).foodID) }
    }

    private static func fits(_ food: Food, _ setting: GoalSetting, _ preferences: FoodPreferences) -> Bool {
        let fit = FoodFit(
            medicines: setting.medicines,
            preferences: preferences,
            hasDiabetes: setting.profile.hasDiabetes
        )
        guard fit.objection(to: food) == nil else { return false }
        let needsNoSugar = setting.profile.hasDiabetes && food.tags.contains(.addedSugar)
        return !needsNoSugar
    }

    /// Whether a food changes the intake of vitamin K much: at least 100 µg in 100 g, as in the rule for warfarin. An unknown content
    /// counts, except in drinks.
    private static func movesVitaminK(_ food: Food) -> Bool {
        (food.contents[.vitaminK]?.amount.value).map { $0 >= 100 } ?? (food.fluid?.isFluid != true)
    }
}
