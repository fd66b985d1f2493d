import WordKit

/// The condition of a row of advice.
public enum AdviceTrigger: String, CaseIterable, Codable, Sendable {
    case potassiumHigh, potassiumAllows, potassiumLow
    case phosphorusHigh, phosphorusLow
    case proteinNeeded, proteinLimited, albuminLow
    case sodiumLimited, fluidLimited
    case bicarbonateLow, glucoseHigh, diabetes, uricAcidHigh, calciumHigh, vitaminDLow
    case warfarin, fruitGoal
    /// The stored word keeps its spelling.
    case fiberGoal = "fibreGoal"
}

/// A row of advice: the foods to choose under a condition.
public struct AdviceRow: Hashable, Sendable {
    public let trigger: AdviceTrigger
    /// The topic in identifiers: "potassiumHigh".
    public var topic: String { trigger.rawValue }
    /// The NDB numbers of bundled foods to choose more of.
    public let more: [Int]
    /// The NDB numbers of bundled foods to choose less of.
    public let less: [Int]
    let wordsText: Phrase
    /// The source of the advice.
    public let evidence: Evidence
}

extension AdviceRow {
    /// The advice as a sentence without its period.
    public var words: String { localized(wordsText) }
}

/// The foods to choose more and less of, by laboratory values, stage, goals and medicines. No row names an amount.
public enum RecommendationTable {
    /// Fruits with at most 200 mg of potassium in 100 g.
    static let lowPotassiumFruit = [9003, 9050, 9252, 9266, 9316, 9326, 9302]
    /// Vegetables with at most 200 mg of potassium in 100 g.
    static let lowPotassiumVegetables = [11110, 11136, 11206, 11053, 11283, 11252, 11333]
    /// Foods with at least 300 mg of potassium in 100 g.
    static let highPotassium = [9040, 9298, 9087, 9037, 9032, 11356, 11458, 11508, 11549, 11546]
    /// Foods with at least 10 g of protein in 100 g and no added phosphate.
    static let leanProtein = [5064, 5168, 15016, 15262, 10061, 1124]
    /// Foods with at least 500 mg of sodium in 100 g.
    static let salty = [16123, 11937, 7028, 10862, 7022, 7057, 1042, 19047]
    /// Foods with added phosphate or much phosphorus.
    static let muchPhosphorus = [14148, 14416, 1042, 7022, 1032, 1125]
    /// Sweet drinks and sweets.
    static let sugary = [14148, 14144, 14267, 19107, 19335, 14293]
    /// Foods that count as fluid, without drinks.
    static let hiddenFluid = [19095, 19173, 19283, 6419, 19201]
    /// Foods rich in fiber and low in potassium.
    static let fiber = [9302, 9252, 9003, 20006, 20013]
    /// Foods rich in purines, and beer.
    static let purines = [13326, 15088, 15047, 14003]

