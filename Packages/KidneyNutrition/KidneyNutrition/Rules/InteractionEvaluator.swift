import FractionParser
import TimeKit
import WordKit

/// One part of a medicine, with its row in the table.
struct MedicineUse {
    let medicine: Medicine
    let row: MedicineRow
    let identity: MedicineIdentity

    /// Whether the medicine ended at most ``InteractionRule/lastingDays`` days ago.
    func isLasting(_ rule: InteractionRule, on day: LocalDate) -> Bool {
        guard rule.lastingDays > 0, medicine.start <= day, let stop = medicine.stop, stop < day else { return false }
        return stop.days(until: day) <= rule.lastingDays
    }
}

/// A dose at an instant.
struct Dose {
    let at: Instant
    let wall: LocalDateTime
    /// The index among the medicine's times.
    let time: Int
}

/// A run of entries with at most half an hour between neighbors: a meal or a snack.
struct EatingOccasion {
    var entries: [IntakeEntry]
    var from: Instant { entries[0].at }
    var to: Instant { entries[entries.count - 1].at }
    var totals: Totals { Totals(entries) }

    /// Whether this is a meal: an entry is marked as one, or the known energy is at least 200 kcal (our own bound).
    var isMeal: Bool {
        entries.contains { [.breakfast, .lunch, .dinner].contains($0.meal) } || totals[.energy].known.value >= 200
    }
}

/// The evaluation of conditions for a user's day. It collects checks that weren't possible in ``gaps``.
struct InteractionEvaluator {
    let input: InteractionDay
    /// Every known part of every medicine, including medicines that ended, ordered by id.
    let uses: [MedicineUse]
    let notChecked: [MedicineIdentity]
    let withoutRule: [MedicineIdentity]
    let totals: Totals
    /// The entries of the ``InteractionDay/daysBefore`` days before, of the day and of the day after, by time.
    let entries: [IntakeEntry]
    /// The entries of the day, by time.
    let eaten: [IntakeEntry]
    /// The runs of all entries.
    let occasions: [EatingOccasion]
    let filtration: NewestFiltration?
    var gaps: Set<InteractionGap> = []
    /// Whether old laboratory values are skipped, to find out whether a finding depends on them.
    var passesOverOldLabs = false

    init(_ input: InteractionDay) {
        self.input = input
        let sorted = input.medicines.sorted { ($0.id, $0.name) < ($1.id, $1.name) }
        let found = sorted.map { ($0, MedicineLookup.find($0)) }
        uses = found.flatMap { medicine, identity in
            identity.parts.map { MedicineUse(medicine: medicine, row: $0, identity: identity) }
        }
        let taken = found.filter { $0.0.isActive(on: input.day) }.map(\.1)
        notChecked = taken.filter { !$0.isKnown }
        withoutRule = taken.filter { $0.check == .noRule }
        entries = input.entries.filter { (-1...InteractionDay.daysBefore).contains($0.day.days(until: input.day)) }
            .sorted { ($0.at, $0.id) < ($1.at, $1.id) }
        eaten = entries.filter { $0.day == input.day }
        totals = Totals(eaten)
        occasions = Self.occasions(entries)
        filtration = NewestFiltration(in: input.labs, for: input.profile, on: input.day)
    }

    var active: [MedicineUse] { uses.filter { $0.medicine.isActive(on: input.day) } }

    // MARK: Findings

    mutating func finding(_ rule: InteractionRule, _ use: MedicineUse?) -> InteractionFinding? {
        guard let causes = causes(rule.trigger, use) else { return nil }
        var notes: [String] = []
        var seen: Set<InteractionCause> = []
        let unique = causes.filter { seen.insert($0).inserted }
        let old = unique.compactMap(\.oldLab)
        for lab in old {
            notes.append(localized("the \(lab.words) is \(lab.age) days old, so this is weaker — ask for a new test"))
        }
        // The stage of the profile counts, even where the newest eGFR lies at or above its bounds.
        if let filtration, filtration.comparator == .equal, !unique.contains(.lab(filtration.citation)),
            unique.contains(where: { $0.isStage(under: filtration.value) })
        {
            notes.append(
                localized("the stage of your profile counts here, though \(filtration.citation.words) is not under it")
            )
        }
        var isWeak = false
        if !old.isEmpty {
            passesOverOldLabs = true
            let before = gaps
            isWeak = self.causes(rule.trigger, use) == nil
            gaps = before
            passesOverOldLabs = false
        }
        let caution = rule.evidence.caution(on: input.day)
        if let caution { notes.append(localized("this was \(caution)")) }
        if let use, use.identity.brand?.caution(on: input.day) != nil {
            notes.append(
                localized(
                    "that \(use.medicine.name) is \(use.row.shownName) was not confirmed — check it on the package"
                )
            )
        }
        if let use, !use.medicine.isActive(on: input.day), let stop = use.medicine.stop {
            notes.append(localized("it ended on \(stop) and still works for up to \(rule.lastingDays, "day")"))
        }
        var severity = rule.severity
        if let worse = rule.worse, self.causes(worse.condition, use) != nil { severity = worse.severity }
        let calls = rule.call.map { self.causes($0, use) != nil } ?? false
        let asksToCall = calls || severity == .contraindicated
        let alarm = alarm(over: rule)
        let level: AlertLevel = asksToCall ? .today : severity.level
        let urges = rule.urges.filter { self.causes($0.condition, use) != nil }.map(\.urge)
        return InteractionFinding(
            rule: rule,
            medicine: use?.medicine,
            generic: use?.row.generic,
            severity: severity,
            level: alarm.map { $0.level.isGraver(than: level) ? $0.level : level } ?? level,
            asksToCall: asksToCall,
            alarm: alarm?.words,
            causes: unique,
            urges: Set(urges),
            caution: caution,
            notes: notes,
            isWeak: isWeak
        )
    }

