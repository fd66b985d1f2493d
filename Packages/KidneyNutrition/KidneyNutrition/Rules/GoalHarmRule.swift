public import FractionParser
import TimeKit
import WordKit

/// Finds goals that could harm a user on a day.
public enum GoalHarmRule {
    /// The body mass index below which underweight begins, in kg/m².
    public static let leastBodyMassIndex = DecimalText.constant("18.5")
    /// The fastest safe weight loss, in kilograms a week: about two pounds.
    public static let fastestPerWeek = DecimalText.constant("0.9")
    /// The lowest goal for sodium, in milligrams a day.
    public static let leastSodium = Rational(1500)
    /// The highest goal for fluid, in milliliters a day.
    public static let mostFluid = Rational(4000)
    /// The highest goal for fruit and vegetables, in cups a day.
    public static let mostCups = Rational(8)
    /// The urine output from which the kidneys of a user on hemodialysis are taken to excrete potassium, in milliliters a day.
    public static let leastUrine = Rational(500)
    /// The source of ``leastUrine``.
    public static let urineEvidence = Evidence(
        "Kalantar-Zadeh 2014, criteria of incremental dialysis: more than half a liter of urine a day",
        .recalled
    )
    /// The source of ``fastestPerWeek``.
    public static let paceEvidence = Evidence(
        "CDC, Healthy Weight, “Losing Weight”: about 1 to 2 pounds a week, as other pages reprint it",
        .secondary,
        read: "2026-11-23"
    )
    /// The source of ``leastBodyMassIndex``.
    public static let weightEvidence = Evidence(
        "WHO, Nutrition Landscape Information System: a body mass index under 18.5 is underweight",
        .data,
        read: "2026-11-23"
    )
    /// The source of ``leastSodium``.
    public static let sodiumEvidence = Evidence(
        "Dietary Reference Intakes 2019, not read: 1,500 mg are adequate",
        .recalled
    )
    /// The source of ``mostFluid``.
    public static let fluidEvidence = Evidence("the app's own choice of a ceiling: 4 liters", .own)

    /// Returns the reason why a goal could harm; nil if none is known.
    ///
    /// - Parameter isNew: Whether the goal is being made or edited. Only then is the pace up to its target date judged; later, the pace of
    ///   the measured weights counts.
    public static func harm(_ aim: GoalAim, in setting: GoalSetting, isNew: Bool = false) -> GoalHarm? {
        if let refusal = TableScope.refusal(for: setting.profile, on: setting.day) { return .outsideTables(refusal) }
        if setting.hints.contains(.ill), pausesOnSickDays(aim) {
            return setting.profile.isIllnessOver(on: setting.day) ? .sickDayOver : .sickDay
        }
        return switch aim {
        case .weight(let kilograms, let day): weight(kilograms, by: isNew ? day : nil, setting)
        case .lab(let analyte): analyte == .eGFR && setting.category?.isDialysis == true ? .eGFROnDialysis : nil
        case .fluidAtLeast(let amount): moreFluid(amount, setting)
        case .fluidAtMost(let amount): lessFluid(amount, setting)
        case .fruitAndVegetables(let cups): fruit(cups, setting)
        case .bloodPressure(let systolic, let diastolic):
            // A goal isn't above the weekly mean that causes an alert, so a reached goal never alarms.
            (110...PressureRule.toldMean.systolic).contains(systolic)
                && (60...PressureRule.toldMean.diastolic).contains(diastolic) && diastolic < systolic
                ? nil : .pressureOutOfRange
        case .atMost(let nutrient, let amount): less(nutrient, amount, setting)
        case .atLeast(let nutrient, let amount): more(nutrient, amount, setting)
        case .activity: nil
        }
    }

    /// Whether the goal demands something that the user can't spare during an illness.
    private static func pausesOnSickDays(_ aim: GoalAim) -> Bool {
        switch aim {
        case .weight, .bloodPressure, .atMost(.protein, _), .atMost(.energy, _), .atLeast(.protein, _): true
        default: false
        }
    }

    // MARK: Weight

    private static func weight(_ kilograms: Rational, by day: LocalDate?, _ setting: GoalSetting) -> GoalHarm? {
        if setting.category?.isDialysis == true {
            return .weightForCareTeam(
                localized("on dialysis the clinic sets the dry weight, and a lower number can be fluid")
            )
        }
        if setting.hints.contains(.frail) {
            return .weightForCareTeam(localized("older and frail people need what they have"))
        }
        guard let now = setting.weight else { return .weightUnknown }
        guard let least = setting.leastHealthyWeight else { return .heightUnknown }
        if now.kilograms < least { return .underweight(kilograms: now.kilograms, least: least) }
        if kilograms < least { return .weightTooLow(kilograms: kilograms, least: least) }
        guard let day, kilograms < now.kilograms else { return nil }
        let days = max(1, setting.day.days(until: day))
        guard let left = try? now.kilograms.subtracting(kilograms),
            let perWeek = try? left.multiplying(by: 7).dividing(by: Rational(Int64(days)))
        else { return nil }
        return perWeek > fastestPerWeek ? .weightTooFast(perWeek: perWeek, most: fastestPerWeek) : nil
    }

    // MARK: Fluid

    private static func moreFluid(_ amount: Rational, _ setting: GoalSetting) -> GoalHarm? {
        let target = setting.targets[.fluid]
        if let limit = target.high { return amount > limit.value ? .fluidOverLimit(amount, limit: limit) : nil }
        if let unknown = unknownLimit(setting) { return unknown }
        return amount > mostFluid ? .fluidTooMuch(amount) : nil
    }

