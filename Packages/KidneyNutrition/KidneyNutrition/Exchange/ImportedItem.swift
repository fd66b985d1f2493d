public import FractionParser
public import TimeKit

/// A value of an external file, ready to be stored.
public enum ImportedItem: Hashable, Sendable {
    case weight(WeightReading)
    case pressure(PressureReading)
    case lab(LabResult)
    /// A daily total, whose id is equal for each reading of the file. It replaces an earlier one with this id.
    case activity(ActivityReading)
    case intake(ImportedIntake)
    case height(ImportedHeight)
    case person(ImportedPerson)
    case medicine(ImportedMedicine)
    case goal(ImportedGoal)
}

/// Nutrients that were eaten or drunk at one time, as recorded by another program, without the foods.
public struct ImportedIntake: Identifiable, Hashable, Sendable {
    /// Equal for each reading of the file.
    public let id: TimeKit.ID<ImportedIntake>
    /// Empty if not given.
    public let name: String
    public let moment: Moment
    public let source: MeasurementSource
    /// Exact amounts in the nutrient's own unit. A missing nutrient is unknown, not zero.
    public let amounts: [Nutrient: Rational]
    /// In milliliters; nil if not given.
    public let fluid: Rational?
}

public struct ImportedHeight: Hashable, Sendable {
    /// In centimeters, exact.
    public let centimeters: Rational
    public let moment: Moment
    public let source: MeasurementSource

    public init(_ centimeters: Rational, at moment: Moment, from source: MeasurementSource) {
        self.centimeters = centimeters
        self.moment = moment
        self.source = source
    }
}

/// The person of a file. Nil and empty values change nothing.
public struct ImportedPerson: Hashable, Sendable {
    public let name: String?
    public let sex: Sex?
    public let birthDate: LocalDate?
    /// The categories of kidney disease with their first days; empty if not given.
    public var categories: [CategoryPeriod] = []
    /// False if not given.
    public var hasDiabetes = false
    /// False if not given.
    public var hasGout = false
    /// The rest of a profile, from the engine's own records only: diet, dry weight, urine, clinic limits, conditions, units.
    public var rest: Profile?

    public init(name: String? = nil, sex: Sex? = nil, birthDate: LocalDate? = nil) {
        self.name = name
        self.sex = sex
        self.birthDate = birthDate
    }

    /// Whether this isn't the person of a profile: the birth dates differ, or one isn't known and the names have no word in common.
    func isAnother(than profile: Profile) -> Bool {
        if let birthDate, let own = profile.birthDate { return birthDate != own }
        guard let name, !name.isEmpty else { return false }
        return Set(SearchWords.split(name)).isDisjoint(with: SearchWords.split(profile.name))
    }

    /// The name and the birth date, as far as they are known.
    var words: String { [name, birthDate?.description].compactMap(\.self).joined(separator: ", ") }

    /// Merges the facts of two resources about one person. The first resource wins, except that all categories are kept.
    func joined(with other: ImportedPerson) -> ImportedPerson {
        var person = ImportedPerson(
            name: name ?? other.name,
            sex: sex ?? other.sex,
            birthDate: birthDate ?? other.birthDate
        )
        person.categories = categories + other.categories
        person.hasDiabetes = hasDiabetes || other.hasDiabetes
        person.hasGout = hasGout || other.hasGout
        person.rest = rest ?? other.rest
        return person
    }
}

/// A current or former medicine.
public struct ImportedMedicine: Identifiable, Hashable, Sendable {
    /// The state, by FHIR's codes.
    public enum Status: String, CaseIterable, Sendable {
        case active, completed, intended, stopped, unknown
        case onHold = "on-hold"
        case notTaken = "not-taken"
    }

    /// Equal for each reading of the file.
    public internal(set) var id: TimeKit.ID<ImportedMedicine>
    /// As written.
    public let name: String
    /// The RxNorm code; nil if not given.
    public let rxNorm: String?
    public let status: Status
    public let start: LocalDate?
    public let end: LocalDate?
    /// The dose or instruction as written; empty if not given.
    public let dosage: String
    /// Empty if not given.
    public let times: [MedicationTime]
    /// Empty for every day.
    public let weekdays: Set<Weekday>
    /// Empty for none.
    public let notes: String
    /// The generic names of the drug label that the user chose; empty for none.
    public let labelNames: [String]

    public init(
        id: TimeKit.ID<ImportedMedicine>,
        name: String,
        rxNorm: String? = nil,
        status: Status,
        start: LocalDate? = nil,
        end: LocalDate? = nil,
        dosage: String = "",
        times: [MedicationTime] = [],
        weekdays: Set<Weekday> = [],
        notes: String = "",
        labelNames: [String] = []
    ) {
        self.id = id
        self.name = name
        self.rxNorm = rxNorm
        self.status = status
        self.start = start
        self.end = end
        self.dosage = dosage
        self.times = times
        self.weekdays = weekdays
        self.notes = notes
        self.labelNames = labelNames
    }
}

/// A goal of an external record.
public struct ImportedGoal: Identifiable, Hashable, Sendable {
    /// The state, by FHIR's codes.
    public enum Status: String, CaseIterable, Sendable {
        case proposed, planned, accepted, active, completed
        case canceled = "cancelled"
        case rejected
        case onHold = "on-hold"
    }

    /// A measurable target.
    public struct Target: Hashable, Sendable {
        /// The LOINC code of the quantity; nil for none.
        public let loinc: String?
        /// Whether the value should be equal, below or above.
        public let comparator: Comparator
        public let value: Rational
        /// The UCUM code of the unit.
        public let unit: String

        public init(loinc: String? = nil, _ comparator: Comparator = .equal, _ value: Rational, unit: String) {
            self.loinc = loinc
            self.comparator = comparator
            self.value = value
            self.unit = unit
        }
    }

    /// Equal for each reading of the file.
    public let id: TimeKit.ID<ImportedGoal>
    public let text: String
    public let status: Status
    public let start: LocalDate?
    /// The day by which it should be reached.
    public let due: LocalDate?
    /// Nil if it can't be measured.
    public let target: Target?
    /// The second target: the diastolic value of a blood pressure.
    public let second: Target?
    /// The engine's own name of the subject, if the engine wrote the goal: "sodium-at-most".
    public let word: String?
    /// The day from which the goal no longer holds; nil if not given.
    public let ended: LocalDate?
    /// The priority, 1 first, if the engine wrote the goal.
    public let priority: Int?

    public init(
        id: TimeKit.ID<ImportedGoal>,
        text: String,
        status: Status,
        start: LocalDate? = nil,
        due: LocalDate? = nil,
        target: Target? = nil,
        second: Target? = nil,
        word: String? = nil,
        ended: LocalDate? = nil,
        priority: Int? = nil
    ) {
        self.id = id
        self.text = text
        self.status = status
        self.start = start
        self.due = due
        self.target = target
        self.second = second
        self.word = word
        self.ended = ended
        self.priority = priority
    }
}
