import FractionParser
import TimeKit
import WordKit

/// The effect of an entry on one limit of its day.
public struct IntakeEffect: Hashable, Sendable {
    public let target: DayTarget
    /// The day's total without the entry.
    public let before: PartialTotal
    /// The day's total with the entry.
    public let after: PartialTotal
    /// The total's place without the entry. It is never `below`, because the day isn't over.
    public let placeBefore: TargetPlace
    /// The total's place with the entry.
    public let place: TargetPlace
    /// A sentence with the figures, the limit and the next step.
    public let message: String
    /// The message for a day that is over, which has no advice for the rest of the day.
    public let pastMessage: String
    /// The part of the message about the amounts: "potassium 1,800 mg of at most 2,000 mg".
    let figures: String
    /// The reason for the limit.
    public let why: String

    public var quantity: TargetQuantity { target.quantity }
}

/// A reason why a food is unsafe in itself.
public enum UnsafeReason: Hashable, Sendable {
    /// Star fruit contains a toxin that failing kidneys don't clear.
    case starFruit
    /// Potassium chloride while serum potassium is at least 5.0 mEq/L.
    case potassiumSaltHigh(LabCitation)
    /// Potassium chloride on dialysis.
    case potassiumSaltOnDialysis
    /// Potassium chloride with a medicine that raises potassium.
    case potassiumSaltWithMedicine(String)
    /// Potassium chloride with an eGFR under 45, regardless of the last potassium.
    case potassiumSaltWithLowFiltration
    /// Potassium chloride without a potassium of the last 90 days.
    case potassiumSaltUnknown(LabCitation?)
    /// Added phosphate while phosphorus is limited.
    case phosphateAdditive(LabCitation?)

    public var level: AlertLevel {
        switch self {
        case .starFruit, .potassiumSaltHigh, .potassiumSaltOnDialysis, .potassiumSaltWithMedicine: .today
        case .potassiumSaltWithLowFiltration, .potassiumSaltUnknown: .caution
        case .phosphateAdditive: .notice
        }
    }

    /// The reason's part of an alert id.
    public var word: String {
        switch self {
        case .starFruit: "star-fruit"
        case .potassiumSaltHigh, .potassiumSaltOnDialysis, .potassiumSaltWithMedicine, .potassiumSaltWithLowFiltration,
            .potassiumSaltUnknown:
            "potassium-salt"
        case .phosphateAdditive: "phosphate"
        }
    }

    /// A sentence about a food, with the next step.
    public func message(_ food: String) -> String {
        switch self {
        case .starFruit:
            localized(
                "\(food): star fruit can harm the nerves with kidney disease — don't eat it; if you did and have hiccups, ",
                "confusion or weakness, call your care team now"
            )
        case .potassiumSaltHigh(let lab):
            localized(
                "\(food) is mostly potassium, and \(lab.words) is 5.0 or more — leave it out, use herbs, vinegar or lemon, ",
                "and ask your care team if you had some"
            )
        case .potassiumSaltOnDialysis:
            localized(
                "\(food) is mostly potassium, which dialysis can't take off between sessions — use herbs, vinegar or lemon, ",
                "and ask your care team if you had some"
            )
        case .potassiumSaltWithMedicine(let medicine):
            localized(
                "\(food) is mostly potassium, and a medicine of yours (\(medicine)) raises it — use herbs, vinegar or lemon, ",
                "and ask your care team if you had some"
            )
        case .potassiumSaltWithLowFiltration:
            localized(
                "\(food) is mostly potassium, which kidneys with an eGFR under 45 clear slowly, whatever the last value — use herbs, ",
                "vinegar or lemon, and ask your care team if you had some"
            )
        case .potassiumSaltUnknown(let lab):
            lab.map {
                localized(
                    "\(food) is mostly potassium, and \($0.words) is \($0.age) days old — ask your care team before you use it"
                )
            }
                ?? localized(
                    "\(food) is mostly potassium, and there is no potassium value yet — ask your care team before you use it"
                )
        case .phosphateAdditive(let lab):
            lab.map {
                localized(
                    "\(food) has added phosphate, more of which is taken up than of that in plants and meat, and phosphorus is limited ",
                    "(\($0.words)) — look for one without “phos” among its ingredients"
                )
            }
                ?? localized(
                    "\(food) has added phosphate, more of which is taken up than of that in plants and meat, and phosphorus is limited — ",
                    "look for one without “phos” among its ingredients"
                )
        }
    }

