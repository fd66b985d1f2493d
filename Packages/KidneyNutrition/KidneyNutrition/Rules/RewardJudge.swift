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
            let days = key.period.days.filter { $0 <= today && intake($0).hasThreeMeals }.count
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
            return state.isMet
                ? .yes(words(localized("the goal of the day was reached")))
                : .no(words(state.words(in: record.profile.units)))
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
    /// The result in words, with the person's units first.
    public func words(in units: UnitSystem) -> String {
        switch self {
        case .met: localized("reached")
        case .missed: localized("not reached")
        case .open: localized("the day isn't over")
        case .unknown(let why): why
        case .paused(let harm): harm.message(in: units)
        }
    }
}

/// Goals about measurements. They are never rewarded for a single value, or for a result that was reached in a harmful way.
extension RewardJudge {
    /// The last day of a period, or today if that is earlier.
    private func end(_ key: RewardKey) -> LocalDate { min(key.period.last, today) }

    /// The first day of a period on which the goal existed. Progress before it isn't due to the goal.
    private func start(_ key: RewardKey) -> LocalDate {
        let goal = record.goals.filter { $0.lineage == key.lineage }.map(\.from).min()
        return max(key.period.first, goal ?? key.period.first)
    }

    mutating func activity(_ key: RewardKey) -> RewardFinding {
        guard case .activity(let goal)? = aim(key.lineage, on: end(key)) else {
            return .no(localized("there was no such goal"))
        }
        var minutes = Rational.zero
        for day in key.period.days where day <= today && aim(key.lineage, on: day) != nil {
            guard let more = ActivityRule.total(.minutes, on: day, of: record.activities) else { continue }
            minutes = (try? minutes.adding(more)) ?? minutes
        }
        let words = localized("\(DecimalText.grouped(minutes)) of \(DecimalText.grouped(goal)) minutes")
        return minutes >= goal ? .yes(words) : .no(words)
    }

    mutating func weight(_ key: RewardKey) -> RewardFinding {
        let end = end(key)
        let units = record.profile.units
        func weight(_ kilograms: Rational) -> String { WeightRule.text(kilograms: kilograms, in: units) }
        guard case .weight(let goal, _)? = aim(key.lineage, on: end), let aim = aim(key.lineage, on: end) else {
            return .no(localized("there was no such goal"))
        }
        if let harm = GoalHarmRule.harm(aim, in: setting(end)) { return .no(harm.message(in: units)) }
        let weights = ReadingDeduplication.unique(
            record.weights.map { $0.counted(for: record.profile) }
                .filter { $0.context == .daily && $0.moment.day <= end }
        )
        .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let start = start(key)
        let earliest = key.period.first.adding(days: -45)
        // A weight of the goal's first day is its starting weight.
        let before = start == key.period.first ? start.previous : start
        guard let last = weights.last(where: { $0.moment.day >= start }),
            let first = weights.last(where: { $0.moment.day <= before && $0.moment.day >= earliest })
                ?? weights.first(where: { $0.moment.day >= start }),
            let now = last.kilograms, let former = first.kilograms, let loss = try? former.subtracting(now)
        else { return .no(localized("there is no weight to go by")) }
        let days = first.moment.day.days(until: last.moment.day)
        guard days >= 7 else { return .no(localized("the weights lie less than a week apart")) }
        guard let most = try? GoalHarmRule.fastestPerWeek.multiplying(by: Rational(Int64(days), 7)), loss <= most else {
            return .no(localized("the weight fell faster than \(weight(GoalHarmRule.fastestPerWeek)) a week"))
        }
        if ateTooLittle(in: key.period) { return .no(localized("what was written down is less than the body needs")) }
        let words = localized("\(weight(former)), then \(weight(now))")
        if now <= goal { return .yes(localized("the goal is reached: \(words)")) }
        return loss >= DecimalText.constant("0.5") ? .yes(words) : .no(words)
    }

    /// Whether the days of a period with three recorded meals have too little protein or energy on average. If the need is unknown, the
    /// result is true, because enough can't be proved. Without such days the result is false.
    private mutating func ateTooLittle(in period: RewardPeriod) -> Bool {
        var sums = (protein: NutrientSum(), energy: NutrientSum(), needed: Rational.zero, neededEnergy: Rational.zero)
        var count = 0
        for day in period.days where day <= today {
            let intake = intake(day)
            guard intake.hasThreeMeals else { continue }
            let targets = setting(day).targets
            guard let protein = targets[.protein].low?.value, let energy = targets[.energy].low?.value,
                let proteins = try? sums.needed.adding(protein), let energies = try? sums.neededEnergy.adding(energy)
            else { return true }
            (sums.needed, sums.neededEnergy) = (proteins, energies)
            sums.protein.add(intake.totals[.protein].known)
            sums.energy.add(intake.totals[.energy].known)
            count += 1
        }
        return count > 0 && (sums.protein.value < sums.needed || sums.energy.value < sums.neededEnergy)
    }

    mutating func pressure(_ key: RewardKey) -> RewardFinding {
        let end = end(key)
        guard let aim = aim(key.lineage, on: end), case .bloodPressure(let systolic, let diastolic) = aim else {
            return .no(localized("there was no such goal"))
        }
        if let harm = GoalHarmRule.harm(aim, in: setting(end)) {
            return .no(harm.message(in: record.profile.units))
        }
        let start = start(key)
        let readings = ReadingDeduplication.unique(
            record.pressures.filter { $0.moment.day >= start && $0.moment.day <= end }
        )
        guard readings.count >= 4, Set(readings.map(\.moment.day)).count >= 3 else {
            return .no(localized("it takes four readings on three days, there are \(readings.count)"))
        }
        guard !readings.contains(where: { PressureRule.flag($0).isLow }) else {
            return .no(localized("a reading was low — ask your care team before aiming lower"))
        }
        guard let mean = PressureRule.mean(of: readings, under: systolic, over: diastolic) else {
            return .no(localized("the mean can't be told"))
        }
        let words = localized("a mean of \(mean.shown) over the month")
        return mean.isReached ? .yes(words) : .no(words)
    }

    /// Compares the newest value of the period since the goal was set and the last one of an earlier day. Both must be in range, and no
    /// other value of their days may be one that can't wait. A value with "<" or ">" counts like any other.
    mutating func lab(_ analyte: Analyte, _ key: RewardKey) -> RewardFinding {
        let end = end(key)
        guard aim(key.lineage, on: end) != nil else { return .no(localized("there was no such goal")) }
        let results = ReadingDeduplication.unique(
            record.labs.filter {
                $0.analyte == analyte && $0.moment.day <= end && $0.tellsHowThingsStand
            }
        ).sorted(by: LabResult.isBefore)
        guard let last = results.last, last.moment.day >= start(key) else {
            return .no(localized("no value in this month"))
        }
        guard
            let before = results.last(where: {
                $0.moment.day < last.moment.day && $0.moment.day.days(until: last.moment.day) <= 365
            })
        else { return .no(localized("one value alone is never rewarded")) }
        let judged = results.filter { $0.moment.day >= before.moment.day }.map { result in
            (result: result, finding: LabRule.finding(result, for: patient, among: record.labs))
        }
        let isInRange = judged.filter { [before.id, last.id].contains($0.result.id) }
            .allSatisfy { $0.finding.isWhereItShouldBe == true }
        let grave = judged.last { $0.finding.flag.cantWait }?.result
        let first = grave ?? before
        let words = localized("\(first.shown) of \(first.moment.day), then \(last.shown) of \(last.moment.day)")
        return isInRange && grave == nil ? .yes(words) : .no(words)
    }
}
