import WordKit

/// A group of goals that share rows of rewards.
public enum RewardFamily: String, CaseIterable, Sendable {
    case weight, lab, pressure
    case drinking, fluidLimit, fruit
    /// The stored word keeps its spelling.
    case fiber = "fibre"
    case sodium, switchedMineral, proteinCeiling, proteinFloor, energyFloor
    case activity, diary
}

/// A row: the reward of a goal for some categories.
public struct RewardRow: Hashable, Sendable {
    /// The goals that it is for.
    public let family: RewardFamily
    /// The span of time that the reward is for.
    public let rule: RewardRule
    /// The categories that it is for.
    public let categories: Set<DiseaseCategory>
    public let points: Int
    /// The number of days of a week on which the goal must be reached; 1 for a day, 0 if days aren't counted.
    public let days: Int
    let wordsText: Phrase
    /// The source of the goal.
    public let evidence: Evidence
}

extension RewardFamily {
    /// The goals in words: "protein at least".
    var words: String {
        switch self {
        case .weight: localized("weight")
        case .lab: localized("laboratory values")
        case .pressure: localized("blood pressure")
        case .drinking: localized("enough to drink")
        case .fluidLimit: localized("fluid limit")
        case .fruit: localized("fruit and vegetables")
        case .fiber: localized("fiber")
        case .sodium: localized("sodium")
        case .switchedMineral: localized("potassium or phosphorus")
        case .proteinCeiling: localized("protein at most")
        case .proteinFloor: localized("protein at least")
        case .energyFloor: localized("energy at least")
        case .activity: localized("activity")
        case .diary: localized("diary", context: "claim")
        }
    }
}

extension RewardRow {
    /// The goals, the span of time and the condition: "sodium, a week: sodium within the goal on five days".
    var claim: String {
        switch rule {
        case .day: localized("\(family.words), a day: \(words)")
        case .week: localized("\(family.words), a week: \(words)")
        case .month: localized("\(family.words), a month: \(words)")
        }
    }

    /// The condition in words: "sodium within the goal on five days".
    public var words: String { localized(wordsText) }
}

/// The rewards of goals. They depend on the disease: a goal without benefit for a category earns nothing there.
public enum RewardTable {
    /// Returns the row of a subject for a category; nil if it earns nothing.
    public static func row(_ subject: GoalSubject, _ rule: RewardRule, for category: DiseaseCategory?) -> RewardRow? {
        guard let family = subject.family, let category else { return nil }
        return rows.first { $0.family == family && $0.rule == rule && $0.categories.contains(category) }
    }

    private static let early: Set<DiseaseCategory> = [.earlyCKD, .g1, .g2]
    private static let offDialysis = Set.everyone.subtracting(Set.dialysis)