    public var evidence: Evidence {
        switch self {
        case .starFruit:
            Evidence(
                "Review of star fruit, J Bras Nefrol 2015;37:241, read in its abstract",
                .secondary,
                read: "2026-11-23"
            )
        case .potassiumSaltHigh, .potassiumSaltOnDialysis, .potassiumSaltWithMedicine, .potassiumSaltWithLowFiltration,
            .potassiumSaltUnknown:
            Evidence(
                "Xu, Hypertension, review of 46 guidelines on potassium-enriched salt, read in its abstract: not with advanced "
                    + "kidney disease; from G3b on is our own bound",
                .secondary,
                read: "2026-11-23"
            )
        case .phosphateAdditive:
            Evidence(
                "KDOQI 2020, statement 6.3.2 (opinion), weighs phosphorus by its source; St-Jules 2017, PMC5318242, read in its "
                    + "abstract, gives the order plants, animals, additives",
                .secondary,
                read: "2026-11-23"
            )
        }
    }

    /// The source, preceded by the laboratory value and its date if one activated the reason.
    public var why: String {
        let lab: LabCitation? =
            switch self {
            case .potassiumSaltHigh(let lab): lab
            case .potassiumSaltUnknown(let lab), .phosphateAdditive(let lab): lab
            default: nil
            }
        return (lab.map { "\($0.words); " } ?? "") + evidence.citation
    }
}

/// The effects of an entry, shown when it is made.
public struct IntakeImpact: Hashable, Sendable {
    /// The effect on each active limit, in the order of the quantities.
    public let effects: [IntakeEffect]
    /// The reasons why the food itself is unsafe. Empty means that no known reason applies, not that the food is safe.
    public let unsafe: [UnsafeReason]
    /// A sentence for each limit whose amount in the food is unknown.
    public let unknown: [String]
}

/// A lower target that a day didn't reach.
public struct IntakeLow: Hashable, Sendable {
    public let target: DayTarget
    /// The day's total.
    public let total: PartialTotal
    /// A sentence with the next step.
    public let message: String
}

/// Compares intake with the limits of a day.
public enum IntakeAlerts {
    /// Returns the effects of an entry that is added to the others of its day.
    ///
    /// - Parameter others: Entries of the same day. The entry itself and entries of other days are ignored.
    public static func impact(
        of entry: IntakeEntry,
        onTopOf others: [IntakeEntry],
        in setting: GoalSetting
    ) -> IntakeImpact {
        let own = others.filter { $0.day == entry.day && $0.id != entry.id }
        let before = Totals(own)
        let after = Totals(own + [entry])
        let alone = Totals([entry])
        var effects: [IntakeEffect] = []
        var unknown: [String] = []
        for target in setting.targets.targets where target.warnsAbove && target.high != nil {
            guard let was = before.total(of: target.quantity), let now = after.total(of: target.quantity),
                let part = alone.total(of: target.quantity)
            else { continue }
            effects.append(effect(target, was, now, setting.profile.units))
            if !part.isComplete {
                unknown.append(
                    localized(
                        "how much \(target.quantity.noun) \(entry.food.shownName) holds isn't known: ",
                        "the day can hold more than is shown — look at the label, or ask"
                    )
                )
            }
        }
        return IntakeImpact(effects: effects, unsafe: unsafe(entry.food, in: setting), unknown: unknown)
    }

    /// Returns the effect of a whole day on each active limit.
    public static func effects(of intake: IntakeDay, in setting: GoalSetting) -> [IntakeEffect] {
        setting.targets.targets.filter { $0.warnsAbove && $0.high != nil }.compactMap { target in
            intake.totals.total(of: target.quantity).map { effect(target, $0, $0, setting.profile.units) }
        }
    }

    /// Returns the reasons why a food is unsafe in itself for the user.
    public static func unsafe(_ food: Food, in setting: GoalSetting) -> [UnsafeReason] {
        var reasons: [UnsafeReason] = []
        if food.tags.contains(.starFruit) { reasons.append(.starFruit) }
        if food.tags.contains(.potassiumChloride), let reason = potassiumSalt(setting) { reasons.append(reason) }
        let phosphorus = setting.targets[.phosphorus]
        if food.tags.contains(.phosphateAdditive), phosphorus.high != nil {
            reasons.append(.phosphateAdditive(phosphorus.high?.reason.lab))
        }
        return reasons
    }

