public import FractionParser
public import TimeKit

/// Sex, as formulas and ranges ask for it.
public enum Sex: String, CaseIterable, Codable, Sendable {
    case female, male
}

/// What the kidney disease is called and how it is treated: targets, alerts and rewards go by it.
public enum DiseaseCategory: String, CaseIterable, Codable, Sendable {
    /// Early chronic kidney disease, the stage unknown: as G1 and G2.
    case earlyCKD
    case g1 = "G1"
    case g2 = "G2"
    case g3a = "G3a"
    case g3b = "G3b"
    case g4 = "G4"
    /// Kidney failure without dialysis.
    case g5 = "G5"
    /// Kidney failure on haemodialysis.
    case haemodialysis
    /// Kidney failure on peritoneal dialysis.
    case peritonealDialysis
    /// Living with a transplanted kidney.
    case transplant

    /// Whether it is a form of dialysis.
    public var isDialysis: Bool { self == .haemodialysis || self == .peritonealDialysis }
}

/// A category and from which day on: kidney disease changes over time.
public struct CategoryPeriod: Hashable, Codable, Sendable {
    /// The first day.
    public let from: LocalDate
    /// The category.
    public let category: DiseaseCategory

    /// A category from a day on.
    public init(from: LocalDate, _ category: DiseaseCategory) {
        self.from = from
        self.category = category
    }
}

/// Which units are shown first; both are always known.
public enum UnitSystem: String, CaseIterable, Codable, Sendable {
    /// mg/dL, pounds, fluid ounces.
    case conventional
    /// mmol/L, kilograms, millilitres.
    case international
}

/// Who the user is, as far as the rules ask.
public struct Profile: Hashable, Codable, Sendable {
    /// What they are called.
    public var name: String
    /// Sex; nil where it wasn't said: what needs it says so.
    public var sex: Sex?
    /// Birth date; nil where it wasn't said.
    public var birthDate: LocalDate?
    /// Height in centimetres, exactly as entered.
    public var height: Rational?
    /// The categories, the earliest first; the last holds now.
    public var categories: [CategoryPeriod]
    /// Whether they have diabetes.
    public var hasDiabetes: Bool
    /// What they aim at for their diabetes.
    public var diabetesDiet: DiabetesDiet
    /// Whether they have gout.
    public var hasGout: Bool
    /// The weight without extra fluid, kilograms, as the clinic set it.
    public var dryWeight: Rational?
    /// Urine in 24 hours, millilitres; what dialysis patients may drink depends on it.
    public var urineOutput: Rational?
    /// Whom to call in the care team's hours: a telephone number.
    public var careTeamPhone: String?
    /// Whom to call out of hours: a telephone number.
    public var afterHoursPhone: String?
    /// What the clinic set: it always wins over the tables.
    public var clinicLimits: [ClinicLimit]
    /// Pregnancy, sick days and other states, the earliest first.
    public var conditions: [ConditionPeriod]
    /// Which units are shown first.
    public var units: UnitSystem

    /// A profile; everything but the name can come later.
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

    /// The category of a day; nil before the first.
    public func category(on day: LocalDate) -> DiseaseCategory? {
        categories.last { $0.from <= day }?.category
    }

    /// The age on a day in full years; nil where no birth date was given, or it lies ahead. Who is born on 29 February is a year
    /// older on 1 March of other years.
    public func age(on day: LocalDate) -> Int? {
        guard let birthDate, birthDate <= day else { return nil }
        let hadBirthday = (day.month, day.day) >= (birthDate.month, birthDate.day)
        return day.year - birthDate.year - (hadBirthday ? 0 : 1)
    }
}

/// A limit that the clinic set for this user.
public struct ClinicLimit: Hashable, Codable, Sendable {
    /// What is limited.
    public let quantity: TargetQuantity
    /// At least so much a day; nil for no floor.
    public let low: Rational?
    /// At most so much a day; nil for no ceiling.
    public let high: Rational?
    /// From which day on.
    public let from: LocalDate

    /// A limit, in the quantity's own unit.
    public init(_ quantity: TargetQuantity, low: Rational? = nil, high: Rational? = nil, from: LocalDate) {
        self.quantity = quantity
        self.low = low
        self.high = high
        self.from = from
    }
}

/// What a target can be about.
public enum TargetQuantity: String, CaseIterable, Codable, Sendable {
    /// Grams a day.
    case protein
    /// Kilocalories a day.
    case energy
    /// Milligrams a day.
    case sodium
    /// Milligrams a day.
    case potassium
    /// Milligrams a day.
    case phosphorus
    /// Milligrams a day.
    case calcium
    /// Millilitres a day.
    case fluid
    /// Percent of the dry weight between two dialysis sessions.
    case interdialyticGain
    /// Millimetres of mercury.
    case systolicPressure
    /// Millimetres of mercury.
    case diastolicPressure
    /// Grams a day.
    case fibre
    /// Micrograms a day, steady rather than low.
    case vitaminK
    /// Minutes of activity a week.
    case activity
}