    // swift-format-ignore
    /// Every row, one for each trigger.
    public static let rows: [AdviceRow] = [
        row(.potassiumHigh, more: lowPotassiumFruit + lowPotassiumVegetables, less: highPotassium,
            Phrase("while potassium is high, leave out processed food with added potassium first, and choose fruit and vegetables that bring little"),
            .init("KDOQI 2020, statement 6.4.1 (opinion); KDIGO 2024, practice point 3.11.5.2", .guideline)),
        row(.potassiumAllows, more: lowPotassiumFruit + lowPotassiumVegetables + [9040, 9202, 11124, 11091],
            Phrase("potassium allows fruit and vegetables of every kind: they help against acid in the blood"),
            .init("KDOQI 2020, statements 6.4.1 (opinion) and 6.1.1 (2C)", .secondary)),
        row(.potassiumLow, Phrase("potassium is low: nothing that lowers it is advised now — ask your care team which foods fit"),
            .init("KDOQI 2020, statement 6.4.1 (opinion)", .guideline)),
        row(.phosphorusHigh, more: [1124, 5064, 15016], less: muchPhosphorus,
            Phrase("while phosphorus is limited, choose fresh food rather than food with added phosphate, of which more is taken up"),
            .init("KDOQI 2020, statement 6.3.2 (opinion)", .guideline)),
        row(.phosphorusLow, Phrase("phosphorus is low: nothing that lowers it is advised now — ask your care team"),
            .init("KDOQI 2020, statement 6.3.3 (opinion)", .guideline)),
        row(.proteinNeeded, more: leanProtein, Phrase("dialysis takes protein away: have some at every meal, of kinds that bring little phosphorus"),
            .init("KDOQI 2020, statement 3.0.3", .secondary)),
        row(.proteinLimited, more: [20445, 20121, 11136], less: [13454, 23573, 17004],
            Phrase("protein has an upper number now: smaller pieces of meat, and more of grains and vegetables around them"),
            .init("KDIGO 2024 CKD guideline, recommendation 3.3.1.1 (2C)", .guideline)),
        row(.albuminLow, more: leanProtein,
            Phrase("albumin is low, which can come of too little protein or of inflammation — ask which, and don't eat less protein"),
            .init("KDOQI 2020, statement 1.2.1 (opinion)", .secondary)),
        row(.sodiumLimited, more: [2030, 2048, 9152, 5064, 11215], less: salty,
            Phrase("taste food with herbs, vinegar, lemon or garlic rather than salt, and choose fresh food rather than cured or canned"),
            .init("KDOQI 2020, statement 6.5.1 (1B, 1C)", .guideline)),
        row(.fluidLimited, more: [9132, 9159, 19107], less: hiddenFluid,
            Phrase("soup, ice cream, gelatin and ice count as fluid; frozen grapes or lemon help against thirst"),
            .init("handouts of the American Kidney Fund and the National Kidney Foundation", .secondary)),
        row(.bicarbonateLow, more: lowPotassiumFruit + lowPotassiumVegetables,
            Phrase("bicarbonate is low: fruit and vegetables bring base, as far as potassium allows"),
            .init("KDOQI 2020, statement 6.1.1 (2C)", .secondary)),
        row(.glucoseHigh, more: [11136, 11053, 9302], less: sugary,
            Phrase("the sugar in the blood is high: choose water and food without added sugar"), .init("ADA from general knowledge", .recalled)),
        row(.diabetes, more: [11136, 11053, 9302], less: sugary,
            Phrase("with diabetes choose food without added sugar, and spread starch over the day; for a low value sugar comes first"),
            .init("ADA, general knowledge", .recalled)),
        row(.uricAcidHigh, more: [9070, 1085], less: purines, Phrase("uric acid is high: less liver, sardines and beer"),
            .init("KDIGO and ACR from general knowledge", .recalled)),
        row(.calciumHigh, less: [9211, 14639, 16139],
            Phrase("calcium is high: leave out food with added calcium, and ask about pills and binders that hold it"),
            .init("KDOQI 2020, statement 6.2.2 (opinion), on dialysis; the foods and pills by general knowledge", .recalled)),
        row(.vitaminDLow, Phrase("vitamin D is low: ask your care team; food alone rarely mends it, and pills need their word"),
            .init("KDIGO 2017 CKD-MBD update, statement 5.4, after a transplant", .guideline)),
        row(.warfarin, Phrase("with warfarin eat about the same amount of dark greens each week; tell the clinic before a change of diet"),
            .init("warfarin labels, not read again", .recalled)),
        row(.fruitGoal, more: lowPotassiumFruit + lowPotassiumVegetables,
            Phrase("for the goal of fruit and vegetables these are easy to have at hand"),
            .init("USDA figures; the choice is the app's own", .recalled)),
        row(.fiberGoal, more: fiber, Phrase("for the goal of fiber these bring much of it and little potassium"),
            .init("plant-dominant diets of kidney disease: 25 to 30 g a day", .secondary)),
    ]

    public static func row(_ trigger: AdviceTrigger) -> AdviceRow {
        guard let row = byTrigger[trigger] else { preconditionFailure("no row for \(trigger)") }
        return row
    }

    private static let byTrigger = Dictionary(rows.map { ($0.trigger, $0) }) { first, _ in first }

    private static func row(
        _ trigger: AdviceTrigger,
        more: [Int] = [],
        less: [Int] = [],
        _ words: Phrase,
        _ evidence: Evidence
    ) -> AdviceRow {
        AdviceRow(trigger: trigger, more: more, less: less, wordsText: words, evidence: evidence)
    }
}