    /// Returns the lower targets that a day that is over didn't reach. A day with fewer than three meals may be recorded in part, so only
    /// protein on dialysis is judged on such a day.
    public static func lows(of intake: IntakeDay, in setting: GoalSetting) -> [IntakeLow] {
        let isDialysis = setting.category?.isDialysis == true
        guard intake.count > 0, isDialysis || intake.meals >= 3 else { return [] }
        return [TargetQuantity.protein, .energy].compactMap { quantity in
            let target = setting.targets[quantity]
            guard target.warnsBelow, let low = target.low, let total = intake.totals.total(of: quantity),
                total.known.value < low.value, quantity == .protein || intake.meals >= 3
            else { return nil }
            let what =
                isDialysis && quantity == .protein
                ? localized("dialysis takes protein away, so it is needed") : localized("it is needed")
            let came = localized("\(quantity.noun) on \(intake.day) came to \(total.text(unit: quantity.unit))")
            let needed = localized("\(DecimalText.grouped(low.value, most: 1)) \(quantity.unit) of a day")
            let message =
                total.isComplete
                ? localized(
                    "\(came), under the \(needed); \(what) — write down what is missing, or ask a dietitian what to add"
                )
                : localized(
                    "\(came), so it isn't known whether it reached the \(needed); \(what) — ",
                    "enter the figures of those foods, or ask a dietitian"
                )
            return IntakeLow(target: target, total: total, message: message)
        }
    }

    private static func effect(
        _ target: DayTarget,
        _ before: PartialTotal,
        _ after: PartialTotal,
        _ units: UnitSystem
    ) -> IntakeEffect {
        func place(_ total: PartialTotal) -> TargetPlace {
            let place = target.place(of: total.known.value)
            return place == .below ? .ok : place
        }
        let unit = target.quantity.unit
        let isFluid = target.quantity == .fluid
        let limit = target.high.map {
            isFluid ? FluidRule.text($0.value, in: units) : "\(DecimalText.grouped($0.value, most: 1)) \(unit)"
        }
        let amount = isFluid ? FluidRule.text(after, in: units) : after.text(unit: unit)
        let figures = localized("\(target.quantity.noun) \(amount) of at most \(limit ?? "")")
        let message =
            switch place(after) {
            case .over:
                localized(
                    "\(figures): over the limit of the day — go easy on it for the rest of the day, and ask your care team"
                )
            case .near: localized("\(figures): near the limit of the day")
            default: figures
            }
        return IntakeEffect(
            target: target,
            before: before,
            after: after,
            placeBefore: place(before),
            place: place(after),
            message: message,
            pastMessage: place(after) == .over
                ? localized("\(figures): over the limit of the day — ask your care team") : figures,
            figures: figures,
            why: Why.target(target, in: units)
        )
    }

    private static func potassiumSalt(_ setting: GoalSetting) -> UnsafeReason? {
        let state = LabLimitRule.potassium(setting.labs, on: setting.day)
        let value = state.lab.flatMap { cited in setting.labs.first { $0.id == cited.result }?.conventionalValue }
        if let lab = state.lab, let value, value >= LabLimitRule.potassiumHigh || state.level == .high {
            return .potassiumSaltHigh(lab)
        }
        if setting.category?.isDialysis == true { return .potassiumSaltOnDialysis }
        let raising = setting.medicines.intersection(MedicineClassName.raisingPotassium)
        if let medicine = raising.min(by: { $0.name < $1.name }) {
            return .potassiumSaltWithMedicine(medicine.shownName)
        }
        // The stage speaks whether or not there is a value.
        if hasLowFiltration(setting) { return .potassiumSaltWithLowFiltration }
        return state.lab.map(\.isOld) ?? true ? .potassiumSaltUnknown(state.lab) : nil
    }

    /// Whether the category or the newest eGFR is G3b or worse. An eGFR of "<60" counts, because it can be.
    private static func hasLowFiltration(_ setting: GoalSetting) -> Bool {
        if let ceiling = setting.category?.filtrationCeiling, ceiling <= 45 { return true }
        let newest = NewestFiltration(in: setting.labs, for: setting.profile, on: setting.day)
        return newest.map { $0.isBelow(45) ?? ($0.comparator == .below) } ?? false
    }
}

extension Totals {
    /// The total of a quantity; nil for quantities that aren't part of intake.
    func total(of quantity: TargetQuantity) -> PartialTotal? {
        if quantity == .fluid { return fluid }
        return Nutrient.allCases.first { $0.quantity == quantity }.map { self[$0] }
    }
}

extension TargetQuantity {
    /// The quantity's name within a sentence.
    public var noun: String {
        switch self {
        case .fibre: localized("fiber")
        case .fluid: localized("fluid")
        case .activity: localized("activity")
        case .interdialyticGain: localized("weight gained between sessions")
        case .systolicPressure: localized("upper blood pressure")
        case .diastolicPressure: localized("lower blood pressure")
        case .vitaminK: localized("vitamin K")
        case .protein, .energy, .sodium, .potassium, .phosphorus, .calcium: nutrient?.name ?? rawValue
        }
    }
}
