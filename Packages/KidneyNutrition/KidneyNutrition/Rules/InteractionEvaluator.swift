import FractionParser
import TimeKit
import WordKit

/// One part of a medicine, with its row in the table.
struct MedicineUse {
    let medicine: Medicine
    let row: MedicineRow
    let identity: MedicineIdentity

    /// Whether two entries have one name, also where one has a strength or form in it: "Zestril 5 mg". "Tylenol #3" isn't Tylenol.
    func hasName(of other: MedicineUse) -> Bool {
        let words = MedicineLookup.nameWords(medicine.name)
        return medicine.hasName(of: other.medicine)
            || identity.parts.map(\.generic) == other.identity.parts.map(\.generic) && !words.isEmpty
                && words == MedicineLookup.nameWords(other.medicine.name)
    }

    /// Whether a later entry is the same medicine or, with classes, another medicine that shares one of these classes.
    func isRepeated(by other: MedicineUse, _ classes: Set<MedicineClass>) -> Bool {
        let isOfOneName = other.hasName(of: self)
        let repeats = other.medicine.canMeet(medicine) && !other.medicine.hasOtherDose(than: medicine)
        return (other.row.isSame(as: row, classes) || isOfOneName && classes.isEmpty)
            && (!isOfOneName || repeats && (isFirstPart || !classes.isEmpty))
    }

