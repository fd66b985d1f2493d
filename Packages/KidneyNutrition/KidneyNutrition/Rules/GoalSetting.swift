import FractionParser
public import TimeKit

/// The data by which a goal is judged on a day: the profile, the targets and the measurements up to the day.
public struct GoalSetting: Hashable, Sendable {
    public let day: LocalDate
    public let profile: Profile
    public let targets: DayTargets
    /// The laboratory results. Those after the day are ignored.
    public let labs: [LabResult]
    /// The weights. Those after the day are ignored.
    public let weights: [WeightReading]
    /// The conditions that change targets and aren't measured, including those from medicines.
    public let hints: Set<TargetHint>
    /// The classes of the medicines, such as "ACE inhibitor".
    public let medicines: Set<MedicineClassName>

    /// Creates a setting and computes the day's targets.
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
        let hints = hints.union(medicines.compactMap(\.hint)).union(profile.conditions(judging: day).compactMap(\.hint))
        let labs = AfterDialysis.marking(labs, by: weights, for: profile)
        targets = Targets.of(day, for: profile, labs: labs, weights: weights, hints: hints)
        self.labs = labs
        self.weights = weights
        self.hints = hints
        self.medicines = medicines
    }

    var category: DiseaseCategory? { targets.category }

    /// The newest daily weight of the last 30 days; on hemodialysis, the newest one after a session.
    var weight: (kilograms: Rational, day: LocalDate)? {
        let newest = weights.map { $0.counted(for: profile) }.filter { weight in
            weight.moment.day <= day && weight.moment.day.days(until: day) <= 30
                && weight.context == (category == .hemodialysis ? .postDialysis : .daily)
        }.max { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let newest, let kilograms = newest.kilograms else { return nil }
        return (kilograms, newest.moment.day)
    }

    /// The lower limit of a healthy weight, in kilograms; nil without a height.
    var leastHealthyWeight: Rational? {
        guard let height = profile.height, height > 0, let meters = try? height.dividing(by: 100),
            let square = try? meters.multiplying(by: meters)
        else { return nil }
        return try? square.multiplying(by: GoalHarmRule.leastBodyMassIndex)
    }
}

/// The name of a medicine class as in the interaction table: "ACE inhibitor". Case is ignored.
public struct MedicineClassName: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The name in lowercase.
    public let name: String

    public init(_ name: String) { self.name = name.lowercased() }

    public init(stringLiteral name: String) { self.init(name) }

    /// The class's effect on targets; nil if it has none.
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

    /// Classes with which grapefruit and related fruits are avoided.
    public static let withGrapefruit: Set<MedicineClassName> = [
        "statin (CYP3A)", "calcineurin inhibitor", "mTOR inhibitor", "non-steroidal MRA", "dihydropyridine",
        "vasopressin antagonist", "gout drug", "antiplatelet",
        "transplant, anticoagulant, calcium channel and other CYP3A drugs",
    ]
    /// Monoamine oxidase inhibitors, with which aged cheese, cured meat and soy sauce are avoided.
    public static let maoInhibitor: MedicineClassName = "MAO inhibitor"
    /// The class of warfarin, with which vitamin K stays steady from week to week.
    public static let vitaminKAntagonist: MedicineClassName = "vitamin K antagonist"
    /// The class of lithium, with which salt stays steady from day to day. The stored word keeps its spelling.
    public static let moodStabilizer: MedicineClassName = "mood stabiliser"
    /// The class of tolvaptan.
    public static let vasopressinAntagonist: MedicineClassName = "vasopressin antagonist"
}
