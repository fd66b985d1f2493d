public import Foundation
import FractionParser
public import TimeKit

/// Everything about somebody that trends and reports are made from. Lists may hold more than is asked for, in any order.
public struct CareHistory: Sendable {
    /// Who it is.
    public var profile: Profile
    /// When their days begin.
    public var boundary: DayBoundary
    /// Whose clocks times are shown by.
    public var zone: TimeZone
    /// Laboratory values, all of them up to the last day: a report tells of the value before, too.
    public var labs: [LabResult]
    /// Weights, up to the last day.
    public var weights: [WeightReading]
    /// Blood pressures.
    public var pressures: [PressureReading]
    /// Activity.
    public var activities: [ActivityReading]
    /// What was eaten and drunk.
    public var entries: [IntakeEntry]
    /// Medicines, those that ended among them.
    public var medicines: [Medicine]
    /// Goals, those that ended among them.
    public var goals: [Goal]
    /// The rewards.
    public var ledger: RewardLedger
    /// What the user was alerted to.
    public var alerts: [KidneyAlert]
    /// What they like and don't.
    public var preferences: FoodPreferences

    /// A history.
    public init(
        profile: Profile,
        boundary: DayBoundary,
        zone: TimeZone,
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        pressures: [PressureReading] = [],
        activities: [ActivityReading] = [],
        entries: [IntakeEntry] = [],
        medicines: [Medicine] = [],
        goals: [Goal] = [],
        ledger: RewardLedger = RewardLedger(),
        alerts: [KidneyAlert] = [],
        preferences: FoodPreferences = FoodPreferences()
    ) {
        self.profile = profile
        self.boundary = boundary
        self.zone = zone
        self.labs = ReadingDeduplication.unique(labs)
        self.weights = ReadingDeduplication.unique(weights)
        self.pressures = ReadingDeduplication.unique(pressures)
        self.activities = activities
        self.entries = entries.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
        self.medicines = medicines
        self.goals = goals
        self.ledger = ledger
        self.alerts = alerts
        self.preferences = preferences
    }
}

extension CareHistory {
    /// Whom laboratory values are judged for.
    var patient: LabPatient { LabPatient(profile, taking: medicines) }

    /// The targets of a day, with what the medicines and goals of that day change about them.
    public func targets(on day: LocalDate) -> DayTargets {
        Targets.of(
            day,
            for: profile,
            labs: labs,
            weights: weights,
            hints: hints(on: day),
            fluidGoal: fluidGoal(on: day)
        )
    }

    /// What medicines and goals of a day change about its targets.
    func hints(on day: LocalDate) -> Set<TargetHint> {
        var hints = Interactions.hints(for: medicines, on: day)
        if goals.contains(where: { $0.subject == .fruitAndVegetables && $0.aim(on: day) != nil }) {
            hints.insert(.fruitGoal)
        }
        return hints
    }

    private func fluidGoal(on day: LocalDate) -> Rational? {
        goals.lazy.compactMap { goal -> Rational? in
            guard case .fluidAtLeast(let amount)? = goal.aim(on: day) else { return nil }
            return amount
        }.first
    }

    /// What goals and advice are judged by on a day.
    func setting(on day: LocalDate) -> GoalSetting {
        GoalSetting(
            day,
            for: profile,
            labs: labs,
            weights: weights,
            hints: hints(on: day),
            medicines: MedicineClassName.of(medicines, on: day)
        )
    }

    /// The same as a record, as goals are judged by.
    func record(on day: LocalDate) -> CareRecord {
        CareRecord(
            profile: profile,
            hints: hints(on: day),
            medicines: medicines,
            labs: labs,
            weights: weights,
            pressures: pressures,
            activities: activities,
            entries: entries,
            goals: goals
        )
    }

    /// The category that holds on a day.
    func category(on day: LocalDate) -> DiseaseCategory? { profile.category(on: day) }

    /// The filtration rates that may be shown, the earliest first.
    var filtrationRates: [EGFRPoint] { EGFR.points(labs, for: profile) }

    /// The entries of a span, day by day, the earliest first; days without any are left out.
    func entries(from: LocalDate, to: LocalDate) -> [(day: LocalDate, entries: [IntakeEntry])] {
        Dictionary(grouping: entries.filter { (from...to).contains($0.day) }, by: \.day)
            .sorted { $0.key < $1.key }.map { (day: $0.key, entries: $0.value) }
    }

    /// The weight by which amounts for each kilogram are worked out: the dry weight, else the newest up to a day.
    func bodyWeight(on day: LocalDate) -> Rational? {
        if let dry = profile.dryWeight { return dry }
        return weights.filter { $0.moment.day <= day }.max { ($0.moment, $0.id) < ($1.moment, $1.id) }?.kilograms
    }
}
