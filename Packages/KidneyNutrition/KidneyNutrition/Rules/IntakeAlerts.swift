import FractionParser
import TimeKit

/// What an entry does to one limit of its day.
public struct IntakeEffect: Hashable, Sendable {
    /// The target.
    public let target: DayTarget
    /// What the day came to without the entry.
    public let before: PartialTotal
    /// What it comes to with it.
    public let after: PartialTotal
    /// Where the day was: never `below`, for the day isn't over.
    public let placeBefore: TargetPlace
    /// Where it is.
    public let place: TargetPlace
    /// A plain sentence: the figures, the limit and what to do.
    public let message: String
    /// The same of a day that is over, when there is nothing left to go easy on.
    public let pastMessage: String
    /// Why the limit holds.
    public let why: String

    /// The quantity.
    public var quantity: TargetQuantity { target.quantity }
}

/// Why a single food is unsafe.
public enum UnsafeReason: Hashable, Sendable {
    /// Star fruit holds what failing kidneys don't clear.
    case starFruit
    /// Potassium chloride while potassium is 5.0 or more.
    case potassiumSaltHigh(LabCitation)
    /// Potassium chloride on dialysis.
    case potassiumSaltOnDialysis
    /// Potassium chloride with a medicine that raises potassium.
    case potassiumSaltWithMedicine(String)
    /// Potassium chloride with an eGFR under 45, whatever the last value.
    case potassiumSaltWithLowFiltration
    /// Potassium chloride where no fresh value says that it is safe.
    case potassiumSaltUnknown(LabCitation?)
    /// Added phosphate while phosphorus is limited.
    case phosphateAdditive(LabCitation?)

    /// How much it matters.
    public var level: AlertLevel {
        switch self {
        case .starFruit, .potassiumSaltHigh, .potassiumSaltOnDialysis, .potassiumSaltWithMedicine: .today
        case .potassiumSaltWithLowFiltration, .potassiumSaltUnknown: .caution
        case .phosphateAdditive: .notice
        }
    }

    /// Its word in ids.
    public var word: String {
        switch self {
        case .starFruit: "star-fruit"
        case .potassiumSaltHigh, .potassiumSaltOnDialysis, .potassiumSaltWithMedicine, .potassiumSaltWithLowFiltration,
            .potassiumSaltUnknown:
            "potassium-salt"
        case .phosphateAdditive: "phosphate"
        }
    }

    /// A plain sentence about a food, with what to do.
    public func message(_ food: String) -> String {
        switch self {
        case .starFruit:
            "\(food): star fruit can harm the nerves with kidney disease — don't eat it; if you did and have hiccups, "
                + "confusion or weakness, call your care team now"
        case .potassiumSaltHigh(let lab):
            "\(food) is mostly potassium, and \(lab.words) is 5.0 or more — leave it out, use herbs, vinegar or lemon, "
                + "and ask your care team if you had some"
        case .potassiumSaltOnDialysis:
            "\(food) is mostly potassium, which dialysis can't take off between sessions — use herbs, vinegar or lemon, "
                + "and ask your care team if you had some"
        case .potassiumSaltWithMedicine(let medicine):
            "\(food) is mostly potassium, and a medicine of yours (\(medicine)) raises it — use herbs, vinegar or lemon, "
                + "and ask your care team if you had some"
        case .potassiumSaltWithLowFiltration:
            "\(food) is mostly potassium, which kidneys with an eGFR under 45 clear slowly, whatever the last value — use herbs, "
                + "vinegar or lemon, and ask your care team if you had some"
        case .potassiumSaltUnknown(let lab):
            "\(food) is mostly potassium, and "
                + (lab.map { "\($0.words) is \($0.age) days old" } ?? "there is no potassium value yet")
                + " — ask your care team before you use it"
        case .phosphateAdditive(let lab):
            "\(food) has added phosphate, more of which is taken up than of that in plants and meat, and phosphorus is limited"
                + (lab.map { " (\($0.words))" } ?? "") + " — look for one without “phos” among its ingredients"
        }
    }

    /// Where it comes from.
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

