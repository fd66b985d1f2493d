import FractionParser
import TimeKit
import WordKit

/// A user's data on a day, with the targets of the table before the clinic's limits.
struct TargetEvaluator {
    let day: LocalDate
    let profile: Profile
    let category: DiseaseCategory?
    let labs: [LabResult]
    let weights: [WeightReading]
    let hints: Set<TargetHint>
    let potassium: LabLimitState
    let phosphorus: LabLimitState
    let pth: LabLimitState

    init(day: LocalDate, profile: Profile, labs: [LabResult], weights: [WeightReading], hints: Set<TargetHint>) {
        self.day = day
        self.profile = profile
        category = profile.category(on: day)
        let labs = AfterDialysis.marking(labs, by: weights, for: profile)
        self.labs = labs
        self.weights = weights
        self.hints = hints.union(profile.conditions(judging: day).compactMap(\.hint))
        potassium = LabLimitRule.potassium(labs, on: day, in: category)
        phosphorus = LabLimitRule.phosphorus(labs, on: day, in: category)
        pth = LabLimitRule.pth(labs, on: day, in: category)
    }

    func target(_ quantity: TargetQuantity) -> DayTarget {
        if let refusal = TableScope.refusal(for: profile, on: day) {
            return DayTarget(quantity: quantity, mode: .unknown, reasons: [reason(.adults)], notes: [refusal])
        }
        return switch quantity {
        case .protein: proteinTarget()
        case .energy: energyTarget()
        case .sodium: sodiumTarget()
        case .potassium: potassiumTarget()
        case .phosphorus: phosphorusTarget()
        case .calcium: calciumTarget()
        case .fluid: fluidTarget()
        case .interdialyticGain: gainTarget()
        case .systolicPressure:
            pressureTarget(.systolicPressure, category == .transplant ? .systolicTransplant : .systolic)
        case .diastolicPressure:
            pressureTarget(.diastolicPressure, category == .transplant ? .diastolicTransplant : .diastolic)
        case .fiber: fiberTarget()
        case .vitaminK: vitaminKTarget()
        case .activity: activityTarget()
        }
    }

    // MARK: Parts

    func isIn(_ categories: Set<DiseaseCategory>) -> Bool { category.map(categories.contains) ?? false }

    func reason(_ rule: TargetRule, _ lab: LabCitation? = nil) -> TargetReason {
        let row = TargetTable.row(rule)
        return TargetReason(origin: .table(rule), words: row.words, evidence: row.evidence, lab: lab)
    }

    func off(_ quantity: TargetQuantity, _ rule: TargetRule, _ lab: LabCitation? = nil) -> DayTarget {
        DayTarget(quantity: quantity, mode: .off, reasons: [reason(rule, lab)])
    }

    /// Returns a target with an upper limit from a row. If the row has a range of limits, its lower end is the strict one.
    func ceiling(_ quantity: TargetQuantity, _ rule: TargetRule, lab: LabCitation? = nil) -> DayTarget {
        let row = TargetTable.row(rule)
        let reason = reason(rule, lab)
        var target = DayTarget(quantity: quantity, mode: lab == nil ? .standing : .switchedOn, reasons: [reason])
        target.high = row.high.map { TargetLimit(value: $0, reason: reason) }
        target.strict = row.low
        target.warnsAbove = true
        return target
    }

    /// The weight for targets per kilogram, with notes about its origin. From a body mass index of 30 on, it is adjusted.
    private var weight: (kilograms: Rational, isAdjusted: Bool, notes: [String])? {
        guard let body = bodyWeight else { return nil }
        let notes = [body.note].compactMap(\.self)
        let row = TargetTable.row(.adjustedWeight)
        guard let height = profile.height, height > 0 else {
            return (body.kilograms, false, notes + (body.kilograms < Self.heavy ? [] : [Self.heightNote]))
        }
        guard ProfileRule.goTogether(height: height, kilograms: body.kilograms) else {
            let note = localized("height and weight don't go together, so the weight counts as it is: check both")
            return (body.kilograms, false, notes + [note])
        }
        guard let meters = try? height.dividing(by: 100), let square = try? meters.multiplying(by: meters),
            let usual = row.low.flatMap({ try? $0.multiplying(by: square) }),
            let edge = row.high.flatMap({ try? $0.multiplying(by: square) }), body.kilograms >= edge,
            let excess = try? body.kilograms.subtracting(usual).dividing(by: 4),
            let adjusted = try? usual.adding(excess)
        else { return (body.kilograms, false, notes) }
        let note =
            localized(
                "counted by an adjusted weight of \(WeightRule.text(kilograms: adjusted, in: profile.units)) rather than ",
                "\(WeightRule.text(kilograms: body.kilograms, in: profile.units))"
            )
        return (adjusted, true, notes + [note])
    }

    /// The weight from which a missing height is requested, in kilograms.
    private static let heavy = Rational(100)
    private static var heightNote: String {
        localized("enter the height: from a body mass index of 30 on an adjusted weight counts")
    }

    /// The dry weight, otherwise the newest weight, with a note about its origin. On dialysis, only weights after a session count.
    private var bodyWeight: (kilograms: Rational, note: String?)? {
        if let dry = profile.dryWeight, dry > 0 { return (dry, nil) }
        let isDialysis = category?.isDialysis == true
        let newest = weights.filter { weight in
            weight.moment.day <= day && (!isDialysis || weight.counted(for: profile).context == .postDialysis)
        }.max { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let newest, let kilograms = newest.kilograms, kilograms > 0 else { return nil }
        return (
            kilograms,
            isDialysis
                ? localized("no dry weight is set: counted by the weight after the session of \(newest.moment.day)")
                : localized("counted by the weight of \(newest.moment.day)")
        )
    }

    /// Returns a range from rows with values per kilogram. Without a weight the range is unknown.
    func perKilogram(
        _ quantity: TargetQuantity,
        low: (value: Rational, rule: TargetRule)?,
        high: (value: Rational, rule: TargetRule)?
    ) -> DayTarget {
        let rules = [low?.rule, high?.rule].compactMap { $0 }
        var reasons: [TargetReason] = []
        for rule in rules where !reasons.contains(reason(rule)) { reasons.append(reason(rule)) }
        var target = DayTarget(quantity: quantity, mode: .standing, reasons: reasons)
        guard let weight else {
            target.mode = .unknown
            target.notes.append(
                category?.isDialysis == true
                    ? localized("the numbers count for each kg — enter the dry weight")
                    : localized("the numbers count for each kg — enter a weight")
            )
            return target
        }
        guard profile.age(on: day) != nil || weight.kilograms >= TableScope.adultWeight else {
            target.mode = .unknown
            target.notes.append(
                localized(
                    "a weight under \(DecimalText.text(TableScope.adultWeight)) kg can be a child’s, and the numbers are for adults — ",
                    "enter the birth date"
                )
            )
            return target
        }
        if weight.isAdjusted { target.reasons.append(reason(.adjustedWeight)) }
        target.notes += weight.notes
        if let low, let value = try? low.value.multiplying(by: weight.kilograms) {
            target.low = TargetLimit(value: value, reason: reason(low.rule))
        }
        if let high, let value = try? high.value.multiplying(by: weight.kilograms) {
            target.high = TargetLimit(value: value, reason: reason(high.rule))
        }
        return target
    }

    func low(_ rule: TargetRule) -> (value: Rational, rule: TargetRule)? {
        TargetTable.row(rule).low.map { ($0, rule) }
    }

    func high(_ rule: TargetRule) -> (value: Rational, rule: TargetRule)? {
        TargetTable.row(rule).high.map { ($0, rule) }
    }
}