    private static func lessFluid(_ amount: Rational, _ setting: GoalSetting) -> GoalHarm? {
        if setting.hints.contains(.tolvaptan) { return .fluidWithTolvaptan }
        guard let limit = setting.targets[.fluid].high else {
            return unknownLimit(setting) ?? .fluidNotLimited
        }
        if amount > limit.value { return .fluidOverLimit(amount, limit: limit) }
        guard let least = try? limit.value.dividing(by: 2), amount < least else { return nil }
        return .fluidTooLittle(amount, least: least)
    }

    /// Returns what is missing for the limit on dialysis; nil without dialysis.
    private static func unknownLimit(_ setting: GoalSetting) -> GoalHarm? {
        guard let category = setting.category, category.isDialysis else { return nil }
        return category == .hemodialysis && setting.profile.urineOutput == nil
            ? .fluidUrineUnknown : .fluidLimitUnknown
    }

    // MARK: Food

    private static func fruit(_ cups: Rational, _ setting: GoalSetting) -> GoalHarm? {
        if cups > mostCups { return .fruitTooMuch(cups: cups) }
        let state = LabLimitRule.potassium(setting.labs, on: setting.day, in: setting.category)
        if state.level == .high, let lab = state.lab { return .fruitWithHighPotassium(lab) }
        if let lab = LabLimitRule.highAfterSession(setting.labs, on: setting.day, in: setting.category) {
            return .fruitWithHighPotassium(lab)
        }
        if let limit = setting.targets[.potassium].high { return .fruitUnderPotassiumLimit(limit.value) }
        // In early disease the kidneys excrete potassium. From G3 on, or with a medicine that raises potassium, a recent value is required.
        let raising = setting.medicines.intersection(MedicineClassName.raisingPotassium)
            .min { $0.name < $1.name }?.shownName
        switch setting.category {
        case .earlyCKD, .g1, .g2:
            guard let raising, state.lab?.isOld ?? true else { return nil }
            if state.lab == nil, let unused = state.passedOver { return .fruitPotassiumNotUsed(unused) }
            return .fruitPotassiumUnknownWithMedicine(state.lab, medicine: raising)
        default:
            if state.lab == nil, let unused = state.passedOver { return .fruitPotassiumNotUsed(unused) }
            guard let lab = state.lab, !lab.isOld else { return .fruitPotassiumUnknown(state.lab) }
            guard setting.category == .hemodialysis else { return nil }
            if let high = lastHighPotassium(setting) { return .fruitLatelyHigh(high) }
            let urine = setting.profile.urineOutput
            return urine.map { $0 < leastUrine } ?? true ? .fruitLittleUrine(urine) : nil
        }
    }

    /// Returns the newest high potassium of the last 90 days; nil if there is none.
    private static func lastHighPotassium(_ setting: GoalSetting) -> LabCitation? {
        let high = setting.labs.filter { result in
            guard result.analyte == .potassium, result.tellsHowThingsStand, result.moment.day <= setting.day,
                result.moment.day.days(until: setting.day) <= LabCitation.freshDays,
                let value = result.conventionalValue
            else { return false }
            return LabLimitRule.potassiumRange(in: setting.category).isHigh(value, result.comparator)
        }
        return LabLimitRule.newest(.potassium, high, on: setting.day).map { LabLimitRule.cite($0, on: setting.day) }
    }

    private static func less(_ nutrient: Nutrient, _ amount: Rational, _ setting: GoalSetting) -> GoalHarm? {
        guard let quantity = nutrient.quantity else { return nil }
        let target = setting.targets[quantity]
        switch nutrient {
        case .protein, .energy:
            // On dialysis the risk is too little protein, so a maximum must not be below the upper end of the target range.
            guard let floor = target.low else { return .floorUnknown(nutrient) }
            if amount < floor.value { return .underFloor(nutrient, amount, floor: floor) }
            guard nutrient == .protein, setting.category?.isDialysis == true, let upper = target.high,
                amount < upper.value
            else { return nil }
            return .underRange(nutrient, amount, low: floor, high: upper)
        case .potassium, .phosphorus:
            let lab =
                nutrient == .potassium
                ? LabLimitRule.potassium(setting.labs, on: setting.day)
                : LabLimitRule.phosphorus(setting.labs, on: setting.day, in: setting.category)
            if lab.level == .low, let cited = lab.lab { return .alreadyLow(cited) }
            guard let ceiling = target.high else { return .notLimited(nutrient) }
            if amount > ceiling.value { return .overCeiling(nutrient, amount, ceiling: ceiling) }
            let least = min(target.strict ?? ceiling.value, ceiling.value)
            return amount < least ? .tooStrict(nutrient, amount, least: least) : nil
        case .sodium:
            if setting.medicines.contains(.moodStabilizer) { return .saltWithLithium }
            let least = min(leastSodium, target.high?.value ?? leastSodium)
            if amount < least { return .tooStrict(nutrient, amount, least: least) }
            guard let ceiling = target.high, amount > ceiling.value else { return nil }
            return .overCeiling(nutrient, amount, ceiling: ceiling)
        default: return nil
        }
    }

    private static func more(_ nutrient: Nutrient, _ amount: Rational, _ setting: GoalSetting) -> GoalHarm? {
        guard nutrient == .protein || nutrient == .energy, let quantity = nutrient.quantity else { return nil }
        let target = setting.targets[quantity]
        guard let floor = target.low else { return .floorUnknown(nutrient) }
        if amount < floor.value { return .underFloor(nutrient, amount, floor: floor) }
        guard let ceiling = target.high, amount > ceiling.value else { return nil }
        return .overCeiling(nutrient, amount, ceiling: ceiling)
    }
}

extension Nutrient {
    /// The target quantity for this nutrient; nil if there is none.
    var quantity: TargetQuantity? { TargetQuantity.allCases.first { $0.nutrient == self } }
}
