public import Foundation
import FractionParser
public import TimeKit

/// All data for trends and reports. The lists can have more than is needed, in any order.
public struct CareHistory: Sendable {
    public var profile: Profile
    /// The boundary between the user's days.
    public var boundary: DayBoundary
    /// The time zone of the shown times.
    public var zone: TimeZone
    /// The laboratory values up to the last day, including earlier ones, which reports compare.
    public var labs: [LabResult]
    /// The weights up to the last day.
    public var weights: [WeightReading]
    public var pressures: [PressureReading]
    public var activities: [ActivityReading]
    public var entries: [IntakeEntry]
    /// The medicines, including ended ones.
    public var medicines: [Medicine]
    /// The goals, including ended ones.
    public var goals: [Goal]
    public var ledger: RewardLedger
    /// The past alerts.
    public var alerts: [KidneyAlert]
    /// The urgency with which alerts were told, where they stand with another one now.
    var toldLevels: [KidneyAlert.ID: AlertLevel] = [:]
    public var preferences: FoodPreferences

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
    /// The person for whom laboratory values are judged.
    var patient: LabPatient { LabPatient(profile, taking: medicines) }

    /// Returns the targets of a day, with the effects of that day's medicines and goals.
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

    /// Returns the effects of a day's medicines and goals on its targets.
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

    /// Returns the data with which goals and advice are judged on a day.
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

    /// Returns the history in the form that the judge of rewards needs.
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

    func category(on day: LocalDate) -> DiseaseCategory? { profile.category(on: day) }

    /// The filtration rates that may be shown, the earliest first.
    var filtrationRates: [EGFRPoint] { EGFR.points(labs, for: profile) }

    /// Returns the entries of a span by day, the earliest first, without empty days.
    func entries(from: LocalDate, to: LocalDate) -> [(day: LocalDate, entries: [IntakeEntry])] {
        Dictionary(grouping: entries.filter { (from...to).contains($0.day) }, by: \.day)
            .sorted { $0.key < $1.key }.map { (day: $0.key, entries: $0.value) }
    }

    /// Returns the weight for amounts per kilogram: the dry weight, or the latest weight up to a day. Nil if there is none.
    func bodyWeight(on day: LocalDate) -> Rational? {
        if let dry = profile.dryWeight { return dry }
        return weights.filter { $0.moment.day <= day }.max { ($0.moment, $0.id) < ($1.moment, $1.id) }?.kilograms
    }
}
