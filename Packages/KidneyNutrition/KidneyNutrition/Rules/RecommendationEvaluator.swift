import FractionParser
import TimeKit
import WordKit

/// Determines the advice rows that apply to a user, and the contradictions among them.
struct AdviceCase {
    /// A row that applies, with the laboratory value that activated it.
    typealias Held = (trigger: AdviceTrigger, lab: LabCitation?)

    let setting: GoalSetting
    let goals: [GoalAim]

    init(_ setting: GoalSetting, goals: [Goal]) {
        self.setting = setting
        self.goals = goals.compactMap { $0.aim(on: setting.day) }
    }

    var takesWarfarin: Bool { setting.hints.contains(.warfarin) }

    /// The state that switches the limit.
    private var potassium: LabLimitState {
        LabLimitRule.potassium(setting.labs, on: setting.day, in: setting.category)
    }

    /// The reason against fruit and vegetables of any kind, by the rule for goals about them; nil if they are allowed.
    private var fruitHarm: GoalHarm? { GoalHarmRule.harm(.fruitAndVegetables(cups: 1), in: setting) }

    private var limitsPotassium: Bool { setting.targets[.potassium].high != nil }

    /// The rows that apply, in the order of the table.
    var triggers: [Held] {
        AdviceTrigger.allCases.compactMap { trigger in
            switch holds(trigger) {
            case .no: nil
            case .yes(let lab): (trigger, lab)
            }
        }
    }

    private enum Answer {
        case yes(LabCitation?)
        case no
    }

    private func answer(_ holds: Bool, _ lab: LabCitation? = nil) -> Answer { holds ? .yes(lab) : .no }

    private func holds(_ trigger: AdviceTrigger) -> Answer {
        let targets = setting.targets
        switch trigger {
        case .potassiumHigh:
            return answer(limitsPotassium && potassium.level != .low, targets[.potassium].high?.reason.lab)
        case .potassiumAllows:
            // Without a value nobody knows what potassium allows.
            return answer(fruitHarm == nil && potassium.lab != nil && potassium.level != .low, potassium.lab)
        case .potassiumLow: return answer(potassium.level == .low, potassium.lab)
        case .phosphorusHigh:
            return answer(targets[.phosphorus].high != nil, targets[.phosphorus].high?.reason.lab)
        case .phosphorusLow:
            let state = LabLimitRule.phosphorus(setting.labs, on: setting.day, in: setting.category)
            return answer(state.level == .low, state.lab)
        case .proteinNeeded: return answer(setting.category?.isDialysis == true)
        case .proteinLimited:
            let isLow = if case .yes = flagged(.albumin, .low) { true } else { false }
            return answer(targets[.protein].warnsAbove && isStage3To5 && !isLow)
        case .albuminLow: return flagged(.albumin, .low)
        case .sodiumLimited:
            return answer(targets[.sodium].warnsAbove && !setting.medicines.contains(.moodStabilizer))
        case .fluidLimited: return answer(targets[.fluid].high != nil)
        case .bicarbonateLow: return flagged(.bicarbonate, .low)
        case .glucoseHigh:
            let glucose = flagged(.glucose, .high)
            if case .yes = glucose { return glucose }
            return flagged(.hbA1c, .high)
        case .diabetes: return answer(setting.profile.hasDiabetes)
        case .uricAcidHigh: return flagged(.uricAcid, .high)
        case .calciumHigh: return flagged(.calcium, .high)
        case .vitaminDLow: return flagged(.vitaminD, .low)
        case .warfarin: return answer(takesWarfarin)
        case .fruitGoal: return answer(goals.contains { $0.subject == .fruitAndVegetables })
        case .fiberGoal: return answer(goals.contains { $0.subject == .atLeast(.fiber) })
        }
    }

    private var isStage3To5: Bool { setting.category.map(Set.stage3To5.contains) ?? false }

    /// Whether the newest value of an analyte has a flag in this direction, urgent or not.
    private func flagged(_ analyte: Analyte, _ flag: LabFlag) -> Answer {
        let usual = setting.labs.filter { !$0.mayBeAfterSession }
        guard let result = LabLimitRule.newest(analyte, usual, on: setting.day), !result.remarks.contains(.hemolyzed)
        else { return .no }
        let patient = LabPatient(setting.profile, classes: setting.medicines)
        let found = LabRule.finding(result, for: patient, among: setting.labs, on: setting.day).flag
        return answer(flag.isLow ? found.isLow : found.isHigh, LabLimitRule.cite(result, on: setting.day))
    }

