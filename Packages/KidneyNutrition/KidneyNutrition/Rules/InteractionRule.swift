public import FractionParser
import WordKit

/// The severity of an interaction.
public enum InteractionSeverity: String, CaseIterable, Codable, Sendable, Comparable {
    /// Must not be taken together.
    case contraindicated
    case major, moderate, minor
    /// The time between the two decides the effect.
    case timing

    /// Orders severities from the gravest to the least: a graver one is less than a milder one.
    public static func < (left: InteractionSeverity, right: InteractionSeverity) -> Bool { left.place < right.place }

    /// The name within a sentence: "major".
    public var name: String {
        switch self {
        case .contraindicated: localized("contraindicated")
        case .major: localized("major")
        case .moderate: localized("moderate")
        case .minor: localized("minor")
        case .timing: localized("timing")
        }
    }

    private var place: Int {
        switch self {
        case .contraindicated: 0
        case .major: 1
        case .moderate: 2
        case .timing: 3
        case .minor: 4
        }
    }
}

/// The change that an interaction causes.
public enum InteractionDirection: String, CaseIterable, Codable, Sendable {
    /// The medicine has a stronger effect.
    case raisesEffect = "raises the effect"
    /// The medicine has a weaker effect.
    case lowersEffect = "lowers the effect"
    /// The effect can become stronger or weaker.
    case shiftsEffect = "changes the effect"
    case raisesBloodValue = "raises a blood value"
    case lowersBloodValue = "lowers a blood value"
    /// The medicine itself contains the nutrient.
    case addsNutrient = "adds a nutrient"
    /// The combination is harmful in itself.
    case harms
}

/// A request of a rule that can contradict the request of another rule.
public enum InteractionUrge: String, CaseIterable, Codable, Sendable {
    case lessPotassium = "less potassium"
    case noPotassiumLimit = "no limit of potassium"
    case lessSodium = "less salt"
    case steadySodium = "salt as always"
    case moreWater = "free access to water"
    case noExtraWater = "no more than the fluid limit"
    case sugarNow = "sugar at once"

    /// The name within a sentence: "less potassium".
    public var name: String {
        switch self {
        case .lessPotassium: localized("less potassium")
        case .noPotassiumLimit: localized("no limit of potassium")
        case .lessSodium: localized("less salt")
        case .steadySodium: localized("salt as always")
        case .moreWater: localized("free access to water")
        case .noExtraWater: localized("no more than the fluid limit")
        case .sugarNow: localized("sugar at once")
        }
    }

    /// The requests that contradict this one.
    public var opposites: Set<InteractionUrge> {
        switch self {
        case .lessPotassium: [.noPotassiumLimit, .sugarNow]
        case .noPotassiumLimit, .sugarNow: [.lessPotassium]
        case .lessSodium: [.steadySodium]
        case .steadySodium: [.lessSodium]
        case .moreWater: [.noExtraWater]
        case .noExtraWater: [.moreWater]
        }
    }
}

/// A row of the interaction table: a medicine, and the food, medicine or condition that it interacts with.
public struct InteractionRule: Identifiable, Hashable, Sendable {
    /// The row's stable identifier, such as "warf-vitk".
    public let id: String
    /// The generic names that the rule applies to, in addition to ``classes``.
    public let names: Set<String>
    /// The classes that the rule applies to. A medicine in one of them inherits the rule.
    public let classes: Set<MedicineClass>
    let partnerText: Phrase
    let effectText: Phrase
    public let direction: InteractionDirection
    /// The severity unless ``worse`` holds.
    public let severity: InteractionSeverity
    /// The condition under which the rule produces a finding.
    public let trigger: InteractionCondition
    let adviceText: Phrase
    /// The source of the rule and the grade of its evidence.
    public let evidence: Evidence
    /// The condition that raises the severity, with the raised severity; nil if nothing raises it.
    public internal(set) var worse: InteractionWorse?
    /// The condition under which the rule asks for a call before the next dose, in addition to contraindications; nil if there is none.
    public internal(set) var call: InteractionCondition?
    var urgentText: Phrase?
    /// The requests that other rules can contradict, each with its condition.
    public internal(set) var urges: [InteractionUrging] = []
    /// The number of days that the medicine still counts after its last dose.
    public internal(set) var lastingDays = 0
    /// The sides to which the effect moves values, beside those that the conditions read.
    var alters: Set<LabSide> = []
}

extension InteractionRule {
    /// The other side of the interaction, in words: "grapefruit".
    public var partner: String { localized(partnerText) }
    /// The other side on dialysis, where an eGFR says nothing; nil unless the rule is about weak kidneys alone.
    var partnerOnDialysis: Phrase? {
        if case .kidneyBelow = trigger { Phrase("dialysis") } else { nil }
    }
    /// The consequence, in words: "potassium in the blood can rise".
    public var effect: String { localized(effectText) }
    /// The advice to the user, in plain sentences.
    public var advice: String { localized(adviceText) }
    /// The advice in addition to ``advice`` while the rule can't wait, in plain sentences; empty for none.
    public var urgent: String { urgentText.map { localized($0) } ?? "" }

