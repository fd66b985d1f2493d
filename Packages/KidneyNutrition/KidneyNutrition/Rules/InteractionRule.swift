public import FractionParser

/// How much an interaction matters.
public enum InteractionSeverity: String, CaseIterable, Codable, Sendable, Comparable {
    /// Not together.
    case contraindicated
    case major, moderate, minor
    /// A matter of when, not whether.
    case timing

    /// The graver one first.
    public static func < (left: InteractionSeverity, right: InteractionSeverity) -> Bool { left.place < right.place }

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

/// Which way an interaction goes.
public enum InteractionDirection: String, CaseIterable, Codable, Sendable {
    /// The medicine works more.
    case raisesEffect = "raises the effect"
    /// The medicine works less.
    case lowersEffect = "lowers the effect"
    /// It can go either way.
    case shiftsEffect = "changes the effect"
    /// A blood value goes up.
    case raisesBloodValue = "raises a blood value"
    /// A blood value goes down.
    case lowersBloodValue = "lowers a blood value"
    /// The medicine brings a nutrient of its own.
    case addsNutrient = "adds a nutrient"
    /// It harms by itself.
    case harms
}

/// What a finding asks for that another may ask the opposite of.
public enum InteractionUrge: String, CaseIterable, Codable, Sendable {
    case lessPotassium = "less potassium"
    case noPotassiumLimit = "no limit of potassium"
    case lessSodium = "less salt"
    case steadySodium = "salt as always"
    case moreWater = "free access to water"
    case noExtraWater = "no more than the fluid limit"
    case sugarNow = "sugar at once"

    /// What can't be followed together with it.
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

/// A rule of the table: a medicine and what doesn't go with it.
public struct InteractionRule: Identifiable, Hashable, Sendable {
    /// The row's name: "warf-vitk".
    public let id: String
    /// The generic names it is about, besides ``classes``.
    public let names: Set<String>
    /// The classes it is about: a medicine that joins one of them inherits the rule.
    public let classes: Set<MedicineClass>
    /// What it is about besides, in words: "grapefruit".
    public let partner: String
    /// What happens, in words: "potassium in the blood can rise".
    public let effect: String
    /// Which way it goes.
    public let direction: InteractionDirection
    /// How much it matters.
    public let severity: InteractionSeverity
    /// What switches it on.
    public let trigger: InteractionCondition
    /// What to do, in plain sentences.
    public let advice: String
    /// Where it comes from, and how far it was checked.
    public let evidence: Evidence
    /// What makes it graver, and how grave then.
    public internal(set) var worse: InteractionWorse?
    /// The condition under which it asks to call before the next dose, besides a contraindication; nil for none.
    public internal(set) var call: InteractionCondition?
    /// What it asks for that may be opposed, and when.
    public internal(set) var urges: [InteractionUrging] = []
    /// For how many days after the last one the medicine still counts.
    public internal(set) var lastingDays = 0
}

extension InteractionRule {
    /// Whether it is about food and the disease, and no medicine.
    public var isAboutFoodAlone: Bool { names.isEmpty && classes.isEmpty }

    /// Whether it is about a medicine, by its name or by its class.
    public func concerns(_ row: MedicineRow) -> Bool {
        names.contains(row.generic) || !classes.isDisjoint(with: row.classes)
    }

    /// The generic names of the table that it is about; empty for a rule about food and the disease alone.
    public var medicines: Set<String> { Set(MedicineTable.rows.filter(concerns).map(\.generic)) }

    /// Whether it asks for a medicine beside the one it is about.
    public func asks(for row: MedicineRow) -> Bool {
        trigger.asks(for: row) || (worse?.condition.asks(for: row) ?? false)
    }

    /// Whether it was looked at for two medicines together.
    public func covers(_ one: MedicineRow, _ other: MedicineRow) -> Bool {
        (concerns(one) && asks(for: other)) || (concerns(other) && asks(for: one))
    }

