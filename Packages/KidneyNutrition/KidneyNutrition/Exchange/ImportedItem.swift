public import FractionParser
public import TimeKit

/// What came out of a file of another program: one value at a time, ready to be kept.
public enum ImportedItem: Hashable, Sendable {
    case weight(WeightReading)
    case pressure(PressureReading)
    case lab(LabResult)
    /// A day's total has the same id at every reading of the file: it takes the place of an earlier one with that id.
    case activity(ActivityReading)
    case intake(ImportedIntake)
    case height(ImportedHeight)
    case person(ImportedPerson)
    case medicine(ImportedMedicine)
    case goal(ImportedGoal)
}

/// What somebody ate or drank at one time, as another program wrote it down: amounts of nutrients, not of a food.
public struct ImportedIntake: Identifiable, Hashable, Sendable {
    /// The same at every reading of the file.
    public let id: TimeKit.ID<ImportedIntake>
    /// What it was; empty where it wasn't said.
    public let name: String
    /// When.
    public let moment: Moment
    /// Who says so.
    public let source: MeasurementSource
    /// What it held, in the nutrient's own unit, exact. What is missing isn't known: it isn't zero.
    public let amounts: [Nutrient: Rational]
    /// What was drunk, in millilitres; nil where that wasn't said.
    public let fluid: Rational?

    /// An intake.
    public init(
        id: TimeKit.ID<ImportedIntake>,
        name: String = "",
        at moment: Moment,
        from source: MeasurementSource,
        amounts: [Nutrient: Rational] = [:],
        fluid: Rational? = nil
    ) {
        self.id = id
        self.name = name
        self.moment = moment
        self.source = source
        self.amounts = amounts
        self.fluid = fluid
    }
}

/// A body height.
public struct ImportedHeight: Hashable, Sendable {
    /// In centimetres, exact.
    public let centimetres: Rational
    /// When it was measured.
    public let moment: Moment
    /// Who says so.
    public let source: MeasurementSource

    /// A height.
    public init(_ centimetres: Rational, at moment: Moment, from source: MeasurementSource) {
        self.centimetres = centimetres
        self.moment = moment
        self.source = source
    }
}

/// Whom a file is about. What it doesn't say is nil, and changes nothing.
public struct ImportedPerson: Hashable, Sendable {
    /// What they are called.
    public let name: String?
    /// Their sex.
    public let sex: Sex?
    /// Their birth date.
    public let birthDate: LocalDate?
    /// The categories of their kidney disease, each with its first day; empty if none was said.
    public var categories: [CategoryPeriod] = []
    /// Whether they have diabetes; false where it wasn't said.
    public var hasDiabetes = false
    /// Whether they have gout; false where it wasn't said.
    public var hasGout = false
    /// Found in the engine's own records alone: diet, dry weight, urine, the clinic's limits, conditions, units.
    public var rest: Profile?

    /// A person.
    public init(name: String? = nil, sex: Sex? = nil, birthDate: LocalDate? = nil) {
        self.name = name
        self.sex = sex
        self.birthDate = birthDate
    }

    /// Joins the statements of two resources about one person. The first resource wins.
    func joined(with other: ImportedPerson) -> ImportedPerson {
        var person = ImportedPerson(
            name: name ?? other.name,
            sex: sex ?? other.sex,
            birthDate: birthDate ?? other.birthDate
        )
        let days = Set(categories.map(\.from))
        person.categories = categories + other.categories.filter { !days.contains($0.from) }
        person.hasDiabetes = hasDiabetes || other.hasDiabetes
        person.hasGout = hasGout || other.hasGout
        person.rest = rest ?? other.rest
        return person
    }
}

/// A medicine somebody takes or took.
public struct ImportedMedicine: Identifiable, Hashable, Sendable {
    /// How far it has come: the codes of FHIR.
    public enum Status: String, CaseIterable, Sendable {
        case active, completed, intended, stopped, unknown
        case onHold = "on-hold"
        case notTaken = "not-taken"
    }

    /// The same at every reading of the file.
    public let id: TimeKit.ID<ImportedMedicine>
    /// Its name, as the file writes it.
    public let name: String
    /// Its concept in RxNorm; nil where the file names none.
    public let rxNorm: String?
    /// How far it has come.
    public let status: Status
    /// The first day.
    public let start: LocalDate?
    /// The last day.
    public let end: LocalDate?
    /// How much of it is taken, or how, as the file words it; empty where it doesn't.
    public let dosage: String
    /// When it is taken; empty where that isn't said.
    public let times: [MedicationTime]
    /// On which days of the week; empty for every day.
    public let weekdays: Set<Weekday>
    /// What is noted of it; empty for nothing.
    public let notes: String
    /// The generic names of the drug label that its user took for it; empty for none.
    public let labelNames: [String]

    /// A medicine.
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

/// A goal that somebody set.
public struct ImportedGoal: Identifiable, Hashable, Sendable {
    /// How far it has come: the codes of FHIR.
    public enum Status: String, CaseIterable, Sendable {
        case proposed, planned, accepted, active, completed, cancelled, rejected
        case onHold = "on-hold"
    }

    /// What is to be reached, where it can be measured.
    public struct Target: Hashable, Sendable {
        /// The LOINC code of what is measured; nil where it has none.
        public let loinc: String?
        /// Whether the value should be it, below it or above it.
        public let comparator: Comparator
        /// The number, exact.
        public let value: Rational
        /// Its unit in UCUM.
        public let unit: String

        /// A target.
        public init(loinc: String? = nil, _ comparator: Comparator = .equal, _ value: Rational, unit: String) {
            self.loinc = loinc
            self.comparator = comparator
            self.value = value
            self.unit = unit
        }
    }

    /// The same at every reading of the file.
    public let id: TimeKit.ID<ImportedGoal>
    /// What it says.
    public let text: String
    /// How far it has come.
    public let status: Status
    /// The first day.
    public let start: LocalDate?
    /// By when.
    public let due: LocalDate?
    /// What is to be reached; nil where that can't be measured.
    public let target: Target?
    /// The second number, of a goal that has two: the lower value of a blood pressure.
    public let second: Target?
    /// The engine's own word for what it is about, if the engine wrote it: "sodium-at-most".
    public let word: String?
    /// From which day on it no longer holds; nil where that isn't said.
    public let ended: LocalDate?
    /// Its place among the goals, 1 first, if the engine wrote it.
    public let priority: Int?

    /// A goal.
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