    /// Whether the rule has no medicine: it is about food and the disease alone.
    public var isAboutFoodAlone: Bool { names.isEmpty && classes.isEmpty }

    /// Whether the rule applies to a medicine, by its generic name or one of its classes.
    public func concerns(_ row: MedicineRow) -> Bool {
        names.contains(row.generic) || !classes.isDisjoint(with: row.classes)
    }

    /// The generic names in ``MedicineTable`` that the rule applies to; empty for a rule about food and the disease alone.
    public var medicines: Set<String> { Set(MedicineTable.rows.filter(concerns).map(\.generic)) }

    /// Whether the rule's conditions name a medicine as the second one of a pair.
    public func asks(for row: MedicineRow) -> Bool {
        trigger.asks(for: row) || (worse?.condition.asks(for: row) ?? false)
    }

    /// Whether the rule is about two medicines together, in either order.
    public func covers(_ one: MedicineRow, _ other: MedicineRow) -> Bool {
        if case .takesSame(let classes) = trigger { return one.isSame(as: other, classes) }
        return concerns(one) && meets(other) || concerns(other) && meets(one)
    }

    /// Whether a medicine can be the second one of a pair, by its name or as any that is taken by mouth.
    private func meets(_ row: MedicineRow) -> Bool {
        asks(for: row) || trigger.keepsApartFromAll && row.isOral
    }

    /// Whether the rule is about a medicine that is entered twice. It says nothing about a medicine by itself.
    var isAboutDuplicates: Bool {
        switch trigger {
        case .takesSame, .takesOtherDose: true
        default: false
        }
    }

    /// The advice with that of a finding that can't wait.
    public var wholeAdvice: String { urgent.isEmpty ? advice : "\(advice) \(urgent)" }

    /// The conditions that the rule reads.
    var conditions: [InteractionCondition] {
        [trigger] + [worse?.condition, call].compactMap(\.self) + urges.map(\.condition)
    }

    /// The sides on which an alarm of a value lifts the rule's urgency: those of its conditions, and those that its effect or a request is
    /// about.
    var sides: Set<LabSide> {
        let asked = conditions.reduce(into: alters) { $0.formUnion($1.sides) }
        return urges.reduce(into: asked) { sides, asking in
            switch asking.urge {
            case .lessPotassium: sides.insert(.high(.potassium))
            case .noPotassiumLimit: sides.insert(.low(.potassium))
            default: break
            }
        }
    }

    /// Whether the rule asks for food that an alarm on either side of the analyte forbids.
    func asksForFood(against analyte: Analyte) -> Bool {
        analyte == .potassium && urges.contains { [.lessPotassium, .noPotassiumLimit].contains($0.urge) }
    }

    /// The rule's classes and names in the language of the person who reads them: "calcineurin inhibitor or mTOR inhibitor".
    var subject: String {
        var all = classes.map { (name: $0.rawValue, shown: $0.shownName) }
        all += names.map { (name: $0, shown: MedicineTable.row($0)?.shownName ?? $0) }
        return listed(all.sorted { $0.name < $1.name }.map(\.shown), .or)
    }
}

/// A condition that raises a rule's severity.
public struct InteractionWorse: Hashable, Sendable {
    public let condition: InteractionCondition
    /// The severity while the condition holds.
    public let severity: InteractionSeverity
    /// The other side of the interaction while the condition holds; nil for that of the rule.
    var partnerText: Phrase?
}

/// A request of a rule and the condition under which the rule makes it.
public struct InteractionUrging: Hashable, Sendable {
    public let urge: InteractionUrge
    public let condition: InteractionCondition
}

/// A comparison of a laboratory value with a limit, in the analyte's conventional unit.
public enum LabTest: Hashable, Sendable {
    case below(Rational)
    case above(Rational)
    case atLeast(Rational)
}

/// The food near a dose that a rule looks for.
public enum FoodNearDose: Hashable, Sendable {
    /// Anything but plain water.
    case anything
    /// Food with one of the tags.
    case tagged(Set<FoodTag>)
    /// Food with one of the tags, unless it is part of a full meal.
    case alone(Set<FoodTag>)
    /// A meal with more than this many grams of fiber.
    case fiber(Int)
}

/// The other medicine near a dose that a rule looks for.
public enum DoseNearDose: Hashable, Sendable {
    case of(Set<MedicineClass>)
    case named(Set<String>)
    /// Any other medicine that is taken by mouth.
    case anyOral
}

