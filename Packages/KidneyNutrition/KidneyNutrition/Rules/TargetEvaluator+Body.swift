import FractionParser
import TimeKit
import WordKit

extension TargetEvaluator {
    func fluidTarget() -> DayTarget {
        switch category {
        case .hemodialysis:
            var target = ceiling(.fluid, .fluidHemodialysis)
            // An unknown urine output isn't zero, and the limit depends on it.
            guard let urine = profile.urineOutput, let limit = target.high,
                let high = try? limit.value.adding(urine), let strict = try? target.strict?.adding(urine)
            else {
                target.mode = .unknown
                (target.high, target.strict, target.warnsAbove) = (nil, nil, false)
                target.notes.append(
                    localized("the limit is counted from the urine of 24 hours — enter it, 0 if there is none")
                )
                return target
            }
            target.high = TargetLimit(value: high, reason: limit.reason)
            target.strict = strict
            return target
        case .peritonealDialysis: return off(.fluid, .fluidPeritoneal)
        default: return off(.fluid, .fluidNone)
        }
    }

    func gainTarget() -> DayTarget {
        guard category == .hemodialysis else {
            var target = off(.interdialyticGain, .gain)
            target.notes.append(localized("it is counted only between hemodialysis sessions"))
            return target
        }
        var target = ceiling(.interdialyticGain, .gain)
        target.reasons.append(reason(.gainEachDay))
        return target
    }

    func pressureTarget(_ quantity: TargetQuantity, _ rule: TargetRule) -> DayTarget {
        guard !hints.contains(.ill) else {
            var target = off(quantity, rule)
            target.notes.append(
                profile.isIllnessOver(on: day)
                    ? localized("you were ill on this day, so no number is aimed for: the goal goes on the day after")
                    : localized("on a sick day no number is aimed for: the goal pauses until you are well")
            )
            return target
        }
        guard category?.isDialysis == true else { return ceiling(quantity, rule) }
        var target = off(quantity, rule)
        target.notes.append(localized("on dialysis no number holds for all — the clinic sets yours"))
        return target
    }

    /// A goal rather than a limit, so neither end warns.
    func fiberTarget() -> DayTarget {
        let (women, men): (TargetRule, TargetRule) =
            profile.age(on: day).map { $0 > 50 } ?? false
            ? (.fiberOlderWomen, .fiberOlderMen) : (.fiberWomen, .fiberMen)
        let rules: [TargetRule] =
            switch profile.sex {
            case .female: [women]
            case .male: [men]
            case nil: [women, men]
            }
        var target = DayTarget(quantity: .fiber, mode: .standing, reasons: rules.map { reason($0) })
        target.low = TargetTable.row(rules[0]).low.map { TargetLimit(value: $0, reason: target.reasons[0]) }
        if potassium.level == .high {
            target.notes.append(localized("potassium is high: choose fiber that brings little of it"))
        }
        return target
    }

    /// Neither end warns, because a steady intake is the aim.
    func vitaminKTarget() -> DayTarget {
        let rules: [TargetRule] =
            switch profile.sex {
            case .female: [.vitaminKWomen]
            case .male: [.vitaminKMen]
            case nil: [.vitaminKWomen, .vitaminKMen]
            }
        let reasons = rules.map { reason($0) }
        var target = DayTarget(quantity: .vitaminK, mode: .standing, reasons: reasons)
        target.low = TargetTable.row(rules[0]).low.map { TargetLimit(value: $0, reason: reasons[0]) }
        target.high = TargetTable.row(rules[rules.count - 1]).high.map { high in
            TargetLimit(value: high, reason: reasons[reasons.count - 1])
        }
        if hints.contains(.warfarin) {
            target.notes.append(
                localized("with warfarin keep it about the same each week; tell the clinic before a change of diet")
            )
        }
        return target
    }

    func activityTarget() -> DayTarget {
        var target = DayTarget(quantity: .activity, mode: .standing, reasons: [reason(.activity)])
        target.low = TargetTable.row(.activity).low.map { TargetLimit(value: $0, reason: reason(.activity)) }
        return target
    }

    // MARK: Conflicts

    func conflicts(among targets: [DayTarget], fluidGoal: Rational?) -> [TargetConflict] {
        func target(_ quantity: TargetQuantity) -> DayTarget? { targets.first { $0.quantity == quantity } }
        var conflicts: [TargetConflict] = []
        if potassium.level == .low, let lab = potassium.lab {
            if let limit = target(.potassium)?.high {
                conflicts.append(.potassiumLowUnderLimit(lab, limit: limit.value))
            }
            if !hints.isDisjoint(with: [.loopDiuretic, .thiazide]) { conflicts.append(.potassiumLowWithDiuretic(lab)) }
        }
        if let limit = target(.fluid)?.high {
            if hints.contains(.tolvaptan) { conflicts.append(.fluidLimitWithTolvaptan(limit: limit.value)) }
            if let fluidGoal, fluidGoal > limit.value {
                conflicts.append(.fluidGoalOverLimit(goal: fluidGoal, limit: limit.value))
            }
        }
        if target(.potassium)?.high != nil, potassium.level != .low {
            if let glucose = lowGlucose { conflicts.append(.juiceWithPotassiumLimit(glucose: glucose)) }
            if hints.contains(.fruitGoal) { conflicts.append(.fruitGoalWithPotassiumLimit) }
        }
        // Even food with only 10 mg of phosphorus per gram of protein would exceed the limit.
        if let floor = target(.protein)?.low, let limit = target(.phosphorus)?.high,
            let least = try? floor.value.multiplying(by: 10), least > limit.value
        {
            conflicts.append(.proteinOverPhosphorus(protein: floor.value, limit: limit.value))
        }
        if phosphorus.level == .low, pth.level == .high, let low = phosphorus.lab, let high = pth.lab {
            conflicts.append(.phosphorusLowWithPTH(phosphorus: low, pth: high))
        }
        return conflicts
    }

    /// A low glucose of the day itself. An older one is assumed to have been treated.
    private var lowGlucose: LabCitation? {
        guard let result = LabLimitRule.newest(.glucose, labs, on: day), result.moment.day == day,
            let value = result.conventionalValue,
            LabRange(low: LabLimitRule.glucoseLow, high: nil).isLow(value, result.comparator)
        else { return nil }
        return LabLimitRule.cite(result, on: day)
    }
}
