public import FractionParser
public import TimeKit

/// The sex that formulas and ranges need.
public enum Sex: String, CaseIterable, Codable, Sendable {
    case female, male
}

/// The stage and treatment of the kidney disease, which determine targets, alerts and rewards.
public enum DiseaseCategory: String, CaseIterable, Codable, Sendable {
    /// Early chronic kidney disease of unknown stage; treated as G1 and G2.
    case earlyCKD
    case g1 = "G1"
    case g2 = "G2"
    case g3a = "G3a"
    case g3b = "G3b"
    case g4 = "G4"
    /// Kidney failure without dialysis.
    case g5 = "G5"
    /// Kidney failure on hemodialysis. The stored word keeps its spelling.
    case hemodialysis = "haemodialysis"
    /// Kidney failure on peritoneal dialysis.
    case peritonealDialysis
    /// A working kidney transplant.
    case transplant

    public var isDialysis: Bool { self == .hemodialysis || self == .peritonealDialysis }
}

/// A disease category from a day on, since the disease changes over time.
public struct CategoryPeriod: Hashable, Codable, Sendable {
    public let from: LocalDate
    public let category: DiseaseCategory

    public init(from: LocalDate, _ category: DiseaseCategory) {
        self.from = from
        self.category = category
    }

    /// The first day of a category that was entered as the first one without a day. A person's first known category is how they were
    /// before it was entered, too.
    public static let always = LocalDate(dayNumber: -25_567)

    /// Whether the first day isn't known, so that the category covers every day before the next one.
    public var isFromAlways: Bool { from == Self.always }
}

extension Profile {
    /// Returns the first day of a category that is entered on a day without saying since when: that day, but ``CategoryPeriod/always``
    /// for the first category.
    public func firstDay(ofCategoryEntered day: LocalDate) -> LocalDate {
        categories.isEmpty ? CategoryPeriod.always : day
    }

    /// Sets the category from a day on. It replaces one of the same day.
    public mutating func set(_ category: DiseaseCategory, from day: LocalDate) {
        let periods = categories.filter { $0.from != day } + [CategoryPeriod(from: day, category)]
        categories = periods.sorted { $0.from < $1.from }
    }
}

/// The units shown first. Pages show both where that helps.
public enum UnitSystem: String, CaseIterable, Codable, Sendable {
    /// mg/dL, pounds, fluid ounces.
    case conventional
    /// mmol/L, kilograms, milliliters.
    case international
}

/// The facts about the user that the rules need.
public struct Profile: Hashable, Codable, Sendable {
    public var name: String
    /// The sex; nil if it wasn't given. A calculation that needs it says so.
    public var sex: Sex?
    /// The birth date; nil if it wasn't given.
    public var birthDate: LocalDate?
    /// The height in centimeters, exactly as entered.
    public var height: Rational?
    /// The categories, the earliest first; the last is the current one.
    public var categories: [CategoryPeriod]
    public var hasDiabetes: Bool
    /// The targets of the diabetes diet.
    public var diabetesDiet: DiabetesDiet
    public var hasGout: Bool
    /// The weight without extra fluid as the clinic set it, in kilograms.
    public var dryWeight: Rational?
    /// The urine output in 24 hours, in milliliters. The fluid limit on dialysis depends on it.
    public var urineOutput: Rational?
    /// The care team's telephone number in office hours.
    public var careTeamPhone: String?
    /// The care team's telephone number out of hours.
    public var afterHoursPhone: String?
    /// The clinic's limits, which override the tables.
    public var clinicLimits: [ClinicLimit]
    /// Pregnancy, sick days and other conditions, the earliest first.
    public var conditions: [ConditionPeriod]
    /// The units shown first.
    public var units: UnitSystem

    /// Creates a profile; everything but the name can be added later.
    public init(
        name: String,
        sex: Sex? = nil,
        birthDate: LocalDate? = nil,
        height: Rational? = nil,
        categories: [CategoryPeriod] = [],
        hasDiabetes: Bool = false,
        hasGout: Bool = false,
        dryWeight: Rational? = nil,
        urineOutput: Rational? = nil,
        clinicLimits: [ClinicLimit] = [],
        units: UnitSystem = .conventional,
        diabetesDiet: DiabetesDiet = DiabetesDiet(),
        careTeamPhone: String? = nil,
        afterHoursPhone: String? = nil,
        conditions: [ConditionPeriod] = []
    ) {
        self.name = name
        self.sex = sex
        self.birthDate = birthDate
        self.height = height
        self.categories = categories.sorted { $0.from < $1.from }
        self.hasDiabetes = hasDiabetes
        self.diabetesDiet = diabetesDiet
        self.hasGout = hasGout
        self.dryWeight = dryWeight
        self.urineOutput = urineOutput
        self.careTeamPhone = careTeamPhone
        self.afterHoursPhone = afterHoursPhone
        self.clinicLimits = clinicLimits
        self.conditions = conditions.sorted { ($0.from, $0.condition.rawValue) < ($1.from, $1.condition.rawValue) }
        self.units = units
    }

    /// Returns the category on a day; nil before the first.
    public func category(on day: LocalDate) -> DiseaseCategory? {
        categories.last { $0.from <= day }?.category
    }

    /// Returns the age on a day in full years. The birthday of a person born on February 29 is March 1 in other years.
    ///
    /// - Returns: nil without a birth date, or before it.
    public func age(on day: LocalDate) -> Int? {
        guard let birthDate, birthDate <= day else { return nil }
        let hadBirthday = (day.month, day.day) >= (birthDate.month, birthDate.day)
        return day.year - birthDate.year - (hadBirthday ? 0 : 1)
    }
}

/// A limit that the clinic set for this user.
public struct ClinicLimit: Hashable, Codable, Sendable {
    public let quantity: TargetQuantity
    /// The floor; nil for none.
    public let low: Rational?
    /// The ceiling; nil for none.
    public let high: Rational?
    /// The first day.
    public let from: LocalDate

    /// Creates a limit in the quantity's own unit.
    public init(_ quantity: TargetQuantity, low: Rational? = nil, high: Rational? = nil, from: LocalDate) {
        self.quantity = quantity
        self.low = low
        self.high = high
        self.from = from
    }
}

/// The quantity of a target, with its unit.
public enum TargetQuantity: String, CaseIterable, Codable, Sendable {
    /// In grams a day.
    case protein
    /// In kilocalories a day.
    case energy
    /// In milligrams a day.
    case sodium
    /// In milligrams a day.
    case potassium
    /// In milligrams a day.
    case phosphorus
    /// In milligrams a day.
    case calcium
    /// In milliliters a day.
    case fluid
    /// The weight gain between two dialysis sessions, in percent of the dry weight.
    case interdialyticGain
    /// In mmHg.
    case systolicPressure
    /// In mmHg.
    case diastolicPressure
    /// In grams a day. The stored word keeps its spelling.
    case fiber = "fibre"
    /// In micrograms a day. The target is a steady intake, not a low one.
    case vitaminK
    /// In minutes a week.
    case activity
}
