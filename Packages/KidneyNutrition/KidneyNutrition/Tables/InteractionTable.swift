import WordKit

/// The interactions of medicines with foods, laboratory values and other medicines. The facts are in our own words, each with its source
/// and grade.
public enum InteractionTable {
    /// Every rule, in the order of the table.
    public static let rules: [InteractionRule] =
        blood + potassium + transplant + grapefruit + absorption + binders + minerals
        + metabolism + others + pairs + duplicates + schedules + kidneyDoses + pregnancy + foodAlone

    /// Returns a rule by its identifier; nil for an unknown one.
    public static func rule(_ id: String) -> InteractionRule? { byID[id] }

    private static let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }

    /// The analytes whose latest value the rules need, without the filtration rate, in the order of `Analyte.allCases`.
    public static let analytes: [Analyte] = {
        let asked = rules.reduce(into: Set<Analyte>()) { $0.formUnion($1.sides.map(\.analyte)) }
        return Analyte.allCases.filter(asked.contains)
    }()

    /// A potassium that most rules treat as high.
    static let potassiumHigh: InteractionCondition = .lab(.potassium, .atLeast(LabLimitRule.potassiumHigh))
    static let potassiumAbove: InteractionCondition = .lab(.potassium, .above(LabLimitRule.potassiumHigh))
    /// A potassium above which labels advise against medicines that raise it.
    static let potassiumStop: InteractionCondition = .lab(.potassium, .above(DecimalText.constant("5.5")))
    static let calciumHigh: InteractionCondition = .lab(.calcium, .above(DecimalText.constant("10.2")))
    static let potassiumLow: InteractionCondition = .lab(.potassium, .below(LabLimitRule.potassiumLow))
    static let magnesiumLow: InteractionCondition = .lab(.magnesium, .below(DecimalText.constant("1.7")))
    static let grapefruitEaten: InteractionCondition = .ate([.grapefruitFamily], lastingHours: 0)
    static let licorice: InteractionCondition = .ate([.licorice], lastingHours: 0)

    /// Potassium chloride in food or as a tablet.
    static let potassiumSalt: InteractionCondition = .any([
        .ate([.potassiumChloride], lastingHours: 0), .takes([.potassiumSupplement]),
    ])

    /// The trigger that the rules about potassium share.
    static let potassiumLoad: InteractionCondition = .any([potassiumSalt, .dayOver(.potassium), potassiumHigh])

    /// Creates a rule about medicines by name, by class, or both.
    static func rule(
        _ id: String,
        _ names: Set<String> = [],
        of classes: Set<MedicineClass> = [],
        with partner: Phrase,
        _ effect: Phrase,
        _ direction: InteractionDirection,
        _ severity: InteractionSeverity,
        when trigger: InteractionCondition,
        _ advice: Phrase,
        _ source: String,
        _ grade: Evidence.Grade,
        read: String = Evidence.firstReading,
        worse: InteractionWorse? = nil,
        call: InteractionCondition? = nil,
        urgent: Phrase? = nil,
        urges: [InteractionUrge: InteractionCondition] = [:],
        lastingDays: Int = 0,
        alters: Set<LabSide> = []
    ) -> InteractionRule {
        InteractionRule(
            id: id,
            names: names,
            classes: classes,
            partnerText: partner,
            effectText: effect,
            direction: direction,
            severity: severity,
            trigger: trigger,
            adviceText: advice,
            evidence: Evidence(source, grade, read: read),
            worse: worse,
            call: call,
            urgentText: urgent,
            urges: urges.map { InteractionUrging(urge: $0.key, condition: $0.value) }
                .sorted { $0.urge.rawValue < $1.urge.rawValue },
            lastingDays: lastingDays,
            alters: alters
        )
    }
}