/// The condition of a rule, evaluated for one medicine and one day. `before` and `after` are minutes.
public indirect enum InteractionCondition: Hashable, Sendable {
    /// The medicine is taken.
    case always
    /// Food with one of the tags, on the day or within this many hours before the day began.
    case ate(Set<FoodTag>, lastingHours: Int)
    /// Drinks with the tag that add up to more than this many milliliters on the day.
    case drank(FoodTag, over: Int)
    /// A drink of the day with one of the words in its name.
    case drankNamed(Set<String>)
    /// Food with added phosphate.
    case phosphateAdded
    /// A total of the day above its target.
    case dayOver(Nutrient)
    /// A total of the day above a number.
    case dayAbove(Nutrient, Rational)
    /// A total below a number, on a day that is over and whose foods all have a figure.
    case dayBelow(Nutrient, Rational)
    /// The day's calcium from food and medicines together above its target.
    case calciumLoadOver
    /// The medicine itself contains the nutrient.
    case brings(Nutrient)
    /// A comparison with the newest usable value.
    case lab(Analyte, LabTest)
    /// A low newest glucose that was measured on the day or the day before.
    case lowGlucose
    /// Phosphorus above the goal of the category.
    case phosphorusAboveGoal
    /// An eGFR below a number, a category that implies it, or dialysis.
    case kidneyBelow(Int)
    /// On dialysis.
    case onDialysis
    /// With diabetes.
    case diabetic
    /// With a transplanted kidney.
    case transplanted
    /// During a pregnancy.
    case pregnant
    /// The user also takes a medicine of one of the classes.
    case takes(Set<MedicineClass>)
    /// The user also takes the same medicine in another entry or, with classes, another medicine that shares one of these classes. Only one of the
    /// two medicines has the finding.
    case takesSame(Set<MedicineClass>)
    /// The user also takes the medicine in another entry that has a different dose and can have a time in common. Only one of the two entries has
    /// the finding.
    case takesOtherDose
    /// The user also takes a medicine with one of these generic names.
    case takesNamed(Set<String>)
    /// The user also takes a medicine of one of the classes, or took its last dose less than this many hours before the day's first dose.
    case tookWithin(Set<MedicineClass>, hours: Int)
    /// The medicine has one of these generic names.
    case isNamed(Set<String>)
    /// A dose of the day that is unknown, or at least this many milligrams.
    case doseMayReach(Int)
    /// A dose of the day that is known to be below this many milligrams.
    case doseBelow(Int)
    /// The doses of the substance on a day that are unknown, or add up to more than this many milligrams in all its entries.
    case dayDoseMayExceed(Int)
    /// The known doses of the substance on a day, which add up to more than this many milligrams in all its entries. Only one of the entries has
    /// the finding.
    case dayDoseExceeds(Int)
    /// The medicine is in none of these classes. The classes of aspirin depend on its doses.
    case isNone(of: Set<MedicineClass>)
    /// The medicine ended before the day, and its effect goes on.
    case hasEnded
    /// The medicine has dose times on at least this many days of a week.
    case takenOnDays(atLeast: Int)
    /// A fluid limit among the day's targets.
    case fluidLimited
    /// The user reported being ill.
    case ill
    /// The medicine has been taken for more than this many days, or its first day isn't known.
    case taken(moreThanDays: Int)
    /// A total above twice the median of the 14 days before or, once the day is over, below half of it.
    case awayFromMedian(Nutrient)
    /// A mean of the last seven days that differs by more than this many percent from the mean of the seven days before.
    case meanShifted(Nutrient, percent: Int)
    /// Food less than `before` minutes before a dose or less than `after` minutes after it.
    case food(FoodNearDose, before: Int, after: Int)
    /// Another medicine less than `before` minutes before a dose or less than `after` minutes after it.
    case dose(DoseNearDose, before: Int, after: Int)
    /// A dose with no meal between `before` minutes before it and `after` minutes after it.
    case doseWithoutMeal(before: Int, after: Int)
    /// A meal with more than this many milligrams of phosphorus and no dose of a binder.
    case mealWithoutBinder(phosphorus: Int)
    /// A dose that is taken with a meal on some days of the week and without one on others.
    case mealsVary
    case any([InteractionCondition])
    case all([InteractionCondition])
}

extension InteractionCondition {
    /// Whether the condition can be met by a dose of any medicine that is taken by mouth.
    var keepsApartFromAll: Bool {
        switch self {
        case .dose(.anyOral, _, _): true
        case .any(let conditions), .all(let conditions): conditions.contains { $0.keepsApartFromAll }
        default: false
        }
    }

    /// Whether the condition names a medicine as the second one of a pair.
    func asks(for row: MedicineRow) -> Bool {
        switch self {
        case .takes(let classes), .tookWithin(let classes, _), .dose(.of(let classes), _, _):
            !classes.isDisjoint(with: row.classes)
        case .takesNamed(let names), .dose(.named(let names), _, _): names.contains(row.generic)
        case .any(let conditions), .all(let conditions): conditions.contains { $0.asks(for: row) }
        default: false
        }
    }
}
