import FractionParser
import TimeKit
import WordKit

/// The effect of a day's intake on one of its limits.
public struct IntakeEffect: Hashable, Sendable {
    public let target: DayTarget
    /// The place of the day's total. It is never `below`, because the day isn't over.
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
    /// Star fruit with stage G4, G5, dialysis or an unknown stage. It can kill, so a call doesn't wait for symptoms.
    case starFruitNow
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
        case .starFruitNow: .atOnce
        case .starFruit, .potassiumSaltHigh, .potassiumSaltOnDialysis, .potassiumSaltWithMedicine,
            .potassiumSaltWithLowFiltration:
            .today
        case .potassiumSaltUnknown: .caution
        case .phosphateAdditive: .notice
        }
    }

    /// The reason's part of an alert id. A graver reason has another part, so that it is told after the milder one.
    public var word: String {
        switch self {
        case .starFruit: "star-fruit"
        case .starFruitNow: "star-fruit-now"
        case .potassiumSaltHigh, .potassiumSaltOnDialysis, .potassiumSaltWithMedicine, .potassiumSaltWithLowFiltration:
            "potassium-salt"
        case .potassiumSaltUnknown: "potassium-salt-unknown"
        case .phosphateAdditive: "phosphate"
        }
    }

    /// The beginning of the ids of alerts.
    static let idPrefix = "unsafe/"

    /// The id of the alert about an entry.
    func alertID(of entry: IntakeEntry) -> KidneyAlert.ID { TimeKit.ID("\(Self.idPrefix)\(entry.id)/\(word)") }

    /// The facts about a food for a clinician; nil if the words for the patient are enough.
    func fact(_ food: String) -> String? {
        switch self {
        case .starFruit, .starFruitNow: "\(food): " + localized("star fruit can harm the nerves with kidney disease")
        default: nil
        }
    }

    /// A sentence about a food, with the next step.
    public func message(_ food: String) -> String {
        switch self {
        case .starFruit:
            localized(
                "\(food): star fruit can harm the nerves with kidney disease — don't eat it; if you did and have hiccups or ",
                "weakness, call your care team now, and with confusion or a seizure your emergency number"
            )
        case .starFruitNow:
            localized(
                "\(food): star fruit can harm the nerves and kill while kidneys work so little — don't eat it; if you did, call your ",
                "care team or dialysis unit now, even without symptoms, and with confusion or a seizure your emergency number"
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
        case .starFruit, .starFruitNow:
            Evidence(
                "Lee 2017, Clin Toxicol 55:624, read in its abstract: of the reported patients 36 % died with chronic kidney disease "
                    + "and 27 % on dialysis; Neto 2003, Nephrol Dial Transplant 18:120, read in its abstract: people who were "
                    + "dialyzed at once recovered; from which stage on a call doesn't wait is our own bound",
                .secondary,
                read: "2026-11-28"
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
    /// Returns the effect of a day on each active limit.
    public static func effects(of intake: IntakeDay, in setting: GoalSetting) -> [IntakeEffect] {
        setting.targets.targets.filter { $0.warnsAbove && $0.high != nil }.compactMap { target in
            intake.totals.total(of: target.quantity).map { effect(target, $0, setting.profile.units) }
        }
    }

    /// Returns the reasons why a food is unsafe in itself for the user.
    public static func unsafe(_ food: Food, in setting: GoalSetting) -> [UnsafeReason] {
        var reasons: [UnsafeReason] = []
        if food.tags.contains(.starFruit) {
            reasons.append(starFruit(setting.category, setting.labs, for: setting.profile, on: setting.day))
        }
        if food.tags.contains(.potassiumChloride), let reason = potassiumSalt(setting) { reasons.append(reason) }
        let phosphorus = setting.targets[.phosphorus]
        if food.tags.contains(.phosphateAdditive), phosphorus.high != nil {
            reasons.append(.phosphateAdditive(phosphorus.high?.reason.lab))
        }
        return reasons
    }

    /// Returns the lower targets that a day that is over didn't reach. A day with fewer than three meals may be recorded in part, so only
    /// protein on dialysis is judged on such a day.
    public static func lows(
        of intake: IntakeDay,
        in targets: DayTargets,
        units: UnitSystem
    ) -> [IntakeLow] {
        let isDialysis = targets.category?.isDialysis == true
        guard intake.count > 0, isDialysis || !intake.isInPart else { return [] }
        return targets.targets.compactMap { target in
            let quantity = target.quantity
            guard target.warnsBelow, let low = target.low, let total = intake.totals.total(of: quantity),
                quantity != .vitaminK, total.known.value < low.value, quantity == .protein || !intake.isInPart
            else { return nil }
            let what =
                isDialysis && quantity == .protein
                ? localized("dialysis takes protein away, so it is needed") : localized("it is needed")
            let isFluid = quantity == .fluid
            let amount = isFluid ? FluidRule.text(total, in: units) : total.text(unit: quantity.unit)
            let least =
                isFluid
                ? FluidRule.text(low.value, in: units)
                : "\(DecimalText.grouped(low.value, most: 1)) \(quantity.unit)"
            let came = localized("\(quantity.noun) on \(intake.day) came to \(amount)")
            let needed = localized("\(least) of a day")
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

    private static func effect(_ target: DayTarget, _ total: PartialTotal, _ units: UnitSystem) -> IntakeEffect {
        let reached = target.place(of: total.known.value)
        let place = reached == .below ? .ok : reached
        let unit = target.quantity.unit
        let isFluid = target.quantity == .fluid
        let limit = target.high.map {
            isFluid ? FluidRule.text($0.value, in: units) : "\(DecimalText.grouped($0.value, most: 1)) \(unit)"
        }
        let amount = isFluid ? FluidRule.text(total, in: units) : total.text(unit: unit)
        let figures = localized("\(target.quantity.noun) \(amount) of at most \(limit ?? "")")
        let message =
            switch place {
            case .over:
                localized(
                    "\(figures): over the limit of the day — go easy on it for the rest of the day, and ask your care team"
                )
            case .near: localized("\(figures): near the limit of the day")
            default: figures
            }
        return IntakeEffect(
            target: target,
            place: place,
            message: message,
            pastMessage: place == .over
                ? localized("\(figures): over the limit of the day — ask your care team") : figures,
            figures: figures,
            why: Why.target(target, in: units)
        )
    }

    /// Returns the reason against star fruit. It is the milder one if the kidneys are known to filter at a rate of at least 30, by the
    /// newest eGFR or else by the category.
    static func starFruit(
        _ category: DiseaseCategory?,
        _ labs: [LabResult],
        for profile: Profile,
        on day: LocalDate
    ) -> UnsafeReason {
        guard let category, category.filtrationCeiling.map({ $0 > 30 }) ?? !category.isDialysis else {
            return .starFruitNow
        }
        let isBelow = NewestFiltration(in: labs, for: profile, on: day)?.isBelow(30) ?? (category == .transplant)
        return isBelow ? .starFruitNow : .starFruit
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
        // The stage decides, with or without a value.
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
        return quantity.nutrient.map { self[$0] }
    }
}

extension TargetQuantity {
    /// The quantity's name within a sentence.
    public var noun: String {
        switch self {
        case .fiber: localized("fiber")
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