    // swift-format-ignore
    public static let rows: [RewardRow] =
        days + [
            row(.sodium,          .week,  .everyone, 50, 5, Phrase("sodium within the goal on five days"), own(of: "KDOQI 2020, statement 6.5.1")),
            row(.switchedMineral, .week,  Set.everyone.subtracting(early), 50, 5, Phrase("within the limit on five days"), minerals),
            row(.proteinCeiling,  .week,  Set.stage3To5.subtracting(Set.dialysis), 40, 5, Phrase("protein in its range on five days"), diet),
            row(.proteinFloor,    .week,  Set.dialysis,                    60, 5, Phrase("enough protein on five days"), diet),
            row(.proteinFloor,    .week,  offDialysis,                     30, 5, Phrase("enough protein on five days"), diet),
            row(.energyFloor,     .week,  .everyone,                       40, 5, Phrase("enough energy on five days"), diet),
            row(.fluidLimit,      .week,  Set.dialysis,                    60, 5, Phrase("fluid within the limit on five days"), fluid),
            row(.fluidLimit,      .week,  offDialysis,                     40, 5, Phrase("fluid within the clinic's limit on five days"), fluid),
            row(.drinking,        .week,  offDialysis,                     30, 5, Phrase("enough to drink on five days"), own),
            row(.fruit,           .week,  early,                           50, 5, Phrase("fruit and vegetables on five days"), own),
            row(.fruit,           .week,  Set.everyone.subtracting(early), 30, 5, Phrase("fruit and vegetables on five days"), own),
            row(.fiber,           .week,  .everyone,                       30, 5, Phrase("enough fiber on five days"), fiber),
            row(.activity,        .week,  .everyone,                       40, 0, Phrase("the activity of the week"),
                .init("KDIGO 2024 CKD guideline, recommendation 3.2.2.1 (1D)", .guideline)),
            row(.diary,           .week,  .everyone,                       20, 5, Phrase("three meals written down on five days"), own),
            row(.weight,          .month, offDialysis,                     100, 0, Phrase("weight down at a sane pace"), GoalHarmRule.paceEvidence),
            row(.pressure,        .month, offDialysis, 100, 0, Phrase("blood pressure within the goal over the month"), PressureRule.evidence),
            row(.lab,             .month, .everyone,                       80, 0, Phrase("two values in a row within their range"), own),
        ]

    // swift-format-ignore
    private static let days: [RewardRow] = [
        (RewardFamily.sodium, Set.everyone), (.switchedMineral, Set.everyone.subtracting(early)),
        (.proteinCeiling, Set.stage3To5.subtracting(Set.dialysis)), (.proteinFloor, .everyone), (.energyFloor, .everyone), (.fluidLimit, .everyone),
        (.drinking, offDialysis), (.fruit, .everyone), (.fiber, .everyone),
    ].map { row($0.0, .day, $0.1, 5, 1, Phrase("the goal of the day"), own) }

    private static func row(
        _ family: RewardFamily,
        _ rule: RewardRule,
        _ categories: Set<DiseaseCategory>,
        _ points: Int,
        _ days: Int,
        _ words: Phrase,
        _ evidence: Evidence
    ) -> RewardRow {
        RewardRow(
            family: family,
            rule: rule,
            categories: categories,
            points: points,
            days: days,
            wordsText: words,
            evidence: evidence
        )
    }

    /// The number of points is the app's own choice and has no source.
    private static let own = Evidence("the app's own choice", .own)
    private static let minerals = own(of: "KDOQI 2020, statements 6.3.1 and 6.4.1")
    private static let diet = own(of: "KDOQI 2020, statements 3.0.1 to 3.1.1; KDIGO 2024, recommendation 3.3.1.1")
    private static let fluid = own(of: "convention of dialysis units, and your clinic's limit")
    private static let fiber = own(of: "Dietary Reference Intakes, table of macronutrients")

    /// The days of a week are the app's own choice; the goal of a day isn't.
    private static func own(of goal: String) -> Evidence {
        Evidence("the app's own choice of days; the goal of a day: \(goal)", .own)
    }

    // MARK: Levels and badges

    /// The levels, each with the points at which it begins.
    public static var levels: [(points: Int, name: String)] { levelRows.map { ($0.points, localized($0.name)) } }

    // swift-format-ignore
    private static let levelRows: [(points: Int, name: Phrase)] = [
        (0, Phrase("Seedling")), (100, Phrase("Sprout")), (300, Phrase("Sapling")), (700, Phrase("Young tree")), (1500, Phrase("Tree")),
        (3000, Phrase("Grove")), (6000, Phrase("Forest")),
    ]

    /// A badge: a number of rewards that count, of one family or of any.
    public struct BadgeRow: Sendable {
        let word: String
        let title: Phrase
        let words: Phrase
        /// The span of time of the rewards.
        public let rule: RewardRule
        /// The family of goals; nil for any.
        public let family: RewardFamily?
        /// The number of rewards.
        public let count: Int
        /// The categories that it is for.
        public let categories: Set<DiseaseCategory>