    /// Why, with the source, and the lab and date where one switched it on.
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

/// What an entry does, as it is made.
public struct IntakeImpact: Hashable, Sendable {
    /// The limits in force, in the order of the quantities, whatever the entry does to them.
    public let effects: [IntakeEffect]
    /// Why the food itself is unsafe; empty where nothing known says so.
    public let unsafe: [UnsafeReason]
    /// What of a limit can't be told, each a sentence.
    public let unknown: [String]
}

/// A floor that a day stayed under.
public struct IntakeLow: Hashable, Sendable {
    /// The target.
    public let target: DayTarget
    /// What the day came to.
    public let total: PartialTotal
    /// A plain sentence with what to do.
    public let message: String
}

/// What eating does to the limits of a day.
public enum IntakeAlerts {
    /// What an entry does on top of the others of its day.
    ///
    /// - Parameter others: the entries of the day without it; those of other days are passed over.
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
                    "how much \(target.quantity.noun) \(entry.food.name) holds isn't known: "
                        + "the day can hold more than is shown — look at the label, or ask"
                )
            }
        }
        return IntakeImpact(effects: effects, unsafe: unsafe(entry.food, in: setting), unknown: unknown)
    }

    /// Where a whole day stands against the limits in force.
    public static func effects(of intake: IntakeDay, in setting: GoalSetting) -> [IntakeEffect] {
        setting.targets.targets.filter { $0.warnsAbove && $0.high != nil }.compactMap { target in
            intake.totals.total(of: target.quantity).map { effect(target, $0, $0, setting.profile.units) }
        }
    }

    /// Why a food is unsafe by itself for somebody.
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

    /// The floors that a day that is over stayed under. On dialysis every day with entries is judged; elsewhere only one with three
    /// meals written down, for a day half written looks like one of too little.
    public static func lows(of intake: IntakeDay, in setting: GoalSetting) -> [IntakeLow] {
        let isDialysis = setting.category?.isDialysis == true
        guard intake.count > 0, isDialysis || intake.meals >= 3 else { return [] }
        return [TargetQuantity.protein, .energy].compactMap { quantity in
            let target = setting.targets[quantity]
            guard target.warnsBelow, let low = target.low, let total = intake.totals.total(of: quantity),
                total.known.value < low.value, quantity == .protein || intake.meals >= 3
            else { return nil }
            let what =
                isDialysis && quantity == .protein ? "dialysis takes protein away, so it is needed" : "it is needed"
            return IntakeLow(
                target: target,
                total: total,
                message: "\(quantity.noun) on \(intake.day) came to \(total.text(unit: quantity.unit)), under the "
                    + "\(DecimalText.grouped(low.value, most: 1)) \(quantity.unit) of a day; \(what) — "
                    + "write down what is missing, or ask a dietitian what to add"
            )
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
        let figures = "\(target.quantity.noun) \(amount) of at most \(limit ?? "")"
        let message =
            switch place(after) {
            case .over:
                figures + ": over the limit of the day — go easy on it for the rest of the day, and ask your care team"
            case .near: figures + ": near the limit of the day"
            default: figures
            }
        return IntakeEffect(
            target: target,
            before: before,
            after: after,
            placeBefore: place(before),
            place: place(after),
            message: message,
            pastMessage: figures + (place(after) == .over ? ": over the limit of the day — ask your care team" : ""),
            why: Why.target(target, in: units)
        )
    }

    private static func potassiumSalt(_ setting: GoalSetting) -> UnsafeReason? {
        let state = SerumSwitch.potassium(setting.labs, on: setting.day)
        let value = state.lab.flatMap { cited in setting.labs.first { $0.id == cited.result }?.conventionalValue }
        if let lab = state.lab, let value, value >= SerumSwitch.potassiumHigh || state.level == .high {
            return .potassiumSaltHigh(lab)
        }
        if setting.category?.isDialysis == true { return .potassiumSaltOnDialysis }
        let raising = setting.medicines.intersection(MedicineClassName.raisingPotassium)
        if let medicine = raising.min(by: { $0.name < $1.name }) { return .potassiumSaltWithMedicine(medicine.name) }
        guard let lab = state.lab, !lab.isOld else { return .potassiumSaltUnknown(state.lab) }
        return hasLowFiltration(setting) ? .potassiumSaltWithLowFiltration : nil
    }

    /// Whether the category or the newest eGFR says G3b or later.
    private static func hasLowFiltration(_ setting: GoalSetting) -> Bool {
        if let ceiling = setting.category?.filtrationCeiling, ceiling <= 45 { return true }
        let points = EGFR.points(setting.labs.filter { $0.moment.day <= setting.day }, for: setting.profile)
        return points.max { ($0.moment, $0.result) < ($1.moment, $1.result) }.map { $0.value < 45 } ?? false
    }
}

extension Totals {
    /// What a quantity comes to; nil for what isn't eaten or drunk.
    func total(of quantity: TargetQuantity) -> PartialTotal? {
        if quantity == .fluid { return fluid }
        return Nutrient.allCases.first { $0.quantity == quantity }.map { self[$0] }
    }
}

extension TargetQuantity {
    /// What it is called in a sentence.
    public var noun: String {
        switch self {
        case .fibre: "fiber"
        case .interdialyticGain: "weight gained between sessions"
        case .systolicPressure: "upper blood pressure"
        case .diastolicPressure: "lower blood pressure"
        case .vitaminK: "vitamin K"
        default: rawValue
        }
    }
}
