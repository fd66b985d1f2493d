import FractionParser
public import TimeKit

/// What a goal is judged by on a day: who it is for, and what was measured up to it.
public struct GoalSetting: Hashable, Sendable {
    /// The day.
    public let day: LocalDate
    /// Who it is for.
    public let profile: Profile
    /// The targets of the day.
    public let targets: DayTargets
    /// Laboratory values; those after the day are passed over.
    public let labs: [LabResult]
    /// Weights; those after the day are passed over.
    public let weights: [WeightReading]
    /// What changes targets without being measured, that of the medicines among it.
    public let hints: Set<TargetHint>
    /// The classes of the medicines: "ACE inhibitor".
    public let medicines: Set<MedicineClassName>

    /// A day, with its targets worked out.
    public init(
        _ day: LocalDate,
        for profile: Profile,
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        hints: Set<TargetHint> = [],
        medicines: Set<MedicineClassName> = []
    ) {
        self.day = day
        self.profile = profile
        let hints = hints.union(medicines.compactMap(\.hint)).union(profile.conditions(on: day).compactMap(\.hint))
        let labs = AfterDialysis.marking(labs, by: weights)
        targets = Targets.of(day, for: profile, labs: labs, weights: weights, hints: hints)
        self.labs = labs
        self.weights = weights
        self.hints = hints
        self.medicines = medicines
    }

    var category: DiseaseCategory? { targets.category }

    /// The newest weight of the last 30 days, on dialysis of those after a session.
    var weight: (kilograms: Rational, day: LocalDate)? {
        let newest = weights.filter { weight in
            weight.moment.day <= day && weight.moment.day.days(until: day) <= 30
                && (category?.isDialysis == true ? weight.context == .postDialysis : weight.context == .daily)
        }.max { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let newest, let kilograms = newest.kilograms else { return nil }
        return (kilograms, newest.moment.day)
    }

    /// The weight under which underweight begins; nil without a height.
    var leastHealthyWeight: Rational? {
        guard let height = profile.height, height > 0, let metres = try? height.dividing(by: 100),
            let square = try? metres.multiplying(by: metres)
        else { return nil }
        return try? square.multiplying(by: GoalHarmRule.leastBodyMassIndex)
    }
}

/// The name of a class of medicines, as the table of interactions writes it: "ACE inhibitor". Upper and lower case are one.
public struct MedicineClassName: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The name in lower case.
    public let name: String

    /// A name.
    public init(_ name: String) { self.name = name.lowercased() }

    /// A name written in code.
    public init(stringLiteral name: String) { self.init(name) }

    /// What a class says of the targets; nil for nothing.
    var hint: TargetHint? {
        switch self {
        case "loop diuretic": .loopDiuretic
        case "thiazide": .thiazide
        case .vasopressinAntagonist: .tolvaptan
        case .vitaminKAntagonist: .warfarin
        case "active vitamin D": .activeVitaminD
        default: nil
        }
    }

    /// Classes that raise potassium, or bring it.
    public static let raisingPotassium: Set<MedicineClassName> = [
        "ACE inhibitor", "angiotensin receptor blocker", "ARNI", "direct renin inhibitor",
        "mineralocorticoid antagonist", "non-steroidal MRA", "potassium-sparing diuretic", "potassium supplement",
        "calcineurin inhibitor",
    ]
    /// Classes with which grapefruit and its kin are kept away from.
    public static let withGrapefruit: Set<MedicineClassName> = [
        "statin (CYP3A)", "calcineurin inhibitor", "mTOR inhibitor", "non-steroidal MRA", "dihydropyridine",
        "vasopressin antagonist", "gout drug", "antiplatelet",
        "transplant, anticoagulant, calcium channel and other CYP3A drugs",
    ]
    /// Inhibitors of monoamine oxidase: no aged cheese, cured meat and soy sauce.
    public static let maoInhibitor: MedicineClassName = "MAO inhibitor"
    /// Warfarin's class: vitamin K about the same each week.
    public static let vitaminKAntagonist: MedicineClassName = "vitamin K antagonist"
    /// Lithium's class: salt about the same each day.
    public static let moodStabiliser: MedicineClassName = "mood stabiliser"
    /// Tolvaptan's class.
    public static let vasopressinAntagonist: MedicineClassName = "vasopressin antagonist"
}