    /// Whether it is the first part of its medicine. Only the first part reports that the whole medicine is entered twice.
    var isFirstPart: Bool { identity.parts.first.map { $0.generic == row.generic } ?? true }

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
    /// The day's medicines that the table doesn't know, each as a row with its name. Only the rule about two entries of one medicine reads them.
    let unknown: [MedicineUse]
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
        unknown = found.filter { $0.0.isActive(on: input.day) && $0.1.parts.isEmpty }.map { medicine, identity in
            let key = BundledFoods.folded(medicine.name)
            return MedicineUse(
                medicine: medicine,
                row: MedicineRow(key.isEmpty ? medicine.name : key, []),
                identity: identity
            )
        }
        notChecked = taken.filter { !$0.isKnown }
        withoutRule = taken.filter { $0.check == .noRule }
        entries = input.entries.filter { (-1...InteractionDay.daysBefore).contains($0.day.days(until: input.day)) }
            .sorted { ($0.at, $0.id) < ($1.at, $1.id) }
        eaten = entries.filter { $0.day == input.day }
        totals = Totals(eaten)
        occasions = Self.occasions(entries)
        filtration = NewestFiltration(in: input.labs, for: input.profile, on: input.day)
    }

    /// The medicines of the day.
    var taken: [Medicine] { input.medicines.filter { $0.isActive(on: input.day) } }

    var active: [MedicineUse] { uses.filter { $0.medicine.isActive(on: input.day) } }

    /// The medicines to which a rule applies. Those about one medicine entered twice apply to unknown ones, too.
    func uses(of rule: InteractionRule) -> [MedicineUse] {
        let known = uses.filter { rule.concerns($0.row) }
        switch rule.trigger {
        case .takesSame(let classes) where classes.isEmpty: return known + unknown
        case .takesOtherDose: return known + unknown
        default: return known
        }
    }

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
        var brandNote: String?
        if let use, use.identity.brand?.caution(on: input.day) != nil {
            brandNote = localized(
                "that \(use.medicine.label(among: taken)) is \(use.row.shownName) was not confirmed — check it on the package"
            )
        }
        notes += [brandNote].compactMap(\.self)
        if let use, !use.medicine.isActive(on: input.day), let stop = use.medicine.stop {
            notes.append(localized("it ended on \(stop) and still works for up to \(rule.lastingDays, "day")"))
        }
        var severity = rule.severity
        if let worse = rule.worse, self.causes(worse.condition, use) != nil { severity = worse.severity }
        let calls = rule.call.map { self.causes($0, use) != nil } ?? false
        let asksToCall = calls || severity == .contraindicated
        let alarm = alarm(over: rule)
        var level: AlertLevel = asksToCall ? .today : severity.level
        if case .ate(let tags, _) = rule.trigger, tags.contains(.starFruit) {
            // The urgency of the alert about the food.
            level = IntakeAlerts.starFruit(input.targets.category, input.labs, for: input.profile, on: input.day).level
        }
        let urges = rule.urges.filter { self.causes($0.condition, use) != nil }.map(\.urge)
        return InteractionFinding(
            rule: rule,
            medicine: use?.medicine,
            label: use?.medicine.label(among: taken) ?? "",
            generic: use?.row.generic,
            severity: severity,
            level: alarm?.level.map { $0.isGraver(than: level) ? $0 : level } ?? level,
            asksToCall: asksToCall,
            alarm: alarm?.words,
            causes: unique,
            urges: Set(urges),
            caution: caution,
            notes: notes,
            brandNote: brandNote,
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
        case .lab(let analyte, let test): return lab(analyte, test, use)
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
                let all = active + unknown
                return others(than: use, among: all) { other in
                    // An entry that repeats both names both in its own finding.
                    other.medicine.id > use.medicine.id && use.isRepeated(by: other, classes)
                        && !all.contains {
                            $0.medicine.id < use.medicine.id && $0.isRepeated(by: use, classes)
                                && $0.isRepeated(by: other, classes)
                        }
                }
            }
        case .takesOtherDose:
            return use.flatMap { use in
                others(than: use, among: active + unknown) { other in
                    other.medicine.id > use.medicine.id && use.isFirstPart && other.hasName(of: use)
                        && other.medicine.canMeet(use.medicine) && other.medicine.hasOtherDose(than: use.medicine)
                }
            }
        case .takesNamed(let names): return others(than: use) { names.contains($0.row.generic) }
        case .tookWithin(let classes, let hours): return use.flatMap { tookWithin(classes, hours, $0) }
        case .isNamed(let names): return use.flatMap { names.contains($0.row.generic) ? [] : nil }
        case .doseMayReach(let milligrams):
            guard let use else { return nil }
            return doses(use, below: milligrams).contains(false) ? [] : nil
        case .doseBelow(let milligrams):
            return use.map { doses($0, below: milligrams).contains(true) } ?? false ? [] : nil
        case .dayDoseMayExceed(let milligrams): return use.flatMap { dayDose($0, over: milligrams) }
        case .dayDoseExceeds(let milligrams): return use.flatMap { dayDose($0, above: milligrams) }
        case .isNone(let classes): return use.flatMap { $0.row.classes.isDisjoint(with: classes) ? [] : nil }
        case .hasEnded: return use.flatMap { $0.medicine.isActive(on: input.day) ? nil : [] }
        case .takenOnDays(let least):
            guard let medicine = use?.medicine, !medicine.times.isEmpty else { return nil }
            let days = medicine.weekdays.isEmpty ? Weekday.allCases.count : medicine.weekdays.count
            return days < least ? nil : [.fact(localized("its times are on \(days, "day") of each week"))]
        case .fluidLimited:
            guard let limit = input.targets[.fluid].high else { return nil }
            return [.fact(localized("fluid is limited to \(DecimalText.grouped(limit.value)) mL a day"))]
        case .ill: return input.isIll ? [.fact(localized("you said that you are ill"))] : nil
        case .taken(let days):
            guard let use else { return nil }
            // A medicine whose first day nobody said may have been taken for years.
            guard use.medicine.saysStart else { return [.fact(localized("how long it has been taken isn't known"))] }
            return use.medicine.start.days(until: input.day) > days
                ? [.fact(localized("taken since \(use.medicine.start)"))] : nil
        case .food(let food, let before, let after): return use.flatMap { self.food(food, $0, before, after) }
        case .dose(let other, let before, let after): return use.flatMap { dose(other, $0, before, after) }
        case .doseWithoutMeal(let before, let after): return use.flatMap { doseWithoutMeal($0, before, after) }
        case .mealWithoutBinder(let phosphorus): return use.flatMap { mealWithoutBinder(phosphorus, $0) }
        case .mealsVary: return use.flatMap { mealsVary($0) }
        }
    }

    /// Returns whether each dose of a day is known to be below an amount.
    private func doses(_ use: MedicineUse, below milligrams: Int) -> [Bool] {
        MedicineDose.each(of: use.medicine).map { $0.map { $0 < Rational(Int64(milligrams)) } ?? false }
    }

    /// Returns the sum of a substance's known doses of a day, over all medicines, or the remark that the doses may exceed an amount. Nil if they
    /// are known not to exceed it.
    private func dayDose(_ use: MedicineUse, over milligrams: Int) -> [InteractionCause]? {
        let others = active.filter { $0.medicine.id != use.medicine.id && $0.row.generic == use.row.generic }
        let (sum, unread) = dayDose(of: [use] + others)
        guard sum > Rational(Int64(milligrams)) else {
            return unread.isEmpty
                ? nil : [.fact(localized("its doses of a day aren't known to be at most \(milligrams) mg"))]
        }
        return [dayDose(sum, isWhole: unread.isEmpty)]
    }

    /// Returns the sum of a substance's known doses of a day, over all medicines; nil if it doesn't exceed an amount. Unknown doses become gaps.
    private mutating func dayDose(_ use: MedicineUse, above milligrams: Int) -> [InteractionCause]? {
        let same = active.filter { $0.row.generic == use.row.generic && $0.medicine.hasDose(on: input.day) }
        guard same.first?.medicine.id == use.medicine.id else { return nil }
        let (sum, unread) = dayDose(of: same)
        for name in unread { gaps.insert(.noDayDose(name, use.row.generic)) }
        guard sum > Rational(Int64(milligrams)) else { return nil }
        let others = same.dropFirst().map {
            InteractionCause.medicine($0.medicine.id, name: $0.medicine.label(among: taken))
        }
        return [dayDose(sum, isWhole: unread.isEmpty)] + others
    }

    /// Returns the sum of the known doses of a day, and the names of the medicines with unknown ones.
    private func dayDose(of uses: [MedicineUse]) -> (sum: Rational, unread: [String]) {
        var (sum, unread) = (Rational.zero, [String]())
        for use in uses {
            // The dose of a combination doesn't tell the amount of each part.
            let isAlone = use.identity.parts.count == 1
            let medicine = use.medicine.withDoseOfName
            let total = isAlone ? MedicineLoad.total(of: medicine) : nil
            let largest = isAlone ? MedicineDose.each(of: medicine).compactMap(\.self).max() : nil
            let next = try? sum.adding(total ?? largest ?? .zero)
            if total == nil || next == nil { unread.append(use.medicine.name) }
            sum = next ?? sum
        }
        return (sum, unread)
    }

    private func dayDose(_ sum: Rational, isWhole: Bool) -> InteractionCause {
        let shown = DecimalText.grouped(sum, most: 3)
        return .fact(
            isWhole
                ? localized("its doses of a day come to \(shown) mg")
                : localized("its doses of a day come to at least \(shown) mg")
        )
    }

    /// Returns the other medicines taken on the day that match.
    private func others(
        than use: MedicineUse?,
        among uses: [MedicineUse]? = nil,
        _ isMeant: (MedicineUse) -> Bool
    ) -> [InteractionCause]? {
        let others = (uses ?? active).filter { $0.medicine.id != use?.medicine.id && isMeant($0) }
        // The parts of one combination aren't other medicines: trimethoprim doesn't meet another part of its own tablet.
        return others.isEmpty ? nil : others.map { .medicine($0.medicine.id, name: $0.medicine.label(among: taken)) }
    }
}