    /// Whether a row's foods aren't suggested to this user. More protein doesn't correct an albumin that is lost with urine or dialysis
    /// fluid.
    func namesNoFoods(_ trigger: AdviceTrigger) -> Bool {
        trigger == .albuminLow && (setting.hints.contains(.nephrotic) || setting.category == .peritonealDialysis)
    }

    /// Whether a food contains much of a mineral that is limited now.
    func isOverLimits(_ food: Food) -> Bool {
        let isMuchPotassium = (food.contents[.potassium]?.amount.value).map { $0 > 200 } ?? true
        return (limitsPotassium && isMuchPotassium)
            || (setting.targets[.phosphorus].high != nil && food.tags.contains(.dairy))
    }

    // MARK: Conflicts

    /// The contradictions, each with the rows that it suppresses.
    var conflicts: [RefusedAdvice] {
        var conflicts: [RefusedAdvice] = []
        var hints = setting.hints
        if goals.contains(where: { $0.subject == .fruitAndVegetables }) { hints.insert(.fruitGoal) }
        let targets = Targets.of(
            setting.day,
            for: setting.profile,
            labs: setting.labs,
            weights: setting.weights,
            hints: hints,
            fluidGoal: fluidGoal
        )
        for conflict in targets.conflicts {
            conflicts.append(RefusedAdvice(word: conflict.word, triggers: conflict.triggers, reason: conflict.message))
        }
        let units = setting.profile.units
        if case .yes(let lab?) = flagged(.bicarbonate, .low), let harm = fruitHarm {
            let reason = harm.message(in: units)
            conflicts.append(
                RefusedAdvice(
                    word: "bicarbonate-with-potassium/\(lab.result)",
                    triggers: [.bicarbonateLow],
                    reason: localized("\(lab.words) is low and fruit and vegetables would help, but \(reason)")
                )
            )
        }
        for aim in goals {
            guard case .fruitAndVegetables = aim, !limitsPotassium, let harm = GoalHarmRule.harm(aim, in: setting)
            else {
                continue
            }
            conflicts.append(RefusedAdvice(word: "fruit-goal", triggers: [.fruitGoal], reason: harm.message(in: units)))
        }
        return conflicts
    }

    private var fluidGoal: Rational? {
        for case .fluidAtLeast(let amount) in goals { return amount }
        return nil
    }
}

extension TargetConflict {
    /// The reason of an alert about a conflict.
    static var why: String { localized("two things that are known pull apart.") + " " + DayTargets.careTeamFirst }

    /// The rows that aren't advised while the conflict exists.
    var triggers: [AdviceTrigger] {
        switch self {
        case .potassiumLowUnderLimit: [.potassiumHigh, .potassiumAllows]
        case .potassiumLowWithDiuretic: []
        case .fluidLimitWithTolvaptan: [.fluidLimited]
        case .fluidGoalOverLimit: []
        case .juiceWithPotassiumLimit: [.diabetes, .glucoseHigh]
        case .fruitGoalWithPotassiumLimit: [.fruitGoal, .potassiumAllows]
        case .proteinOverPhosphorus: [.phosphorusHigh]
        case .phosphorusLowWithPTH: [.phosphorusHigh]
        }
    }

    /// The conflict's part of an alert id.
    var word: String {
        switch self {
        case .potassiumLowUnderLimit(let lab, _): "potassium-low-under-limit/\(lab.result)"
        case .potassiumLowWithDiuretic(let lab): "potassium-low-with-diuretic/\(lab.result)"
        case .fluidLimitWithTolvaptan: "fluid-limit-with-tolvaptan"
        case .fluidGoalOverLimit: "fluid-goal-over-limit"
        case .juiceWithPotassiumLimit(let glucose): "juice-with-potassium-limit/\(glucose.result)"
        case .fruitGoalWithPotassiumLimit: "fruit-goal-with-potassium-limit"
        case .proteinOverPhosphorus: "protein-over-phosphorus"
        case .phosphorusLowWithPTH(let lab, _): "phosphorus-low-with-pth/\(lab.result)"
        }
    }
}

extension DayTargets {
    /// The alerts about the contradictions between the day's targets.
    var conflictAlerts: [KidneyAlert] {
        conflicts.map { conflict in
            KidneyAlert(
                id: TimeKit.ID("conflict/\(conflict.word)/\(day)"),
                kind: .conflict,
                level: .caution,
                day: day,
                message: conflict.message,
                why: TargetConflict.why,
                link: "targets/\(day)"
            )
        }
    }
}
