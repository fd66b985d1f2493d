import FractionParser
public import TimeKit

/// What somebody likes and doesn't.
public struct FoodPreferences: Hashable, Codable, Sendable {
    /// Foods named first where they fit.
    public var likes: Set<TimeKit.ID<Food>>
    /// Foods never named.
    public var dislikes: Set<TimeKit.ID<Food>>
    /// No meat and no fish.
    public var isVegetarian: Bool
    /// Foods with one of these are never named: for an allergy, or as one pleases.
    public var avoids: Set<FoodTag>

    /// Preferences; none unless named.
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

    /// Takes a food in among those named first; it is no longer one that is never named.
    public mutating func like(_ food: TimeKit.ID<Food>) {
        dislikes.remove(food)
        likes.insert(food)
    }

    /// Takes a food in among those never named; it is no longer one that is named first.
    public mutating func dislike(_ food: TimeKit.ID<Food>) {
        likes.remove(food)
        dislikes.insert(food)
    }

    /// Refuses a food that is liked and not liked at once, or liked and left out, with `preferencesConflict`.
    public func check() throws(KidneyError) {
        for id in likes.sorted() {
            let name = BundledFoods.food(id)?.name ?? id.rawValue
            if dislikes.contains(id) {
                throw .preferencesConflict(
                    "\(name) is among the foods you like and those you don't — take it out of one"
                )
            }
            if let food = BundledFoods.food(id), !food.tags.isDisjoint(with: avoids) {
                throw .preferencesConflict(
                    "\(name) is among the foods you like, and holds what you avoid — change one of them"
                )
            }
            if isVegetarian, Recommendations.isMeat(id) {
                throw .preferencesConflict("\(name) is meat or fish, and you eat vegetarian — change one of them")
            }
        }
    }
}

/// What to choose more and less of, for one reason.
public struct FoodAdvice: Hashable, Sendable {
    /// The row.
    public let row: AdviceRow
    /// Foods to choose more of, those liked first.
    public let more: [Food]
    /// Foods to choose less of.
    public let less: [Food]
    /// The laboratory value that switched it on; nil where none did.
    public let lab: LabCitation?
    /// The day it is for.
    public let day: LocalDate

    /// A sentence with what to do.
    public var message: String {
        let chosen = more.isEmpty ? "" : "; more: " + more.prefix(4).map(\.name).joined(separator: ", ")
        let left = less.isEmpty ? "" : "; less: " + less.prefix(4).map(\.name).joined(separator: ", ")
        return row.words + chosen + left
    }

    /// Why, with the source, and the lab and date that switched it on.
    public var why: String {
        let note = row.evidence.caution(on: day).map { "; it was \($0)" } ?? ""
        let old = lab.map { $0.isOld ? "; the value is \($0.age) days old, so this advice is weaker" : "" } ?? ""
        return (lab.map { "\($0.words) — " } ?? "") + row.evidence.citation + note + old + ". "
            + DayTargets.careTeamFirst
    }
}

/// Advice that isn't given, because two things that are known pull apart.
public struct RefusedAdvice: Hashable, Sendable {
    /// Its word in ids: "fluid-limit-with-tolvaptan".
    public let word: String
    /// What would have been advised; empty for the conflict alone.
    public let triggers: [AdviceTrigger]
    /// Both sides, and what to do.
    public let reason: String
}

/// What the matrix says for somebody on a day.
public struct Recommended: Hashable, Sendable {
    /// The advice, in the order of the table. No food is in a list of more and in one of less.
    public let advice: [FoodAdvice]
    /// What was refused, and why.
    public let refused: [RefusedAdvice]
}

/// The matrix: labs × stage × goals × preferences × medicines → foods to choose more and less of, and why.
public enum Recommendations {
    /// What to choose on a day. Throws `preferencesConflict` for preferences that contradict themselves.
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
        // What is to be had less of is never named as something to have more of, whichever row says so.
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

    /// Whether a food is meat or fish by its id among the bundled foods; eggs aren't.
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

    /// A hundred micrograms or more in 100 g, as the rule for warfarin counts it; unknown counts as much.
    private static func movesVitaminK(_ food: Food) -> Bool {
        (food.contents[.vitaminK]?.amount.value).map { $0 >= 100 } ?? (food.fluid?.isFluid != true)
    }
}