    // MARK: Conditions

    /// Returns the causes for which a condition holds; nil if it doesn't hold.
    mutating func causes(_ condition: InteractionCondition, _ use: MedicineUse?) -> [InteractionCause]? {
        switch condition {
        case .always: return []
        case .any(let conditions):
            let held = conditions.compactMap { causes($0, use) }
            return held.isEmpty ? nil : held.flatMap { $0 }
        case .all(let conditions):
            var all: [InteractionCause] = []
            for condition in conditions {
                guard let some = causes(condition, use) else { return nil }
                all += some
            }
            return all
        case .ate(let tags, let hours): return ate(tags, lasting: hours)
        case .drank(let tag, let limit): return drank(tag, over: limit)
        case .drankNamed(let words): return drankNamed(words)
        case .phosphateAdded: return phosphateAdded()
        case .dayOver(let nutrient): return dayOver(nutrient)
        case .dayAbove(let nutrient, let limit): return dayAbove(nutrient, limit)
        case .dayBelow(let nutrient, let limit): return dayBelow(nutrient, limit)
        case .calciumLoadOver: return calciumLoadOver()
        case .brings(let nutrient): return use.flatMap { brings(nutrient, $0) }
        case .awayFromMedian(let nutrient): return awayFromMedian(nutrient)
        case .meanShifted(let nutrient, let percent): return meanShifted(nutrient, percent)
        case .lab(let analyte, let test): return lab(analyte, test)
        case .lowGlucose: return lowGlucose()
        case .phosphorusAboveGoal: return phosphorusAboveGoal()
        case .kidneyBelow(let limit): return kidneyBelow(limit)
        case .onDialysis: return onDialysis()
        case .diabetic: return input.profile.hasDiabetes ? [.fact(localized("your profile says diabetes"))] : nil
        case .transplanted:
            return input.profile.category(on: input.day) == .transplant ? [.category(.transplant)] : nil
        case .pregnant:
            let isPregnant = input.profile.conditions(on: input.day).contains(.pregnancy)
            return isPregnant ? [.fact(localized("your profile says pregnancy"))] : nil
        case .takes(let classes): return others(than: use) { !$0.row.classes.isDisjoint(with: classes) }
        case .takesSame(let classes):
            return use.flatMap { use in
                others(than: use) { other in
                    other.medicine.id > use.medicine.id && other.row.isSame(as: use.row, classes)
                        && (BundledFoods.folded(other.medicine.name) != BundledFoods.folded(use.medicine.name)
                            || other.medicine.repeats(use.medicine))
                }
            }
        case .takesNamed(let names): return others(than: use) { names.contains($0.row.generic) }
        case .tookWithin(let classes, let hours): return use.flatMap { tookWithin(classes, hours, $0) }
        case .isNamed(let names): return use.flatMap { names.contains($0.row.generic) ? [] : nil }
        case .doseMayReach(let milligrams):
            guard let use else { return nil }
            let dose = MedicineDose.milligrams(of: use.medicine.dose)
            return dose.map { $0 < Rational(Int64(milligrams)) } ?? false ? nil : []
        case .doseBelow(let milligrams):
            let dose = use.flatMap { MedicineDose.milligrams(of: $0.medicine.dose) }
            return dose.map { $0 < Rational(Int64(milligrams)) } ?? false ? [] : nil
        case .dayDoseMayExceed(let milligrams):
            guard let use else { return nil }
            // One dose doesn't say what a combination holds of each part.
            return use.identity.parts.count == 1
                && MedicineLoad.total(of: use.medicine).map { $0 <= Rational(Int64(milligrams)) } ?? false
                ? nil : [.fact(localized("its doses of a day aren't known to be at most \(milligrams) mg"))]
        case .fluidLimited:
            guard let limit = input.targets[.fluid].high else { return nil }
            return [.fact(localized("fluid is limited to \(DecimalText.grouped(limit.value)) mL a day"))]
        case .ill: return input.isIll ? [.fact(localized("you said that you are ill"))] : nil
        case .taken(let days):
            guard let use, use.medicine.start.days(until: input.day) > days else { return nil }
            return [.fact(localized("taken since \(use.medicine.start)"))]
        case .food(let food, let before, let after): return use.flatMap { self.food(food, $0, before, after) }
        case .dose(let other, let before, let after): return use.flatMap { dose(other, $0, before, after) }
        case .doseWithoutMeal(let before, let after): return use.flatMap { doseWithoutMeal($0, before, after) }
        case .mealWithoutBinder(let phosphorus): return use.flatMap { mealWithoutBinder(phosphorus, $0) }
        case .mealsVary: return use.flatMap { mealsVary($0) }
        }
    }

    /// Returns the other medicines taken on the day that match.
    private func others(than use: MedicineUse?, _ isMeant: (MedicineUse) -> Bool) -> [InteractionCause]? {
        let others = active.filter { $0.medicine.id != use?.medicine.id && isMeant($0) }
        // The parts of one combination aren't other medicines: trimethoprim doesn't meet another part of its own tablet.
        return others.isEmpty ? nil : others.map { .medicine($0.medicine.id, name: $0.medicine.name) }
    }
}
