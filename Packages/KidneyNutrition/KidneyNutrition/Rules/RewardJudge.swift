import FractionParser
public import TimeKit
import WordKit

/// The data by which goals and rewards are judged: measurements, entries and goals.
public struct CareRecord: Sendable {
    public var profile: Profile
    /// The conditions that change targets and aren't measured.
    public var hints: Set<TargetHint>
    /// All medicines and supplements, including those that ended.
    public var medicines: [Medicine]
    public var labs: [LabResult]
    public var weights: [WeightReading]
    public var pressures: [PressureReading]
    public var activities: [ActivityReading]
    /// The entries of food and drink.
    public var entries: [IntakeEntry]
    /// All goals, including those that ended.
    public var goals: [Goal]

    public init(
        profile: Profile,
        hints: Set<TargetHint> = [],
        medicines: [Medicine] = [],
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        pressures: [PressureReading] = [],
        activities: [ActivityReading] = [],
        entries: [IntakeEntry] = [],
        goals: [Goal] = []
    ) {
        self.profile = profile
        self.hints = hints
        self.medicines = medicines
        self.labs = labs
        self.weights = weights
        self.pressures = pressures
        self.activities = activities
        self.entries = entries
        self.goals = goals
    }
}

/// Whether a goal was reached over a period, with the reason.
public struct RewardFinding: Hashable, Sendable {
    public let isReached: Bool
    /// The reason for the result.
    public let words: String

    static func yes(_ words: String) -> RewardFinding { RewardFinding(isReached: true, words: words) }
    static func no(_ words: String) -> RewardFinding { RewardFinding(isReached: false, words: words) }
}

/// Judges goals over days, weeks and months. Each requested day is computed once and cached.
public struct RewardJudge: Sendable {
    let record: CareRecord
    let today: LocalDate
    private let entriesByDay: [LocalDate: [IntakeEntry]]
    private let medicines: [(medicine: Medicine, classes: Set<MedicineClassName>)]
    private var settings: [LocalDate: GoalSetting] = [:]
    private var intakes: [LocalDate: IntakeDay] = [:]

    /// Creates a judge for a day. Entries after it are ignored.
    public init(_ record: CareRecord, today: LocalDate) {
        self.record = record
        self.today = today
        entriesByDay = Dictionary(grouping: record.entries.filter { $0.day <= today }, by: \.day)
        medicines = record.medicines.map { ($0, MedicineClassName.of($0)) }
    }

    /// The patient for whom laboratory values are judged.
    var patient: LabPatient { LabPatient(record.profile, medicines) }

    /// Returns the data by which goals are judged on a day.
    public mutating func setting(_ day: LocalDate) -> GoalSetting {
        if let known = settings[day] { return known }
        let setting = GoalSetting(
            day,
            for: record.profile,
            labs: record.labs,
            weights: record.weights,
            hints: record.hints,
            medicines: medicines.reduce(into: []) { classes, use in
                if use.medicine.isActive(on: day) { classes.formUnion(use.classes) }
            }
        )
        settings[day] = setting
        return setting
    }

    /// Returns the totals of a day's entries.
    public mutating func intake(_ day: LocalDate) -> IntakeDay {
        if let known = intakes[day] { return known }
        let intake = IntakeDay(day, entriesByDay[day] ?? [])
        intakes[day] = intake
        return intake
    }

    /// Returns the aim of a lineage on a day. Of several goals, the newest one counts.
    public func aim(_ lineage: GoalLineage, on day: LocalDate) -> GoalAim? {
        record.goals.filter { $0.lineage == lineage && $0.aim(on: day) != nil }
            .max { ($0.from, $0.id) < ($1.from, $1.id) }?.aim(on: day)
    }

    /// Returns the result of a daily goal on a day; nil if there is no goal or it isn't a daily one.
    public mutating func dayState(_ lineage: GoalLineage, on day: LocalDate) -> GoalDayState? {
        guard let aim = aim(lineage, on: day), aim.isDaily else { return nil }
        let intake = intake(day)
        if let state = GoalDay.stateWithoutTargets(intake, today: today) { return state }
        return GoalDay.state(aim, intake, in: setting(day), today: today)
    }

    /// Returns the row that rewards a key; nil if its subject has no reward for the category on the last day of the period.
    public func row(_ key: RewardKey) -> RewardRow? {
        let end = min(key.period.last, today)
        guard TableScope.refusal(for: record.profile, on: end) == nil else { return nil }
        return GoalSubject.of(key.lineage).flatMap {
            RewardTable.row($0, key.rule, for: record.profile.category(on: end))
        }
    }

    /// Returns whether the goal of a key was reached.
    public mutating func finding(_ key: RewardKey) -> RewardFinding {
        if let refusal = TableScope.refusal(for: record.profile, on: min(key.period.last, today)) {
            return .no(refusal)
        }
        guard let subject = GoalSubject.of(key.lineage), let row = row(key) else {
            return .no(localized("for this category it earns nothing"))
        }
        guard key.period.first <= today else { return .no(localized("the time for it hasn't come")) }
        switch (subject, key.rule) {
        case (.diary, .week):
            let days = key.period.days.filter { $0 <= today && intake($0).meals >= 3 }.count
            return days >= row.days
                ? .yes(localized("three meals written down on \(days, "day")"))
                : .no(
                    days == 0
                        ? localized("three meals written down on no day")
                        : localized("three meals written down on \(days, "day") only")
                )
        case (_, .day):
            guard let state = dayState(key.lineage, on: key.period.first) else {
                return .no(localized("there was no such goal"))
            }
            let day = key.period.first
            let warned =
                subject == .fruitAndVegetables && day <= today ? intake(day).withoutWarned(in: setting(day)) : nil
            func words(_ text: String) -> String { [text, warned].compactMap(\.self).joined(separator: "; ") }
            return state.isMet ? .yes(words(localized("the goal of the day was reached"))) : .no(words(state.words))
        case (.activity, .week): return activity(key)
        case (_, .week):
            var met = 0
            for day in key.period.days where day <= today {
                if dayState(key.lineage, on: day)?.isMet == true { met += 1 }
            }
            return met >= row.days
                ? .yes(localized("reached on \(met, "day")"))
                : .no(localized("reached on \(met) of \(row.days, "day")"))
        case (.weight, .month): return weight(key)
        case (.bloodPressure, .month): return pressure(key)
        case (.lab(let analyte), .month): return lab(analyte, key)
        default: return .no(localized("it isn't counted so"))
        }
    }
}

extension GoalDayState {
    /// The result in words.
    public var words: String {
        switch self {
        case .met: localized("reached")
        case .missed: localized("not reached")
        case .open: localized("the day isn't over")
        case .unknown(let why): why
        case .paused(let harm): harm.message
        }
    }
}
