import FractionParser
import TimeKit
import WordKit

extension TargetEvaluator {
    // MARK: Protein and energy

    func proteinTarget() -> DayTarget {
        var target = proteinRange()
        target.warnsBelow = target.low != nil
        // On dialysis and with a transplant the risk is too little protein. The upper number is only the end of the usual range.
        target.warnsAbove =
            target.high != nil && category?.isDialysis != true && category != .transplant && !hints.contains(.nephrotic)
        if hints.contains(.nephrotic) {
            target.notes.append(
                localized(
                    "with nephrotic syndrome the clinic sets the protein: neither much more nor less helps by itself"
                )
            )
        }
        return target
    }

    private func proteinRange() -> DayTarget {
        let isIll = hints.contains(.ill)
        switch category {
        case .hemodialysis, .peritonealDialysis:
            return perKilogram(.protein, low: low(.proteinDialysis), high: high(.proteinDialysis))
        case .transplant where isNewTransplant:
            return perKilogram(.protein, low: low(.proteinNewTransplant), high: nil)
        case _ where isIll:
            return perKilogram(.protein, low: low(.proteinIll), high: nil)
        case _ where hints.contains(.nephrotic):
            return perKilogram(.protein, low: low(.proteinNephrotic), high: high(.proteinNephrotic))
        case _ where hints.contains(.frail):
            return perKilogram(.protein, low: low(.proteinFrail), high: high(.proteinCeiling))
        case .earlyCKD, .g1, .g2:
            return perKilogram(.protein, low: low(.proteinEarly), high: high(.proteinCeiling))
        case .g3a, .g3b, .g4, .g5:
            // A lower intake needs a dietitian's supervision, with or without diabetes.
            guard profile.hasDiabetes else {
                return perKilogram(.protein, low: supervisedEnd, high: high(.proteinStage3To5))
            }
            var target = perKilogram(.protein, low: low(.proteinDiabetes), high: high(.proteinCeiling))
            target.strict = target.low?.value
            return target
        case .transplant:
            return perKilogram(.protein, low: low(.proteinTransplant), high: high(.proteinTransplant))
        case nil:
            var target = DayTarget(quantity: .protein, mode: .unknown, reasons: [reason(.proteinEarly)])
            target.notes.append(localized("the protein goal depends on the kidney disease — enter its category"))
            return target
        }
    }

    private var supervisedEnd: (value: Rational, rule: TargetRule)? { high(.proteinSupervised) }

    /// Whether the category became a transplant less than four weeks ago. If it is the first category, its day can be that of the profile
    /// rather than of the transplant.
    private var isNewTransplant: Bool {
        guard let since = Treatment.start(on: day, for: profile) else { return false }
        return since.days(until: day) < 28 && profile.categories.contains { $0.from < since }
    }

    func energyTarget() -> DayTarget {
        var target = perKilogram(.energy, low: low(.energy), high: high(.energy))
        target.warnsBelow = target.low != nil
        if category == .peritonealDialysis {
            target.notes.append(localized("the dialysis fluid brings about 300 to 500 kcal of glucose: count them in"))
        }
        return target
    }

    // MARK: Minerals

    func sodiumTarget() -> DayTarget {
        guard isIn(.stages) else { return ceiling(.sodium, .sodium) }
        var target = ceiling(.sodium, .sodiumStages)
        target.reasons.append(reason(.sodium))
        return target
    }

    func potassiumTarget() -> DayTarget {
        var target: DayTarget
        switch potassium.level {
        case .high:
            target = highPotassiumTarget(potassium.lab)
        case .low:
            target = off(.potassium, .potassiumLow, potassium.lab)
            target.mode = .released
        case .normal:
            target = off(.potassium, .potassiumNone, potassium.lab)
        case .noValue:
            target = off(.potassium, .potassiumNone)
            if category?.isDialysis == true {
                target.mode = .unknown
                target.notes.append(
                    localized(
                        "on dialysis no limit can be told without a value — ask for one, and choose foods low in potassium until then"
                    )
                )
            }
            target.notes.append(
                potassium.passedOver == nil
                    ? localized("no potassium value was entered yet")
                    : localized("no potassium value that counts was entered yet")
            )
        }
        if let passedOver = potassium.passedOver { target.notes.append(passedOver.message) }
        if let lab = potassium.lab, !lab.isOld,
            let value = labs.first(where: { $0.id == lab.result })?.conventionalValue,
            AlarmTable.row(.lab(.potassium), value)?.level.cantWait == true
        {
            target.isUnderAlarm = true
            target.notes.append(
                localized("the blood potassium is an alarm, which no day within the limit answers: call first")
            )
        }
        return target
    }

    private func highPotassiumTarget(_ lab: LabCitation?) -> DayTarget {
        var target = ceiling(.potassium, .potassiumHigh, lab: lab)
        if !isIn(TargetTable.row(.potassiumHigh).categories) {
            target.notes.append(localized("the number is one for G3 to G5 and dialysis — ask your clinic for yours"))
        }
        return target
    }

    func phosphorusTarget() -> DayTarget {
        var target = phosphorusLimit()
        target.notes += [phosphorus, pth].compactMap(\.passedOver?.message)
        return target
    }

    private func phosphorusLimit() -> DayTarget {
        let isLow = phosphorus.level == .low
        guard isIn(TargetTable.row(.phosphorusHigh).categories) else {
            guard category == .transplant, isLow else { return off(.phosphorus, .phosphorusNone) }
            var target = off(.phosphorus, .phosphorusLowAfterTransplant, phosphorus.lab)
            target.mode = .released
            return target
        }
        let switches = [phosphorus, pth].filter { $0.level == .high }.compactMap(\.lab)
        guard let first = switches.first, !isLow else {
            var target = off(.phosphorus, .phosphorusNone, phosphorus.lab ?? pth.lab)
            if isLow { target.mode = .released }
            if phosphorus.level == .noValue {
                target.notes.append(
                    phosphorus.passedOver == nil
                        ? localized("no phosphorus value was entered yet")
                        : localized("no phosphorus value that counts was entered yet")
                )
            }
            return target
        }
        var target = ceiling(.phosphorus, .phosphorusHigh, lab: first)
        target.reasons += switches.dropFirst().map { reason(.phosphorusHigh, $0) }
        return target
    }

    func calciumTarget() -> DayTarget {
        if hints.contains(.activeVitaminD), isIn(TargetTable.row(.calciumActiveVitaminD).categories) {
            var target = off(.calcium, .calciumActiveVitaminD)
            target.notes.append(localized("with active vitamin D the clinic sets the calcium"))
            return target
        }
        if isIn(.stage3And4) {
            var target = ceiling(.calcium, .calciumStage3And4)
            target.low = target.strict.map { TargetLimit(value: $0, reason: reason(.calciumStage3And4)) }
            target.strict = nil
            return target
        }
        if isIn(.dialysis) {
            var target = ceiling(.calcium, .calciumLowEGFR)
            target.reasons.append(reason(.calciumDialysis))
            return target
        }
        if isIn(.stage3To5) { return ceiling(.calcium, .calciumLowEGFR) }
        var target = off(.calcium, .calciumLowEGFR)
        target.notes.append(localized("a number is named only for an eGFR under 60"))
        return target
    }
}