    /// The classes and names it is about: "mTOR inhibitor or calcineurin inhibitor".
    var subject: String { (classes.map(\.rawValue) + names).sorted().joined(separator: " or ") }
}

/// When a rule is graver than its row says, and how grave.
public struct InteractionWorse: Hashable, Sendable {
    /// When.
    public let condition: InteractionCondition
    /// How grave then.
    public let severity: InteractionSeverity
}

/// What a rule asks for, and when.
public struct InteractionUrging: Hashable, Sendable {
    /// What.
    public let urge: InteractionUrge
    /// When.
    public let condition: InteractionCondition
}

/// How a laboratory value is compared, in the analyte's conventional unit.
public enum LabTest: Hashable, Sendable {
    case below(Rational)
    case above(Rational)
    case atLeast(Rational)
}

/// Which food near a dose matters.
public enum FoodNearDose: Hashable, Sendable {
    /// Anything but plain water.
    case anything
    /// Food with one of the tags.
    case tagged(Set<FoodTag>)
    /// Food with one of the tags, where it isn't part of a full meal.
    case alone(Set<FoodTag>)
    /// A meal with more fibre than so many grams.
    case fibre(Int)
}

/// What other medicine near a dose matters.
public enum DoseNearDose: Hashable, Sendable {
    case of(Set<MedicineClass>)
    case named(Set<String>)
    /// Any other medicine that is swallowed.
    case anyOral
}

/// What switches a rule on, for a medicine and a day. All times are minutes.
public indirect enum InteractionCondition: Hashable, Sendable {
    /// That the medicine is taken.
    case always
    /// Food with one of the tags: on the day, or so many hours before it began.
    case ate(Set<FoodTag>, lastingHours: Int)
    /// More than so many millilitres of drinks with the tag on the day.
    case drank(FoodTag, over: Int)
    /// A drink of the day whose name holds one of the words.
    case drankNamed(Set<String>)
    /// Food to which phosphate was added.
    case phosphateAdded
    /// The day's total lies above its target.
    case dayOver(Nutrient)
    /// The day's total lies above a number.
    case dayAbove(Nutrient, Rational)
    /// The total of a day that is over, every food of it known, lies below a number.
    case dayBelow(Nutrient, Rational)
    /// The day's calcium with that of the medicines lies above its target.
    case calciumLoadOver
    /// Its own doses bring the nutrient.
    case brings(Nutrient)
    /// The newest value that can be used.
    case lab(Analyte, LabTest)
    /// The newest glucose, of the day or the day before.
    case lowGlucose
    /// Phosphorus above the goal of the category.
    case phosphorusAboveGoal
    /// eGFR below a number, or the category says so, or dialysis.
    case kidneyBelow(Int)
    /// On dialysis.
    case onDialysis
    /// With diabetes.
    case diabetic
    /// With a transplanted kidney.
    case transplanted
    /// During a pregnancy.
    case pregnant
    /// Another medicine of one of the classes is taken.
    case takes(Set<MedicineClass>)
    /// Another medicine of these names is taken.
    case takesNamed(Set<String>)
    /// Another medicine of one of the classes is taken, or its last dose lies less than so many hours before the first one of the day.
    case tookWithin(Set<MedicineClass>, hours: Int)
    /// It is one of these.
    case isNamed(Set<String>)
    /// Its dose isn't known to be below so many milligrams.
    case doseMayReach(Int)
    /// Its dose is known to be below so many milligrams.
    case doseBelow(Int)
    /// Its doses of a day aren't known to be at most so many milligrams.
    case dayDoseMayExceed(Int)
    /// Fluid is limited.
    case fluidLimited
    /// The user said that they are ill.
    case ill
    /// It has been taken for more than so many days.
    case taken(moreThanDays: Int)
    /// The day's total lies above twice, or (once the day is over) below half of the median of the 14 days before.
    case awayFromMedian(Nutrient)
    /// The mean of the last seven days differs by more than so many percent from the seven days before.
    case meanShifted(Nutrient, percent: Int)
    /// A food less than so long before or after a dose.
    case food(FoodNearDose, before: Int, after: Int)
    /// Another medicine less than so long before or after a dose.
    case dose(DoseNearDose, before: Int, after: Int)
    /// A dose without a meal from so long before to so long after it.
    case doseWithoutMeal(before: Int, after: Int)
    /// A meal with more phosphorus than so many milligrams, and no dose of a binder with it.
    case mealWithoutBinder(phosphorus: Int)
    /// The same dose with a meal on some days of the week and without on others.
    case mealsVary
    case any([InteractionCondition])
    case all([InteractionCondition])
}

extension InteractionCondition {
    /// Whether it asks for a medicine beside the one that the rule is about.
    func asks(for row: MedicineRow) -> Bool {
        switch self {
        case .takes(let classes), .tookWithin(let classes, _), .dose(.of(let classes), _, _):
            !classes.isDisjoint(with: row.classes)
        case .takesNamed(let names), .dose(.named(let names), _, _): names.contains(row.generic)
        case .any(let conditions), .all(let conditions): conditions.contains { $0.asks(for: row) }
        default: false
        }
    }

    /// The analytes whose newest value it asks for, besides the filtration rate.
    var analytes: Set<Analyte> {
        switch self {
        case .lab(let analyte, _): [analyte]
        case .lowGlucose: [.glucose]
        case .phosphorusAboveGoal: [.phosphorus]
        case .any(let conditions), .all(let conditions):
            conditions.reduce(into: []) { $0.formUnion($1.analytes) }
        default: []
        }
    }
}