        /// The badge in words.
        public var badge: Badge { Badge(word: word, title: localized(title), words: localized(words)) }
    }

    // swift-format-ignore
    /// The badges. One with a family is only for the categories that benefit from the goal.
    public static let badges: [BadgeRow] = [
        badge("first",      Phrase("First step"),          Phrase("the first reward of a week"),                     .week, nil, 1, .everyone),
        badge("weeks-10",   Phrase("Ten good weeks"),      Phrase("ten rewards of weeks"),                           .week, nil, 10, .everyone),
        badge("weeks-50",   Phrase("Fifty good weeks"),    Phrase("fifty rewards of weeks"),                         .week, nil, 50, .everyone),
        badge("diary-4",    Phrase("Keeper of the diary"), Phrase("four weeks written down"),                        .week, .diary, 4, .everyone),
        badge("salt-4",     Phrase("Low in salt"),         Phrase("four weeks of sodium within the goal"),           .week, .sodium, 4, .everyone),
        badge("pressure-3", Phrase("Calm pressure"), Phrase("three months of blood pressure within the goal"), .month, .pressure, 3, offDialysis),
        badge("fruit-4",    Phrase("Greengrocer"),         Phrase("four weeks of fruit and vegetables"),             .week, .fruit, 4, early),
        badge("protein-4",  Phrase("Well fed"),            Phrase("four weeks of enough protein"), .week, .proteinFloor, 4, Set.dialysis),
        badge("fluid-4",    Phrase("Sip by sip"),          Phrase("four weeks of fluid within the limit"), .week, .fluidLimit, 4, Set.dialysis),
        badge("mineral-4",  Phrase("In balance"),
            Phrase("four weeks of potassium or phosphorus within the limit"), .week, .switchedMineral, 4, Set.everyone.subtracting(early)),
    ]

    private static func badge(
        _ word: String,
        _ title: Phrase,
        _ words: Phrase,
        _ rule: RewardRule,
        _ family: RewardFamily?,
        _ count: Int,
        _ categories: Set<DiseaseCategory>
    ) -> BadgeRow {
        BadgeRow(
            word: word,
            title: title,
            words: words,
            rule: rule,
            family: family,
            count: count,
            categories: categories
        )
    }
}

extension GoalSubject {
    /// The family of rewards; nil for a subject that earns nothing, such as less energy or the filtration rate.
    public var family: RewardFamily? {
        switch self {
        case .weight: .weight
        // Some medicines lower it when they start to work, and lost muscle raises it.
        case .lab(.eGFR): nil
        case .lab: .lab
        case .fluidAtLeast: .drinking
        case .fluidAtMost: .fluidLimit
        case .fruitAndVegetables: .fruit
        case .bloodPressure: .pressure
        case .atMost(.sodium): .sodium
        case .atMost(.potassium), .atMost(.phosphorus): .switchedMineral
        case .atMost(.protein): .proteinCeiling
        case .atMost: nil
        case .atLeast(.protein): .proteinFloor
        case .atLeast(.energy): .energyFloor
        case .atLeast(.fiber): .fiber
        case .atLeast: nil
        case .activity: .activity
        case .diary: .diary
        }
    }

    /// Every subject that can earn rewards.
    static let all: [GoalSubject] =
        [.weight, .fluidAtLeast, .fluidAtMost, .fruitAndVegetables, .bloodPressure, .activity, .diary]
        + Analyte.document.map(GoalSubject.lab)
        + [.sodium, .potassium, .phosphorus, .protein].map(GoalSubject.atMost)
        + [.protein, .energy, .fiber].map(GoalSubject.atLeast)

    /// Returns the subject of a lineage; nil for one that earns nothing.
    public static func of(_ lineage: GoalLineage) -> GoalSubject? { byLineage[lineage] }

    private static let byLineage = Dictionary(all.map { (GoalLineage($0), $0) }) { first, _ in first }
}
